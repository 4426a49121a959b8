import type { Selectable } from 'kysely'
import { type FoodMove, type FoodState, foodClocks, foodMoves, foodTimeouts } from '#contract/food.ts'
import type { Move, Mover } from '#contract/moves.ts'
import type { Change } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { follow } from './consequences.ts'

export const timeoutQueue = 'orders.timeout'

export type OrderRecord = Selectable<Tables['orders']>

export type MoveFacts = {
  by: Mover
  reason?: string | undefined
  /** The rider it is about: whom it is offered to, who takes it. */
  workerId?: number | undefined
  /** Columns that the move sets besides the state. */
  set?: Partial<Pick<OrderRecord, 'worker_id' | 'paid_fen' | 'refund' | 'cancel_code'>>
  /** The open API's event, where it came from there. */
  street?: { appId: string; externalId: string; occurredAt: Date }
}

const finalStates: readonly FoodState[] = ['completed', 'cancelled', 'closed']

export function canMove(state: FoodState, move: FoodMove, by: Mover): boolean {
  const { from, by: movers }: Move<FoodState> = foodMoves[move]
  return from.includes(state) && movers.includes(by)
}

/**
 * Moves an order that this transaction has locked: state, clocks, event, and everything that follows from it. Refuses
 * what the state table does not know.
 */
export async function moveOrder(
  change: Change,
  order: OrderRecord,
  move: FoodMove,
  facts: MoveFacts,
): Promise<OrderRecord> {
  if (!canMove(order.state, move, facts.by)) refuse('notInThisState')
  const { to }: Move<FoodState> = foodMoves[move]
  const state = to === 'same' ? order.state : to
  const moved = await change.db
    .updateTable('orders')
    .set({ ...facts.set, ...(to !== 'same' && standing(state, order)), version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: `orders.${move}`,
    subject: 'orders',
    subjectId: order.id,
    subjectNo: order.no,
    from: order.state,
    to: state,
    changes: changesBetween(order, moved),
    reason: facts.reason ?? null,
    aboutId: facts.workerId ?? null,
    ...(facts.street && { street: facts.street }),
  })
  if (to !== 'same') await startTimeout(change, moved)
  await follow(change, { before: order, after: moved, move, facts })
  change.tell({ word: 'orders.changed', id: order.id, cityCode: order.city_code })
  return moved
}

/** Where an order stands from now on, and until when that is fine; under way that is the promise made to the customer. */
export function standing(state: FoodState, order: { promised_at: number | null }) {
  const now = Date.now()
  const seconds = foodClocks[state]
  const promised = state.startsWith('delivering/') && order.promised_at !== null ? order.promised_at : 0
  const due = seconds === undefined ? null : new Date(Math.max(now + seconds * 1000, promised))
  return {
    state,
    state_at: new Date(now),
    due_at: due,
    ...(finalStates.includes(state) && { finished_at: new Date(now) }),
  }
}

/** Lets the clock move the order on, should nobody else have done so by then. */
export async function startTimeout(change: Change, { id, state, state_at }: OrderRecord): Promise<void> {
  if (!isTimed(state)) return
  await change.later(timeoutQueue, { id, state, stateAt: state_at }, foodTimeouts[state].after)
}

export function isTimed(state: FoodState): state is keyof typeof foodTimeouts {
  return state in foodTimeouts
}

function changesBetween(before: OrderRecord, after: OrderRecord): Record<string, [unknown, unknown]> {
  const watched = ['worker_id', 'paid_fen', 'refund', 'cancel_code'] as const
  const changed = watched.filter(column => before[column] !== after[column])
  return Object.fromEntries(changed.map(column => [column, [before[column], after[column]]]))
}

/** A paid order that will not be served is to be refunded; the payment app tells when that is done. */
export function refundIfPaid({ paid_fen }: OrderRecord): { refund?: 'processing' } {
  return paid_fen > 0 ? { refund: 'processing' } : {}
}
