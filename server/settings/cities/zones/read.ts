import { type Selectable, sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import { placedServices, type Zone, zones } from '#contract/settings/zones.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { groundOf } from '#server/orders/maps/index.ts'

export type ZoneRecord = Selectable<Tables['zones']>
type OrdersToday = OutputOf<typeof zones.list>['orders']

/** Those of one city, by their codes. */
export const list = handle(zones.list, async ({ db, caller, sender, runtime }, { cityId }) => {
  const found = db.selectFrom('cities').select('code').where('id', '=', cityId).where(inCities('cities.code', caller))
  const city = (await found.executeTakeFirst()) ?? refuse('notFound')
  const rows = await db.selectFrom('zones').selectAll().where('city_id', '=', cityId).orderBy('code').execute()
  const reader = { caller, language: sender.language }
  return {
    zones: rows.map(row => viewZone(row, reader)),
    orders: await ordersToday(db, city.code),
    ...(await groundOf(runtime.config, [city.code])),
  }
})

/** In degrees. */
const square = 0.002
const mostOfService = 3000

/** Where the orders of today began. The index has the newest of each service first. */
async function ordersToday(db: Database, cityCode: string): Promise<OrdersToday> {
  const { rows } = await sql<OrdersToday[number]>`
    select ((floor(lng / ${square}) + 0.5) * ${square})::float8 as lng,
      ((floor(lat / ${square}) + 0.5) * ${square})::float8 as lat, count(*)::int as count
    from unnest(${[...placedServices]}::text[]) as placed (service)
    cross join lateral (
      select placed_at, coalesce(details #>> '{from,lng}', details #>> '{to,lng}')::float8 as lng,
        coalesce(details #>> '{from,lat}', details #>> '{to,lat}')::float8 as lat
      from orders where orders.service = placed.service and city_code = ${cityCode}
      order by id desc limit ${mostOfService}
    ) latest
    where placed_at >= ${startOfToday} and lng is not null and lat is not null
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export function viewZone(row: ZoneRecord, { caller, language }: { caller: Caller; language: Language }): Zone {
  const { id, city_id: cityId, code, names, services, outline, version } = row
  return {
    id,
    cityId,
    code,
    names,
    services,
    outline,
    version,
    name: names[language],
    allowed: may(caller, 'cities.edit') ? ['update', 'remove'] : [],
  }
}
