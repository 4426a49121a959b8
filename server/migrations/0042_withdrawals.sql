-- Money that people and merchants want paid out, the tries to pay it, and the channel that pays.

-- Where somebody's money is to go; the newest counts.
create table payout_accounts (
  id bigint generated always as identity primary key,
  app_id text not null,
  external_no text not null,
  owner_kind text not null check (owner_kind in ('person', 'merchant')),
  owner_id bigint not null,
  method text not null check (method in ('wechat', 'alipay', 'bank')),
  -- The number, encrypted; what its doubles are found by; and what lists show.
  number_sealed bytea not null,
  number_hash bytea not null,
  number_masked text not null,
  holder text not null,
  bank text not null default '',
  bound_at timestamptz(3) not null default now(),
  replaced_at timestamptz(3),
  unique (app_id, external_no)
);
create unique index payout_accounts_current on payout_accounts (owner_kind, owner_id) where replaced_at is null;
create index payout_accounts_number on payout_accounts (number_hash);

create sequence withdrawal_numbers maxvalue 999999 cycle;
create sequence payout_numbers maxvalue 999999 cycle;
create sequence batch_numbers maxvalue 999999 cycle;

-- Several withdrawals that one person has paid at once. Each is paid by itself.
create table payout_batches (
  id bigint generated always as identity primary key,
  no text not null unique default 'PC' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('batch_numbers')::text, 6, '0'),
  state text not null default 'paying' check (state in ('paying', 'paused', 'done')),
  created_by_id bigint not null references users,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1
);

create table withdrawals (
  id bigint generated always as identity primary key,
  no text not null unique default 'TX' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('withdrawal_numbers')::text, 6, '0'),
  app_id text not null,
  external_no text not null,
  -- Whose account of the ledger, and as what they are known.
  owner_kind text not null check (owner_kind in ('person', 'merchant')),
  owner_id bigint not null,
  owner_role text not null check (owner_role in ('rider', 'chauffeur', 'companion', 'merchant', 'customer')),
  owner_name text not null,
  owner_phone text not null default '',
  owner_external_id text not null,
  city_code text not null,
  account_id bigint not null references payout_accounts,
  -- Of that account.
  method text not null check (method in ('wechat', 'alipay', 'bank')),
  -- Integer fen. What the owner gets is amount - fee - tax.
  amount_fen bigint not null check (amount_fen > 0),
  fee_fen bigint not null check (fee_fen >= 0),
  tax_fen bigint not null check (tax_fen >= 0),
  state text not null default 'review' check (state in ('review', 'secondReview', 'approved', 'paying', 'confirming', 'failed',
    'manualReview', 'paid', 'rejected', 'cancelled', 'returned')),
  state_at timestamptz(3) not null default now(),
  -- Whether two people must review it.
  is_double boolean not null,
  risk_score integer not null check (risk_score between 0 and 100),
  -- [{risk, points, links: [{label, path}]}]
  risks jsonb not null,
  -- What the owner earned in the 30 days before, in fen.
  earned_fen bigint not null default 0,
  -- Whether the holder of the account is the owner by their verified identity; null where that is unknown.
  is_holder_owner boolean,
  -- Where the request came from.
  ip text,
  device_id text,
  asked_city_code text,
  reviewer_id bigint references users,
  reviewed_at timestamptz(3),
  second_reviewer_id bigint references users,
  payer_id bigint references users,
  batch_id bigint references payout_batches,
  reject_code text,
  remark text not null default '',
  -- Of a payment outside of the channels.
  manual_no text,
  manual_file_id bigint references files,
  -- Whether the channel owes us the answer what became of its payment.
  is_unknown boolean not null default false,
  paid_at timestamptz(3),
  asked_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_no),
  check (amount_fen - fee_fen - tax_fen > 0),
  -- Two people review, and they are two.
  check (second_reviewer_id is null or second_reviewer_id <> reviewer_id)
);
create index withdrawals_state on withdrawals (state, id desc);
create index withdrawals_review on withdrawals (id desc) where state in ('review', 'secondReview');
create index withdrawals_trouble on withdrawals (id desc) where state in ('failed', 'manualReview') or is_unknown;
create index withdrawals_ended on withdrawals (id desc) where state in ('rejected', 'cancelled', 'returned');
create index withdrawals_role on withdrawals (owner_role, state, id desc);
create index withdrawals_method on withdrawals (method, state, id desc);
create index withdrawals_amount on withdrawals (state, amount_fen);
create index withdrawals_risk on withdrawals (state, risk_score);
create index withdrawals_asked_at on withdrawals (asked_at);
create index withdrawals_city on withdrawals (city_code, state, id desc);
create index withdrawals_risky on withdrawals (id desc) where state in ('review', 'secondReview') and risk_score >= 50;
create index withdrawals_owner on withdrawals (owner_kind, owner_id, id desc);
create index withdrawals_batch on withdrawals (batch_id, id) where batch_id is not null;
create index withdrawals_paid on withdrawals (paid_at) where state = 'paid';
create index withdrawals_no_suffix on withdrawals (reverse(no) text_pattern_ops);
create index withdrawals_name on withdrawals (owner_name text_pattern_ops);
create index withdrawals_phone on withdrawals (owner_phone) where owner_phone <> '';

-- One try to pay a withdrawal, written down before the channel is told.
create table payouts (
  id bigint generated always as identity primary key,
  -- What the channel knows it by: the same number again pays nothing twice.
  no text not null unique default 'DF' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('payout_numbers')::text, 6, '0'),
  withdrawal_id bigint not null references withdrawals,
  channel text not null references apps,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'confirming', 'unknown', 'success', 'failed')),
  fault text,
  message text not null default '',
  channel_no text,
  asked_at timestamptz(3) not null default now(),
  -- When the channel last said something of it.
  heard_at timestamptz(3),
  ended_at timestamptz(3),
  -- When the channel said that it was paid after all, although it had said that it failed.
  paid_late_at timestamptz(3),
  queries integer not null default 0,
  queried_at timestamptz(3),
  version integer not null default 1
);
-- A second payment of the same withdrawal cannot be written down while one may still arrive, or has.
create unique index payouts_one_alive on payouts (withdrawal_id) where state <> 'failed';
create index payouts_withdrawal on payouts (withdrawal_id, id desc);
create index payouts_open on payouts (asked_at) where state in ('asked', 'accepted', 'confirming', 'unknown');

-- A city where withdrawals were asked for that staff are told of together when this ends.
create table withdrawal_windows (
  city_code text primary key,
  began_at timestamptz(3) not null default now()
);

-- Fields of a webhook that only its receiver may read, encrypted; they are added when it is sent.
alter table webhooks add column sealed_data bytea;

-- What the payout channel said that it has.
create table channel_balances (
  app_id text primary key references apps on delete cascade,
  fen bigint not null check (fen >= 0),
  at timestamptz(3) not null
);

-- Fees, limits and rules of withdrawals from a moment on; the newest that has begun counts.
create table withdrawal_terms (
  starts_at timestamptz(3) primary key,
  terms jsonb not null
);
insert into withdrawal_terms (starts_at, terms) values ('2000-01-01', '{
  "feeBp": 60, "feeLeastFen": 0, "feeMostFen": 2500, "freeAWeek": 1,
  "leastFen": 1000, "mostFen": 2000000, "mostADay": 3,
  "byRuleMostFen": 20000, "byRuleMostScore": 19, "byRuleAccountDays": 7,
  "secondReviewFromFen": 500000, "otherPayerFromFen": 100000,
  "channelLowFen": 1000000
}');

update roles set permissions = permissions
  || '{withdrawals.view,withdrawals.review,withdrawals.pay,withdrawals.export}' where code = 'finance';
update roles set permissions = permissions || '{withdrawals.view}' where code = 'ops';

with finance_group as (
  insert into menus (path, component, name, redirect, titles, icon, sort) values
    ('/finance', 'Layout', 'Finance', '/tixian',
     '{"zh": "财务", "en": "Finance", "es": "Finanzas", "ja": "経理"}', 'money', 45)
  returning id
)
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, path, component, name, titles::jsonb, icon, permissions::text[], sort
from finance_group, (values
  ('/tixian', 'WithdrawalsPage', 'Withdrawals',
    '{"zh": "提现管理", "en": "Withdrawals", "es": "Retiradas de saldo", "ja": "出金管理"}', 'money', '{withdrawals.view}', 10),
  ('/finance/refund', 'RefundsPage', 'Refunds',
    '{"zh": "退款管理", "en": "Refunds", "es": "Reembolsos", "ja": "返金管理"}', 'refund', '{refunds.approve}', 20),
  ('/finance/ledger', 'LedgerPage', 'Ledger',
    '{"zh": "资金流水", "en": "Ledger", "es": "Libro mayor", "ja": "元帳"}', 'ledger', '{ledger.view}', 30)
) as entry (path, component, name, titles, icon, permissions, sort);

-- Finance looks for the refunds of some days.
create index refunds_asked on refunds (asked_at, id);
