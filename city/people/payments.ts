import type { Street } from '#city/services/street.ts'
import { type CityOrder, isFirst } from '#city/world/book.ts'
import type { WebhookBody } from '#contract/open/open.ts'

type Refund = NonNullable<WebhookBody['data']['refund']>

/** The payment channel: what the desk lets go back arrives within minutes; one try in fifty fails. */
export function payBack(street: Street, order: CityOrder, { no, stage, attempt }: Refund): void {
  if (stage !== 'processing' || !isFirst(order, `refund ${no} ${attempt}`)) return
  const random = street.chanceOf('refund', order.key, String(attempt))
  const fails = random.chance(0.02) && !street.isObliging
  const finish = async () => {
    await street.clock.sleep(random.between(10, 90))
    const failed = { event: 'failRefund', reason: '收款账户已注销' } as const
    await street.act(order, { ...(fails ? failed : { event: 'refund' }), by: 'payment', refundNo: no })
  }
  street.begin(finish())
}
