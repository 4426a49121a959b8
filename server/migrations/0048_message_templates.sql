-- What people are told: the templates, and the texts that staff changed. A text without a title is the built-in one again.
create table message_templates (
  id bigint generated always as identity primary key,
  key text not null unique,
  version integer not null default 1
);
insert into message_templates (key) values
  ('order.cancelled'),
  ('order.refunded'),
  ('order.refundRejected'),
  ('order.refundFailed'),
  ('complaint.received'),
  ('complaint.proposed'),
  ('complaint.decided'),
  ('complaint.statementAsked'),
  ('complaint.ended'),
  ('withdrawal.approved'),
  ('withdrawal.rejected'),
  ('withdrawal.confirming'),
  ('withdrawal.paid'),
  ('withdrawal.returned'),
  ('verification.approved'),
  ('verification.rejected'),
  ('verification.expired'),
  ('verification.replaced'),
  ('verification.revoked'),
  ('application.forwarded'),
  ('application.approved'),
  ('application.approved.deposit'),
  ('application.returned'),
  ('application.rejected'),
  ('application.rejected.again'),
  ('application.abandoned'),
  ('application.activated'),
  ('post.approved'),
  ('post.rejected'),
  ('post.hidden'),
  ('post.reported'),
  ('post.restored'),
  ('post.pending'),
  ('post.punished'),
  ('worker.frozen'),
  ('worker.disabled'),
  ('worker.enabled'),
  ('merchant.suspended'),
  ('merchant.resumed'),
  ('redpacket.sent'),
  ('redpacket.expired'),
  ('user.muted');

-- One version of the text of a template in one language; title, body and sms are null where the built-in text is back.
create table message_texts (
  key text not null references message_templates (key),
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  version integer not null,
  title text check (length(title) between 1 and 60),
  body text check (length(body) between 1 and 500),
  sms text check (length(sms) <= 140),
  by_id bigint not null,
  by_name text not null,
  at timestamptz(3) not null default now(),
  valid_from timestamptz(3) not null default now(),
  primary key (key, language, version),
  check ((title is null) = (body is null) and (title is null) = (sms is null))
);

-- The language that people use an app in; of all others it is Chinese.
create table person_languages (
  app_id text not null references apps,
  kind text not null check (kind in ('customer', 'rider', 'chauffeur', 'companion', 'merchant')),
  external_id text not null,
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  primary key (app_id, kind, external_id)
);

-- Apps that write for people may say which language these use.
update apps set scopes = scopes || '{person.write}' where 'chat.write' = any(scopes);

update roles set permissions = permissions || '{messageTemplates.view,messageTemplates.edit}' where code = 'ops';
update roles set permissions = permissions || '{messageTemplates.view}' where code in ('kefu_leader', 'auditor');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/messages', 'MessageTemplatesPage', 'MessageTemplates',
  '{"zh": "消息模板", "en": "Message templates", "es": "Plantillas de mensajes", "ja": "メッセージテンプレート"}', 'megaphone',
  '{messageTemplates.view}', 64
from menus where path = '/system';
