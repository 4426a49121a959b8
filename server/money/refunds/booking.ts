import { type Fen, fen } from '#contract/base/values.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import { type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { bookRefund } from '#server/money/settlements/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import type { Moved, OrderRecord } from '#server/orders/index.ts'
import { alarmPaidTwice, notifyOfFailure } from './notifications.ts'
import { refundRecords } from './records.ts'
import type { RefundRecord } from './table.ts'
import { enqueueRefundWebhook } from './webhooks.ts'

/**
 * Keeps refunds in step with the sums of their order: an amount that a move puts on its way gets a refund, and what arrived
 * or failed is written to the refund it belongs to.
 */
export async function bookMove(change: Change, moved: Moved): Promise<void> {
  const { before, after, move, input } = moved
  const arrivedFen = after.refunded_fen - before.refunded_fen
  const startedFen = after.refunding_fen - before.refunding_fen
  if (move === 'refund') {
    const appId = input.openEvent?.appId ?? after.app_id
    await settle(change, after, { arrivedFen, refundNo: input.refundNo, appId })
  } else if (move === 'failRefund') await fail(change, after, input.refundNo, input.reason ?? '')
  else if (startedFen > 0) await startByMove(change, moved, startedFen)
  else return
  change.nudge({ word: 'refunds.changed', id: null, cityCode: after.city_code })
}

/** Everything that is left goes back, so a request that waits for approval is withdrawn. */
async function startByMove(change: Change, moved: Moved, amountFen: number): Promise<void> {
  const { after, input } = moved
  const { db, actor } = change
  const requests = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', after.id)
    .where('stage', '=', 'review')
    .execute()
  for (const request of requests) await refundRecords.move(change, request, 'withdraw', { by: 'order' })
  const refund = await db
    .insertInto('refunds')
    .values({
      order_id: after.id,
      origin: 'move',
      stage: 'processing',
      amount_fen: fen(amountFen),
      ...reasonOfMove(moved),
      reason: input.reason ?? '',
      asked_by_id: actor.kind === 'staff' ? actor.id : null,
      asked_by: actor.name,
      decided_at: new Date(),
      attempt: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enqueueRefundWebhook(change, after, refund)
}

type Payment = { amountFen?: number | undefined; refundNo?: string | undefined }

/** How much arrived: the amount that the payment names, or what is left of the refund it names, or all that is on its way. */
export async function arrivingFen(change: Change, order: OrderRecord, { amountFen, refundNo }: Payment): Promise<Fen> {
  const unsettled = await unsettledOf(change, order, refundNo)
  if (refundNo !== undefined && unsettled.length === 0) return refuse('notInThisState')
  const most = refundNo === undefined ? order.refunding_fen : unarrivedFen(unsettled)
  const arriving = amountFen ?? most
  if (order.refunding_fen === 0) return refuse('notInThisState')
  return arriving <= most ? fen(arriving) : refuse('badInput', { fields: { amountFen: fieldReason('moreThanDue') } })
}

type Arrival = { arrivedFen: number; refundNo: string | undefined; appId: string }

/** The oldest first, unless one is named. */
async function settle(change: Change, order: OrderRecord, { arrivedFen, refundNo, appId }: Arrival): Promise<void> {
  let left = arrivedFen
  for (const refund of await unsettledOf(change, order, refundNo)) {
    const part = Math.min(left, refund.amount_fen - refund.arrived_fen)
    if (part <= 0) return
    left -= part
    const arrived_fen = fen(refund.arrived_fen + part)
    const isWhole = arrived_fen === refund.amount_fen
    const isTwice = refund.manual_by_id !== null
    const settled = await refundRecords.move(change, refund, isWhole ? 'settle' : 'settlePart', {
      by: 'payment',
      set: { arrived_fen, ...(isTwice && { paid_twice_fen: fen(refund.paid_twice_fen + part) }) },
    })
    const { id, no, liability } = settled
    await bookRefund(change, order, { id, no, liability, amountFen: part, arrivedFen: arrived_fen, appId })
    if (isWhole) await enqueueRefundWebhook(change, order, settled)
    if (isTwice) await alarmPaidTwice(change, order, part)
  }
}

async function fail(change: Change, order: OrderRecord, refundNo: string | undefined, remark: string): Promise<void> {
  for (const refund of await unsettledOf(change, order, refundNo)) {
    if (refund.stage === 'failed') continue
    const failed = await refundRecords.move(change, refund, 'fail', { by: 'payment', set: { remark } })
    await enqueueRefundWebhook(change, order, failed)
  }
  await notifyOfFailure(change, order)
}

/** Refunds of which the payment app has something to report. */
async function unsettledOf({ db }: Change, { id }: OrderRecord, refundNo?: string): Promise<RefundRecord[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', id)
    .where('stage', 'in', ['processing', 'failed'])
    .$if(refundNo !== undefined, rows => rows.where('no', '=', refundNo ?? ''))
    .orderBy('id')
    .execute()
}

function unarrivedFen(refunds: RefundRecord[]): number {
  return refunds.reduce((sum, { amount_fen, arrived_fen }) => sum + amount_fen - arrived_fen, 0)
}

type RefundReason = { code: ReasonCode; liability: Liability }

/** Of moves that alone decide whose fault it is. */
const reasonsOfMoves: Partial<Record<OrderMove, RefundReason>> = {
  reject: { code: 'M02', liability: 'merchant' },
  lapse: { code: 'R01', liability: 'platform' },
  expire: { code: 'S02', liability: 'none' },
  missStart: { code: 'S02', liability: 'none' },
  annul: { code: 'S05', liability: 'platform' },
  agree: { code: 'Z99', liability: 'worker' },
  awardCustomer: { code: 'G02', liability: 'worker' },
}

/** Of a cancellation without a code, by who cancelled. */
const reasonsOfCancellers: Partial<Record<Moved['input']['by'], RefundReason>> = {
  customer: { code: 'U05', liability: 'customer' },
  merchant: { code: 'M02', liability: 'merchant' },
  rider: { code: 'W03', liability: 'worker' },
  chauffeur: { code: 'W03', liability: 'worker' },
  companion: { code: 'W03', liability: 'worker' },
}

/** Why a move refunds money, and who is liable by default. */
function reasonOfMove({ move, input: { by, cancelCode } }: Moved): RefundReason {
  if (cancelCode) return { code: cancelCode, liability: reasons[cancelCode].liability ?? 'none' }
  // The shop did not answer in time.
  if (move === 'reject' && by === 'clock') return { code: 'M01', liability: 'merchant' }
  return (
    reasonsOfMoves[move] ??
    (move === 'cancel' ? reasonsOfCancellers[by] : undefined) ?? { code: 'Z99', liability: 'none' }
  )
}
