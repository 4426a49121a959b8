-- The list of settlements, and deposits of applicants in the ledger.

-- Of the order, which never changes them: with them the list needs no other table to find its rows.
alter table settlements add column service text, add column city_code text;
update settlements set service = orders.service, city_code = orders.city_code from orders where orders.id = settlements.order_id;
alter table settlements alter column service set not null, alter column city_code set not null;

create index settlements_city on settlements (city_code, order_id desc);
create index settlements_service on settlements (service, order_id desc);
create index settlements_settled on settlements (settled_at) where settled_at is not null;
-- What waits to be released, and what stands still: few of all rows, for tabs and their counts.
create index settlements_held on settlements (order_id desc) include (city_code) where state = 'held' and stop_reason is null;
create index settlements_held_city on settlements (city_code, order_id desc) where state = 'held' and stop_reason is null;
create index settlements_held_service on settlements (service, order_id desc) where state = 'held' and stop_reason is null;
create index settlements_standing on settlements (order_id desc) where stop_reason is not null or hold_by_id is not null;
-- Of an owner, and of those who owe the platform what a refund took back.
create index settlement_shares_owner on settlement_shares (owner_kind, owner_id, order_id desc) where owner_id is not null;
create index settlement_shares_recovered on settlement_shares (owner_kind, owner_id) where recovered_fen > 0 and owner_id is not null;

-- Who could hold and resume can still do both.
update roles set permissions = permissions || '{settlements.release}' where 'settlements.hold' = any(permissions);
update roles set permissions = permissions || '{settlements.export}' where code = 'finance';

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/finance/settlements', 'SettlementsPage', 'Settlements',
  '{"zh": "订单结算", "en": "Settlements", "es": "Liquidaciones", "ja": "注文の精算"}', 'wallet', '{settlements.view}', 45
from menus where path = '/finance';

create sequence deposit_numbers maxvalue 999999 cycle;
create sequence deduction_numbers maxvalue 999999 cycle;

-- One payment of an applicant's deposit. Its money is in the account `deposit` of the person.
create table deposits (
  id bigint generated always as identity primary key,
  -- What the channel knows it by when it gives it back.
  no text not null unique default 'BZ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('deposit_numbers')::text, 6, '0'),
  application_id bigint not null references applications,
  person_id bigint not null references users,
  city_code text not null,
  -- The app at which the money is, and the number of the payment there; null of those that were reported before.
  app_id text not null references apps,
  channel_no text,
  -- Integer fen.
  paid_fen bigint not null check (paid_fen > 0),
  used_fen bigint not null default 0 check (used_fen >= 0),
  given_back_fen bigint not null default 0 check (given_back_fen >= 0),
  state text not null default 'held' check (state in ('held', 'leaving', 'returning', 'failed', 'returned', 'used')),
  release_at timestamptz(3),
  fault text not null default '',
  paid_at timestamptz(3) not null,
  version integer not null default 1,
  unique (app_id, channel_no),
  check (used_fen + given_back_fen <= paid_fen),
  check ((state = 'leaving') = (release_at is not null))
);
create index deposits_application on deposits (application_id);
create index deposits_person on deposits (person_id, id);
create index deposits_held on deposits (person_id) where state in ('held', 'leaving');

create table deposit_deductions (
  id bigint generated always as identity primary key,
  no text not null unique default 'KBZ' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('deduction_numbers')::text, 6, '0'),
  person_id bigint not null references users,
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'posted', 'rejected', 'withdrawn')),
  asked_by_id bigint not null references users,
  asked_at timestamptz(3) not null default now(),
  decided_by_id bigint references users,
  decided_at timestamptz(3),
  remark text not null default '',
  transaction_id bigint references ledger_transactions,
  version integer not null default 1,
  -- Another person approves or rejects it.
  check (state not in ('posted', 'rejected') or decided_by_id <> asked_by_id),
  check ((state = 'posted') = (transaction_id is not null))
);
create index deposit_deductions_person on deposit_deductions (person_id, id desc);

-- What apps reported as paid before, of applications that are not ended: the app has the money, and owes it to the applicant.
insert into deposits (application_id, person_id, city_code, app_id, paid_fen, paid_at)
-- Of somebody who became a worker, in the worker's account.
select applications.id,
  case when state = 'activated' and kind in ('rider', 'chauffeur', 'companion') then coalesce(member_id, person_id) else person_id end,
  city_code, app_id, deposit_paid_fen, state_at
from applications join apps on apps.id = applications.app_id
where deposit_paid_fen > 0 and state not in ('rejected', 'withdrawn', 'abandoned')
order by applications.id;

do $$
declare
  paid record;
begin
  for paid in select id, no, app_id, person_id, paid_fen from deposits order by id loop
    perform post_transaction('open:deposits:' || paid.id, 'open', 'deposits', paid.id, paid.no, null, null,
      'system', null, '', '', null, now(), jsonb_build_array(
        jsonb_build_object('code', 'channel:' || paid.app_id, 'ownerKind', 'channel', 'ownerId', null, 'kind', 'channel',
          'normalSide', 'debit', 'parts', 16, 'mayBeNegative', true, 'side', 'debit', 'amountFen', paid.paid_fen),
        jsonb_build_object('code', 'person:' || paid.person_id || ':deposit', 'ownerKind', 'person', 'ownerId', paid.person_id,
          'kind', 'deposit', 'normalSide', 'credit', 'parts', 1, 'mayBeNegative', false, 'side', 'credit',
          'amountFen', paid.paid_fen)));
  end loop;
end $$;

-- How much was paid is in the ledger now.
alter table applications drop column deposit_paid_fen;

update roles set permissions = permissions || '{deposits.view,deposits.deduct}' where code in ('finance', 'ops');
update roles set permissions = permissions || '{deposits.approve}' where code = 'finance';
update roles set permissions = permissions || '{deposits.view}' where code = 'auditor';
