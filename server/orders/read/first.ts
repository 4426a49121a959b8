import { sql } from 'kysely'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { handle } from '#server/kit/handle.ts'

export const first = handle(orders.first, async ({ db, caller: { cityCodes } }) => {
  // Of some cities, the first of each service and city, each by the index of its list: a city can have begun years later.
  const { rows } = await sql<{ no: string; service: Service }>`
    ${
      cityCodes === null
        ? sql`select no, service from orders`
        : sql`select earliest.no, earliest.service from unnest(${[...services]}::text[]) as each_service (service)
            cross join unnest(${[...cityCodes]}::text[]) as each_city (code)
            cross join lateral (select id, no, service from orders
              where orders.service = each_service.service and city_code = each_city.code order by id limit 1) as earliest`
    } order by id limit 1`.execute(db)
  return { order: rows[0] ?? null }
})
