-- Applications of people and shops who want to work with the platform.

create sequence application_numbers maxvalue 999999 cycle;

create table applications (
  id bigint generated always as identity primary key,
  no text not null unique default 'SQ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('application_numbers')::text, 6, '0'),
  app_id text not null,
  external_no text not null,
  -- The user of the app who applies; the papers are theirs.
  person_id bigint not null references users,
  person_external_id text not null,
  kind text not null check (kind in ('rider', 'chauffeur', 'merchant', 'companion', 'cityAgent')),
  name text not null,
  phone text not null,
  city_code text not null,
  -- What the applicant said, by kind; see ApplicationContent.
  content jsonb not null,
  agreement text not null,
  invited_by text not null default '',
  state text not null default 'submitted' check (state in ('submitted', 'supplement', 'secondReview', 'onboarding', 'activated',
    'rejected', 'withdrawn', 'abandoned')),
  state_at timestamptz(3) not null default now(),
  -- Of the last decision that took effect.
  reviewer_id bigint references users,
  codes text[] not null default '{}',
  note text not null default '',
  -- What the applicant is asked for while in supplement, and until when.
  supplement text[] not null default '{}',
  supplement_until timestamptz(3),
  appeal_text text not null default '',
  appealed_at timestamptz(3),
  training_score integer check (training_score between 0 and 100),
  deposit_paid_fen bigint not null default 0 check (deposit_paid_fen >= 0),
  -- What it became: the user id of a worker, the id of a shop.
  member_id bigint,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_no)
);
-- One open application of a person and kind.
create unique index applications_open on applications (person_id, kind)
  where state in ('submitted', 'supplement', 'secondReview', 'onboarding');
create index applications_person on applications (person_id, kind, id);
create index applications_phone on applications (reverse(phone) text_pattern_ops);
create index applications_list on applications (state, state_at desc, id desc);
create index applications_city on applications (city_code, state, state_at desc, id desc);
create index applications_supplement on applications (supplement_until) where state = 'supplement';
create index applications_ended on applications (state_at desc, id desc) where state in ('withdrawn', 'abandoned');
create index applications_no_suffix on applications (reverse(no) text_pattern_ops);
create index applications_name on applications (name text_pattern_ops);

-- Staff are told of new records of a city together, whatever is judged.
alter table verification_windows rename to review_windows;
alter table review_windows rename constraint verification_windows_pkey to review_windows_pkey;
alter table review_windows add column subject text not null default 'verifications';
alter table review_windows alter column subject drop default,
  drop constraint review_windows_pkey, add primary key (subject, city_code);

-- What reviewers did by hand.
create table application_checks (
  application_id bigint not null references applications on delete cascade,
  check_name text not null check (check_name in ('called', 'placeSeen', 'backgroundClear', 'agreementSigned')),
  by_id bigint not null references users,
  at timestamptz(3) not null default now(),
  primary key (application_id, check_name)
);

-- The paper behind a credential was revoked: a report with the same number does not bring it back.
alter table worker_credentials add column revoked_at timestamptz(3);

update roles set permissions = permissions || '{applications.view,applications.judge,applications.activate}'
  where code in ('auditor', 'ops');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/shenqing', 'ApplicationsPage', 'Applications',
  '{"zh": "入驻申请", "en": "Applications", "es": "Solicitudes", "ja": "登録申請"}', 'application',
  '{applications.view}', 40
from menus where path = '/people';
