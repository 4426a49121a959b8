import { yuanOf } from '#contract/base/money.ts'
import { type OrderMove, type Service, screenOfService } from '#contract/orders/service.ts'
import { endAlarms, type NotificationKind, notifyLater } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'

/** Notifications for staff who work on the service's orders, by service and move. */
const orderKinds: Partial<Record<`${Service}.${OrderMove}`, NotificationKind>> = {
  'food.pay': 'food.paid',
  'errand.pay': 'errand.paid',
  'express.pay': 'express.paid',
  'companion.pay': 'companion.paid',
  'challenge.pay': 'challenge.opened',
  'challenge.publish': 'challenge.opened',
  'errand.showReceipt': 'errand.receipt',
  'errand.disputeGoods': 'errand.disputed',
  'express.failPickUp': 'express.failed',
  'express.refuseBooking': 'express.failed',
  'express.signAbnormally': 'express.abnormal',
  'companion.askRefund': 'companion.refund',
  'food.urge': 'food.urged',
  'chauffeur.urge': 'chauffeur.urged',
  'errand.urge': 'errand.urged',
  'express.urge': 'express.urged',
  'companion.urge': 'companion.urged',
}

/** Notifications for those who judge. */
const disputeKinds: typeof orderKinds = {
  'companion.arbitrate': 'companion.arbitration',
  'challenge.contest': 'challenge.disputed',
}

/** Notifications for dispatchers; an alarm rings until somebody who can handle it takes it. */
const dispatchKinds: Partial<Record<OrderMove, { kind: NotificationKind; isAlarm?: true }>> = {
  decline: { kind: 'dispatch.declined' },
  handBack: { kind: 'dispatch.declined' },
  findNobody: { kind: 'dispatch.nobody' },
  flag: { kind: 'dispatch.exception', isAlarm: true },
  callForHelp: { kind: 'dispatch.help', isAlarm: true },
}

const isStuck = ({ state }: OrderRecord) => state.endsWith('exception')

/** Ends the alarm of a delivery that is no longer stuck, and of a call for help that was settled. */
export async function endStaffAlarms(change: Change, { before, after, move }: Moved): Promise<void> {
  const ended: NotificationKind[] = []
  if (isStuck(before) && !isStuck(after)) ended.push('dispatch.exception')
  if (move === 'settleHelp') ended.push('dispatch.help')
  if (ended.length > 0) await endAlarms(change, linkOf(after), ended)
}

/** Notifies staff of a move, unless one of them made it; of an order handed back in any case. */
export async function notifyStaff(change: Change, { after, move, input }: Moved): Promise<void> {
  if (input.by === 'staff' && move !== 'handBack') return
  const link = linkOf(after)
  const params = { no: after.no, yuan: yuanOf(after.pay_fen) }
  const cancelled = ['cancel', 'reject', 'lapse'].includes(move) ? (`${after.service}.cancelled` as const) : undefined
  const kind = orderKinds[`${after.service}.${move}`] ?? (cancelled === 'challenge.cancelled' ? undefined : cancelled)
  const cityCode = after.city_code
  if (kind) await notifyLater(change, { type: 6, kind, params, to: { permission: 'orders.view', cityCode }, link })
  const dispute = disputeKinds[`${after.service}.${move}`]
  if (dispute) {
    await notifyLater(change, { type: 6, kind: dispute, params, to: { permission: 'orders.judge', cityCode }, link })
  }
  const alert = dispatchKinds[move]
  // Whoever may handle exceptions can end the alarm, leaders of customer service among them.
  const permission = alert?.isAlarm ? 'orders.exception' : 'orders.assign'
  if (alert) {
    await notifyLater(change, { type: 7, params, to: { permission, cityCode }, link, ...alert })
  }
}

/** Rides are paid at the end, so that no payment announces a new one. */
export async function notifyOfNewRide(change: Change, order: OrderRecord): Promise<void> {
  const to = { permission: 'orders.view', cityCode: order.city_code } as const
  await notifyLater(change, { type: 6, kind: 'chauffeur.placed', params: { no: order.no }, to, link: linkOf(order) })
}

/** The screen that a notification about an order opens. */
export function linkOf({ service, no }: Pick<OrderRecord, 'service' | 'no'>): string {
  return `${screenOfService[service]}?no=${no}`
}
