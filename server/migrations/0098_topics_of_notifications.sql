-- What a notification is about, by which a person chooses how to hear of it. A type says less: new orders, urges and what else
-- happens to an order are of one type.
alter table notifications add column topic text;
update notifications set topic = case
  when kind like '%.paid' or kind in ('chauffeur.placed', 'challenge.opened') then 'newOrder'
  when kind like '%.urged' then 'urge'
  when kind like '%.afterSale' or kind = 'dispatch.refundFailed' then 'refund'
  when type = 6 then 'orderChange'
  when kind like 'dispatch.%' then 'dispatch'
  when kind in ('chat.text', 'chat.image', 'chat.voice', 'chat.packet', 'chat.order') then 'message'
  when type <= 5 then 'chatAlert'
  when type = 8 then 'announcement'
  when type = 9 then 'money'
  when type = 10 then 'credential'
  when type = 11 then 'verification'
  when type = 12 then 'post'
  when type = 13 then 'application'
  when type = 14 then 'complaint'
  when type = 15 then 'feedback'
  else 'system' end;
alter table notifications alter column topic set not null;

-- A topic is 'sound', 'reminder', 'listed' or 'none'; one that is not named is told with a sound. What came before its moment in
-- wanted_since is not listed: 'infinity' while it is 'none'.
alter table notification_rules add column levels jsonb not null default '{}', add column wanted_since jsonb not null default '{}';
update notification_rules set levels = coalesce((
  select jsonb_object_agg(topic, 'listed')
  from (values ('newOrder', 6), ('urge', 6), ('orderChange', 6), ('refund', 6), ('dispatch', 7), ('system', 7), ('message', 0),
    ('chatAlert', 5), ('announcement', 8), ('money', 9), ('credential', 10), ('verification', 11), ('post', 12),
    ('application', 13), ('complaint', 14), ('feedback', 15)) as known (topic, type)
  where known.type = any(silent_types)), '{}');
-- What it said is in levels.
alter table notification_rules drop column silent_types;

-- How one hears of the platform: a screen for everybody, reached from the profile.
insert into menus (path, component, name, titles, icon, is_hidden, sort) values
  ('/user/notifications', 'NotificationsPage', 'Notifications',
   '{"zh": "通知设置", "en": "Notification settings", "es": "Ajustes de avisos", "ja": "通知設定"}',
   'users', true, 96);
