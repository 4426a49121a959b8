-- Reconciliation: bills of payment channels beside what the ledger says of them, and what the tax office is told of workers.

create table recon_days (
  id bigint generated always as identity primary key,
  app_id text not null references apps,
  -- In Shanghai.
  day date not null,
  state text not null default 'awaiting' check (state in ('awaiting', 'unbalanced', 'balanced')),
  -- As of the last comparison, integer fen.
  ours_in_fen bigint not null default 0,
  ours_out_fen bigint not null default 0,
  ours_count integer not null default 0,
  theirs_in_fen bigint not null default 0,
  theirs_out_fen bigint not null default 0,
  theirs_count integer not null default 0,
  fee_fen bigint not null default 0,
  matched integer not null default 0,
  waiting integer not null default 0,
  -- Differences by kind, and those that are not settled.
  amount_count integer not null default 0,
  only_ours_count integer not null default 0,
  only_theirs_count integer not null default 0,
  open_count integer not null default 0,
  -- Who said that money may be paid out although this day does not balance.
  confirmed_by_id bigint references users,
  confirmed_at timestamptz(3),
  confirm_reason text not null default '',
  compared_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, day)
);
create index recon_days_newest on recon_days (day desc, id desc);
create index recon_days_unbalanced on recon_days (day) where state = 'unbalanced';

-- The bill of a day, or of a part of it. The times of two parts do not overlap.
create table recon_parts (
  id bigint generated always as identity primary key,
  day_id bigint not null references recon_days,
  source text not null check (source in ('api', 'upload')),
  -- What the channel calls it; of an upload the hash of the file.
  external_no text not null,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  lines integer not null,
  fee_fen bigint not null,
  uploaded_by_id bigint references users,
  created_at timestamptz(3) not null default now(),
  unique (day_id, external_no),
  check (from_at < until_at)
);

create table recon_lines (
  id bigint generated always as identity primary key,
  day_id bigint not null references recon_days,
  part_id bigint not null references recon_parts,
  app_id text not null references apps,
  kind text not null check (kind in ('pay', 'refund', 'payout', 'fee')),
  channel_no text not null,
  merchant_no text,
  -- Below zero where money left the channel.
  net_fen bigint not null,
  fee_fen bigint not null,
  at timestamptz(3) not null,
  -- The movement of ours that it is: its channel_no, its first transaction, its amount.
  ours_no text,
  transaction_id bigint references ledger_transactions,
  ours_fen bigint
);
create index recon_lines_day on recon_lines (day_id, id);
create unique index recon_lines_ours on recon_lines (app_id, ours_no) where ours_no is not null;

create sequence difference_numbers maxvalue 999999 cycle;
create table recon_differences (
  id bigint generated always as identity primary key,
  no text not null unique default 'CY' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('difference_numbers')::text, 6, '0'),
  day_id bigint not null references recon_days,
  app_id text not null references apps,
  kind text not null check (kind in ('amount', 'onlyOurs', 'onlyTheirs')),
  line_id bigint references recon_lines,
  ours_no text,
  transaction_id bigint references ledger_transactions,
  -- Below zero where money left the channel.
  ours_fen bigint,
  theirs_fen bigint,
  state text not null default 'open' check (state in ('open', 'taken', 'settled')),
  owner_id bigint references users,
  outcome text check (outcome in ('suspense', 'accept', 'refundedElsewhere', 'correctOurs', 'correctTheirs', 'arrived')),
  reason text not null default '',
  reference text not null default '',
  posted_id bigint references ledger_transactions,
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  version integer not null default 1,
  check ((state = 'settled') = (outcome is not null)),
  check (state <> 'taken' or owner_id is not null),
  check ((line_id is not null) = (theirs_fen is not null) and (ours_no is not null) = (ours_fen is not null))
);
-- A line or a movement has at most one difference of a kind, besides those that ended by themselves.
create unique index recon_differences_line on recon_differences (line_id, kind)
  where line_id is not null and outcome is distinct from 'arrived';
create unique index recon_differences_ours on recon_differences (day_id, ours_no)
  where kind = 'onlyOurs' and outcome is distinct from 'arrived';
create index recon_differences_day on recon_differences (day_id, id desc);
create index recon_differences_number on recon_differences (app_id, ours_no) where ours_no is not null;
create index recon_differences_unsettled on recon_differences (id desc) where state <> 'settled';

-- What the tax office is told of a worker, from the identity card that was approved last.
create table tax_profiles (
  worker_id bigint primary key references workers,
  verification_id bigint not null references verifications,
  name text not null,
  number_sealed bytea not null,
  number_masked text not null,
  kind text not null check (kind in ('rider', 'chauffeur', 'companion')),
  is_exempt boolean not null,
  updated_at timestamptz(3) not null default now()
);

update roles set permissions = permissions
  || '{recon.view,recon.settle,recon.confirm,recon.export,reconDifferences.export,taxes.view,taxes.export}' where code = 'finance';

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/finance/recon', 'ReconPage', 'Recon',
  '{"zh": "对账", "en": "Reconciliation", "es": "Conciliación", "ja": "照合"}', 'recon', '{recon.view}', 40
from menus where path = '/finance';
