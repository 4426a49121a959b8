-- What the parties of an order get from it: the terms, the shares, and what stops them.

-- Terms from a moment on. Those of a merchant count before those of a city, and these before those without either; of several
-- the newest that has begun.
create table settlement_terms (
  id bigint generated always as identity primary key,
  service text not null,
  city_code text,
  merchant_id bigint references merchants,
  starts_at timestamptz(3) not null,
  -- As `SettlementTerms` of the contract says. Integer fen, basis points, seconds.
  terms jsonb not null,
  check (terms ->> 'service' = service),
  check (merchant_id is null or service = 'food'),
  unique nulls not distinct (service, city_code, merchant_id, starts_at)
);
insert into settlement_terms (service, starts_at, terms) values
  ('food', '2000-01-01', '{"service": "food", "commission": {"mode": "share", "bp": 800}, "merchantDiscountBp": 10000,
    "riderPay": {"mode": "distance", "baseFen": 400, "baseM": 2000, "perKmFen": 80, "mostFen": 1200},
    "workerHold": [86400, 86400, 86400, 86400, 86400], "merchantHold": {"days": 1, "hour": 6}}'),
  ('errand', '2000-01-01', '{"service": "errand", "commissionBp": 2000, "goodsToleranceBp": 1000,
    "workerHold": [86400, 86400, 86400, 86400, 86400]}'),
  ('chauffeur', '2000-01-01', '{"service": "chauffeur", "commissionBp": 2000, "reducedBp": 1800, "lowestBp": 1600,
    "tierFen": 10000, "tierRides": 10, "workerHold": [86400, 86400, 86400, 86400, 86400]}'),
  ('express', '2000-01-01', '{"service": "express", "marginBp": 1000}'),
  ('companion', '2000-01-01', '{"service": "companion", "commissionBp": 2000,
    "workerHold": [259200, 259200, 259200, 172800, 86400]}'),
  ('challenge', '2000-01-01', '{"service": "challenge", "commissionBp": 2000,
    "workerHold": [259200, 259200, 259200, 172800, 86400], "prizeHold": 172800}');

create table settlements (
  order_id bigint primary key references orders on delete cascade,
  state text not null default 'open' check (state in ('open', 'stopped', 'held', 'released', 'empty', 'earlier')),
  -- Why it is not divided, or not released.
  stop_reason text check (stop_reason in ('refund', 'complaint', 'hold', 'merchantUnknown', 'winnerUnknown')),
  hold_by_id bigint references users,
  hold_at timestamptz(3),
  hold_reason text not null default '',
  -- The terms when the order was paid; null for orders that ended before there was a ledger.
  terms jsonb,
  merchant_id bigint references merchants,
  -- Integer fen that left escrow: to the shares, and back to the customer. What was paid less both is still there.
  settled_fen bigint not null default 0 check (settled_fen >= 0),
  escrow_refunded_fen bigint not null default 0 check (escrow_refunded_fen >= 0),
  settled_at timestamptz(3),
  -- When the next share is released.
  release_at timestamptz(3),
  version integer not null default 1,
  check ((state = 'earlier') = (terms is null)),
  check ((hold_by_id is null) = (hold_at is null))
);
create index settlements_state on settlements (state, order_id desc);
-- What is stopped is tried again every minute: this index holds those few rows and nothing else, however many there are.
create index settlements_stopped on settlements (order_id) where stop_reason is not null;
create index settlements_on_hold on settlements (order_id) where hold_by_id is not null;

create table settlement_shares (
  id bigint generated always as identity primary key,
  order_id bigint not null references settlements on delete cascade,
  party text not null check (party in ('merchant', 'worker', 'winner', 'carrier', 'platform')),
  -- Whose account of the ledger; null for platform and carrier.
  owner_kind text check (owner_kind in ('person', 'merchant')),
  owner_id bigint,
  -- [{line, fen}]; they add up to the amount. Only the platform's may be below zero.
  lines jsonb not null,
  amount_fen bigint not null check (amount_fen >= 0 or party = 'platform'),
  -- What was taken back for refunds of this order after it was settled.
  recovered_fen bigint not null default 0 check (recovered_fen >= 0),
  -- How much of it is in the owner's account `held` now: less what was taken for refunds of this order or another.
  held_fen bigint not null default 0 check (held_fen >= 0),
  release_at timestamptz(3),
  released_at timestamptz(3),
  unique (order_id, party),
  check ((owner_kind is null) = (owner_id is null)),
  check (owner_id is not null or party in ('carrier', 'platform'))
);
-- What of an owner is held, the oldest first: a refund takes it from there.
create index settlement_shares_held on settlement_shares (owner_kind, owner_id, id) where held_fen > 0;

-- Of an order that ended, only what is still to be refunded is in escrow: the rest was divided before. Of those that go on, what
-- was paid is divided by the terms of today.
insert into settlements (order_id, state, terms, settled_fen, escrow_refunded_fen)
select orders.id, case when orders.finished_at is null then 'open' else 'earlier' end,
  case when orders.finished_at is null then settlement_terms.terms end,
  case when orders.finished_at is null then 0 else orders.paid_fen - orders.refunded_fen - orders.refunding_fen end,
  orders.refunded_fen
from orders join settlement_terms on settlement_terms.service = orders.service
where orders.paid_fen > 0;

update roles set permissions = permissions || '{settlements.view,settlements.hold}' where code = 'finance';
update roles set permissions = permissions || '{settlements.view}' where code in ('ops', 'kefu_leader');
