-- Feedback: what people think of the product, the incidents that it shows, and the words that it is searched and counted by.

create sequence feedback_numbers maxvalue 999999 cycle;

create table feedback (
  id bigint generated always as identity primary key,
  no text not null unique default 'FK' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('feedback_numbers')::text, 6, '0'),
  app_id text not null,
  external_no text not null,
  -- As the app knows the person. A merchant is a shop, anybody else a user.
  person_kind text not null check (person_kind in ('customer', 'rider', 'chauffeur', 'companion', 'merchant')),
  person_external_id text not null,
  person_name text not null,
  person_id bigint references users,
  merchant_id bigint references merchants,
  city_code text not null,
  type text not null check (type in ('bug', 'suggestion', 'experience', 'business', 'other')),
  content text not null,
  page text not null default '',
  app_version text not null default '',
  device text not null default '',
  system text not null check (system in ('ios', 'android', 'harmony', 'web', 'other')),
  system_version text not null default '',
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  contact text not null default '',
  -- The words of the content without those that say nothing, which it is compared and counted by.
  words text[] not null default '{}',
  -- Terms of trouble in the content.
  trouble text[] not null default '{}',
  -- Words of a complaint in the content, and the number of an order.
  complaint_words text[] not null default '{}',
  order_no text,
  state text not null default 'pending' check (state in ('pending', 'processing', 'replied', 'adopted', 'closed')),
  state_at timestamptz(3) not null default now(),
  assignee_id bigint references users,
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  duplicate_of bigint references feedback,
  -- How many were merged into it.
  merged integer not null default 0,
  images integer not null default 0,
  adopted_version text not null default '',
  closing_reason text not null default '',
  complaint_id bigint references complaints,
  -- Whether its words are in feedback_word_days.
  is_counted boolean not null default false,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_no),
  check ((person_kind = 'merchant') = (merchant_id is not null)),
  check ((person_kind = 'merchant') = (person_id is null)),
  check (duplicate_of is null or (state = 'closed' and duplicate_of <> id))
);
create index feedback_list on feedback (state, id desc);
create index feedback_city on feedback (city_code, state, id desc);
create index feedback_assignee on feedback (assignee_id, id desc) where state in ('pending', 'processing');
create index feedback_version on feedback (app_version, id desc) where app_version <> '';
create index feedback_no_suffix on feedback (reverse(no) text_pattern_ops);
create index feedback_text on feedback using gin (bigrams(content));
create index feedback_words on feedback using gin (words);
create index feedback_tags on feedback using gin (tags) where tags <> '{}';
create index feedback_person on feedback (person_id, id desc) where person_id is not null;
create index feedback_merchant on feedback (merchant_id, id desc) where merchant_id is not null;
create index feedback_name on feedback (person_name text_pattern_ops);
create index feedback_duplicates on feedback (duplicate_of, id) where duplicate_of is not null;
create index feedback_complaint on feedback (complaint_id) where complaint_id is not null;
-- What is counted by word within the last minutes, and by day, type and version.
create index feedback_trouble on feedback (created_at) where trouble <> '{}';
create index feedback_figures on feedback (created_at) include (city_code, type, app_version);

create table feedback_images (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  file_id bigint not null references files,
  place integer not null
);
create index feedback_images_of on feedback_images (feedback_id, place);
-- Uploads that no feedback has are swept.
create index feedback_images_file on feedback_images (file_id);

-- What the person wrote later, and what staff answered.
create table feedback_messages (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  by text not null check (by in ('person', 'staff')),
  name text not null,
  content text not null,
  at timestamptz(3) not null default now()
);
create index feedback_messages_of on feedback_messages (feedback_id, id);

-- Words of trouble, and tags that staff are offered.
create table feedback_terms (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('trouble', 'tag')),
  term text not null,
  -- As it is compared: one width, one case, without signs between the letters.
  compared text not null,
  version integer not null default 1,
  unique (kind, compared)
);
insert into feedback_terms (kind, term, compared) values
  ('trouble', '闪退', '闪退'), ('trouble', '支付失败', '支付失败'), ('trouble', '无法登录', '无法登录'),
  ('trouble', '打不开', '打不开'), ('trouble', '白屏', '白屏'), ('trouble', '重复扣款', '重复扣款'),
  ('trouble', 'crash', 'crash'), ('trouble', 'payment failed', 'paymentfaiied'), ('trouble', 'cannot log in', 'cannotiogin'),
  ('trouble', 'se cierra', 'secierra'), ('trouble', 'pago fallido', 'pagofaiiido'),
  ('trouble', '強制終了', '強制終了'), ('trouble', 'ログインできない', 'ログインできない'),
  ('tag', '需要复现', '需要复现'), ('tag', '已转研发', '已转研发'), ('tag', '体验优化', '体验优化'), ('tag', '重要用户', '重要用户');

-- Many people report the same trouble at once.
create sequence incident_numbers maxvalue 999999 cycle;
create table feedback_incidents (
  id bigint generated always as identity primary key,
  no text not null unique default 'SJ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('incident_numbers')::text, 6, '0'),
  term text not null,
  reports integer not null default 0,
  opened_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  -- Its alarm; whoever takes that takes the incident.
  notification_id bigint,
  taken_by bigint references users,
  closed_at timestamptz(3),
  note text not null default '',
  version integer not null default 1
);
-- One word has one open incident.
create unique index feedback_incidents_open on feedback_incidents (term) where closed_at is null;

create table feedback_incident_reports (
  incident_id bigint not null references feedback_incidents on delete cascade,
  feedback_id bigint not null references feedback on delete cascade,
  primary key (incident_id, feedback_id)
);
create index feedback_incident_reports_of on feedback_incident_reports (feedback_id);

-- How often a word stands in the feedback of a city on a day.
create table feedback_word_days (
  day date not null,
  city_code text not null,
  word text not null,
  found integer not null,
  primary key (day, city_code, word)
);

-- A city where feedback came that staff are told of together when this ends.
create table feedback_windows (
  city_code text primary key,
  began_at timestamptz(3) not null default now()
);

update roles set permissions = permissions || '{feedback.view,feedback.reply,feedback.close}' where code = 'kefu';
update roles set permissions = permissions
  || '{feedback.view,feedback.reply,feedback.close,feedback.assign,feedback.export,feedback.terms}'
  where code in ('kefu_leader', 'ops');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/fankui', 'FeedbackPage', 'Feedback',
  '{"zh": "意见反馈", "en": "Feedback", "es": "Sugerencias", "ja": "ご意見"}', 'feedback', '{feedback.view}'::text[], 30
from menus where path = '/service';
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/feedback-terms', 'FeedbackTermsPage', 'FeedbackTerms',
  '{"zh": "反馈词库", "en": "Feedback words", "es": "Palabras de sugerencias", "ja": "ご意見の語句"}', 'book',
  '{feedback.terms}'::text[], 66
from menus where path = '/system';
