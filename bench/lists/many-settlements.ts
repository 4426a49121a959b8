import { type Kysely, sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from './without-indexes.ts'

type Amounts = { settlements: number; live: number; holderId: number }

/** How many orders one shop has. */
const ordersOfShop = 1000
/** So many shops owe something. */
const debtors = 40

/** Settlements of the orders of a year, in two cities, one of them with one order in 1,000. */
export async function addSettlements(db: Kysely<Tables>, amounts: Amounts): Promise<void> {
  const { settlements: orders } = amounts
  await withoutIndexes(db, 'orders', () => fillOrders(db, { cityCode: '410100', orders, days: 365 }))
  await sql`update orders set city_code = '410300' where id % 1000 = 0`.execute(db)
  await settleOrders(db, amounts)
}

/**
 * Settlements of the orders that are there. The newest `live` are held, one in 50 of them stopped for some reason and one in 200 by
 * staff; of older ones, one in 10,000 is still on hold.
 */
export async function settleOrders(db: Kysely<Tables>, { settlements, live, holderId }: Amounts): Promise<void> {
  await addShops(db, Math.ceil(settlements / ordersOfShop))
  await withoutIndexes(db, 'settlements', () => addRows(db, { settlements, live, holderId }))
  await withoutIndexes(db, 'settlement_shares', () => addShares(db))
  await sql`analyze`.execute(db)
}

async function addShops(db: Kysely<Tables>, shops: number): Promise<void> {
  await sql`
    insert into merchants (app_id, external_id, name, phone, city_code, address, lng, lat, is_open, prep_minutes)
    select 'bench', 'S' || n, substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', (1 + n % 20)::integer, 1) || '记面馆' || n, '188' || lpad(n::text, 8, '0'),
      '410100', '花园路' || n || '号', 113.6, 34.7, true, 15
    from generate_series(1, ${shops}::bigint) n`.execute(db)
  await sql`
    insert into ledger_accounts (code, owner_kind, owner_id, kind, side)
    select 'merchant:' || id || ':receivable', 'merchant', id, 'receivable', 'debit'
    from merchants where app_id = 'bench'`.execute(db)
  await sql`
    insert into ledger_balances (account_id, part, balance_fen, may_be_negative)
    select account.id, 0, case when place <= ${debtors} then 5000 else 0 end, false
    from (select id, row_number() over (order by id) as place from ledger_accounts where kind = 'receivable') account
    on conflict (account_id, part) do update set balance_fen = excluded.balance_fen`.execute(db)
}

async function addRows(db: Kysely<Tables>, { settlements, live, holderId }: Amounts): Promise<void> {
  await sql`
    insert into settlements (order_id, service, city_code, state, stop_reason, hold_by_id, hold_at, hold_reason, terms, merchant_id,
      settled_fen, settled_at, release_at)
    select orders.id, service, city_code,
      case when is_live then case when stops then 'stopped' else 'held' end else 'released' end,
      case when is_live and stops then (array['refund', 'complaint', 'merchantUnknown'])[1 + (place / 50) % 3] end,
      case when holds then ${holderId}::bigint end, case when holds then now() end, case when holds then '核对中' else '' end,
      '{}', shop.id, paid_fen, placed_at + interval '1 hour', placed_at + interval '3 days'
    from (
      select *, place > ${settlements - live}::bigint as is_live, place % 50 = 0 as stops,
        case when place > ${settlements - live}::bigint then place % 200 = 7 else place % 10000 = 7 end as holds
      from (select *, row_number() over (order by id) as place from orders) numbered) orders
      join (select id, row_number() over (order by id) - 1 as nth, count(*) over () as shops from merchants where app_id = 'bench') shop
        on nth = place % shops
    order by orders.id`.execute(db)
}

/** Of a shop, a rider and the platform; of the shops that owe something, one order in 50 was taken back in part. */
async function addShares(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into settlement_shares (order_id, party, owner_kind, owner_id, lines, amount_fen, recovered_fen, held_fen, release_at)
    select order_id, party,
      case party when 'merchant' then 'merchant' when 'worker' then 'person' end,
      case party when 'merchant' then merchant_id when 'worker' then orders.worker_id end, '[]',
      case party when 'merchant' then 2000 when 'worker' then 500 else 300 end,
      case when party = 'merchant' and order_id % 50 = 0 then 100 else 0 end,
      case when settlements.state = 'held' and party <> 'platform' then 100 else 0 end, settlements.release_at
    from settlements join orders on orders.id = order_id
      cross join unnest('{merchant,worker,platform}'::text[]) party
    where party <> 'worker' or orders.worker_id is not null
    order by order_id`.execute(db)
}
