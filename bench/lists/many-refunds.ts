import { type Kysely, sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Five refunds of each order, the newest `live` of them waiting; one in 1,000 by the platform's fault. */
export async function addRefunds(
  db: Kysely<Tables>,
  { refunds, live }: { refunds: number; live: number },
): Promise<void> {
  const orders = Math.ceil(refunds / 5)
  await withoutIndexes(db, 'orders', () => fillOrders(db, { cityCode: '410100', orders, days: 365 }))
  await sql`truncate refunds`.execute(db)
  await sql`update orders set city_code = '410300' where id % 1000 = 0`.execute(db)
  await withoutIndexes(db, 'refunds', async () => {
    await sql`
      insert into refunds (order_id, no, origin, stage, amount_fen, arrived_fen, code, liability, asked_at, attempt)
      select first_order + (n - 1) / 5, 'TK' || to_char(at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'),
        'move', stage, 100, case when stage = 'refunded' then 100 else 0 end, 'R07',
        case when n % 1000 = 0 then 'platform' when n % 3 = 0 then 'merchant' else 'worker' end, at, 1
      from (select n, now() - make_interval(secs => (${refunds}::bigint - n) * (31536000.0 / ${refunds}::bigint)) as at,
          case when n > ${refunds - live}::bigint then (array['review', 'processing', 'processing', 'failed'])[1 + n % 4]
            when n % 50 = 0 then 'rejected' else 'refunded' end as stage
        from generate_series(1, ${refunds}::bigint) n) made
        cross join (select min(id) as first_order from orders) first
      order by n`.execute(db)
  })
}
