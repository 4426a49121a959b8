import { yuanText } from '#contract/base/texts/yuan.ts'
import { type OrderMove, type Service, screenOfService } from '#contract/orders/service.ts'
import { type Audience, endAlarms, type NotificationKind, notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'

type Told = { kind: NotificationKind; to: Audience }

/** What staff are told of, by service and move: a new order who dispatches, an urge who answers the customer. */
const toldOf: Partial<Record<`${Service}.${OrderMove}`, Told>> = {
  'food.pay': { kind: 'food.paid', to: 'orders.assign' },
  'errand.pay': { kind: 'errand.paid', to: 'orders.assign' },
  'express.pay': { kind: 'express.paid', to: 'orders.assign' },
  'companion.pay': { kind: 'companion.paid', to: 'orders.assign' },
  'challenge.pay': { kind: 'challenge.opened', to: 'orders.assign' },
  'challenge.publish': { kind: 'challenge.opened', to: 'orders.assign' },
  'errand.showReceipt': { kind: 'errand.receipt', to: 'orders.follow' },
  'errand.disputeGoods': { kind: 'errand.disputed', to: 'orders.follow' },
  'express.failPickUp': { kind: 'express.failed', to: 'orders.exception' },
  'express.refuseBooking': { kind: 'express.failed', to: 'orders.exception' },
  'express.signAbnormally': { kind: 'express.abnormal', to: 'orders.exception' },
  'companion.askRefund': { kind: 'companion.refund', to: 'orders.follow' },
  'companion.arbitrate': { kind: 'companion.arbitration', to: 'orders.judge' },
  'challenge.contest': { kind: 'challenge.disputed', to: 'orders.judge' },
  'food.urge': { kind: 'food.urged', to: 'orders.follow' },
  'chauffeur.urge': { kind: 'chauffeur.urged', to: 'orders.follow' },
  'errand.urge': { kind: 'errand.urged', to: 'orders.follow' },
  'express.urge': { kind: 'express.urged', to: 'orders.follow' },
  'companion.urge': { kind: 'companion.urged', to: 'orders.follow' },
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
  const params = { no: after.no, yuan: yuanText(after.pay_fen) }
  const cancelled = ['cancel', 'reject', 'lapse'].includes(move) && (`${after.service}.cancelled` as const)
  const told =
    toldOf[`${after.service}.${move}`] ??
    (cancelled && cancelled !== 'challenge.cancelled' ? ({ kind: cancelled, to: 'orders.assign' } as const) : undefined)
  const cityCode = after.city_code
  if (told) {
    await notify(change, { type: 6, kind: told.kind, params, to: { permission: told.to, cityCode }, link })
  }
  const alert = dispatchKinds[move]
  // Whoever may handle exceptions can end the alarm, leaders of customer service among them.
  const permission = alert?.isAlarm ? 'orders.exception' : 'orders.assign'
  if (alert) {
    await notify(change, { type: 7, params, to: { permission, cityCode }, link, ...alert })
  }
}

/** Rides are paid at the end, so that no payment announces a new one. */
export async function notifyOfNewRide(change: Change, order: OrderRecord): Promise<void> {
  const to = { permission: 'orders.assign', cityCode: order.city_code } as const
  await notify(change, { type: 6, kind: 'chauffeur.placed', params: { no: order.no }, to, link: linkOf(order) })
}

/** The screen that a notification about an order opens. */
export function linkOf({ service, no }: Pick<OrderRecord, 'service' | 'no'>): string {
  return `${screenOfService[service]}?no=${no}`
}
