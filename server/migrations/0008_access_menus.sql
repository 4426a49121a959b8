-- What the built-in roles may do with people, and the screens for it.
update roles set permissions = permissions || '{users.view,users.ban}' where code = 'ops';
update roles set permissions = permissions || '{users.view,people.reveal}' where code in ('kefu', 'kefu_leader');
update roles set permissions = permissions || '{people.reveal}' where code = 'dispatcher';
update roles set permissions = permissions || '{users.view,events.view}' where code = 'auditor';
update roles set permissions = permissions || '{users.view}' where code = 'viewer';

with people_group as (
  insert into menus (path, component, name, redirect, titles, icon, sort) values
    ('/people', 'Layout', 'People', '/user/list',
     '{"zh": "人员与商家", "en": "People and shops", "es": "Personas y comercios", "ja": "ユーザーと店舗"}', 'users', 40)
  returning id
)
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/user/list', 'UsersPage', 'UserList',
  '{"zh": "用户列表", "en": "Users", "es": "Usuarios", "ja": "ユーザー一覧"}', 'users', '{users.view}'::text[], 30
from people_group;

with system_group as (
  insert into menus (path, component, name, redirect, titles, icon, sort) values
    ('/system', 'Layout', 'System', '/system/staff',
     '{"zh": "系统", "en": "System", "es": "Sistema", "ja": "システム"}', 'staff', 90)
  returning id
)
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, entry.path, entry.component, entry.name, entry.titles::jsonb, entry.icon, entry.permissions::text[], entry.sort
from system_group, (values
  ('/system/staff', 'StaffPage', 'Staff',
   '{"zh": "员工管理", "en": "Staff", "es": "Personal", "ja": "スタッフ"}', 'staff', '{staff.view}', 10),
  ('/system/role', 'RolesPage', 'Roles',
   '{"zh": "角色权限", "en": "Roles", "es": "Roles", "ja": "ロール"}', 'roles', '{roles.view}', 20),
  ('/system/menu', 'MenusPage', 'Menus',
   '{"zh": "菜单管理", "en": "Menus", "es": "Menús", "ja": "メニュー"}', 'menus', '{menus.edit}', 30),
  ('/system/log', 'EventsPage', 'Events',
   '{"zh": "操作日志", "en": "Operation log", "es": "Registro de operaciones", "ja": "操作ログ"}', 'log', '{events.view}', 40),
  ('/system/signin', 'SignInsPage', 'SignIns',
   '{"zh": "登录日志", "en": "Sign-in log", "es": "Registro de accesos", "ja": "ログイン履歴"}', 'signIn', '{signIns.view}', 50)
) as entry (path, component, name, titles, icon, permissions, sort);
