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
