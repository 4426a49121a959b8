import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWorker, type Mover } from '#contract/moves.ts'
import { OpenEvent, type StreetMover, streetMovers } from '#contract/open.ts'
import { OrderDetail, staffMoves } from '#contract/order.ts'
import { canMove, moveOf, type OrderMove, planOf, type Service, type StateOf } from '#contract/service.ts'
import { makeChange } from '#server/kit/change.ts'
import type { NewsItem } from '#server/kit/news.ts'
import { Refusal } from '#server/kit/refusal.ts'
import { receiveEvent } from '#server/orders/index.ts'
import { type Desk, refusalOf } from './desk.ts'
import { decide } from './desk-moves.ts'
import { eventOf } from './happenings.ts'
import { jobsDone, readOrder, stopClocks } from './records.ts'
import { startTestServer, type TestServer } from './server.ts'
import { appFor, appOf, type Order, type Worker } from './street.ts'

/** Every move of a service against every state and everybody who could try it, as its plan says. */
export function describeMoves(service: Service): void {
  describe(service, () => tryEveryMove(service))
}

function tryEveryMove(service: Service): void {
  const { moves, states, timeouts, worker: trade } = planOf(service)
  const names = Object.keys(moves) as OrderMove[]
  let server: TestServer
  let desk: Desk
  let stranger: Worker | null
  /** One order in each state, which nothing that is refused may touch. */
  const standing: Order[] = []
  const news: NewsItem[] = []

  beforeAll(async () => {
    server = await startTestServer()
    server.runtime.news.subscribe(items => void news.push(...items))
    desk = await server.signIn('ops', { name: '老周' })
    stranger = await server.street.worker(trade ?? 'rider')
    const all = states.map(state => server.street.orderOf(service, state as StateOf<Service>))
    standing.push(...(await Promise.all(all)))
    await stopClocks(server.db)
  })
  afterAll(() => server.stop())

  /** Where the plan lets `by` make the move; a worker speaks only about what is in their hands. */
  function isLegal(move: OrderMove, by: Mover, order: Pick<Order, 'state' | 'kind' | 'worker'>): boolean {
    const isTheirs = !isWorker(by) || ['grab', 'join'].includes(move) || order.worker !== null
    return canMove({ ...order, service }, move, by) && isTheirs
  }

  /** A new order from which `by` can make the move, should the rules beyond the plan ask for a past. */
  async function ready(move: OrderMove, by: Mover, state: string): Promise<Order | null> {
    const { street } = server
    const kind = moveOf(service, move)?.kinds?.[0]
    const options = kind === undefined ? {} : { kind }
    const at = (place: string) => street.orderOf(service, place as StateOf<Service>, options)
    if (move === 'settleHelp') {
      const called = await street.happen(await at('accepted'), { event: 'callForHelp', by: 'customer' })
      return street.bring(called, state)
    }
    if (move === 'judgeAgain') return street.bring(await at('disputed'), state)
    if (service === 'challenge' && by === 'companion' && move !== 'join') {
      const coach = await street.worker('companion')
      const joined = await street.happen({ ...(await at('open')), worker: coach }, { event: 'join', by })
      return street.bring(joined, state)
    }
    const order = await at(state)
    if (move === 'refund' || move === 'failRefund') await owe(order)
    return isLegal(move, by, { ...order, worker: order.worker ?? null }) ? order : null
  }

  /** Lets money be on its way back, whatever brought that about. */
  async function owe({ id, payFen }: Order): Promise<void> {
    const back = { paid_fen: payFen, refunding_fen: payFen, refund: 'processing' } as never
    await server.db
      .updateTable('orders')
      .set(back)
      .where('id', '=', id)
      .where('refunding_fen', '=', 0 as never)
      .execute()
  }

  async function expectMoved(order: Order, move: OrderMove, act: () => Promise<unknown>): Promise<void> {
    const before = await readOrder(server.db, order.id)
    news.length = 0
    await act()
    const after = await readOrder(server.db, order.id)
    const to = moveOf(service, move)?.to
    const state = to === 'same' ? before.row.state : to
    expect(after.row).toMatchObject({ state, version: before.row.version + 1 })
    expect(after.events.slice(before.events.length)).toEqual([
      expect.objectContaining({ action: `orders.${move}`, from_state: before.row.state, to_state: state }),
    ])
    expect(news.filter(item => item.word === 'orders.changed' && item.id === order.id)).toHaveLength(1)
  }

  async function readAll() {
    return Promise.all(standing.map(({ id }) => readOrder(server.db, id)))
  }

  async function expectUntouched(act: () => Promise<unknown>): Promise<void> {
    const before = await readAll()
    news.length = 0
    await act()
    expect(await readAll()).toEqual(before)
    const told = news.filter(({ word, id }) => word === 'orders.changed' && standing.some(order => order.id === id))
    expect(told).toEqual([])
  }

  describe(`what the desk does to an order of ${service}`, () => {
    for (const move of staffMoves) {
      for (const state of moves[move]?.by.includes('staff') ? (moves[move]?.from ?? []) : []) {
        test(`it can ${move} one in ${state}`, async () => {
          const order = await ready(move, 'staff', state)
          if (!order) throw new Error('The plan says otherwise.')
          const next = ['assign', 'reassign'].includes(move) && trade ? await server.street.worker(trade) : undefined
          await expectMoved(order, move, async () => {
            const answer = await decide(desk, move, order, next?.id)
            const { row } = await readOrder(server.db, order.id)
            expect(answer).toMatchObject({ id: order.id, state: row.state, version: row.version })
            expect(answer.timeline.at(-1)).toMatchObject({ action: move, actor: { kind: 'staff', name: '老周' } })
          })
        })
      }

      test(`it cannot ${move} one anywhere else, and is shown how it stands`, async () => {
        const elsewhere = standing.filter(order => !isLegal(move, 'staff', order))
        const workerId = ['assign', 'reassign'].includes(move) ? (stranger?.id ?? 1) : undefined
        await expectUntouched(async () => {
          for (const order of elsewhere) {
            const refused = await refusalOf(decide(desk, move, order, workerId))
            expect(refused).toMatchObject({ code: 40902, reason: 'notInThisState' })
            expect(OrderDetail.parse(refused.record)).toMatchObject({ id: order.id, state: order.state })
          }
        })
      })
    }
  })

  describe(`what happens to an order of ${service} in the street`, () => {
    for (const move of names) {
      for (const by of streetMovers) {
        for (const state of moves[move]?.by.includes(by) ? (moves[move]?.from ?? []) : []) {
          test(`${by}: ${move} moves one in ${state} on`, async () => {
            const order = await ready(move, by, state)
            if (order) {
              const worker = order.worker ?? (await server.street.worker(trade ?? 'rider'))
              await expectMoved(order, move, () => server.street.happen({ ...order, worker }, { event: move, by }))
            } else expect([by, move, state]).toEqual([trade, expect.any(String), expect.any(String)])
          })
        }
      }

      test(`${move} is refused of anybody else, and in every other state`, async () => {
        await expectUntouched(async () => {
          for (const by of streetMovers) {
            const elsewhere = standing.filter(order => !isLegal(move, by, order))
            const refused = await Promise.all(elsewhere.map(order => reasonAgainst(order, move, by)))
            expect([by, refused]).toEqual([by, elsewhere.map(() => 'notInThisState')])
          }
        })
      })
    }
  })

  /** Straight to the door behind the signature: there are thousands of these. */
  async function reasonAgainst(order: Order, event: OrderMove, by: StreetMover): Promise<string> {
    const sent = OpenEvent.parse(eventOf({ ...order, worker: order.worker ?? stranger }, { event, by }))
    const app = appOf(appFor(by)).id
    const actor = { kind: 'system', id: null, name: app } as const
    try {
      await makeChange(server.runtime, { actor, traceId: randomUUID() }, change =>
        receiveEvent(change, app, order.no, sent),
      )
      return 'moved'
    } catch (error) {
      if (error instanceof Refusal) return error.reason
      throw error
    }
  }

  describe(`what the clock does to an order of ${service}`, () => {
    for (const [state, timeout] of Object.entries(timeouts)) {
      const move = timeout?.move as OrderMove
      test(`one that stays in ${state} too long: ${move}`, async () => {
        const order = await server.street.orderOf(service, state as StateOf<Service>)
        await expectMoved(order, move, () => server.street.timeOut(order))
      })

      test(`the clock of ${state} leaves alone what moved on, or came back to it since`, async () => {
        await expectUntouched(async () => {
          for (const { row } of await readAll()) {
            const stateAt = row.state === state ? row.state_at - 1 : row.state_at
            await server.street.layTimeout({ id: row.id, state, stateAt })
            await jobsDone(server.db, row.id)
          }
        })
      })
    }
  })
}
