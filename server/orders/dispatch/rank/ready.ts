import { sql } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { shopOfOrder } from '#server/people/index.ts'

/** When the meals of orders are ready that are not, by the minutes that their shops say they need; `pace`: how many times as fast as real time. */
export async function readyTimes(
  db: Database,
  orders: readonly { id: number; service: Service }[],
  pace: number,
): Promise<Map<number, number>> {
  const ids = orders.filter(({ service }) => service === 'food').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .innerJoinLateral(shopOfOrder(db).select('merchants.prep_minutes').limit(sql.lit(1)).as('shop'), join =>
      join.onTrue(),
    )
    .select(['orders.id', 'orders.waiting_at', 'shop.prep_minutes'])
    .where('orders.id', 'in', ids)
    .where('orders.ready_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, waiting_at, prep_minutes }) =>
      waiting_at === null ? [] : [[id, waiting_at + (prep_minutes * minuteMs) / pace] as const],
    ),
  )
}
