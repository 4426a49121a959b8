import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { createRandom } from '#city/world/random.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { eventOf } from '../setup/open/fixtures.ts'
import type { Desk, Refused } from '../setup/orders/desk.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { holdTimeouts, keepOnline } from '../setup/people/records.ts'
import { roundsOf } from '../setup/process/drills.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('dispatcher', { name: '老周' })
})

const waiting = {
  food: 'preparing/wait_dispatch',
  chauffeur: 'pending_dispatch',
  errand: 'pending_accept',
  companion: 'pending_accept',
} as const
type Waiting = keyof typeof waiting
type Contest = { order: Order; offered: Worker; grabbing: Worker }

async function contestOf(service: Waiting): Promise<Contest> {
  const trade = ({ chauffeur: 'chauffeur', companion: 'companion' } as const)[service as 'chauffeur'] ?? 'rider'
  const [offered, grabbing] = [await server.fixtures.worker(trade), await server.fixtures.worker(trade)]
  return { order: await server.fixtures.orderOf(service, waiting[service]), offered, grabbing }
}

const random = createRandom('a race')

/** Waits a random number of turns of the event loop, so that each side is first in some rounds. */
async function hesitate(): Promise<void> {
  for (let left = random.whole(0, 300); left > 0; left--) await nextTurn()
}

/** Staff assign the order to one worker while the other grabs it. Returns who got it, and resets the order. */
async function contend({ order, offered, grabbing }: Contest): Promise<{ won: 'desk' | 'worker'; order: Order }> {
  const grab = eventOf({ ...order, worker: grabbing }, { event: 'grab', by: workerOf(order.service) })
  const [assigned, grabbed] = await Promise.all([
    hesitate()
      .then(() => decide(desk, 'assign', order, offered.id))
      .then(
        () => 200,
        (refused: Refused) => refused.code,
      ),
    hesitate()
      .then(() => server.fixtures.post('rider', `/open/v1/orders/${order.no}/events`, grab))
      .then(({ status }) => status),
  ])
  expect([
    [200, 422],
    [40901, 200],
  ]).toContainEqual([assigned, grabbed])
  const won = assigned === 200 ? 'desk' : 'worker'
  const worker = won === 'desk' ? offered : grabbing
  const { row, live } = await standingOf(order)
  expect([row.worker_id, live]).toEqual([worker.id, [worker.id]])
  const back = { event: won === 'desk' ? 'decline' : 'handBack', by: workerOf(order.service) } as const
  return { won, order: await server.fixtures.sendEvent({ ...order, worker, version: row.version }, back) }
}

function workerOf(service: Service) {
  return service === 'chauffeur' || service === 'companion' ? service : 'rider'
}

async function standingOf({ id }: Order) {
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const live = await server.db
    .selectFrom('assignments')
    .select('worker_id')
    .where('order_id', '=', id)
    .where('state', 'in', ['offered', 'accepted'])
    .execute()
  return { row, live: live.map(({ worker_id }) => worker_id) }
}

const [contested, rounds] = [40, roundsOf({ some: 5, all: 25 })]

test(`a worker grabs an order while staff assign it, ${contested * rounds} times: exactly one of the two gets it`, async () => {
  await holdTimeouts(server.db)
  const trades = services.filter((service): service is Waiting => service in waiting)
  let contests = await Promise.all(
    Array.from({ length: contested }, (_, index) => contestOf(trades[index % 4] ?? 'food')),
  )
  const wins = { desk: 0, worker: 0 }
  for (let round = 0; round < rounds; round++) {
    await keepOnline(server.db)
    const outcomes = await Promise.all(contests.map(contend))
    for (const { won } of outcomes) wins[won]++
    contests = contests.map((contest, index) => ({ ...contest, order: outcomes[index]?.order ?? contest.order }))
  }
  expect(wins.desk + wins.worker).toBe(contested * rounds)
  // Each side wins in some rounds, so that neither always comes first.
  expect(Math.min(wins.desk, wins.worker)).toBeGreaterThan(0)
})
