import { sql } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { HeatLayer } from '#contract/dashboard/names.ts'
import { cellSize } from '#contract/orders/cell-size.ts'
import { cityOfMap } from '#server/dashboard/city.ts'
import { readRows } from '#server/dashboard/figures/index.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { daysOf, hoursOf, rangeOf } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import { cellNamesIn, groundOf } from '#server/orders/maps/index.ts'

const mostCells = 2000

/** The column of a layer, and the filter of its orders. */
const layers: Record<HeatLayer, { column: string; list: Record<string, string> }> = {
  demand: { column: 'placed', list: {} },
  untaken: { column: 'untaken', list: { furthest: 'paid' } },
  late: { column: 'late', list: { lateness: 'late' } },
  cancelled: { column: 'cancelled', list: { queue: 'cancelled' } },
}

type Cell = { x: number; y: number; total: number; hours: { at: number; value: number }[] }

const readHeat = shareBlock(dashboard.heat, {}, async (context, { layer, ...question }) => {
  const { db, caller, runtime } = context
  const now = Date.now()
  const cityCode = await cityOfMap(context, question.cityCode)
  const asked = { ...question, cityCode, from: question.to }
  // Each service within its own day.
  const slices = daysOf(asked, now).map(each => ({ services: each.services, ...rangeOf(each) }))
  const hours = hoursOf(slices)
  const start = hours[0]?.since ?? now
  const { column, list } = layers[layer]
  const value = sql.ref(column)
  const { rows } = await sql<Cell>`
    select x, y, sum(value)::int as total,
      json_agg(json_build_object('at', extract(epoch from at) * 1000, 'value', value) order by at) as hours
    from (select x, y, at, sum(${value})::int as value from ${readRows('order_cells', { db, caller, cityCode }, slices)} cells
      group by x, y, at having sum(${value}) > 0) by_hour
    group by x, y order by 3 desc, x, y limit ${mostCells + 1}`.execute(db)
  const names = (await cellNamesIn(runtime, [cityCode])).get(cityCode)
  return {
    asOf: now,
    layer,
    cityCode,
    hours,
    cells: rows.slice(0, mostCells).map(({ x, y, total, hours: filled }) => ({
      ...placeOf({ x, y }),
      called: names?.get(`${x}.${y}`) ?? null,
      total,
      hours: filled.map(({ at, value: count }) => ({ hour: (at - start) / hourMs, value: count })),
    })),
    isPart: rows.length > mostCells,
    ...(await groundOf(runtime.config, [cityCode])),
    lists: slices.flatMap(({ services, since, until }) =>
      services.map(service => ordersOf(service, asked, { ...list, since, until })),
    ),
  }
})

export const heat = handle(dashboard.heat, readHeat)

/** A cell with its middle. */
export function placeOf({ x, y }: { x: number; y: number }) {
  const middle = (cell: number, size: number) => Math.round((cell + 0.5) * size * 1e6) / 1e6
  return { x, y, lng: middle(x, cellSize.lng), lat: middle(y, cellSize.lat) }
}
