-- What the desk does about an order besides moving it: money back as records of its own, and notes.

create sequence refund_numbers maxvalue 999999 cycle;

-- Every yuan that goes back to a customer, whoever wanted it. The sums on the order are what these rows add up to.
create table refunds (
  id bigint generated always as identity primary key,
  -- Also what the payment channel knows it by: the same number again pays nothing twice.
  no text not null unique default 'TK' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('refund_numbers')::text, 6, '0'),
  order_id bigint not null references orders on delete cascade,
  -- Of what a customer asked for by an app.
  app_id text,
  external_no text,
  origin text not null check (origin in ('staff', 'customer', 'move')),
  stage text not null check (stage in ('review', 'processing', 'refunded', 'rejected', 'failed', 'withdrawn')),
  -- Integer fen.
  amount_fen bigint not null check (amount_fen > 0),
  arrived_fen bigint not null default 0 check (arrived_fen between 0 and amount_fen),
  code text not null,
  liability text not null check (liability in ('customer', 'merchant', 'worker', 'platform', 'none')),
  reason text not null default '',
  asked_by_id bigint references users,
  asked_by text not null default '',
  asked_at timestamptz(3) not null default now(),
  -- Under whose limit it went; null where the rules let it go, or nobody decided yet.
  decided_by_id bigint references users,
  decided_by text,
  decided_at timestamptz(3),
  -- Of who rejected it, or of a channel that failed.
  remark text not null default '',
  -- How often the payment app was told.
  attempt integer not null default 0,
  ended_at timestamptz(3),
  version integer not null default 1,
  check ((stage = 'refunded') = (arrived_fen = amount_fen)),
  unique (app_id, external_no)
);
-- Two people who pay the same order back pay it back once.
create unique index refunds_one_asked on refunds (order_id)
  where origin <> 'move' and stage in ('review', 'processing', 'failed');
create index refunds_order on refunds (order_id, id desc);
create index refunds_waiting on refunds (stage, id desc) where stage in ('review', 'processing', 'failed');
create index refunds_decided on refunds (decided_by_id, decided_at) where decided_by_id is not null;
create index refunds_no_suffix on refunds (reverse(no) text_pattern_ops);

-- What went back before there were rows for it.
insert into refunds (order_id, origin, stage, amount_fen, arrived_fen, code, liability, asked_at, decided_at, attempt, ended_at)
select id, 'move', case when refunding_fen > 0 then 'processing' else 'refunded' end, refunding_fen + refunded_fen,
  refunded_fen, coalesce(cancel_code, 'Z99'), 'none', coalesce(finished_at, state_at), coalesce(finished_at, state_at), 1,
  case when refunding_fen > 0 then null else coalesce(finished_at, state_at) end
from orders where refunding_fen + refunded_fen > 0;

-- What staff write down about an order, for each other.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  by_id bigint not null references users,
  at timestamptz(3) not null default now(),
  text text not null
);
create index order_notes_order on order_notes (order_id, id desc);

update roles set permissions = permissions || '{orders.follow}' where code in ('ops', 'kefu', 'kefu_leader', 'dispatcher');
update roles set permissions = permissions || '{refunds.ask,refunds.approve}' where code in ('ops', 'kefu', 'kefu_leader');
update roles set permissions = permissions || '{refunds.approve}' where code = 'finance';
