import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { taxes } from '#contract/money/taxes.ts'
import { orders } from '#contract/orders/orders.ts'
import { clock, makeChange } from '#server/kit/change.ts'
import { credit, debit, personAccount, postTransaction } from '#server/money/ledger/index.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import { balanceOf } from '../../setup/money/ledger.ts'
import {
  amountsOf,
  postedAbout,
  settled,
  settlementOf,
  shopOfMeals,
  untilState,
} from '../../setup/money/settlements.ts'
import type { Order } from '../../setup/orders/order.ts'
import { askFor } from '../../setup/people/money.ts'
import { passTime } from '../../setup/process/clock.ts'

/** Refunds that arrive after the money of their order was divided. */

const server = withSettlements()
const staff = withDesks(server, { finance: 'finance', kefu: 'kefu' })
let shopId: number
beforeAll(async () => {
  shopId = (await shopOfMeals(server)).id
})

/** Staff refund it, and the payment app reports that it arrived. */
async function refunded(order: Order, amountFen: number, liability: 'merchant' | 'worker' | 'platform') {
  const code = { merchant: 'M03', worker: 'R08', platform: 'S04' }[liability]
  await askFor(staff.kefu, order, amountFen, { code, liability, reason: '结算后退款' })
  const [refund] = (await staff.kefu.call(orders.get, { no: order.no })).refunds
  const refundNo = refund?.no ?? ''
  await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', amountFen: amountFen as never, refundNo })
  return refundNo
}

async function withdrawAll(userId: number): Promise<void> {
  const available = await balanceOf(server, `person:${userId}:available`)
  await makeChange(server.runtime, { actor: clock, traceId: 'withdrawal' }, change =>
    postTransaction(change, {
      event: 'withdrawApply',
      subject: 'withdrawals',
      subjectId: userId,
      subjectNo: 'TX1',
      lines: [
        debit(personAccount(userId, 'available'), available),
        credit(personAccount(userId, 'withdrawing'), available),
      ],
    }).then(() => undefined),
  )
}

/** What the tax office is told of a worker, of the quarter in which they began and the one that is now. */
async function reported(workerId: number, since: number) {
  const days = [since, Date.now()].map(shanghaiDay)
  const quarters = new Set(days.map(day => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`))
  const sums = { incomeFen: 0, returnedFen: 0, netFen: 0, orders: 0 }
  for (const quarter of quarters) {
    const { rows } = await staff.finance.call(taxes.list, { quarter, limit: 200 })
    const row = rows.find(({ id }) => id === workerId)
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += row?.[key] ?? 0
  }
  return sums
}

test('While the shop’s share is held it is taken from there, under the number of the refund', async () => {
  const order = await server.fixtures.orderOf('food', 'completed')
  const before = amountsOf(await settled(staff.finance, order))
  const refundNo = await refunded(order, 1000, 'merchant')
  const settlement = await settlementOf(staff.finance, order)
  expect(amountsOf(settlement)).toEqual({ ...before, merchant: 1668 })
  expect(settlement.shares?.[0]).toMatchObject({ recoveredFen: 1000 })
  expect(settlement).toMatchObject({ paidBackFen: 1000, givenFen: 1000 })
  expect((await postedAbout(server.db, order)).refund).toEqual([
    'credit channel:customer-app 1000',
    `debit merchant:${shopId}:held 1000`,
  ])
  const posted = await server.db
    .selectFrom('ledger_transactions')
    .select('channel_no')
    .where('order_id', '=', order.id)
    .where('event', '=', 'refund')
    .executeTakeFirst()
  expect(posted).toEqual({ channel_no: refundNo })
  await passTime(2 * 86_400)
  await untilState(staff.finance, order, 'released')
  expect(await balanceOf(server, `merchant:${shopId}:available`)).toBe(1668)
})

test('What the liable party did not get of the order is the platform’s: its income, then compensation', async () => {
  const order = await server.fixtures.orderOf('food', 'completed')
  const before = amountsOf(await settled(staff.finance, order))
  const { worker = 0, platform = 0 } = before
  await refunded(order, 1500, 'worker')
  expect(amountsOf(await settlementOf(staff.finance, order))).toEqual({
    merchant: 2668,
    worker: 0,
    platform: platform - (1500 - worker),
  })
  const { refund } = await postedAbout(server.db, order)
  expect(refund).toContain(`debit person:${order.worker?.id}:held ${worker}`)
  const earned = Math.max(0, platform)
  if (earned > 0) expect(refund).toContain(`debit platform:commission ${earned}`)
  expect(refund).toContain(`debit platform:compensation ${1500 - worker - earned}`)
})

test('After its release it is taken from what is held of other orders, then from what is available; the rest is owed and offset; the tax office is told', async () => {
  const since = Date.now()
  const first = await server.fixtures.orderOf('errand', 'completed', { kind: 'fetch' })
  const { worker } = first
  if (!worker) throw new Error('Nobody ran the errand.')
  const account = (kind: string) => balanceOf(server, `person:${worker.id}:${kind}`)
  const another = async () => {
    // Days later they are on duty again.
    await server.fixtures.rider({ externalId: worker.externalId, name: worker.name })
    return server.fixtures.orderOf('errand', 'completed', { kind: 'fetch', worker })
  }
  await settled(staff.finance, first)
  await passTime(2 * 86_400)
  await untilState(staff.finance, first, 'released')
  expect(await account('available')).toBe(1260)
  const second = await another()
  await settled(staff.finance, second)
  await refunded(first, 300, 'worker')
  expect([await account('held'), await account('available')]).toEqual([960, 1260])
  await passTime(2 * 86_400)
  await untilState(staff.finance, second, 'released')
  expect([await account('held'), await account('available')]).toEqual([0, 2220])
  await withdrawAll(worker.id)
  await refunded(first, 500, 'worker')
  expect([await account('available'), await account('receivable')]).toEqual([0, 500])
  const third = await another()
  await settled(staff.finance, third)
  await passTime(2 * 86_400)
  await untilState(staff.finance, third, 'released')
  expect([await account('available'), await account('receivable')]).toEqual([760, 0])
  expect((await postedAbout(server.db, third)).offset).toEqual([
    `credit person:${worker.id}:receivable 500`,
    `debit person:${worker.id}:available 500`,
  ])
  const [incomeFen, returnedFen] = [3 * 1260, 300 + 500]
  expect(await reported(worker.id, since)).toEqual({
    incomeFen,
    returnedFen,
    netFen: incomeFen - returnedFen,
    orders: 3,
  })
})

test('Nothing is released while a refund of the order is not ended', async () => {
  const order = await server.fixtures.orderOf('food', 'completed')
  const other = await server.fixtures.orderOf('food', 'completed')
  await settled(staff.finance, order)
  await askFor(staff.kefu, order, 700, { code: 'M03', liability: 'merchant', reason: '少了一份' })
  await passTime(2 * 86_400)
  await untilState(staff.finance, other, 'released')
  await expect.poll(async () => (await settlementOf(staff.finance, order)).stopReason).toBe('refund')
  expect(await settlementOf(staff.finance, order)).toMatchObject({ state: 'held' })
  await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment' })
  await sweepSettlements(server.runtime)
  expect(amountsOf(await untilState(staff.finance, order, 'released'))).toMatchObject({ merchant: 1968 })
})
