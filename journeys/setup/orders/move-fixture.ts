import { expect } from 'vitest'
import { canMove, isWorker, type Mover } from '#contract/base/machine.ts'
import { moveOf, type OrderMove, planOf, type Service, type StateOf } from '#contract/orders/service.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { holdTimeouts, readOrder, readOrders } from '../people/records.ts'
import { startTestServer, type TestServer } from '../process/server.ts'
import type { Desk } from './desk.ts'
import type { Order, Worker } from './order.ts'

/** What every move of a service is tried on. */
export type MoveFixture = {
  service: Service
  server: TestServer
  desk: Desk
  /** Somebody of the trade who has none of the orders. */
  stranger: Worker
  /** One order in each state, which nothing that is refused may touch. */
  standing: Order[]
  nudges: AddressedNudge[]
}

export async function createMoveFixture(service: Service): Promise<MoveFixture> {
  const server = await startTestServer()
  await holdTimeouts(server.db)
  const nudges: AddressedNudge[] = []
  server.runtime.nudgeChannel.subscribe(items => void nudges.push(...items))
  const desk = await server.signIn('ops', { name: '老周' })
  const { states, worker } = planOf(service)
  const stranger = await server.fixtures.worker(worker ?? 'rider')
  const all = states.map(state => server.fixtures.orderOf(service, state as StateOf<Service>))
  const standing = await Promise.all(all)
  return { service, server, desk, stranger, standing, nudges }
}

/** Where the plan lets `by` make the move; a worker speaks only about what is in their hands. */
export function isLegal(
  move: OrderMove,
  by: Mover,
  order: Pick<Order, 'service' | 'state' | 'kind' | 'worker'>,
): boolean {
  const isTheirs = !isWorker(by) || ['grab', 'join'].includes(move) || order.worker !== null
  return canMove(planOf(order.service), order, move, by) && isTheirs
}

/** Which match they play. */
const matchOf: Partial<Record<Mover, string>> = { companion: 'coach', opponent: 'event' }

/** A new order from which `by` can make the move, with the past that rules beyond the plan ask for; null where there is none. */
export async function ready(fixture: MoveFixture, move: OrderMove, by: Mover, state: string): Promise<Order | null> {
  const { service, server } = fixture
  const { fixtures } = server
  const kind = moveOf(service, move)?.kinds?.[0] ?? (service === 'challenge' ? matchOf[by] : undefined)
  const options = kind === undefined ? {} : { kind }
  const at = (place: string) => fixtures.orderOf(service, place as StateOf<Service>, options)
  if (move === 'settleHelp') {
    const called = await fixtures.sendEvent(await at('accepted'), { event: 'callForHelp', by: 'customer' })
    return fixtures.advance(called, state)
  }
  if (service === 'chauffeur' && move === 'pay' && state === 'completed') {
    return fixtures.timeOut(await at('pending_pay'))
  }
  if (move === 'judgeAgain') return fixtures.advance(await at('disputed'), state)
  const order = await at(state)
  if (move === 'refund' || move === 'failRefund') await owe(server, order)
  return isLegal(move, by, order) ? order : null
}

/** Lets money be on its way back, whatever brought that about. */
async function owe({ db }: TestServer, { id, payFen }: Order): Promise<void> {
  const back = { paid_fen: payFen, refunding_fen: payFen, refund: 'processing' } as never
  await db
    .updateTable('orders')
    .set(back)
    .where('id', '=', id)
    .where('refunding_fen', '=', 0 as never)
    .execute()
}

/** One event, one version more, one nudge, and the state that the plan says. */
export async function expectMoved(
  fixture: MoveFixture,
  order: Order,
  move: OrderMove,
  act: () => Promise<unknown>,
): Promise<void> {
  const { server, nudges, service } = fixture
  const before = await readOrder(server.db, order.id)
  nudges.length = 0
  await act()
  const after = await readOrder(server.db, order.id)
  const to = moveOf(service, move)?.to
  const state = to === 'same' ? before.row.state : to
  expect(after.row).toMatchObject({ state, version: before.row.version + 1 })
  expect(after.events.slice(before.events.length)).toEqual([
    expect.objectContaining({ action: `orders.${move}`, from_state: before.row.state, to_state: state }),
  ])
  expect(nudges.filter(item => item.word === 'orders.changed' && item.id === order.id)).toHaveLength(1)
}

export function readStanding({ server, standing }: MoveFixture) {
  return readOrders(
    server.db,
    standing.map(({ id }) => id),
  )
}

export async function expectUntouched(fixture: MoveFixture, act: () => Promise<unknown>): Promise<void> {
  const { nudges, standing } = fixture
  const before = await readStanding(fixture)
  nudges.length = 0
  await act()
  expect(await readStanding(fixture)).toEqual(before)
  const told = nudges.filter(({ word, id }) => word === 'orders.changed' && standing.some(order => order.id === id))
  expect(told).toEqual([])
}
