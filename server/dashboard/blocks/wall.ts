import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { CityNames } from '#contract/settings/cities.ts'
import { cityOfMap } from '#server/dashboard/city.ts'
import { onDuty, readRows } from '#server/dashboard/figures/index.ts'
import { daysOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { cellNamesIn, groundOf } from '#server/orders/maps/index.ts'

type Wall = OutputOf<typeof dashboard.wall>
const [mostOrders, mostWorkers] = [500, 1000]

const readWall = shareBlock(dashboard.wall, {}, async (context, asked) => {
  const { db, caller, runtime } = context
  const cityCode = await cityOfMap(context, asked.cityCode)
  const orders = await sql<Wall['orders'][number]>`
      select orders.id, orders.service, orders.state, (details #>> '{from,lng}')::float8 as lng,
        (details #>> '{from,lat}')::float8 as lat, coalesce(orders.due_at < now(), false) as "isLate"
      from order_standings join orders on orders.id = order_id
      where not is_over and order_standings.city_code = ${cityCode} and ${inCities('order_standings.city_code', caller)}
        and details #> '{from,lng}' is not null
      order by order_standings.due_at, orders.id limit ${mostOrders}`.execute(db)
  const workers = await sql<Wall['workers'][number]>`
      select id, kind, lng, lat, is_busy as "isBusy" from (${onDuty}) on_duty
      where city_code = ${cityCode} and ${inCities('on_duty.city_code', caller)} and lng is not null and lat is not null
      order by id limit ${mostWorkers}`.execute(db)
  return {
    asOf: Date.now(),
    cityCode,
    orders: orders.rows,
    workers: workers.rows,
    districts: await lateDistricts(context, cityCode),
    ...(await groundOf(runtime.config, [cityCode])),
  }
})

export const wall = handle(dashboard.wall, readWall)

const mostDistricts = 6

type Area = { zone_id: number | null; names: CityNames | null; x: number; y: number; late: number; placed: number }
type District = { zone: CityNames | null; name: string; late: number; placed: number }

/**
 * Where the most orders of today are late in a city: by its zones, and by the districts of its map where there is none. A cell
 * that is in neither is left out; null, where all are.
 */
async function lateDistricts({ db, caller, runtime }: QueryContext, cityCode: string): Promise<District[] | null> {
  const today = daysOf({ service: null, cityCode, from: '', to: '' }, Date.now()).map(each => wholeDays('now', each))
  const { rows } = await sql<Area>`
    with cells as (select x, y, sum(late)::int as late, sum(placed)::int as placed
      from ${readRows('cell_days', { db, caller, cityCode }, today)} cells group by x, y)
    select zones.id as zone_id, zones.names, x, y, late, placed
    from cells left join (zones join cities on cities.id = city_id) on cities.code = ${cityCode} and is_in_zone(zones, x, y)`.execute(
    db,
  )
  const called = (await cellNamesIn(runtime, [cityCode])).get(cityCode)
  const districts = new Map<string | number, District>()
  for (const { zone_id, names, x, y, late, placed } of rows) {
    const name = called?.get(`${x}.${y}`)?.district
    const key = zone_id ?? name
    if (key === undefined || key === null) continue
    const district = districts.get(key) ?? { zone: names, name: names?.zh ?? name ?? '', late: 0, placed: 0 }
    districts.set(key, { ...district, late: district.late + late, placed: district.placed + placed })
  }
  if (rows.length > 0 && districts.size === 0) return null
  return [...districts.values()]
    .filter(({ late }) => late > 0)
    .sort((one, other) => other.late - one.late || other.placed - one.placed)
    .slice(0, mostDistricts)
}
