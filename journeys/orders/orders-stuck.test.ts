import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import type { Order } from '../setup/orders/order.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const reason = '电话里和双方确认过'
let leader: Desk
let ops: Desk

beforeAll(async () => {
  await holdTimeouts(server.db)
  leader = await server.signIn('kefu_leader', { name: '李组长' })
  ops = await server.signIn('ops')
})

const asSeen = ({ id, version }: Pick<Order, 'id' | 'version'>) => ({ id, version, reason })
const queueOf = async (service: Order['service'], queue: 'exception' | 'arbitrate' | 'dispute') =>
  (await leader.call(orders.list, { service, queue })).rows.map(({ no }) => no)

describe('An order that goes on only if the desk acts', () => {
  test('A parcel whose pick-up failed is booked again and leaves the queue of exceptions', async () => {
    const failed = await server.fixtures.orderOf('express', 'pickup_failed')
    expect(await queueOf('express', 'exception')).toContain(failed.no)
    const booked = await leader.call(orders.rebook, asSeen(failed))
    expect(booked).toMatchObject({ state: 'booked', version: failed.version + 1 })
    expect(booked.timeline.at(-1)).toMatchObject({ action: 'rebook', actor: { name: '李组长' }, reason })
    expect(await queueOf('express', 'exception')).not.toContain(failed.no)
    const again = leader.call(orders.rebook, asSeen(booked))
    expect(await refusalOf(again)).toMatchObject({ reason: 'notInThisState' })
  })

  test('Goods of an errand are confirmed in the name of a customer who does not answer', async () => {
    const shown = await server.fixtures.orderOf('errand', 'goods_confirm')
    const confirmed = await leader.call(orders.confirmGoods, asSeen(shown))
    expect(confirmed).toMatchObject({ state: 'delivering' })
    expect(confirmed.timeline.at(-1)).toMatchObject({ action: 'confirmGoods', actor: { name: '李组长' } })
    expect(
      await server.fixtures.sendEvent(
        { ...shown, ...confirmed, no: shown.no, worker: shown.worker },
        { event: 'deliver', by: 'rider' },
      ),
    ).toMatchObject({
      state: 'delivered',
    })
  })

  test('A ride that the app of its chauffeur did not end is ended with distance, waiting time and amount', async () => {
    const ride = await server.fixtures.orderOf('chauffeur', 'in_service')
    const facts = { drivenM: 8100, waitSeconds: 120, tollFen: 500, totalFen: 6600 }
    const ended = await ops.call(orders.end, { ...asSeen(ride), ...facts })
    expect(ended).toMatchObject({ state: 'pending_pay', payFen: 6600, about: { drivenM: 8100 } })
    const dearer = ops.call(orders.end, { ...asSeen(ended), ...facts, totalFen: 9900 })
    expect(await refusalOf(dearer)).toMatchObject({ reason: 'notInThisState' })
  })

  test('A game that both sides negotiate about is brought to arbitration, where it is decided', async () => {
    const consulted = await server.fixtures.orderOf('companion', 'consulting')
    const arbitrated = await leader.call(orders.arbitrate, asSeen(consulted))
    expect(arbitrated).toMatchObject({ state: 'arbitrating' })
    expect(arbitrated.allowed).toEqual(expect.arrayContaining(['awardCustomer', 'split', 'awardCompanion']))
    expect(await queueOf('companion', 'arbitrate')).toContain(consulted.no)
    expect(await leader.call(orders.awardCompanion, asSeen(arbitrated))).toMatchObject({ state: 'completed' })
    expect(await queueOf('companion', 'arbitrate')).not.toContain(consulted.no)
  })

  test('A match in dispute is annulled, and what was paid goes back', async () => {
    const disputed = await server.fixtures.orderOf('challenge', 'disputed')
    expect(await queueOf('challenge', 'dispute')).toContain(disputed.no)
    const annulled = await leader.call(orders.annul, asSeen(disputed))
    expect(annulled).toMatchObject({ state: 'void', refund: 'processing', refundedFen: 0 })
    expect(annulled.refunds).toMatchObject([{ amountFen: annulled.paidFen }])
    expect(await queueOf('challenge', 'dispute')).not.toContain(disputed.no)
  })
})

describe('A call for help that comes when the ride is no longer under way', () => {
  const rings = async ({ no }: Order) =>
    (await leader.call(notifications.alarms, {})).rows.some(({ link }) => link === `/daiorder?no=${no}`)
  const isInQueue = async ({ no }: Order) =>
    (await leader.call(orders.list, { service: 'chauffeur', queue: 'help' })).rows.some(row => row.no === no)

  test.each([
    ['in the minute after its end', 'pending_pay', 'customer'],
    ['of the chauffeur at its end', 'pending_pay', 'chauffeur'],
    ['after it was paid', 'completed', 'customer'],
    ['after it was cancelled', 'cancelled', 'customer'],
    ['after the chauffeur gave it back', 'pending_dispatch', 'customer'],
  ] as const)('%s rings, and is settled', async (_when, state, by) => {
    const coming = await server.fixtures.orderOf('chauffeur', 'accepted')
    const ride = await server.fixtures.advance(coming, state)
    const called = await server.fixtures.sendEvent(ride, { event: 'callForHelp', by })
    expect(called).toMatchObject({ state, version: ride.version + 1 })
    await expect.poll(() => rings(ride)).toBe(true)
    expect(await isInQueue(ride)).toBe(true)
    const { allowed } = await leader.call(orders.get, { no: ride.no })
    expect(allowed).toContain('settleHelp')
    await decide(leader, 'settleHelp', called)
    expect([await rings(ride), await isInQueue(ride)]).toEqual([false, false])
  })
})

test('Nobody without the permission does any of it', async () => {
  const viewer = await server.signIn('viewer')
  for (const operation of [orders.rebook, orders.confirmGoods, orders.arbitrate, orders.annul]) {
    const refused = await refusalOf(viewer.call(operation, { id: 1, version: 1, reason }))
    expect([operation.name, refused.reason]).toEqual([operation.name, 'noPermission'])
  }
})
