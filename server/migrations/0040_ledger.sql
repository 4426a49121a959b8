-- The ledger: double entry in integer fen. Each movement of money is one transaction, whose postings add up to zero.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- `platform:escrow`, `channel:<app>`, `person:<user>:available`, `merchant:<id>:held`.
  code text not null unique,
  owner_kind text not null check (owner_kind in ('platform', 'channel', 'person', 'merchant')),
  -- The user or the merchant; null for the platform and for channels.
  owner_id bigint,
  kind text not null,
  -- The side on which its balance grows.
  side text not null check (side in ('debit', 'credit')),
  created_at timestamptz(3) not null default now(),
  check ((owner_kind in ('person', 'merchant')) = (owner_id is not null))
);
create index ledger_accounts_owner on ledger_accounts (owner_kind, owner_id);
create index ledger_accounts_kind on ledger_accounts (kind, id);

-- What the postings of an account add up to. The accounts of the platform and of channels are in every transaction, so that
-- each has several parts, which change one beside the other; its balance is their sum.
create table ledger_balances (
  account_id bigint not null references ledger_accounts,
  part integer not null,
  balance_fen bigint not null default 0,
  -- How many postings there are.
  postings bigint not null default 0,
  may_be_negative boolean not null,
  primary key (account_id, part),
  constraint ledger_balances_not_negative check (balance_fen >= 0 or may_be_negative)
) with (fillfactor = 50);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- What happened to which record, so that nothing is posted twice.
  business_key text not null unique,
  event text not null,
  subject text not null,
  subject_id bigint not null,
  subject_no text not null,
  -- The order that the money is about.
  order_id bigint references orders,
  -- The number that a payment channel knows the movement by.
  channel_no text,
  actor_kind text not null,
  actor_id bigint,
  actor_name text not null,
  description text not null default '',
  -- The transaction that this one takes back; once.
  reverses_id bigint unique references ledger_transactions,
  at timestamptz(3) not null default now()
);
create index ledger_transactions_order on ledger_transactions (order_id, id) where order_id is not null;
create index ledger_transactions_subject on ledger_transactions (subject, subject_id, id);
create index ledger_transactions_subject_no on ledger_transactions (reverse(subject_no) text_pattern_ops);
create index ledger_transactions_event on ledger_transactions (event, id);
create index ledger_transactions_at on ledger_transactions (at, id);
create index ledger_transactions_channel_no on ledger_transactions (channel_no) where channel_no is not null;
-- What somebody opened is not given back as well.
create unique index ledger_transactions_packet on ledger_transactions (subject_id)
  where event in ('packetOpen', 'packetReturn');

create table ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  side text not null check (side in ('debit', 'credit')),
  amount_fen bigint not null check (amount_fen > 0),
  -- Of the account after this posting; null where its balance has several parts.
  balance_fen bigint,
  at timestamptz(3) not null default now()
);
create index ledger_postings_account on ledger_postings (account_id, id);
-- What was debited and credited in some days, without reading the rows.
create index ledger_postings_account_at on ledger_postings (account_id, at) include (side, amount_fen);
create index ledger_postings_transaction on ledger_postings (transaction_id);

create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
-- Refuses truncate, which no trigger for rows sees.
create trigger ledger_transactions_never_emptied before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
-- Refuses truncate, which no trigger for rows sees.
create trigger ledger_postings_never_emptied before truncate on ledger_postings
  for each statement execute function refuse_change();
-- What is taken from everybody here is the right to take away.
revoke update, delete, truncate on ledger_transactions, ledger_postings from public;

-- All postings of a transaction are written by one statement, and no statement writes any that do not add up to zero.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by transaction_id
    having sum(case side when 'debit' then amount_fen else -amount_fen end) <> 0
  ) then
    raise exception 'Postings of a transaction must add up to zero.' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_postings_balanced after insert on ledger_postings
  referencing new table as written for each statement execute function refuse_unbalanced();

-- Posts one transaction; answers its id, or null if one with its business key was posted before. `lines` are
-- [{code, ownerKind, ownerId, kind, normalSide, parts, mayBeNegative, side, amountFen}], at most one per account and side.
-- Balances are locked in the order of their accounts, so that two transactions cannot wait for each other.
create function post_transaction(
  business_key text, event text, subject text, subject_id bigint, subject_no text, order_id bigint, channel_no text,
  actor_kind text, actor_id bigint, actor_name text, description text, reverses_id bigint, posted_at timestamptz, lines jsonb
) returns bigint language plpgsql as $$
declare
  written_id bigint;
  line record;
  after_fen bigint;
  accounts bigint[] := '{}';
  sides text[] := '{}';
  amounts bigint[] := '{}';
  balances bigint[] := '{}';
begin
  insert into ledger_transactions (business_key, event, subject, subject_id, subject_no, order_id, channel_no, actor_kind,
      actor_id, actor_name, description, reverses_id, at)
    values (post_transaction.business_key, post_transaction.event, post_transaction.subject, post_transaction.subject_id,
      post_transaction.subject_no, post_transaction.order_id, post_transaction.channel_no, post_transaction.actor_kind,
      post_transaction.actor_id, post_transaction.actor_name, post_transaction.description, post_transaction.reverses_id, posted_at)
    on conflict on constraint ledger_transactions_business_key_key do nothing
    returning id into written_id;
  if written_id is null then return null; end if;

  -- Most accounts are there.
  for line in
    select distinct wanted.* from jsonb_to_recordset(lines) as wanted (code text, "ownerKind" text, "ownerId" bigint,
      kind text, "normalSide" text, parts integer, "mayBeNegative" boolean)
    where not exists (select from ledger_accounts where ledger_accounts.code = wanted.code)
    order by wanted.code
  loop
    insert into ledger_accounts (code, owner_kind, owner_id, kind, side)
      values (line.code, line."ownerKind", line."ownerId", line.kind, line."normalSide")
      on conflict on constraint ledger_accounts_code_key do nothing;
    insert into ledger_balances (account_id, part, may_be_negative)
      select ledger_accounts.id, part, line."mayBeNegative"
      from ledger_accounts, generate_series(0, line.parts - 1) part where ledger_accounts.code = line.code
      on conflict do nothing;
  end loop;

  for line in
    select ledger_accounts.id as account_id, ledger_accounts.side as normal_side, wanted.side, wanted."amountFen" as amount_fen,
      wanted.parts, case when wanted.side = ledger_accounts.side then wanted."amountFen" else -wanted."amountFen" end as change_fen
    from jsonb_to_recordset(lines) as wanted (code text, parts integer, side text, "amountFen" bigint)
      join ledger_accounts on ledger_accounts.code = wanted.code
    order by ledger_accounts.id, wanted.side
  loop
    update ledger_balances
      set balance_fen = balance_fen + line.change_fen, postings = postings + 1
      where account_id = line.account_id and part = pg_backend_pid() % line.parts
      returning balance_fen into strict after_fen;
    accounts := accounts || line.account_id;
    sides := sides || line.side;
    amounts := amounts || line.amount_fen;
    balances := balances || case when line.parts = 1 then after_fen end;
  end loop;

  insert into ledger_postings (transaction_id, account_id, side, amount_fen, balance_fen, at)
    select written_id, account, side, amount, balance, posted_at
    from unnest(accounts, sides, amounts, balances) as posting (account, side, amount, balance);
  return written_id;
end $$;

-- What somebody wants to correct by hand; a colleague lets it be posted.
create sequence adjustment_numbers maxvalue 999999 cycle;
create table ledger_adjustments (
  id bigint generated always as identity primary key,
  no text not null unique default 'TZD' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('adjustment_numbers')::text, 6, '0'),
  state text not null default 'pending' check (state in ('pending', 'posted', 'rejected', 'withdrawn')),
  -- [{code, side, amountFen}], or the transaction that is taken back.
  lines jsonb not null,
  reverses_id bigint references ledger_transactions,
  reason text not null,
  asked_by_id bigint not null references users,
  asked_at timestamptz(3) not null default now(),
  decided_by_id bigint references users,
  decided_at timestamptz(3),
  remark text not null default '',
  transaction_id bigint references ledger_transactions,
  version integer not null default 1,
  -- Nobody approves what they asked for.
  check (decided_by_id is null or state = 'withdrawn' or decided_by_id <> asked_by_id)
);
create index ledger_adjustments_state on ledger_adjustments (state, id desc);

-- What was found when balances were compared with their postings, and whether money may be paid out.
create table ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  accounts integer not null,
  -- Accounts whose balance is not what their postings add up to, and what debits and credits differ by.
  wrong integer not null,
  difference_fen bigint not null,
  -- Who said that money may be paid out again although it did not balance.
  confirmed_by_id bigint references users,
  confirmed_at timestamptz(3),
  remark text not null default ''
);

update roles set permissions = permissions || '{ledger.view,ledger.adjust,ledger.approve,ledger.export}' where code = 'finance';
