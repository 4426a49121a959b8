import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { type Spot, worldOf } from '#web/shared/map/plot.ts'

/** More orders wait around here than free workers could take. */
export type Pressure = { spot: Spot; missing: number }

/** About 650 m at the latitudes of China. */
const cell = 2 ** -15.7
const freePresences: readonly BoardWorker['presence'][] = ['idle', 'busy']

/** By cells: waiting orders, less what workers in the cell and beside it have room for. */
export function pressureOf(orders: readonly BoardOrder[], workers: readonly BoardWorker[]): Pressure[] {
  const keyOf = ({ x, y }: Spot) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
  const places = orders.flatMap(({ from, to }) => {
    const place = from ?? to
    return place ? [worldOf(place)] : []
  })
  const room = new Map<string, number>()
  for (const worker of workers) {
    if (worker.obstacle !== null || !freePresences.includes(worker.presence)) continue
    const key = keyOf(worldOf(worker))
    room.set(key, (room.get(key) ?? 0) + Math.max(0, worker.capacity - worker.load))
  }
  return [...Map.groupBy(places, keyOf)].flatMap(([key, own]) => {
    const [column = 0, row = 0] = key.split(' ').map(Number)
    const around = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => `${column + right} ${row + down}`))
    const missing = own.length - around.reduce((sum, each) => sum + (room.get(each) ?? 0), 0) / 3
    if (missing < 1) return []
    const sum = own.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
    return [{ spot: { x: sum.x / own.length, y: sum.y / own.length }, missing }]
  })
}
