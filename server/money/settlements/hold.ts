import type { ReasonedTarget } from '#contract/base/values.ts'
import type { SettlementAction } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { type OrderRecord, settleQueue } from '#server/orders/index.ts'
import { ownPartiesOf } from '#server/people/index.ts'
import { readSettlement } from './read.ts'
import { settlementRecords } from './records.ts'
import { isOwn } from './rows.ts'
import { releaseQueue } from './schedule.ts'
import type { Locked } from './shares.ts'

export const hold = handle(settlements.hold, async (context, { reason, ...target }) => {
  const locked = await lockFor(context, target, 'hold')
  const isEnded = locked.settlement.state !== 'open'
  await settlementRecords.move(context, locked.settlement, 'hold', {
    by: 'staff',
    set: {
      hold_by_id: context.caller.userId,
      hold_at: new Date(),
      hold_reason: reason,
      ...(isEnded && { stop_reason: 'hold' }),
    },
  })
  await record(context, locked, { action: 'hold', reason })
  return (await readSettlement(context.db, context.caller, target.id)) ?? refuse('notFound')
})

export const unhold = handle(settlements.unhold, async (context, { reason, ...target }) => {
  const locked = await lockFor(context, target, 'unhold')
  await resume(context, locked, reason)
  return (await readSettlement(context.db, context.caller, target.id)) ?? refuse('notFound')
})

/** What it stopped goes on at once, if nothing else stops it. */
export async function resume(context: CommandContext, locked: Locked, reason: string): Promise<void> {
  const { state, stop_reason } = locked.settlement
  await settlementRecords.move(context, locked.settlement, 'unhold', {
    by: 'staff',
    set: { hold_by_id: null, hold_at: null, hold_reason: '', ...(stop_reason === 'hold' && { stop_reason: null }) },
  })
  if (state !== 'open') await context.later(state === 'held' ? releaseQueue : settleQueue, { orderId: locked.order.id })
  await record(context, locked, { action: 'unhold', reason })
}

/** Locks orders of this person's cities, in the order of their ids. */
export function lockOrders({ db, caller }: CommandContext, ids: readonly number[]): Promise<OrderRecord[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .where(inCities('orders.city_code', caller))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks the settlement of a locked order, with what the guard asks. */
export async function lockOwn({ db, caller }: CommandContext, orderId: number) {
  const own = await ownPartiesOf(db, caller.userId)
  return db
    .selectFrom('settlements')
    .innerJoin('orders', 'orders.id', 'settlements.order_id')
    .selectAll('settlements')
    .select(isOwn(own).as('is_own'))
    .where('settlements.order_id', '=', orderId)
    .forUpdate('settlements')
    .executeTakeFirst()
}

/** The order first, as every transaction does; then its settlement, if it is as this person saw it and they may do that. */
async function lockFor(
  context: CommandContext,
  { id, version }: Omit<ReasonedTarget, 'reason'>,
  action: SettlementAction,
): Promise<Locked> {
  const { db, caller } = context
  const [order] = await lockOrders(context, [id])
  if (!order) return refuse('notFound')
  const fresh = () => readSettlement(db, caller, id)
  const settlement = await lockSeen(db, {
    subject: 'settlements',
    id,
    version,
    lock: () => lockOwn(context, id),
    fresh,
  })
  await settlementRecords.refuseNotAllowed(settlement, action, caller, fresh)
  return { order, settlement }
}

type Done = { action: SettlementAction; reason: string }

async function record(context: CommandContext, { order }: Locked, { action, reason }: Done): Promise<void> {
  await recordEvent(context, {
    action: `settlements.${action}`,
    subject: 'settlements',
    subjectId: order.id,
    subjectNo: order.no,
    reason,
  })
}
