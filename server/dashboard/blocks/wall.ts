import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { cityOfMap } from '#server/dashboard/city.ts'
import { onDuty } from '#server/dashboard/figures/index.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { mapsOf } from '#server/orders/maps/index.ts'
import { lateDistricts } from './late-districts.ts'

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
    tiles: runtime.config.MAP_TILES_URL ?? null,
    maps: await mapsOf(runtime.config, [cityCode]),
  }
})

export const wall = handle(dashboard.wall, readWall)
