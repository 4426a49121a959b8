import { canMove, moveOf, type OrderMove, type OrderState, planOf, type Service } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { follow } from './consequences.ts'
import { type Columns, effectsOf, type MoveFacts } from './effects.ts'

export const timeoutQueue = 'orders.timeout'

/**
 * Moves an order that this transaction has locked: state, clocks, event, and everything that follows from it. Refuses
 * what the service's plan does not know.
 */
export async function moveOrder(
  change: Change,
  order: OrderRecord,
  move: OrderMove,
  facts: MoveFacts,
): Promise<OrderRecord> {
  const planned = moveOf(order.service, move)
  const isPossible = canMove(order, move, facts.by) || (facts.isLate && planned?.to === 'same')
  if (!planned || !isPossible) return refuse('notInThisState')
  const to = planned.to as OrderState | 'same'
  const effects = effectsOf(order, move, facts)
  const moved = await change.db
    .updateTable('orders')
    .set({ ...written(effects), ...(to !== 'same' && standing(order.service, to, order)), version: order.version + 1 })
    .$if(move === 'urge', update => update.set({ urged_at: new Date() }))
    .$if(move === 'pay', update => update.set({ paid_at: new Date(facts.at ?? Date.now()) }))
    .$if(isOver(order.service, to), update => update.set({ claimed_by_id: null, claimed_at: null }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action: `orders.${move}`,
    subject: 'orders',
    subjectId: order.id,
    subjectNo: order.no,
    from: order.state,
    to: moved.state,
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

function written({ details, facts, ...columns }: Columns) {
  return {
    ...columns,
    ...(details && { details: JSON.stringify(details) }),
    ...(facts && { facts: JSON.stringify(facts) }),
  }
}

function isOver(service: Service, state: string): boolean {
  return planOf(service).finals.includes(state)
}

/** Where an order stands from now on, and until when that is fine; under way that is the promise made to the customer. */
export function standing(service: Service, state: OrderState, order: { promised_at: number | null }) {
  const now = Date.now()
  const { clocks } = planOf(service)
  const seconds = clocks[state]
  const promised = state.startsWith('delivering') && order.promised_at !== null ? order.promised_at : 0
  const due = seconds === undefined ? null : new Date(Math.max(now + seconds * 1000, promised))
  const finished_at = isOver(service, state) ? new Date(now) : null
  return { state, state_at: new Date(now), due_at: due, finished_at }
}

/** Lets the clock move the order on, should nobody else have done so by then. */
export async function startTimeout(change: Change, { id, service, state, state_at }: OrderRecord): Promise<void> {
  const timeout = planOf(service).timeouts[state]
  if (timeout) await change.later(timeoutQueue, { id, state, stateAt: state_at }, timeout.after)
}

function changesBetween(before: OrderRecord, after: OrderRecord): Record<string, [unknown, unknown]> {
  const [was, is] = [watchedOf(before), watchedOf(after)]
  const changed = Object.keys(is).filter(name => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return Object.fromEntries(changed.map(name => [name, [was[name] ?? null, is[name]]]))
}

/** What the log tells the change of. */
function watchedOf(order: OrderRecord): Record<string, unknown> {
  const { worker_id, pay_fen, paid_fen, refund, refunding_fen, refunded_fen, cancel_code, facts } = order
  return { worker_id, pay_fen, paid_fen, refund, refunding_fen, refunded_fen, cancel_code, ...facts }
}
