import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FoodMove, type FoodState, foodMoves, foodStates, foodTimeouts } from '#contract/food.ts'
import type { Move, Mover } from '#contract/moves.ts'
import { OrderDetail, type StaffMove, staffMoves } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { refusals } from '#contract/refusals.ts'
import type { NewsItem } from '#server/kit/news.ts'
import { type Desk, Refused, refusalOf } from './setup/desk.ts'
import { jobsDone, readOrder } from './setup/records.ts'
import { startTestServer, type TestServer } from './setup/server.ts'
import { eventOf, type Order } from './setup/street.ts'
import { until } from './setup/until.ts'

let server: TestServer
let desk: Desk
/** One order in each state, which nothing that is refused may touch. */
const standing = new Map<FoodState, Order>()
const news: NewsItem[] = []

beforeAll(async () => {
  server = await startTestServer()
  server.runtime.news.subscribe(items => void news.push(...items))
  desk = await server.signIn('ops', { name: '老周' })
  for (const state of foodStates) standing.set(state, await server.street.order(state))
})
afterAll(() => server.stop())

const moveNames = Object.keys(foodMoves) as FoodMove[]
const streetMovers = ['customer', 'merchant', 'rider', 'payment'] as const

function isLegal(move: FoodMove, state: FoodState, by: Mover): boolean {
  const { from, by: movers }: Move<FoodState> = foodMoves[move]
  return from.includes(state) && movers.includes(by)
}

function statesWhere(move: FoodMove, by: Mover, legal: boolean): FoodState[] {
  return foodStates.filter(state => isLegal(move, state, by) === legal)
}

function standingIn(state: FoodState): Order {
  const order = standing.get(state)
  if (!order) throw new Error(`No order stands in ${state}.`)
  return order
}

/** What a member of staff sends to make the move; a rider of the order's city where one is needed. */
async function askMove(who: Desk, move: StaffMove, { id, version }: Order): Promise<OrderDetail> {
  const target = { id, version }
  const rider = async () => (await server.street.rider()).id
  if (move === 'assign') return who.call(orders.assign, { ...target, workerId: await rider() })
  if (move === 'reassign') return who.call(orders.reassign, { ...target, workerId: await rider(), reason: '太远了' })
  if (move === 'cancel') return who.call(orders.cancel, { ...target, code: 'U01' })
  return who.call(orders[move], { ...target, reason: '电话里说好的' })
}

async function expectMoved(order: Order, move: FoodMove, act: () => Promise<unknown>): Promise<void> {
  const before = await readOrder(server.db, order.id)
  news.length = 0
  await act()
  const after = await readOrder(server.db, order.id)
  const { to }: Move<FoodState> = foodMoves[move]
  const state = to === 'same' ? before.row.state : to
  expect(after.row).toMatchObject({ state, version: before.row.version + 1 })
  const added = after.events.slice(before.events.length)
  expect(added).toEqual([
    expect.objectContaining({ action: `orders.${move}`, from_state: before.row.state, to_state: state }),
  ])
  expect(news.filter(item => item.word === 'orders.changed' && item.id === order.id)).toHaveLength(1)
}

async function expectUntouched(order: Order, act: () => Promise<unknown>): Promise<void> {
  const before = await readOrder(server.db, order.id)
  news.length = 0
  await act()
  expect(await readOrder(server.db, order.id)).toEqual(before)
  expect(news.filter(item => item.id === order.id)).toEqual([])
}

describe('what the desk does to an order', () => {
  for (const move of staffMoves) {
    for (const state of statesWhere(move, 'staff', true)) {
      test(`the desk can ${move} an order in ${state}`, async () => {
        const order = await server.street.order(state)
        await expectMoved(order, move, async () => {
          const answer = await askMove(desk, move, order)
          const { row } = await readOrder(server.db, order.id)
          expect(answer).toMatchObject({ id: order.id, state: row.state, version: row.version })
          expect(answer.timeline.at(-1)).toMatchObject({ action: move, actor: { kind: 'staff', name: '老周' } })
        })
      })
    }

    test(`the desk cannot ${move} an order anywhere else, and is shown how it stands`, async () => {
      for (const state of statesWhere(move, 'staff', false)) {
        const order = standingIn(state)
        await expectUntouched(order, async () => {
          const refused = await refusalOf(askMove(desk, move, order))
          expect(refused).toMatchObject({ code: 40902, reason: 'notInThisState' })
          expect(OrderDetail.parse(refused.record)).toMatchObject({ id: order.id, state })
        })
      }
    })
  }
})

describe('what happens to an order in the street', () => {
  for (const move of moveNames) {
    for (const by of streetMovers) {
      for (const state of statesWhere(move, by, true)) {
        test(`${by}: ${move} moves an order in ${state} on`, async () => {
          const order = await server.street.order(state)
          const rider = order.worker ?? (await server.street.rider())
          await expectMoved(order, move, () => server.street.happen({ ...order, worker: rider }, { event: move, by }))
        })
      }

      test(`${by}: ${move} is refused in every other state`, async () => {
        for (const state of statesWhere(move, by, false)) {
          const order = standingIn(state)
          const kind = by === 'payment' ? 'customer' : by
          const rider = order.worker ?? standingIn('preparing/accepted').rider
          const event = eventOf({ ...order, worker: rider }, { event: move, by })
          await expectUntouched(order, async () => {
            const response = await server.street.post(kind, `/open/v1/orders/${order.no}/events`, event)
            expect([state, response.status]).toEqual([state, 422])
          })
        }
      })
    }
  }
})

describe('what the clock does to an order', () => {
  for (const [state, { move }] of Object.entries(foodTimeouts) as [keyof typeof foodTimeouts, { move: FoodMove }][]) {
    test(`an order that stays in ${state} too long: ${move}`, async () => {
      const order = await server.street.order(state)
      const { row } = await readOrder(server.db, order.id)
      await expectMoved(order, move, async () => {
        await layTimeout({ id: order.id, state, stateAt: row.state_at })
        await until(async () => (await readOrder(server.db, order.id)).row.version > row.version)
        await jobsDone(server.db, order.id)
      })
    })

    test(`the clock of ${state} leaves alone what moved on, or came back to it since`, async () => {
      for (const other of foodStates) {
        const order = standingIn(other)
        const { row } = await readOrder(server.db, order.id)
        await expectUntouched(order, async () => {
          await layTimeout({ id: order.id, state, stateAt: other === state ? row.state_at - 1 : row.state_at })
          await jobsDone(server.db, order.id)
        })
      }
    })
  }

  async function layTimeout(data: { id: number; state: FoodState; stateAt: number }): Promise<void> {
    await server.db.transaction().execute(async transaction => {
      await server.runtime.jobs.later(transaction, 'orders.timeout', data, 0)
    })
    server.runtime.jobs.wake(['orders.timeout'])
  }
})

describe('what a row says may be done', () => {
  for (const role of ['dispatcher', 'kefu', 'viewer'] as const) {
    test(`a ${role} is offered exactly what would be accepted`, async () => {
      const person = await server.signIn(role)
      for (const state of foodStates) {
        const { id, no, version } = standingIn(state)
        const { allowed } = await person.call(orders.get, { no })
        const { rows } = await person.call(orders.list, { search: no, limit: 1 })
        expect(rows).toEqual([expect.objectContaining({ id, version, allowed })])
        for (const move of staffMoves)
          expect([state, move, await isAccepted(person, move, state)]).toEqual([state, move, allowed.includes(move)])
      }
    })
  }

  async function isAccepted(person: Desk, move: StaffMove, state: FoodState): Promise<boolean> {
    const order = isLegal(move, state, 'staff') ? await server.street.order(state) : standingIn(state)
    try {
      await askMove(person, move, order)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      expect([refusals.noPermission, refusals.notInThisState]).toContain(error.code)
      return false
    }
  }
})
