-- Papers that people show: identity, licences, certificates, skills.

create sequence verification_numbers maxvalue 999999 cycle;

create table verifications (
  id bigint generated always as identity primary key,
  no text not null unique default 'RZ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('verification_numbers')::text, 6, '0'),
  app_id text not null,
  external_no text not null,
  person_id bigint not null references users,
  -- As the app knows the person.
  person_kind text not null check (person_kind in ('customer', 'rider', 'chauffeur', 'companion')),
  person_external_id text not null,
  city_code text not null,
  kind text not null check (kind in ('realName', 'driverLicence', 'healthCertificate', 'businessLicence', 'foodPermit',
    'gameSkill', 'vehicle')),
  -- What the person said, without the number; see PaperContent.
  content jsonb not null,
  -- The number, encrypted; what its doubles are found by; and what lists show.
  number_sealed bytea,
  number_hash bytea,
  number_masked text not null default '',
  -- What a machine read, and which one. Its number is encrypted in content's place, too.
  reading jsonb,
  reading_number_sealed bytea,
  -- What the server checked when it came: checks, and for some the other paper.
  hints jsonb not null default '[]',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'expired', 'revoked')),
  state_at timestamptz(3) not null default now(),
  -- Of the last decision that took effect.
  reviewer_id bigint references users,
  codes text[] not null default '{}',
  note text not null default '',
  -- The last day of an approved paper; null if it does not expire.
  valid_to date,
  appeal_text text not null default '',
  appealed_at timestamptz(3),
  images_deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_no)
);
create index verifications_person on verifications (person_id, kind, id);
create index verifications_number on verifications (number_hash) where number_hash is not null;
create index verifications_list on verifications (state, state_at desc, id desc);
create index verifications_city on verifications (city_code, state, state_at desc, id desc);
create index verifications_valid_to on verifications (valid_to) where state = 'approved' and valid_to is not null;
create index verifications_images on verifications (state_at) where images_deleted_at is null and state <> 'pending';
create index verifications_ended on verifications (state_at desc, id desc) where state in ('expired', 'revoked');
create index verifications_name on verifications ((content ->> 'name') text_pattern_ops);
create index verifications_no_suffix on verifications (reverse(no) text_pattern_ops);

create table verification_images (
  id bigint generated always as identity primary key,
  verification_id bigint not null references verifications on delete cascade,
  image text not null check (image in ('front', 'back', 'hand', 'page')),
  -- Null once the image was deleted; its fingerprint stays, to find its doubles.
  file_id bigint references files on delete set null,
  -- 256 bits of what the picture looks like.
  fingerprint bit(256) not null,
  place integer not null
);
create index verification_images_of on verification_images (verification_id, place);

-- A city where papers came that staff are told of together when this ends.
create table verification_windows (
  city_code text primary key,
  began_at timestamptz(3) not null default now()
);

-- Images that a person opened today.
create index events_paper_images on events (actor_id, at) where action = 'verifications.open';

-- Opens one private file once, for one person, within a minute.
create table file_tickets (
  -- SHA-256 of the ticket, which is stored nowhere.
  ticket_hash bytea primary key,
  file_id bigint not null references files on delete cascade,
  person_id bigint not null references users,
  created_at timestamptz(3) not null default now()
);
create index file_tickets_age on file_tickets (created_at);

update roles set permissions = permissions || '{verifications.view,verifications.judge,verifications.images,verifications.revoke}'
  where code = 'auditor';
update roles set permissions = permissions || '{verifications.view}' where code = 'ops';

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/user/renzheng', 'VerificationsPage', 'Verifications',
  '{"zh": "实名与资质认证", "en": "Verifications", "es": "Verificaciones", "ja": "本人・資格確認"}', 'id',
  '{verifications.view}', 30
from menus where path = '/people';
