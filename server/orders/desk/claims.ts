import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '#contract/orders/order.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { holdClaim, idleQueue } from './claim-marks.ts'
import { lockSeen, type Target } from './desk.ts'

/**
 * Shows colleagues who takes care of it. It warns and locks nobody out, so it is no new version of the order: whoever is
 * about to move it need not look again.
 */
export async function claim(
  context: CommandContext,
  { takeOver, ...target }: Target & { takeOver: boolean },
): Promise<OrderDetail> {
  const { caller } = context
  const order = await lockSeen(context, target)
  const isOthers = order.claimed_by_id !== null && order.claimed_by_id !== caller.userId
  if (isOthers && !takeOver) await refuseClaimed(context, order)
  await holdClaim(context, order.id, caller.userId)
  if (order.claimed_by_id !== caller.userId) await tellClaim(context, order, 'claim', order.claimed_by_id)
  return viewOrder(context, { id: order.id })
}

export async function release(context: CommandContext, target: Target): Promise<OrderDetail> {
  const { caller } = context
  const order = await lockSeen(context, target)
  if (order.claimed_by_id === null) refuse('alreadySo', { record: await viewOrder(context, { id: order.id }) })
  if (order.claimed_by_id !== caller.userId) await refuseClaimed(context, order)
  await letGo(context, order)
  return viewOrder(context, { id: order.id })
}

async function refuseClaimed(context: CommandContext, { id }: OrderRecord): Promise<never> {
  const record = await viewOrder(context, { id })
  return refuse('claimedByOther', { params: { by: record.claimedBy?.name ?? '' }, record })
}

async function letGo(change: Change, order: OrderRecord): Promise<void> {
  await change.db
    .updateTable('orders')
    .set({ claimed_by_id: null, claimed_at: null })
    .where('id', '=', order.id)
    .execute()
  await tellClaim(change, order, 'release', order.claimed_by_id)
}

async function tellClaim(
  change: Change,
  { id, no, state, city_code }: OrderRecord,
  verb: 'claim' | 'release',
  holderId: number | null,
): Promise<void> {
  await recordEvent(change, {
    action: `orders.${verb}`,
    subject: 'orders',
    subjectId: id,
    subjectNo: no,
    from: state,
    to: state,
    aboutId: change.actor.id === holderId ? null : holderId,
  })
  change.tell({ word: 'orders.changed', id, cityCode: city_code })
}

/** Starts letting go of what its claimer has not touched for a while. */
export async function startClaims(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; claimedAt: number }>(idleQueue, ({ id, claimedAt }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
      const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      // Touched again, or taken by somebody else: that moment has a job of its own.
      if (order && order.claimed_at === claimedAt) await letGo(change, order)
    }),
  )
}
