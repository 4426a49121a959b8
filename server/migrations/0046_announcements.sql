-- Announcements: what staff are told, and people in the apps, and who has read it.
create sequence announcement_numbers maxvalue 999999 cycle;

create table announcements (
  id bigint generated always as identity primary key,
  no text not null unique default 'GG' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('announcement_numbers')::text, 6, '0'),
  state text not null default 'draft'
    check (state in ('draft', 'reviewing', 'scheduled', 'published', 'expired', 'offline')),
  title text not null,
  category text not null check (category in ('system', 'activity', 'rule', 'safety', 'weather', 'outage')),
  summary text not null,
  -- HTML that the server has sanitised.
  content text not null,
  cover_url text,
  -- The audience: everybody of these kinds, narrowed by cities and, for staff, by roles (codes), where these are not empty.
  kinds text[] not null,
  roles text[] not null,
  cities text[] not null,
  -- Added to them: [{"kind": "rider", "id": 5}]
  people jsonb not null,
  channels text[] not null,
  priority text not null check (priority in ('high', 'normal', 'low')),
  must_acknowledge boolean not null,
  publish_at timestamptz(3),
  expire_at timestamptz(3),
  pinned_until timestamptz(3),
  published_at timestamptz(3),
  publisher_id bigint references users,
  author_id bigint not null references users,
  -- How many its audience was when it was last counted; when it is published, or its newer text waits.
  counted integer not null default 0,
  -- How many it is for, since it was published.
  targets integer,
  -- The number of its text.
  revision integer not null default 1,
  -- Whether a newer text waits to be published.
  has_pending boolean not null default false,
  reason text,
  reminded_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  check (state not in ('published', 'expired', 'offline') or (published_at is not null and targets is not null)),
  check (state <> 'scheduled' or publish_at is not null)
);
create index announcements_state on announcements (state, id desc);
create index announcements_category on announcements (category, id desc);
create index announcements_title on announcements using gin (bigrams(title));
create index announcements_no_suffix on announcements (reverse(no) text_pattern_ops);
create index announcements_published on announcements (published_at desc, id desc) where state = 'published';
create index announcements_pinned on announcements (pinned_until) where state = 'published' and pinned_until is not null;
-- What stands before its readers, and what they must acknowledge before they dispatch.
create index announcements_pressing on announcements (id)
  where state = 'published' and (must_acknowledge or channels @> '{popup}');
create index announcements_blocking on announcements (id)
  where state = 'published' and category = 'safety' and must_acknowledge;
create index announcements_due on announcements (publish_at) where state = 'scheduled';
create index announcements_expiring on announcements (expire_at) where state = 'published' and expire_at is not null;

-- Each text that an announcement had, and the one that waits.
create table announcement_revisions (
  announcement_id bigint not null references announcements on delete cascade,
  number integer not null,
  -- AnnouncementText of the contract.
  text jsonb not null,
  -- Who wrote it last, and the ids of everybody who wrote some of it: [1, 2]
  author_id bigint not null references users,
  writers jsonb not null,
  written_at timestamptz(3) not null default now(),
  publisher_id bigint references users,
  published_at timestamptz(3),
  primary key (announcement_id, number)
);

-- Pictures that a text shows; others are swept.
create table announcement_images (
  announcement_id bigint not null references announcements on delete cascade,
  -- Of files.
  name text not null,
  primary key (announcement_id, name)
);
create index announcement_images_name on announcement_images (name);

-- Who has read it: a row is made when somebody does. Of a shop, reader_id is that of merchants, of others that of users.
create table announcement_reads (
  announcement_id bigint not null references announcements on delete cascade,
  reader_kind text not null check (reader_kind in ('staff', 'customer', 'rider', 'chauffeur', 'companion', 'merchant')),
  reader_id bigint not null,
  read_at timestamptz(3) not null default now(),
  acknowledged_at timestamptz(3),
  primary key (announcement_id, reader_kind, reader_id)
);
create index announcement_reads_reader on announcement_reads (reader_kind, reader_id, read_at desc);
create index announcement_reads_unacknowledged on announcement_reads (announcement_id, reader_kind, reader_id)
  where acknowledged_at is null;

-- How many those are, in parts: people who read at once do not wait for each other.
create table announcement_read_counts (
  announcement_id bigint not null references announcements on delete cascade,
  part smallint not null,
  read integer not null default 0,
  acknowledged integer not null default 0,
  primary key (announcement_id, part)
);

update roles set permissions = permissions || '{announcements.view}' where code <> 'super_admin' and is_builtin;
update roles set permissions = permissions || '{announcements.edit,announcements.publish,announcements.export}'
  where code = 'ops';
update roles set permissions = permissions || '{announcements.publish,announcements.export}' where code = 'kefu_leader';

insert into menus (path, component, name, titles, icon, permissions, sort) values
  ('/gonggao', 'AnnouncementsPage', 'Announcements',
   '{"zh": "公告管理", "en": "Announcements", "es": "Anuncios", "ja": "お知らせ管理"}', 'megaphone',
   '{announcements.view}', 47);
