import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { customerOf, ownChat } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { holdRow } from '../setup/held.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { fault, mealFor } from '../setup/people/money.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ listens: true })
let leader: Desk
beforeAll(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})
beforeEach(avoidMidnight)

async function refund({ no }: Order, amountFen: number, more: object = {}) {
  const { id, version } = await leader.call(orders.get, { no })
  return leader.call(refunds.ask, { id, version, amountFen, ...fault, ...more })
}

/** Sends red packets in the conversation of whoever placed the order. */
async function packetsFor(order: Order) {
  const chat = await ownChat(server, leader, await customerOf(server, order))
  return (amountFen: number, more: object = { orderNo: order.no }) =>
    leader.call(packets.send, { chatId: chat.id, clientId: randomUUID(), amountFen, reasonCode: 'late', ...more })
}

const sentence = (yuan: string) => ['givenBefore', `该订单已赔付 ¥${yuan}，请确认是否重复`]
async function refusedWith(attempt: Promise<unknown>) {
  const { reason, message } = await refusalOf(attempt)
  return [reason, message]
}

describe('what was given for an order before', () => {
  test('is shown to whoever refunds, who confirms exactly that sum', async () => {
    const order = await mealFor(server, 9000)
    const send = await packetsFor(order)
    await send(300)
    const shown = await leader.call(refunds.ofOrder, { id: order.id })
    expect(shown).toMatchObject({ givenFen: 300, leftFen: 9000 })
    for (const confirmedFen of [undefined, 0, 299]) {
      expect(await refusedWith(refund(order, 500, { confirmedFen }))).toEqual(sentence('3.00'))
    }
    expect((await leader.call(orders.get, { no: order.no })).refunds).toEqual([])
    expect(await refund(order, 500, { confirmedFen: 300 })).toMatchObject({ refund: 'processing' })
  })

  test('is not asked about for money that the customer is liable for, which does not count as given', async () => {
    const order = await mealFor(server, 9000)
    const send = await packetsFor(order)
    await send(300)
    await refund(order, 1000, { code: 'U05', liability: 'customer', reason: '' })
    expect((await leader.call(refunds.ofOrder, { id: order.id })).givenFen).toBe(300)
  })

  test('is shown to whoever sends a red packet for the order or a complaint about it', async () => {
    const order = await mealFor(server, 9000)
    const complaint = await complain(server, { order })
    const send = await packetsFor(order)
    await refund(order, 700)
    for (const cause of [{ orderNo: order.no }, { complaintNo: complaint.no }]) {
      expect((await leader.call(packets.allowance, cause)).givenFen).toBe(700)
      expect(await refusedWith(send(200, cause))).toEqual(sentence('7.00'))
    }
    expect((await leader.call(packets.list, {})).rows.filter(({ orderNo }) => orderNo === order.no)).toEqual([])
    expect((await send(200, { complaintNo: complaint.no, confirmedFen: 700 })).state).toBe('sent')
    expect((await leader.call(packets.allowance, { orderNo: order.no })).givenFen).toBe(900)
  })

  test('is nobody’s business in other cities', async () => {
    const order = await mealFor(server, 9000)
    await refund(order, 700)
    const stranger = await server.signIn('kefu_leader', { cityCodes: [otherCity] })
    expect((await stranger.call(packets.allowance, { orderNo: order.no })).givenFen).toBe(0)
  })

  test('is never more than a fifth above what a complaint demands', async () => {
    const order = await mealFor(server, 9000)
    const complaint = await complain(server, { order, demand: 'compensation', demandFen: 1000 })
    const send = await packetsFor(order)
    expect((await refusalOf(send(1201, { complaintNo: complaint.no }))).reason).toBe('beyondDemand')
    await server.db
      .updateTable('complaints')
      .set({ demand_fen: fen(2000) })
      .where('id', '=', complaint.id)
      .execute()
    expect((await send(1201, { complaintNo: complaint.no })).amountFen).toBe(1201)
  })

  test('is seen by one of two who give at once, by refund and by red packet', async () => {
    const order = await mealFor(server, 9000)
    const send = await packetsFor(order)
    const held = await holdRow(server, 'orders', order.id)
    const given = Promise.allSettled([send(300), refund(order, 500)])
    await held.untilWaiting(2)
    await held.commit()
    const done = await given
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { givenFen } = await leader.call(refunds.ofOrder, { id: order.id })
    expect([300, 500]).toContain(givenFen)
  })
})
