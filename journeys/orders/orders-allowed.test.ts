import { beforeAll, describe, expect, test } from 'vitest'
import { type StaffMove, staffMoves } from '#contract/orders/order.ts'
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

async function isAccepted(who: Desk, move: StaffMove, order: Order): Promise<boolean> {
  const trade = planOf(order.service).worker ?? 'rider'
  const next = ['assign', 'reassign'].includes(move) ? await server.fixtures.worker(trade) : undefined
  try {
    await decide(who, move, order, next?.id)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    expect(noes).toContain(error.reason)
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

    async function expectHonest(who: Desk, order: Order): Promise<void> {
      const { kind, state, id, no, version } = order
      const { allowed } = await who.call(orders.get, { no })
      const { rows } = await who.call(orders.list, { service, search: no, limit: 1 })
      expect(rows).toEqual([expect.objectContaining({ id, version, allowed })])
      for (const move of staffMoves.filter(one => !allowed.includes(one))) {
        expect([state, move, await isAccepted(who, move, order)]).toEqual([state, move, false])
      }
      for (const move of allowed.filter(one => !accepted.has(`${one} ${state}`))) {
        const another = await server.fixtures.orderOf(service, state as StateOf<Service>, { kind })
        expect([state, move, await isAccepted(who, move, another)]).toEqual([state, move, true])
        accepted.add(`${move} ${state}`)
      }
    }

    for (const role of service === 'food' ? (['kefu', 'dispatcher', 'viewer'] as const) : (['kefu_leader'] as const)) {
      test(`a ${role} is offered exactly what would be accepted of an order of ${service}`, async () => {
        const person = await server.signIn(role)
        for (const order of standing) await expectHonest(person, order)
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
