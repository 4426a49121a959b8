import type { Fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import { refuseGivenBefore } from '#server/complaints/compensation/index.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockSeenOrder, type OrderRecord, refuseFollowUp, viewOrder } from '#server/orders/index.ts'
import { lockLimit, ownLimit, restOf } from './limits.ts'
import { notifyOfRequest } from './notifications.ts'
import { recordInOrder } from './record-in-order.ts'
import { canPick, openRefundNo, refuseOwnCase, refuseTooMuch } from './rules.ts'
import type { RefundRecord } from './table.ts'

/** Staff refund money of an order: within their limits at once, above them a colleague decides. */
export const ask = handle(refunds.ask, async (context, { id, version, ...asked }) => {
  await startRefund(context, await lockSeenOrder(context, { id, version }), asked)
  return viewOrder(context, { id })
})

type Asked = Pick<RefundRecord, 'code' | 'liability' | 'reason'> & { amountFen: Fen; confirmedFen?: Fen | undefined }

/** The same for an order that this transaction has locked. */
export async function startRefund(context: CommandContext, order: OrderRecord, asked: Asked): Promise<void> {
  const { db, caller, sender } = context
  if (!canPick(asked.code, order.service, 'staff')) {
    refuse('badInput', { fields: { code: fieldSentence('choice', sender.language) } })
  }
  await refuseFollowUp(context, order, 'askRefund', await openRefundNo(db, order.id))
  refuseTooMuch(order, asked.amountFen, asked.liability)
  // Money that the customer is liable for is not given to them.
  if (asked.liability !== 'customer') await refuseGivenBefore(db, order.id, asked.confirmedFen)
  await refuseOwnCase(db, order, caller.userId)
  await lockLimit(db, caller.userId)
  const rest = await restOf(db, caller.userId, await ownLimit(db, caller))
  const isStarting = rest === null || asked.amountFen <= rest
  const refund = await db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      origin: 'staff',
      stage: isStarting ? 'processing' : 'review',
      amount_fen: asked.amountFen,
      code: asked.code,
      liability: asked.liability,
      reason: asked.reason,
      asked_by_id: caller.userId,
      asked_by: caller.name,
      ...(isStarting && { decided_by_id: caller.userId, decided_by: caller.name, decided_at: new Date(), attempt: 1 }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const state = isStarting ? 'processing' : 'applying'
  await recordInOrder(context, order, { verb: 'ask', refund, reason: asked.reason, state, isStarting })
  if (!isStarting) await notifyOfRequest(context, order, asked.amountFen)
}
