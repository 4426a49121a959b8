import { expect, test } from 'vitest'
import { ledger } from '#contract/money/ledger.ts'
import { orders } from '#contract/orders/orders.ts'
import { services } from '#contract/orders/service.ts'
import { transactionNo } from '#server/money/ledger/feature.ts'
import { balancesByCode, findWrong } from '../../setup/money/ledger.ts'
import { eventOf } from '../../setup/open/fixtures.ts'
import type { Order } from '../../setup/orders/order.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()

async function transactionsOf({ no }: Pick<Order, 'no'>) {
  const finance = await server.signIn('finance')
  return (await finance.call(ledger.list, { search: no })).rows
}

async function escrow(): Promise<number> {
  return (await balancesByCode(server))['platform:escrow'] ?? 0
}

/** The state that a payment leads to. */
const paidStates = {
  food: 'pending_accept',
  errand: 'pending_accept',
  express: 'booked',
  companion: 'pending_accept',
  chauffeur: 'completed',
  challenge: 'open',
} as const

test.each(services)('A payment of %s is at the channel, and in escrow', async service => {
  const options = service === 'challenge' ? { kind: 'coach' } : {}
  const order = await server.fixtures.orderOf(service, paidStates[service], options)
  const { paidFen } = await (await server.signIn('super_admin')).call(orders.get, { no: order.no })
  expect(paidFen).toBeGreaterThan(0)
  const [posted, ...others] = await transactionsOf(order)
  expect(others).toEqual([])
  expect(posted).toMatchObject({
    event: 'pay',
    subjectNo: order.no,
    totalFen: paidFen,
    order: { no: order.no, service },
  })
  expect(posted?.lines.map(({ code, line, amountFen }) => [code, line, amountFen])).toEqual([
    [expect.stringMatching(/^channel:/), 'debit', paidFen],
    ['platform:escrow', 'credit', paidFen],
  ])
  expect(await findWrong(server)).toEqual([])
})

test('The channel knows a payment by the number that the app names, or else by that of the event', async () => {
  const order = await server.fixtures.order('pending_pay')
  const app = server.fixtures.app('customer')
  await app.sendEvent(order.no, { ...eventOf(order, { event: 'pay', by: 'payment' }), tradeNo: 'T-2026-1' })
  expect((await transactionsOf(order)).map(({ channelNo }) => channelNo)).toEqual(['T-2026-1'])
  const finance = await server.signIn('finance')
  const found = await finance.call(ledger.list, { search: 'T-2026-1' })
  expect(found.rows.map(({ order: about }) => about?.no)).toEqual([order.no])
  const other = await server.fixtures.order('pending_pay')
  const event = eventOf(other, { event: 'pay', by: 'payment' })
  await app.sendEvent(other.no, event)
  expect((await transactionsOf(other)).map(({ channelNo }) => channelNo)).toEqual([event.eventId])
})

test('A payment that is reported twice, also at once, is posted once', async () => {
  const order = await server.fixtures.order('pending_pay')
  const event = eventOf(order, { event: 'pay', by: 'payment' })
  const send = () => server.fixtures.app('customer').sendEvent(order.no, event)
  await Promise.all([send(), send(), send()])
  await send()
  expect(await transactionsOf(order)).toHaveLength(1)
})

test('A difference is another payment, also one that comes after everything was refunded', async () => {
  const pay = (parcel: Order, seq: number) =>
    server.fixtures.post('customer', `/open/v1/orders/${parcel.no}/events`, {
      ...eventOf(parcel, { event: 'payDifference', by: 'payment' }),
      seq,
    })
  const underWay = await server.fixtures.orderOf('express', 'in_transit')
  const returned = await server.fixtures.orderOf('express', 'returned')
  for (const parcel of [underWay, returned]) {
    const before = await escrow()
    expect((await pay(parcel, 1)).status).toBe(200)
    expect((await pay(parcel, 2)).status).toBe(200)
    expect((await escrow()) - before).toBe(400)
    expect((await transactionsOf(parcel)).map(({ event, totalFen }) => [event, totalFen])).toEqual([
      ['payDifference', 200],
      ['payDifference', 200],
      ['pay', parcel.payFen],
    ])
  }
})

test('A transaction is found by its own number', async () => {
  const order = await server.fixtures.order('pending_accept')
  const [posted] = await transactionsOf(order)
  const finance = await server.signIn('finance')
  expect(posted?.no).toBe(transactionNo({ id: posted?.id ?? 0, at: posted?.at ?? 0 }))
  expect((await finance.call(ledger.list, { search: posted?.no })).rows.map(({ id }) => id)).toEqual([posted?.id])
})
