-- Complaints completed: pictures, money to the balance, punishments with an appeal, the authorities' clock, the ranking.

-- Pictures of the complainant, of the respondent, and of staff in a note.
create table complaint_images (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  part text not null check (part in ('content', 'statement', 'appeal', 'note')),
  -- The entry of the log that they were sent with.
  event_id bigint not null,
  file_id bigint not null unique references files,
  place integer not null
);
create index complaint_images_complaint on complaint_images (complaint_id, id);

-- Money that a decision credits to the balance of the complainant: at once, or after a colleague's approval.
create table complaint_compensations (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  -- The first, the second of its complaint; with the complaint it is the business key of the ledger.
  n integer not null check (n > 0),
  order_id bigint not null references orders on delete cascade,
  person_id bigint not null references users,
  -- Integer fen.
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('pending', 'paid', 'rejected')),
  asked_by_id bigint not null references users,
  asked_by text not null,
  asked_at timestamptz(3) not null default now(),
  decided_by_id bigint references users,
  decided_by text,
  decided_at timestamptz(3),
  remark text not null default '',
  unique (complaint_id, n),
  check ((state = 'pending') = (decided_at is null))
);
create index complaint_compensations_order on complaint_compensations (order_id);
create index complaint_compensations_decided on complaint_compensations (decided_by_id, decided_at) where decided_by_id is not null;
create index complaint_compensations_pending on complaint_compensations (complaint_id) where state = 'pending';

-- What happens to the respondent, until when they may appeal, and what became of the appeal.
create table complaint_punishments (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  n integer not null check (n > 0),
  -- Kind, amount as it was carried out, and what undoes it.
  measures jsonb not null,
  state text not null default 'in_force' check (state in ('in_force', 'appealed', 'upheld', 'lifted')),
  reason text not null,
  by_id bigint not null references users,
  by_name text not null,
  at timestamptz(3) not null default now(),
  appeal_until timestamptz(3) not null,
  appeal text not null default '',
  appealed_at timestamptz(3),
  judged_by_id bigint references users,
  judged_by text,
  judged_at timestamptz(3),
  judgement text not null default '',
  unique (complaint_id, n),
  check ((state = 'in_force') = (appealed_at is null)),
  check ((state in ('upheld', 'lifted')) = (judged_at is not null)),
  -- Somebody else than who decided.
  check (judged_by_id <> by_id)
);
create index complaint_punishments_appealed on complaint_punishments (complaint_id) where state = 'appealed';

-- A mute can follow from a complaint instead of a post.
alter table post_punishments alter column post_id drop not null;
alter table post_punishments add column complaint_no text;
alter table post_punishments add constraint post_punishments_cause check ((post_id is null) <> (complaint_no is null));

-- Whether it was closed with a share of the liability for whom it is about.
alter table complaints add column is_upheld boolean not null generated always as (
  state = 'closed' and coalesce((liability ->> case respondent_kind
    when 'customer' then 'customer' when 'merchant' then 'merchant' when 'platform' then 'platform' else 'worker' end)::integer, 0) > 0
) stored;
-- The ranking counts from this index alone.
create index complaints_ranking on complaints (created_at)
  include (id, respondent_kind, respondent_app_id, respondent_external_id, respondent_name, city_code, level, is_upheld)
  where respondent_kind <> 'platform';
create index complaints_hotline on complaints (city_code, rank, id) where hotline_due_at is not null and state <> 'closed';

update roles set permissions = permissions || '{complaints.compensate}' where code in ('kefu', 'kefu_leader', 'ops');
update roles set permissions = permissions || '{complaints.approve,complaints.punish,complaints.judge,complaints.export}'
  where code in ('kefu_leader', 'ops');
