import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'

export const first = handle(orders.first, async ({ db, caller }) => {
  const found = await db
    .selectFrom('orders')
    .select(['no', 'service'])
    .where(inCities('orders.city_code', caller))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { order: found ?? null }
})
