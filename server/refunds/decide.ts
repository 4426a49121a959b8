import type { RefundStage } from '#contract/money/refund.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { Liability } from '#contract/orders/reasons.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import {
  inScope,
  type OrderRecord,
  type RefundRecord,
  refundWordOf,
  refuseStale,
  type Target,
  viewOrder,
  writeRefund,
} from '#server/orders/index.ts'
import { type Limit, limitOf, lockLimit, ownLimit, restOf } from './limits.ts'
import { refuseOwnCase, refuseTooMuch, yuan } from './rules.ts'
import { writeToOrder } from './write.ts'

/** Not by who asked, not above one's own limit, never more than is left. */
export async function approve(
  context: CommandContext,
  { liability, ...target }: Target & { liability?: Liability | undefined },
): Promise<OrderDetail> {
  const { db, caller } = context
  const { order, refund } = await lockRefund(context, target, 'review')
  refuseOwn(refund, caller.userId)
  await refuseOwnCase(db, order, caller.userId)
  const liable = liability ?? refund.liability
  refuseTooMuch(order, refund.amount_fen, liable)
  await refuseAboveLimit(context, refund)
  const approved = await writeRefund(context, refund, {
    stage: 'processing',
    liability: liable,
    attempt: 1,
    decided_by_id: caller.userId,
    decided_by: caller.name,
    decided_at: new Date(),
  })
  await writeToOrder(context, order, { verb: 'approve', refund: approved, word: 'processing', isStarting: true })
  return viewOrder(context, { id: order.id })
}

export async function reject(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<OrderDetail> {
  const { caller } = context
  const { order, refund } = await lockRefund(context, target, 'review')
  refuseOwn(refund, caller.userId)
  const rejected = await writeRefund(context, refund, {
    stage: 'rejected',
    remark: reason,
    decided_by_id: caller.userId,
    decided_by: caller.name,
    decided_at: new Date(),
    ended_at: new Date(),
  })
  const word = refundWordOf(order, 'rejected')
  await writeToOrder(context, order, { verb: 'reject', refund: rejected, reason, word })
  return viewOrder(context, { id: order.id })
}

export async function withdraw(context: CommandContext, target: Target): Promise<OrderDetail> {
  const { order, refund } = await lockRefund(context, target, 'review')
  if (refund.asked_by_id !== context.caller.userId) refuse('noPermission')
  const withdrawn = await writeRefund(context, refund, { stage: 'withdrawn', ended_at: new Date() })
  await writeToOrder(context, order, { verb: 'withdraw', refund: withdrawn, word: refundWordOf(order, 'none') })
  return viewOrder(context, { id: order.id })
}

/** The same number once more, so a channel that did pay after all pays nothing twice. */
export async function retry(context: CommandContext, target: Target): Promise<OrderDetail> {
  const { order, refund } = await lockRefund(context, target, 'failed')
  const retried = await writeRefund(context, refund, { stage: 'processing', attempt: refund.attempt + 1, remark: '' })
  await writeToOrder(context, order, { verb: 'retry', refund: retried, word: 'processing' })
  return viewOrder(context, { id: order.id })
}

type Locked = { order: OrderRecord; refund: RefundRecord }

/** The order first, as everybody does; then its refund, if it is still as this person saw it. */
async function lockRefund(context: CommandContext, target: Target, stage: RefundStage): Promise<Locked> {
  const { db, caller } = context
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(row => row('id', '=', row.selectFrom('refunds').select('order_id').where('refunds.id', '=', target.id)))
    .where(inScope(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const refund = await db.selectFrom('refunds').selectAll().where('id', '=', target.id).executeTakeFirstOrThrow()
  if (refund.version !== target.version) await refuseStale(context, order.id)
  if (refund.stage !== stage) refuse('notInThisState', { record: await viewOrder(context, { id: order.id }) })
  return { order, refund }
}

function refuseOwn({ origin, asked_by_id }: RefundRecord, callerId: number): void {
  if (origin === 'staff' && asked_by_id === callerId) refuse('ownRequest')
}

/** Who decides about a colleague's must be allowed more than that colleague. */
async function refuseAboveLimit(
  { db, caller }: CommandContext,
  { amount_fen, origin, asked_by_id }: RefundRecord,
): Promise<void> {
  await lockLimit(db, caller.userId)
  const own = await ownLimit(db, caller)
  const rest = await restOf(db, caller.userId, own)
  if (rest !== null && amount_fen > rest) refuse('aboveLimit', { params: { yuan: yuan(rest) } })
  if (origin !== 'staff' || asked_by_id === null) return
  if (!isHigher(own, await limitOf(db, asked_by_id))) {
    refuse('aboveLimit', { params: { yuan: yuan(own?.onceFen ?? 0) } })
  }
}

function isHigher(own: Limit, theirs: Limit): boolean {
  return own === null || (theirs !== null && own.onceFen > theirs.onceFen)
}
