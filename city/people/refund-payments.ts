import type { Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import type { WebhookBody } from '#contract/open/open.ts'

type Refund = NonNullable<WebhookBody['data']['refund']>

/** The payment app: approved refunds are paid within minutes; one attempt in fifty fails, but never to the wallet. */
export function payRefund(
  simulation: Simulation,
  order: CityOrder,
  { no, stage, attempt, amountFen, payTo }: Refund,
): void {
  if (stage !== 'processing' || !tryBegin(order, `refund ${no} ${attempt}`)) return
  const random = simulation.chanceOf('refund', order.key, String(attempt))
  const fails = random.chance(0.02) && payTo !== 'wallet' && !simulation.isCooperative
  const finish = async () => {
    await simulation.clock.sleep(random.between(10, 90))
    const failed = { event: 'failRefund', reason: '收款账户已注销' } as const
    await simulation.sendEvent(order, {
      ...(fails ? failed : { event: 'refund', amountFen }),
      by: 'payment',
      refundNo: no,
    })
  }
  simulation.run(finish())
}
