import { yuanText } from '#contract/base/texts/yuan.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { linkOf, type OrderRecord } from '#server/orders/index.ts'

/** Notifies whoever may approve refunds that one waits for approval. */
export async function notifyOfRequest(change: Change, order: OrderRecord, amountFen: number): Promise<void> {
  const params = { no: order.no, yuan: yuanText(amountFen) }
  await notify(change, {
    type: 6,
    kind: `${order.service}.afterSale`,
    params,
    to: approversOf(order),
    link: linkOf(order),
  })
}

export async function notifyOfFailure(change: Change, order: OrderRecord): Promise<void> {
  const params = { no: order.no }
  await notify(change, { type: 7, kind: 'dispatch.refundFailed', params, to: approversOf(order), link: linkOf(order) })
}

/** Rings until somebody takes it: the channel paid what a colleague had recorded as paid by hand, so it may have left twice. */
export async function alarmPaidTwice(change: Change, order: OrderRecord, amountFen: number): Promise<void> {
  await notify(change, {
    type: 7,
    kind: 'refund.paidTwice',
    params: { no: order.no, yuan: yuanText(amountFen) },
    to: approversOf(order),
    link: linkOf(order),
    isAlarm: true,
  })
}

function approversOf({ city_code }: OrderRecord) {
  return { permission: 'refunds.approve', cityCode: city_code } as const
}
