import { sql } from 'kysely'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { cellSize } from '#contract/orders/cell-size.ts'
import type { CityNames } from '#contract/settings/cities.ts'
import { readRows } from '#server/dashboard/figures/index.ts'
import { dayFilters, ordersOf, ordersOfDays } from '#server/dashboard/lists.ts'
import { type Asked, type Days, daysOf, servicesOf, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { waitingLongest, waitingQueueOf } from '#server/orders/index.ts'
import { cellNamesIn } from '#server/orders/maps/index.ts'
import { placeOf } from './heat.ts'

const mostRows = 10
/** A shop with fewer orders in the span is not compared with others. */
const fewestPrepared = 3

const readDelays = shareBlock(dashboard.delays, {}, async (context, asked) => {
  const now = Date.now()
  const days = daysOf(asked, now)
  const { cityCode } = asked
  const waiting = await waitingLongest(context, { services: servicesOf(asked), cityCode, limit: mostRows })
  const merchants = await slowestShops(context, asked, days)
  const zones = await latestZones(context, asked, days)
  return {
    asOf: now,
    span: spanOf(days, now),
    waiting: waiting.map(({ id, no, service, city_code, state_at, due_at, place }) => {
      const { link } = ordersOf(service, { cityCode: '' }, { no })
      return { id, no, service, cityCode: city_code, place: place ?? '', since: state_at, dueAt: due_at, link }
    }),
    waitingLists: servicesOf(asked).map(service => ordersOf(service, asked, { queue: waitingQueueOf[service] })),
    merchants,
    zones,
  }
})

export const delays = handle(dashboard.delays, readDelays)

type Shop = { shop: string; city_code: string; seconds: number; prepared: number; placed: number; late: number }

async function slowestShops({ db, caller }: QueryContext, asked: Asked, days: readonly Days[]) {
  const food = days
    .filter(each => each.services.includes('food'))
    .map(each => ({ ...each, services: ['food' as const] }))
  const [first] = food
  if (!first) return []
  const reader = { db, caller, cityCode: asked.cityCode }
  const { rows } = await sql<Shop>`
    select shop, city_code, (sum(prep_seconds) / sum(prepared))::int as seconds, sum(prepared)::int as prepared,
      sum(placed)::int as placed, sum(late)::int as late
    from ${readRows(
      'shop_days',
      reader,
      food.map(each => wholeDays('now', each)),
      ['placed', 'late', 'prepared', 'prep_seconds'],
    )} shops
    group by shop, city_code having sum(prepared) >= ${fewestPrepared} order by seconds desc, shop limit ${mostRows}`.execute(
    db,
  )
  return rows.map(({ shop, city_code: cityCode, seconds, prepared, placed, late }) => {
    const listed = (more: Parameters<typeof ordersOf>[2]) => [
      ordersOf('food', { cityCode }, { shop, ...more, ...dayFilters('food', first) }),
    ]
    return {
      name: shop,
      cityCode,
      prepSeconds: seconds,
      count: prepared,
      placed,
      late,
      lists: listed({}),
      preparedLists: listed({ timed: 'ready' }),
      lateLists: listed({ lateness: 'late' }),
    }
  })
}

type Zone = {
  city_code: string
  zone_id: number | null
  names: CityNames | null
  x: number
  y: number
  late: number
  placed: number
}

/** By zone, and by cell where none is. */
async function latestZones({ db, caller, runtime }: QueryContext, asked: Asked, days: readonly Days[]) {
  const slices = days.map(each => wholeDays('now', each))
  const { rows } = await sql<Zone>`
    with cells as (select city_code, x, y, sum(late)::int as late, sum(placed)::int as placed
      from ${readRows('cell_days', { db, caller, cityCode: asked.cityCode }, slices)} cells group by city_code, x, y),
    latest as (select city_code, zones.id as zone_id, case when zones.id is null then x end as x,
        case when zones.id is null then y end as y, sum(late)::int as late, sum(placed)::int as placed
      from cells left join (zones join cities on cities.id = city_id) on cities.code = city_code and is_in_zone(zones, x, y)
      group by 1, 2, 3, 4 having sum(late) > 0 order by 5 desc, 2, 3, 4 limit ${mostRows})
    select latest.city_code, zone_id, names, late, placed,
      coalesce(x, floor((west + east) / 2 / ${cellSize.lng})::int) as x,
      coalesce(y, floor((south + north) / 2 / ${cellSize.lat})::int) as y
    from latest left join zones on zones.id = zone_id order by late desc, zone_id, x, y`.execute(db)
  const called = await cellNamesIn(runtime, [...new Set(rows.map(({ city_code }) => city_code))])
  return rows.map(({ city_code: cityCode, zone_id, names, x, y, late, placed }) => {
    const place = zone_id === null ? { cell: `${x}.${y}` } : { zone: zone_id }
    return {
      cityCode,
      zone: names,
      ...placeOf({ x, y }),
      called: zone_id === null ? (called.get(cityCode)?.get(`${x}.${y}`) ?? null) : null,
      late,
      placed,
      lists: ordersOfDays({ ...asked, cityCode }, days, { lateness: 'late', ...place }),
      allLists: ordersOfDays({ ...asked, cityCode }, days, place),
    }
  })
}
