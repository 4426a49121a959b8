import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppMover, appMovers } from '#contract/base/machine.ts'
import { OpenEvent } from '#contract/open/open.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { type StaffMove, staffMoves } from '#contract/orders/order-names.ts'
import { moveOf, type OrderMove, planOf, type Service, type StateOf } from '#contract/orders/service.ts'
import { makeChange } from '#server/kit/change.ts'
import { Refusal } from '#server/kit/refusal.ts'
import { receiveEvent } from '#server/orders/index.ts'
import { appFor, appOf } from '../open/apps.ts'
import { eventOf } from '../open/life-events.ts'
import { refusalOf } from '../orders/desk.ts'
import { decide } from '../orders/desk-moves.ts'
import {
  createMoveFixture,
  expectMoved,
  expectUntouched,
  isLegal,
  type MoveFixture,
  ready,
} from '../orders/move-fixture.ts'
import type { Order } from '../orders/order.ts'
import { readOrder, timeoutsDone } from './records.ts'

/** Every move of a service against every state and everybody who could try it, as its plan says. */
export function describeMoves(service: Service): void {
  describe(service, () => {
    let fixture: MoveFixture
    beforeAll(async () => {
      fixture = await createMoveFixture(service)
    })
    afterAll(() => fixture.server.stop())
    describe(`what the desk does to an order of ${service}`, () => tryDesk(service, () => fixture))
    describe(`events of the apps for an order of ${service}`, () => testAppEvents(service, () => fixture))
    describe(`what the clock does to an order of ${service}`, () => tryClock(service, () => fixture))
  })
}

function tryDesk(service: Service, on: () => MoveFixture): void {
  const { moves } = planOf(service)
  for (const move of staffMoves) {
    for (const state of moves[move]?.by.includes('staff') ? (moves[move]?.from ?? []) : []) {
      test(`it can ${move} one in ${state}`, () => expectDecided(on(), move, state))
    }

    test(`it cannot ${move} one anywhere else, and is shown how it stands`, async () => {
      const { desk, stranger, standing } = on()
      const workerId = ['assign', 'reassign'].includes(move) ? stranger.id : undefined
      await expectUntouched(on(), async () => {
        for (const order of standing.filter(one => !isLegal(move, 'staff', one))) {
          const refused = await refusalOf(decide(desk, move, order, workerId))
          expect(refused).toMatchObject({ code: 40902, reason: 'notInThisState' })
          expect(OrderDetail.parse(refused.record)).toMatchObject({ id: order.id, state: order.state })
        }
      })
    })
  }
}

async function expectDecided(fixture: MoveFixture, move: StaffMove, state: string): Promise<void> {
  const { server, desk, service } = fixture
  const order = await ready(fixture, move, 'staff', state)
  if (!order) throw new Error('The plan says otherwise.')
  const { worker: trade } = planOf(service)
  const next = ['assign', 'reassign'].includes(move) && trade ? await server.fixtures.worker(trade) : undefined
  await expectMoved(fixture, order, move, async () => {
    const answer = await decide(desk, move, order, next?.id)
    const { row } = await readOrder(server.db, order.id)
    expect(answer).toMatchObject({ id: order.id, state: row.state, version: row.version })
    expect(answer.timeline.at(-1)).toMatchObject({ action: move, actor: { kind: 'staff', name: '老周' } })
  })
}

function testAppEvents(service: Service, on: () => MoveFixture): void {
  const { moves } = planOf(service)
  for (const move of Object.keys(moves) as OrderMove[]) {
    for (const by of appMovers) {
      for (const state of moves[move]?.by.includes(by) ? (moves[move]?.from ?? []) : []) {
        test(`${by}: ${move} moves one in ${state} on`, () => expectHappened(on(), move, by, state))
      }
    }

    test(`${move} is refused of anybody else, and in every other state`, async () => {
      await expectUntouched(on(), async () => {
        for (const by of appMovers) {
          const elsewhere = on().standing.filter(order => isTried(move, by, order) && !isLegal(move, by, order))
          const refused = await reasonsAgainst(on(), elsewhere, move, by)
          expect([by, refused]).toEqual([by, elsewhere.map(order => reasonFor(order, move, by))])
        }
      })
    })
  }
}

/** Whoever may make a move somewhere tries it in every state, and everybody in the states from which somebody may; what is wrong in both ways `canMove` alone refuses. */
function isTried(name: OrderMove, by: AppMover, { service, state }: Order): boolean {
  const move = moveOf(service, name)
  const movers = appMovers.filter(one => move?.by.includes(one))
  return move?.from.includes(state) || movers.includes(by) || (movers.length === 0 && by === appMovers[0])
}

async function expectHappened(fixture: MoveFixture, move: OrderMove, by: AppMover, state: string): Promise<void> {
  const { fixtures } = fixture.server
  const { worker: trade } = planOf(fixture.service)
  const order = await ready(fixture, move, by, state)
  // Nobody of the trade has it there, so nobody of them has anything to say about it.
  if (!order) return expect(by).toBe(trade)
  const worker = order.worker ?? (await fixtures.worker(trade ?? 'rider'))
  return expectMoved(fixture, order, move, () => fixtures.sendEvent({ ...order, worker }, { event: move, by }))
}

/** Who came to the wrong match is told that, rather than that it is too late. */
function reasonFor({ service, state }: Order, event: OrderMove, by: AppMover) {
  const move = moveOf(service, event)
  return move?.byOfKind && move.by.includes(by) && move.from.includes(state) ? 'badInput' : 'notInThisState'
}

/** Without signature and request, and all in one transaction: there are thousands of these. */
async function reasonsAgainst({ server, stranger }: MoveFixture, orders: Order[], event: OrderMove, by: AppMover) {
  const app = appOf(appFor(by)).id
  const actor = { kind: 'system', id: null, name: app } as const
  return makeChange(server.runtime, { actor, traceId: randomUUID() }, async change => {
    const reasons: string[] = []
    for (const order of orders) {
      const sent = OpenEvent.parse(eventOf({ ...order, worker: order.worker ?? stranger }, { event, by }))
      reasons.push(await reasonOf(receiveEvent(change, app, order.no, sent)))
    }
    return reasons
  })
}

async function reasonOf(outcome: Promise<unknown>): Promise<string> {
  try {
    await outcome
    return 'moved'
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

function tryClock(service: Service, on: () => MoveFixture): void {
  for (const [state, timeout] of Object.entries(planOf(service).timeouts)) {
    const move = timeout?.move as OrderMove
    test(`one that stays in ${state} too long: ${move}`, async () => {
      const order = await on().server.fixtures.orderOf(service, state as StateOf<Service>)
      await expectMoved(on(), order, move, () => on().server.fixtures.timeOut(order))
    })
  }

  test('where nothing is to happen by itself, nothing happens when a time is over', async () => {
    const { server, standing } = on()
    await expectUntouched(on(), async () => {
      const ids = standing.filter(({ state }) => !planOf(service).timeouts[state]).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      await server.fixtures.endTimes(ids)
      await timeoutsDone(server.db, ids)
    })
  })
}
