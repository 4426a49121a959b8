-- Who waits, beside the agents: a page of its own.
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/kefuteam', 'TeamPage', 'Kefuteam',
  '{"zh": "客服现场", "en": "Live desk", "es": "En vivo", "ja": "現場"}', 'gauge', '{chats.monitor}'::text[], 15
from menus where path = '/service';
