import type { z } from 'zod'
import type { refunds } from '#contract/money/refunds.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockSeen, tellAfterSale, viewOrder } from '#server/orders/index.ts'
import { lockLimit, ownLimit, restOf } from './limits.ts'
import { canPick, refuseOwnCase, refuseTooMuch, refuseUnderWay } from './rules.ts'
import { writeToOrder } from './write.ts'

type Asked = z.output<typeof refunds.ask.input>

/** Somebody at the desk wants money to go back: within their limits it does, beyond them a colleague decides. */
export async function ask(context: CommandContext, { id, version, ...asked }: Asked): Promise<OrderDetail> {
  const { db, caller, sender } = context
  const order = await lockSeen(context, { id, version })
  if (!canPick(asked.code, order.service, 'staff')) {
    refuse('badInput', { fields: { code: fieldSentence('choice', sender.language) } })
  }
  if (order.paid_fen === 0) refuse('notInThisState', { record: await viewOrder(context, { id }) })
  await refuseOwnCase(db, order, caller.userId)
  await refuseUnderWay(db, order.id)
  // A companion and a customer who are talking about money: the desk decides by arbitrating.
  if (order.refund === 'applying') refuse('notInThisState', { record: await viewOrder(context, { id }) })
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
  const word = isStarting ? 'processing' : 'applying'
  await writeToOrder(context, order, { verb: 'ask', refund, reason: asked.reason, word, isStarting })
  if (!isStarting) await tellAfterSale(context, order, asked.amountFen)
  return viewOrder(context, { id })
}
