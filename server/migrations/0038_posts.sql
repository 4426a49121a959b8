-- Posts and comments that people publish, the reports about them, the word lists and what happens to authors.

alter table review_cases drop constraint review_cases_subject_check,
  add constraint review_cases_subject_check check (subject in ('verifications', 'posts', 'applications')),
  drop constraint review_cases_verdict_check,
  add constraint review_cases_verdict_check check (verdict in ('approve', 'reject', 'return')),
  -- Why it is in the queue, in the words of its subject.
  add column cause text not null default '';
update review_cases set cause = purpose where purpose <> 'first';
create index review_cases_cause on review_cases (subject, cause, rank, id) where state = 'waiting' and cause <> '';
create index review_cases_due on review_cases (subject, due_at) where state = 'waiting';

create sequence post_numbers maxvalue 999999 cycle;

create table posts (
  id bigint generated always as identity primary key,
  no text not null unique default 'DT' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('post_numbers')::text, 6, '0'),
  app_id text not null,
  external_no text not null,
  -- Of a comment: what it is about.
  parent_id bigint references posts,
  author_id bigint not null references users,
  -- As the app knows the author.
  author_kind text not null check (author_kind in ('customer', 'rider', 'chauffeur', 'companion')),
  author_external_id text not null,
  city_code text not null,
  kind text not null check (kind in ('text', 'image', 'video', 'voice')),
  content text not null,
  topics text[] not null default '{}',
  place text not null default '',
  sent_from text not null default '',
  -- What the machine of the app says; see MachineVerdict.
  machine jsonb,
  -- Terms found in the content; see PostHit.
  hits jsonb not null default '[]',
  state text not null check (state in ('pending', 'approved', 'rejected', 'hidden', 'deleted')),
  state_at timestamptz(3) not null default now(),
  -- Of the last decision that took effect.
  reviewer_id bigint references users,
  codes text[] not null default '{}',
  note text not null default '',
  appeal_text text not null default '',
  appealed_at timestamptz(3),
  exposure integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  shares integer not null default 0,
  -- Different reporters since it was last judged.
  reports integer not null default 0,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_no)
);
create index posts_list on posts (state, state_at desc, id desc);
create index posts_city on posts (city_code, state, state_at desc, id desc);
create index posts_author on posts (author_id, id);
create index posts_parent on posts (parent_id, id) where parent_id is not null;
create index posts_no_suffix on posts (reverse(no) text_pattern_ops);
create index posts_text on posts using gin (bigrams(content));

-- Pictures, films and voices of posts.
create table post_media (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  kind text not null check (kind in ('image', 'video', 'voice')),
  file_id bigint not null references files,
  place integer not null
);
create index post_media_of on post_media (post_id, place);
-- Uploads that no post has are swept.
create index post_media_file on post_media (file_id);

-- What a post said before its author changed it.
create table post_revisions (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  content text not null,
  at timestamptz(3) not null default now()
);
create index post_revisions_of on post_revisions (post_id, id);

-- Who reported is for the rules alone: no answer says it.
create table post_reports (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  app_id text not null,
  reporter_kind text not null check (reporter_kind in ('customer', 'rider', 'chauffeur', 'companion')),
  reporter_external_id text not null,
  reason text not null,
  content text not null default '',
  -- Whether reports of this reporter were mostly right until then.
  is_credible boolean not null,
  -- open: not judged; founded, unfounded: the post was rejected or approved.
  outcome text not null default 'open' check (outcome in ('open', 'founded', 'unfounded')),
  at timestamptz(3) not null default now(),
  unique (post_id, app_id, reporter_kind, reporter_external_id)
);
create index post_reports_reporter on post_reports (app_id, reporter_kind, reporter_external_id, at desc);

create table post_punishments (
  id bigint generated always as identity primary key,
  person_id bigint not null references users,
  post_id bigint not null references posts,
  step text not null check (step in ('warn', 'limit', 'mute1', 'mute3', 'mute7', 'mute30', 'ban')),
  reason text not null,
  by_id bigint not null references users,
  at timestamptz(3) not null default now(),
  -- Null where it has no end.
  until timestamptz(3)
);
create index post_punishments_person on post_punishments (person_id, at desc);

-- Terms that posts are searched for.
create table post_terms (
  id bigint generated always as identity primary key,
  term text not null,
  -- As it is compared: one width, one case, without signs between the letters.
  compared text not null unique,
  level text not null check (level in ('block', 'review', 'mark')),
  label text not null,
  is_by_sound boolean not null default false,
  version integer not null default 1
);

-- How often a term was found, by day.
create table post_term_finds (
  term_id bigint not null references post_terms on delete cascade,
  day date not null,
  found integer not null,
  primary key (term_id, day)
);

update roles set permissions = permissions || '{posts.view,posts.judge,posts.hide,posts.punish,postTerms.view,postTerms.edit}'
  where code in ('auditor', 'ops');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/user/dongtailist', 'PostsPage', 'Posts',
  '{"zh": "动态审核", "en": "Posts", "es": "Publicaciones", "ja": "投稿の審査"}', 'post',
  '{posts.view}', 50
from menus where path = '/people';

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/post-terms', 'PostTermsPage', 'PostTerms',
  '{"zh": "敏感词库", "en": "Word lists", "es": "Listas de términos", "ja": "監視語リスト"}', 'book',
  '{postTerms.view}', 65
from menus where path = '/system';
