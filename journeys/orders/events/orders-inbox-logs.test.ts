import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '#city/world/random.ts'
import { planOf, type Service, type StateOf, services } from '#contract/orders/service.ts'
import { jumbled, type Logged, live, receive, withNumbers } from '../../setup/open/event-logs.ts'
import type { Order, Worker } from '../../setup/orders/order.ts'
import { kindsOf } from '../../setup/orders/placed.ts'
import { holdGaps, holdTimeouts, keepOnline, readOrder } from '../../setup/people/records.ts'
import { roundsOf } from '../../setup/process/drills.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
/** One worker of each kind, with capacity for all orders. */
const workers = new Map<Service, Worker>()

beforeAll(async () => {
  await holdGaps(server.db)
  await holdTimeouts(server.db)
  for (const service of services) workers.set(service, await server.fixtures.worker(planOf(service).worker ?? 'rider'))
  await server.db.updateTable('workers').set({ capacity: 1_000_000 }).execute()
})

function workerFor(service: Service): Worker {
  const worker = workers.get(service)
  if (!worker) throw new Error(`Nobody works for ${service}.`)
  return worker
}

/** Everything that must not depend on the order in which events arrive. */
async function outcomeOf({ id }: Order) {
  const { row, events, assignments } = await readOrder(server.db, id)
  const { state, worker_id, pay_fen, paid_fen, refunding_fen, refunded_fen, refund, urges } = row
  const { helpAt, ...facts } = row.facts
  const timeline = events.map(
    ({ action, actor_kind, actor_name, reason, occurred_at, about_id, from_state, to_state }) => {
      const to = from_state === to_state ? 'same' : to_state
      return JSON.stringify([
        action,
        actor_kind,
        actor_name,
        reason,
        action === 'orders.place' ? 0 : occurred_at,
        about_id,
        to,
      ])
    },
  )
  return {
    money: { pay_fen, paid_fen, refunding_fen, refunded_fen, refund },
    facts: { ...facts, hasHelp: helpAt !== undefined },
    timeline: timeline.toSorted(),
    assignments: assignments.map(one => `${one.worker_id} ${one.state}`).toSorted(),
    state,
    worker_id,
    urges,
  }
}

/** Identical orders of one customer. */
async function placeAlike(service: Service, kind: string, count: number): Promise<Order[]> {
  const [first] = planOf(service).states
  const state = (kind === 'event' ? 'open' : first) as StateOf<Service>
  const customer = { externalId: `T-${randomUUID()}`, name: '王小丽', phone: '19712345678' }
  const alike: Order[] = []
  for (let placed = 0; placed < count; placed++) {
    alike.push(await server.fixtures.orderOf(service, state, { kind, written: { customer } }))
  }
  return alike
}

type Delivery = (order: Order, one: Logged) => Promise<unknown>

/** Applies a random log to one order, and shuffled and partly repeated to others; returns the number of events. */
async function redeliver(seed: string, times: number, deliver: Delivery): Promise<number> {
  const random = createRandom(seed)
  const service = random.pick(services)
  const kind = random.pick(kindsOf[service])
  const [lived, ...others] = await placeAlike(service, kind, 1 + times)
  if (!lived) return 0
  const log = await live(server, lived, workerFor(service), random)
  const lifetime = await outcomeOf(lived)
  let events = 0
  for (const order of others) {
    const received = partlyTwice(jumbled(withNumbers(log), random), random)
    for (const one of received) await deliver(order, one)
    const way = [...log, ...received].map(({ app, event }) => `${app} ${event.seq ?? ''} ${event.event}`)
    expect([seed, way, await unappliedOf(order)]).toEqual([seed, way, []])
    expect([seed, way, await outcomeOf(order)]).toEqual([seed, way, lifetime])
    events += received.length
  }
  return events
}

function partlyTwice(received: Logged[], random: Random): Logged[] {
  const delivered = [...received]
  for (const one of received.filter(() => random.chance(0.3))) {
    delivered.splice(random.whole(delivered.indexOf(one) + 1, delivered.length), 0, one)
  }
  return delivered
}

async function unappliedOf({ id }: Order) {
  const rows = await server.db.selectFrom('order_inbox').selectAll().where('order_id', '=', id).execute()
  return rows.flatMap(({ state, reason, happened }) => (state === 'applied' ? [] : [[state, reason, happened.event]]))
}

describe('events that an app numbers', () => {
  /** Of each log, one order receives it as it happened, and so many others shuffled and partly repeated. */
  const [logs, others] = [roundsOf({ some: 12, all: 125 }), roundsOf({ some: 4, all: 8 })]

  test(`${logs * others} logs, shuffled and partly repeated, have the result of the ordered log`, async () => {
    const seeds = Array.from({ length: logs }, (_, index) => `log ${index}`).values()
    let events = 0
    async function work(): Promise<void> {
      for (const seed of seeds) {
        await keepOnline(server.db)
        const delivered = await redeliver(seed, others, (order, one) => receive(server, order, one))
        events += delivered
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
    expect(events).toBeGreaterThan(logs * others * 4)
  })

  test('ten logs sent by signed requests, some at once, have the same result', async () => {
    for (let index = 0; index < 5; index++) {
      await redeliver(`wire ${index}`, 2, async (order, { app, event }) => {
        const post = () => server.fixtures.post(app, `/open/v1/orders/${order.no}/events`, event)
        for (const { status } of await Promise.all([post(), post()])) expect([200, 202]).toContain(status)
      })
    }
  })
})
