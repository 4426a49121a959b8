import { sql } from 'kysely'
import { canMove } from '#contract/base/machine.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import type { Desk } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import { homeCity, otherCity } from '../orders/placed.ts'
import { passTime } from '../process/clock.ts'
import type { TestServer } from '../process/server.ts'
import { rowsOf } from './explained.ts'
import { countAlone, countOnDuty } from './on-duty.ts'

export const thirdCity = '310000'
const cities = [homeCity, otherCity, thirdCity] as const
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** How far the orders of each service get, by the way that its plan knows. */
const ends: { [S in Service]: readonly string[] } = {
  food: ['completed', 'pending_pay', 'cancelled', 'delivered', 'preparing/wait_dispatch', 'delivering/picked_up'],
  chauffeur: ['completed', 'cancelled', 'pending_pay', 'no_driver', 'in_service'],
  errand: ['completed', 'cancelled', 'pending_accept', 'delivering', 'delivered'],
  express: ['completed', 'booked', 'cancelled', 'in_transit', 'returned'],
  companion: ['completed', 'pending_accept', 'refunded', 'cancelled', 'in_service'],
  challenge: ['finished', 'open', 'cancelled', 'disputed'],
}
const services = Object.keys(ends) as Service[]

/** Hours of a day in Shanghai: in the middle, and around the times when business days begin. */
const usual = [12.5, 19]
const boundaries = [-0.02, 0.02, 5.98, 6.02]

export async function clockTo(moment: number): Promise<void> {
  const ahead = moment - Date.now()
  if (ahead > 0) await passTime(ahead / 1000)
}

/** The first moment of the day after this one, in Shanghai. */
export function nextMidnight(now = Date.now()): number {
  return Math.floor((now + 8 * hourMs) / dayMs) * dayMs + dayMs - 8 * hourMs
}

/**
 * Orders of all services in three cities on so many days, on the last two also around the times when days begin. The last day is
 * not over. Each hour with orders is counted once, after they were placed.
 */
export async function simulateDays(server: TestServer, days: number): Promise<void> {
  await countAlone(server)
  const start = nextMidnight()
  let placed = 0
  for (let day = 0; day < days; day += 1) {
    const hours = day >= days - 2 ? [...boundaries, ...usual] : usual
    for (const hour of day === days - 1 ? hours.slice(0, -1) : hours) {
      await clockTo(start + day * dayMs + hour * hourMs)
      for (const service of services) await placeOne(server, service, placed++)
      await countOnDuty(server)
    }
  }
}

const isRated = (order: Order) => canMove(planOf(order.service), order, 'rate', 'customer')

async function placeOne({ fixtures }: TestServer, service: Service, n: number): Promise<void> {
  const list = ends[service]
  const state = list[Math.floor(n / services.length) % list.length] ?? list[0]
  const cityCode = cities[n % cities.length] ?? homeCity
  const placedAt = new Date(Date.now()).toISOString()
  // What is promised for the past is late when it is served.
  const isLate = Math.floor(n / services.length) % 3 === 0
  const promisedAt = new Date(Date.now() + (isLate ? -hourMs : hourMs)).toISOString()
  const written = service === 'food' || service === 'errand' ? { placedAt, promisedAt } : { placedAt }
  const order = await fixtures.orderOf(service, state as never, { cityCode, written })
  // Two in three of those that were completed.
  if (isRated(order) && n % 3 > 0)
    await fixtures.sendEvent(order, { event: 'rate', by: 'customer', facts: { score: 1 + (n % 5) } })
}

/**
 * This hour in a city where two riders are on duty, one of them with an order, and eight orders were placed; and how many of both
 * their lists have.
 */
export async function shortHour(server: TestServer, desk: Desk) {
  const [{ fixtures }, cityCode] = [server, '320100']
  const [worker] = [await fixtures.rider({ cityCode }), await fixtures.rider({ cityCode })]
  await fixtures.order('delivering/picked_up', { cityCode, worker })
  for (let order = 0; order < 7; order += 1) await fixtures.order('pending_accept', { cityCode })
  await countOnDuty(server)
  const { hours, asOf, onDuty } = await desk.call(dashboard.supply, { service: 'food', cityCode })
  const hour = hours.find(({ since, until }) => since <= asOf && asOf < until)
  const { figures } = await desk.call(dashboard.kpi, { service: 'food', cityCode })
  const busy = figures.find(({ key }) => key === 'busy')
  if (!hour || !onDuty || !busy) throw new Error('This hour is not there.')
  return [hour, (await rowsOf(desk, onDuty.lists)).length, (await rowsOf(desk, busy.lists)).length] as const
}

/** Orders waited for somebody, were taken, begun and served in different times: a journey writes one right after the other. */
export async function spreadStages({ db }: TestServer): Promise<void> {
  await sql`update orders set
    waiting_at = waiting_at - make_interval(secs => id % 40 * 23 + id % 7 * 30 + id % 5 * 60),
    taken_at = taken_at - make_interval(secs => id % 7 * 30 + id % 5 * 60),
    ready_at = case when service = 'food' then begun_at end,
    begun_at = begun_at - make_interval(secs => id % 5 * 60)`.execute(db)
}
