import type { z } from 'zod'
import type { OpenRefund, OpenRefundAnswer } from '#contract/open/open.ts'
import { type CancelCode, cancelCodes } from '#contract/orders/order.ts'
import { type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import { canMove } from '#contract/orders/service.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { leftOf, moveOrder, type OrderRecord, type RefundRecord, tellAfterSale } from '#server/orders/index.ts'
import { canPick, refuseLate, refuseTooMuch, refuseUnderWay } from './rules.ts'
import { writeToOrder } from './write.ts'

type Asked = z.output<typeof OpenRefund>
type Answer = z.output<typeof OpenRefundAnswer>

/** A customer wants money back. The same `externalNo` again answers the refund that is there. */
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
    refuse('badInput', { fields: { code: 'Not a reason that customers give for this service.' } })
  }
  // Two who can still talk about it do so by the event askRefund.
  if (order.paid_fen === 0 || order.refund === 'applying' || canMove(order, 'askRefund', 'customer')) {
    refuse('notInThisState')
  }
  await refuseUnderWay(change.db, order.id)
  refuseLate(order)
  refuseTooMuch(order, asked.askedFen, liabilityOf(asked.code))
  const actor = await customerOf(change, order)
  const isCancelling = asked.askedFen === leftOf(order) && (await isUntouched(change, order))
  const open = isCancelling ? cancelFor : openReview
  return answerOf(await open({ ...change, actor }, order, { ...asked, appId }))
}

/** Until somebody looked into it, a reason in the customer's own words blames nobody. */
function liabilityOf(code: ReasonCode) {
  return reasons[code].liability ?? 'none'
}

/** Before anybody works on it, wanting everything back is cancelling. */
async function isUntouched({ db }: Change, order: OrderRecord): Promise<boolean> {
  if (!canMove(order, 'cancel', 'customer')) return false
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

/** A shop that has just said yes has not begun to cook. */
const freeAfterAcceptMs = 60_000

type OfApp = Asked & { appId: string }

async function cancelFor(change: Change, order: OrderRecord, { appId, externalNo, ...asked }: OfApp) {
  const cancelCode = (cancelCodes as readonly string[]).includes(asked.code) ? (asked.code as CancelCode) : 'Z99'
  await moveOrder(change, order, 'cancel', { by: 'customer', reason: asked.reason, cancelCode })
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

async function openReview(change: Change, order: OrderRecord, { appId, externalNo, askedFen, code, reason }: OfApp) {
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
  await writeToOrder(change, order, { verb: 'ask', refund, reason, word: 'applying' })
  await tellAfterSale(change, order, askedFen)
  return refund
}

async function customerOf({ db }: Change, { customer_id }: OrderRecord): Promise<Actor> {
  const customer = await db.selectFrom('users').select('nick_name').where('id', '=', customer_id).executeTakeFirst()
  return { kind: 'customer', id: customer_id, name: customer?.nick_name ?? '' }
}

function answerOf({ no, stage, amount_fen }: RefundRecord): Answer {
  return { no, stage, amountFen: amount_fen }
}
