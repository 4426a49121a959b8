import { type OrderMove, type Service, screenOfService } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { endAlarms, type NotificationKind, notify } from '#server/notifications/index.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'

/** What staff who see the service's orders hear of, by what happened. */
const orderNews: Partial<Record<`${Service}.${OrderMove}`, NotificationKind>> = {
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
  'companion.arbitrate': 'companion.arbitration',
  'challenge.contest': 'challenge.disputed',
  'food.urge': 'food.urged',
  'chauffeur.urge': 'chauffeur.urged',
  'errand.urge': 'errand.urged',
  'express.urge': 'express.urged',
  'companion.urge': 'companion.urged',
}

/** What dispatchers hear of; those with `isAlarm` ring until somebody takes them, at whoever can. */
const dispatchNews: Partial<Record<OrderMove, { kind: NotificationKind; isAlarm?: true }>> = {
  decline: { kind: 'dispatch.declined' },
  handBack: { kind: 'dispatch.declined' },
  findNobody: { kind: 'dispatch.nobody' },
  flag: { kind: 'dispatch.exception', isAlarm: true },
  callForHelp: { kind: 'dispatch.help', isAlarm: true },
}

const isStuck = ({ state }: OrderRecord) => state.endsWith('exception')

/** A stuck delivery rings until it goes on, a call for help until the desk has settled it, unless somebody takes it before. */
export async function endDeskAlarms(change: Change, { before, after, move }: Moved): Promise<void> {
  const ended: NotificationKind[] = []
  if (isStuck(before) && !isStuck(after)) ended.push('dispatch.exception')
  if (move === 'settleHelp') ended.push('dispatch.help')
  if (ended.length > 0) await endAlarms(change, linkOf(after), ended)
}

/** The desk's own moves are no news to it. */
export async function tellDesk(change: Change, { after, move, facts }: Moved): Promise<void> {
  if (facts.by === 'staff' && move !== 'handBack') return
  const link = linkOf(after)
  const params = { no: after.no, yuan: (after.pay_fen / 100).toFixed(2) }
  const cancelled = ['cancel', 'reject', 'lapse'].includes(move) ? (`${after.service}.cancelled` as const) : undefined
  const kind = orderNews[`${after.service}.${move}`] ?? (cancelled === 'challenge.cancelled' ? undefined : cancelled)
  const viewers = { permission: 'orders.view', cityCode: after.city_code } as const
  if (kind) await notify(change, { type: 6, kind, params, to: viewers, link })
  const alert = dispatchNews[move]
  // An alarm rings at all who can settle it, leaders of customer service among them.
  const permission = alert?.isAlarm ? 'orders.exception' : 'orders.assign'
  if (alert) {
    await notify(change, { type: 7, params, to: { permission, cityCode: after.city_code }, link, ...alert })
  }
}

/** A ride waits from the moment it is ordered: it is paid when it is over. */
export async function tellNewRide(change: Change, order: OrderRecord): Promise<void> {
  const to = { permission: 'orders.view', cityCode: order.city_code } as const
  await notify(change, { type: 6, kind: 'chauffeur.placed', params: { no: order.no }, to, link: linkOf(order) })
}

/** Somebody wants money back, and somebody else must say yes. */
export async function tellAfterSale(change: Change, order: OrderRecord, amountFen: number): Promise<void> {
  const params = { no: order.no, yuan: (amountFen / 100).toFixed(2) }
  const to = { permission: 'refunds.approve', cityCode: order.city_code } as const
  await notify(change, { type: 6, kind: `${order.service}.afterSale`, params, to, link: linkOf(order) })
}

/** Where a click on news of an order leads. */
export function linkOf({ service, no }: OrderRecord): string {
  return `${screenOfService[service]}?no=${no}`
}
