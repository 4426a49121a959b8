-- What staff judge: one case for each judgement of one person. A second look, an appeal and a sample are further cases.
create table review_cases (
  id bigint generated always as identity primary key,
  -- The feature whose record is judged, the record and its number.
  subject text not null check (subject in ('verifications')),
  subject_id bigint not null,
  subject_no text not null,
  city_code text not null,
  purpose text not null check (purpose in ('first', 'second', 'appeal', 'sample')),
  -- Who judged the same record before, and does not get this case.
  excluded_ids integer[] not null default '{}',
  -- 0 to 100.
  risk integer not null default 0 check (risk between 0 and 100),
  queued_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  -- waiting: in the queue, leased or not; decided: can be undone until leaves_at; closed: took effect; withdrawn: nothing is left to judge.
  state text not null default 'waiting' check (state in ('waiting', 'decided', 'closed', 'withdrawn')),
  -- Who has it, and until when; afterwards it is anybody's.
  holder_id bigint references users,
  leased_until timestamptz(3),
  verdict text check (verdict in ('approve', 'reject')),
  codes text[] not null default '{}',
  note text not null default '',
  decided_by_id bigint references users,
  decided_at timestamptz(3),
  leaves_at timestamptz(3),
  -- How long its page was in front of whoever decided.
  seconds integer check (seconds between 0 and 900),
  -- Of a sample: what was decided first.
  first_verdict text check (first_verdict in ('approve', 'reject')),
  -- What the queue is sorted by, ascending: a point of risk counts as two minutes of waiting. Kept by the trigger.
  rank bigint not null default 0,
  version integer not null default 1,
  check ((holder_id is null) = (leased_until is null)),
  check ((verdict is null) = (decided_by_id is null)),
  check ((state in ('decided', 'closed')) = (verdict is not null)),
  check ((purpose = 'sample') = (first_verdict is not null))
);
create function rank_review_case() returns trigger language plpgsql as $$
begin
  new.rank := extract(epoch from new.queued_at) * 1000 - new.risk * 120000;
  return new;
end $$;
create trigger review_cases_rank before insert or update of queued_at, risk on review_cases
  for each row execute function rank_review_case();

-- A record waits for one judgement at a time, besides a sample of an earlier one.
create unique index review_cases_open on review_cases (subject, subject_id, (purpose = 'sample'))
  where state in ('waiting', 'decided');
create index review_cases_queue on review_cases (subject, rank, id) where state = 'waiting';
create index review_cases_city on review_cases (subject, city_code, rank, id) where state = 'waiting';
create index review_cases_holder on review_cases (holder_id, subject) where holder_id is not null and state = 'waiting';
create index review_cases_subject on review_cases (subject, subject_id, id);
