import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { type StaffMove, staffMoves } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { planOf, type Service, type StateOf, services } from '#contract/orders/service.ts'
import { type Desk, Refused, refusalOf } from '../setup/orders/desk.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import type { Order } from '../setup/orders/order.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
beforeAll(() => holdTimeouts(server.db))

/** The refusals for a person without permission, or for the order's state. */
const noes = ['noPermission', 'notInThisState', 'alreadySo', 'addressTooFar']

type Trade = NonNullable<ReturnType<typeof planOf>['worker']>
/** To whom nothing that is refused can be given, so one of each trade is enough. */
const spare = new Map<Trade, ReturnType<typeof server.fixtures.worker>>()

function workerFor(trade: Trade, isOffered: boolean) {
  const worker = (!isOffered && spare.get(trade)) || server.fixtures.worker(trade)
  if (!isOffered) spare.set(trade, worker)
  return worker
}

/** The moves that a person has no permission for, wherever an order stands: once refused is enough. */
const forbidden = new Map<Desk, Set<StaffMove>>()

async function isAccepted(who: Desk, move: StaffMove, order: Order, isOffered: boolean): Promise<boolean> {
  if (forbidden.get(who)?.has(move)) return false
  const trade = planOf(order.service).worker ?? 'rider'
  const next = ['assign', 'reassign'].includes(move) ? await workerFor(trade, isOffered) : undefined
  try {
    await decide(who, move, order, next?.id)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(noes).toContain(error.reason)
    if (error.reason === 'noPermission') forbidden.set(who, (forbidden.get(who) ?? new Set()).add(move))
    return false
  }
}

describe('allowed moves of a row', () => {
  for (const service of services) {
    /** Results that do not depend on the role are reused. */
    const accepted = new Set<string>()
    const standing: Order[] = []

    beforeAll(async () => {
      const all = planOf(service).states.map(state => server.fixtures.orderOf(service, state as StateOf<Service>))
      standing.push(...(await Promise.all(all)))
    })

    async function expectHonest(who: Desk, order: Order, rows: OutputOf<typeof orders.list>['rows']): Promise<void> {
      const { kind, state, id, no, version } = order
      const { allowed } = await who.call(orders.get, { no })
      expect(rows.find(row => row.id === id)).toMatchObject({ version, allowed })
      // What its plan has not in this state `orders.test.ts` and `orders-rides-and-games.test.ts` try.
      const legal = staffMoves.filter(move => canMove(planOf(service), order, move, 'staff'))
      for (const move of legal.filter(one => !allowed.includes(one))) {
        expect([state, move, await isAccepted(who, move, order, false)]).toEqual([state, move, false])
      }
      for (const move of allowed.filter(one => !accepted.has(`${one} ${state}`))) {
        const another = await server.fixtures.orderOf(service, state as StateOf<Service>, { kind })
        expect([state, move, await isAccepted(who, move, another, true)]).toEqual([state, move, true])
        accepted.add(`${move} ${state}`)
      }
    }

    for (const role of service === 'food' ? (['kefu', 'dispatcher', 'viewer'] as const) : (['kefu_leader'] as const)) {
      test(`a ${role} is offered exactly what would be accepted of an order of ${service}`, async () => {
        const person = await server.signIn(role)
        const { rows } = await person.call(orders.list, { service, limit: 200 })
        for (const order of standing) await expectHonest(person, order, rows)
      })
    }
  }

  test('settling a call for help is offered only while the call is open', async () => {
    const desk = await server.signIn('kefu_leader')
    const ride = await server.fixtures.orderOf('chauffeur', 'in_service')
    const allowed = async () => (await desk.call(orders.get, { no: ride.no })).allowed
    expect(await allowed()).not.toContain('settleHelp')
    const called = await server.fixtures.sendEvent(ride, { event: 'callForHelp', by: 'customer' })
    expect(await allowed()).toContain('settleHelp')
    const { version } = await decide(desk, 'settleHelp', called)
    expect(await allowed()).not.toContain('settleHelp')
    const again = decide(desk, 'settleHelp', { ...called, version })
    expect(await refusalOf(again)).toMatchObject({ reason: 'alreadySo' })
  })

  test('a second decision is offered to colleagues of the person who decided, not to that person', async () => {
    const [first, second] = [await server.signIn('kefu_leader'), await server.signIn('kefu_leader')]
    const disputed = await server.fixtures.orderOf('challenge', 'disputed')
    const { version, no } = await decide(first, 'judge', disputed)
    const allowedTo = async (desk: Desk) => (await desk.call(orders.get, { no })).allowed
    expect(await allowedTo(first)).not.toContain('judgeAgain')
    expect(await allowedTo(second)).toContain('judgeAgain')
    expect(await refusalOf(decide(first, 'judgeAgain', { ...disputed, version }))).toMatchObject({
      reason: 'sameJudge',
    })
    expect((await decide(second, 'judgeAgain', { ...disputed, version })).about).toMatchObject({ winner: 'opponent' })
  })
})
