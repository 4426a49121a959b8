import { describe, expect, test } from 'vitest'
import type { Fen } from '#contract/base/values.ts'
import { orders } from '#contract/orders/orders.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { withDesks, withSettlements } from '../../setup/money/finance.ts'
import { findWrong } from '../../setup/money/ledger.ts'
import { amountsOf, settled, untilState } from '../../setup/money/settlements.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { askFor, expectSumsRight } from '../../setup/people/money.ts'

/** Disputes about an order of which a part had gone back before. */

const server = withSettlements()
const staff = withDesks(server, { finance: 'finance', ops: 'ops', kefu: 'kefu' })
const reason = '双方举证后裁定'

/** Of ¥55 that were paid, ¥20 went back while it was played; then the customer asked for the rest. */
async function disputed(liability: 'platform' | 'worker'): Promise<Order> {
  const order = await server.fixtures.orderOf('companion', 'in_service')
  await refund(order, 2000, liability)
  return server.fixtures.advance(order, 'arbitrating')
}

async function refund(order: Order, amountFen: number, liability: 'platform' | 'worker'): Promise<void> {
  await askFor(staff.kefu, order, amountFen, { code: liability === 'platform' ? 'S04' : 'G02', liability, reason })
  await arrive(order, amountFen)
}

async function arrive(order: Order, amountFen: number): Promise<void> {
  await server.fixtures.sendEvent(order, { event: 'refund', by: 'payment', amountFen: amountFen as Fen })
}

async function target({ no }: Order) {
  const { id, version } = await staff.ops.call(orders.get, { no })
  return { id, version, reason }
}

describe.each(['platform', 'worker'] as const)('A verdict after a refund for which the %s is liable', liability => {
  test('divides what is left: more is refused, and the companion gets exactly their part', async () => {
    const order = await disputed(liability)
    const whole = { customerFen: 2750, companionFen: 2750, platformFen: 0 }
    expect(await refusalOf(staff.ops.call(orders.split, { ...(await target(order)), ...whole }))).toMatchObject({
      reason: 'sharesDiffer',
    })
    const left = { customerFen: 1500, companionFen: 1700, platformFen: 300 }
    expect(await staff.ops.call(orders.split, { ...(await target(order)), ...left })).toMatchObject({ leftFen: 2000 })
    expect(await settled(staff.finance, order, 'stopped')).toMatchObject({ stopReason: 'refund' })
    await arrive(order, 1500)
    await sweepSettlements(server.runtime)
    expect(amountsOf(await untilState(staff.finance, order, 'held'))).toEqual({ worker: 1700, platform: 300 })
    expect(await findWrong(server)).toEqual([])
    await expectSumsRight(server.db)
  })

  test('for the companion gives them what is left, and one for the customer nothing', async () => {
    const [won, lost] = [await disputed(liability), await disputed(liability)]
    const decided = await staff.ops.call(orders.awardCompanion, await target(won))
    expect(decided.about).toMatchObject({ verdict: { customerFen: 0, companionFen: 3500, platformFen: 0 } })
    const refunded = await staff.ops.call(orders.awardCustomer, await target(lost))
    expect(refunded.about).toMatchObject({ verdict: { customerFen: 3500, companionFen: 0, platformFen: 0 } })
    await arrive(lost, 3500)
    expect(amountsOf(await settled(staff.finance, won))).toEqual({ worker: 3500, platform: 0 })
    expect((await staff.ops.call(orders.get, { no: lost.no })).refund).toBe('refunded')
  })
})

test('A refund that staff give after the verdict is borne by who is liable', async () => {
  const order = await disputed('platform')
  await staff.ops.call(orders.awardCompanion, await target(order))
  await askFor(staff.kefu, order, 1000, { code: 'G02', liability: 'worker', reason })
  await arrive(order, 1000)
  expect(amountsOf(await settled(staff.finance, order))).toEqual({ worker: 2500, platform: 0 })
})
