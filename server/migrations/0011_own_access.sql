-- One's own devices and second factor: a screen for everybody, reached from the profile.
insert into menus (path, component, name, titles, icon, is_hidden, sort) values
  ('/user/access', 'AccessPage', 'Access',
   '{"zh": "登录设备与双重验证", "en": "Devices and second factor", "es": "Dispositivos y segundo factor", "ja": "ログイン端末と二段階認証"}',
   'users', true, 95);
