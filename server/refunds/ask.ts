import { refunds } from '#contract/money/refunds.ts'
import { fieldSentence } from '#server/kit/field-words.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeenOrder, refuseFollowUp, viewOrder } from '#server/orders/index.ts'
import { lockLimit, ownLimit, restOf } from './limits.ts'
import { notifyOfRequest } from './notifications.ts'
import { enterInOrder } from './order-entry.ts'
import { canPick, openRefundNo, refuseOwnCase, refuseTooMuch } from './rules.ts'

/** Staff refund money of an order: within their limits at once, above them a colleague decides. */
export const ask = handle(refunds.ask, async (context, { id, version, ...asked }) => {
  const { db, caller, sender } = context
  const order = await lockSeenOrder(context, { id, version })
  if (!canPick(asked.code, order.service, 'staff')) {
    refuse('badInput', { fields: { code: fieldSentence('choice', sender.language) } })
  }
  await refuseOwnCase(db, order, caller.userId)
  await refuseFollowUp(context, order, 'askRefund', await openRefundNo(db, order.id))
  refuseTooMuch(order, asked.amountFen, asked.liability)
  await lockLimit(db, caller.userId)
  const rest = await restOf(db, caller.userId, await ownLimit(db, caller))
  const isStarting = rest === null || asked.amountFen <= rest
  const refund = await db
    .insertInto('refunds')
    .values({
      order_id: id,
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
  await enterInOrder(context, order, { verb: 'ask', refund, reason: asked.reason, state, isStarting })
  if (!isStarting) await notifyOfRequest(context, order, asked.amountFen)
  return viewOrder(context, { id })
})
