import type { z } from 'zod'
import { canMove } from '#contract/base/machine.ts'
import type { OpenRefund, OpenRefundAnswer } from '#contract/open/open.ts'
import { type CancelCode, cancelCodes } from '#contract/orders/order-names.ts'
import { type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import { planOf } from '#contract/orders/service.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { moveOrder, type OrderRecord, refundableFen, wakeInboxes } from '#server/orders/index.ts'
import { notifyOfRequest } from './notifications.ts'
import { recordInOrder } from './record-in-order.ts'
import { canPick, openRefundNo, refuseLate, refuseTooMuch } from './rules.ts'
import type { RefundRecord } from './table.ts'

type Asked = z.output<typeof OpenRefund>
type Answer = z.output<typeof OpenRefundAnswer>

/** A customer asks for a refund. The same `externalNo` again answers the refund that is there. */
export async function askByCustomer(change: Change, appId: string, no: string, asked: Asked): Promise<Answer> {
  const order = await change.db
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const known = await change.db
    .selectFrom('refunds')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) {
    const isSame = known.order_id === order.id && known.amount_fen === asked.askedFen
    return isSame ? answerOf(known) : refuse('requestReused')
  }
  if (!canPick(asked.code, order.service, 'customer')) {
    refuse('badInput', { fields: { code: fieldReason('notACustomersReason') } })
  }
  // Where customer and companion can negotiate, the customer asks by the event askRefund.
  const canNegotiate = canMove(planOf(order.service), order, 'askRefund', 'customer')
  if (order.paid_fen === 0 || order.refund === 'applying' || canNegotiate) {
    refuse('notInThisState')
  }
  const openNo = await openRefundNo(change.db, order.id)
  if (openNo !== undefined) refuse('refundUnderWay', { params: { no: openNo } })
  refuseLate(order, change.setting('money.refundWindows'))
  refuseTooMuch(order, asked.askedFen, liabilityOf(asked.code))
  const actor = await customerOf(change, order)
  const isCancelling = asked.askedFen === refundableFen(order) && (await isUntouched(change, order))
  const refundBy = isCancelling ? refundByCancelling : openReview
  return answerOf(await refundBy({ ...change, actor }, order, { ...asked, appId }))
}

/** A reason in the customer's own words blames nobody until staff decide. */
function liabilityOf(code: ReasonCode) {
  return reasons[code].liability ?? 'none'
}

/** Whether nobody works on the order yet, so that asking for all of the money cancels it. */
async function isUntouched({ db }: Change, order: OrderRecord): Promise<boolean> {
  if (!canMove(planOf(order.service), order, 'cancel', 'customer')) return false
  if (order.service !== 'food') return order.worker_id === null
  if (order.state === 'pending_accept') return true
  const accepted = await db
    .selectFrom('events')
    .select('at')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', order.id)
    .where('action', '=', 'orders.accept')
    .executeTakeFirst()
  return accepted !== undefined && Date.now() - accepted.at < freeAfterAcceptMs
}

/** Within this time after accepting the shop has not begun to cook. */
const freeAfterAcceptMs = 60_000

type AskedOfApp = Asked & { appId: string }

async function refundByCancelling(change: Change, order: OrderRecord, { appId, externalNo, ...asked }: AskedOfApp) {
  const cancelCode = (cancelCodes as readonly string[]).includes(asked.code) ? (asked.code as CancelCode) : 'Z99'
  await moveOrder(change, order, 'cancel', { by: 'customer', reason: asked.reason, cancelCode })
  await wakeInboxes(change, [order.id])
  return change.db
    .updateTable('refunds')
    .set({ origin: 'customer', app_id: appId, external_no: externalNo, code: asked.code })
    .set({ liability: liabilityOf(asked.code) })
    .where('order_id', '=', order.id)
    .where('origin', '=', 'move')
    .where('stage', '=', 'processing')
    .where('amount_fen', '=', asked.askedFen)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function openReview(
  change: Change,
  order: OrderRecord,
  { appId, externalNo, askedFen, code, reason }: AskedOfApp,
) {
  const refund = await change.db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      app_id: appId,
      external_no: externalNo,
      origin: 'customer',
      stage: 'review',
      amount_fen: askedFen,
      code,
      liability: liabilityOf(code),
      reason,
      asked_by_id: change.actor.id,
      asked_by: change.actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordInOrder(change, order, { verb: 'ask', refund, reason, state: 'applying' })
  await notifyOfRequest(change, order, askedFen)
  return refund
}

async function customerOf({ db }: Change, { customer_id }: OrderRecord): Promise<Actor> {
  const customer = await db.selectFrom('users').select('nick_name').where('id', '=', customer_id).executeTakeFirst()
  return { kind: 'customer', id: customer_id, name: customer?.nick_name ?? '' }
}

function answerOf({ no, stage, amount_fen }: RefundRecord): Answer {
  return { no, stage, amountFen: amount_fen }
}
