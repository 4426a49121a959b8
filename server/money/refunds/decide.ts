import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Target } from '#contract/base/values.ts'
import type { StaffRefundMove } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { decidedBy } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lastChangeOf, type OrderRecord, refundStateOf, viewOrder } from '#server/orders/index.ts'
import { refusalOfMove } from './guards.ts'
import { type Limit, limitOf, lockLimit, ownLimit, restOf } from './limits.ts'
import { recordInOrder } from './record-in-order.ts'
import { refundRecords } from './records.ts'
import { refuseOwnCase, refuseTooMuch } from './rules.ts'
import { type RefundRecord, refundStageColumn } from './table.ts'

export const approve = handle(refunds.approve, async (context, { liability, ...target }) => {
  const { db, caller } = context
  const { order, refund } = await lockRefund(context, target, 'approve')
  const liable = liability ?? refund.liability
  refuseTooMuch(order, refund.amount_fen, liable)
  await refuseAboveLimit(context, refund)
  await refuseOwnCase(db, order, caller.userId)
  const approved = await refundRecords.move(context, refund, 'approve', {
    by: 'staff',
    set: { liability: liable, attempt: 1, ...decidedBy(context.caller) },
  })
  await recordInOrder(context, order, { verb: 'approve', refund: approved, state: 'processing', isStarting: true })
  return viewOrder(context, { id: order.id })
})

export const reject = handle(refunds.reject, async (context, { reason, ...target }) => {
  const { order, refund } = await lockRefund(context, target, 'reject')
  const set = { remark: reason, ...decidedBy(context.caller) }
  const rejected = await refundRecords.move(context, refund, 'reject', { by: 'staff', set })
  const state = refundStateOf(order, 'rejected')
  await recordInOrder(context, order, { verb: 'reject', refund: rejected, reason, state })
  return viewOrder(context, { id: order.id })
})

export const withdraw = handle(refunds.withdraw, async (context, target) => {
  const { order, refund } = await lockRefund(context, target, 'withdraw')
  const withdrawn = await refundRecords.move(context, refund, 'withdraw', { by: 'staff' })
  await recordInOrder(context, order, { verb: 'withdraw', refund: withdrawn, state: refundStateOf(order, 'none') })
  return viewOrder(context, { id: order.id })
})

export const retry = handle(refunds.retry, async (context, { payTo, ...target }) => {
  const { order, refund } = await lockRefund(context, target, 'retry')
  const set = { attempt: refund.attempt + 1, remark: '', pay_to: payTo }
  const retried = await refundRecords.move(context, refund, 'retry', { by: 'staff', set })
  await recordInOrder(context, order, {
    verb: 'retry',
    refund: retried,
    state: 'processing',
    payTo: [refund.pay_to, payTo],
  })
  return viewOrder(context, { id: order.id })
})

type Locked = { order: OrderRecord; refund: RefundRecord }

/** The order first, as every transaction does; then its refund, if it is as this person saw it and they may make the move. */
export async function lockRefund(
  context: CommandContext,
  { id, version }: Target,
  move: StaffRefundMove,
): Promise<Locked> {
  const { db, caller } = context
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(row => row('id', '=', row.selectFrom('refunds').select('order_id').where('refunds.id', '=', id)))
    .where(inCities('orders.city_code', caller))
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const fresh = () => viewOrder(context, { id: order.id })
  const refund = await lockSeen<RefundRecord>(db, {
    subject: 'orders',
    id: order.id,
    version,
    lock: () => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst(),
    fresh,
    staleReason: () => lastChangeOf(context, order.id),
  })
  await refuseMove(refundStageColumn, {
    row: refund,
    standing: { state: refund.stage },
    move,
    by: 'staff',
    caller,
    guard: row => refusalOfMove(row, move, caller),
    fresh,
  })
  return { order, refund }
}

/** Whoever decides about a colleague's request needs a higher limit than that colleague. */
async function refuseAboveLimit(
  { db, caller }: CommandContext,
  { amount_fen, origin, asked_by_id }: RefundRecord,
): Promise<void> {
  await lockLimit(db, caller.userId)
  const own = await ownLimit(db, caller)
  const rest = await restOf(db, caller.userId, own)
  if (rest !== null && amount_fen > rest) refuse('aboveLimit', { params: { yuan: yuanText(rest) } })
  if (origin !== 'staff' || asked_by_id === null) return
  if (!isHigher(own, await limitOf(db, asked_by_id))) {
    refuse('aboveLimit', { params: { yuan: yuanText(own?.onceFen ?? 0) } })
  }
}

function isHigher(own: Limit, theirs: Limit): boolean {
  return own === null || (theirs !== null && own.onceFen > theirs.onceFen)
}
