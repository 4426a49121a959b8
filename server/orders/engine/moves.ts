import { sql } from 'kysely'
import { moveOf, type OrderMove, type OrderState, planOf, type Service } from '#contract/orders/service.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Change } from '#server/kit/change.ts'
import { changesBetween, recordEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type OrderRecord, orderStateColumns } from '#server/orders/table.ts'
import { applyConsequences, postPaymentAndOpenSettlement } from './consequences.ts'
import { type Columns, effectsOf, type Moved, type MoveInput } from './effects.ts'
import { progressOf } from './progress.ts'
import { listenersOfMove } from './webhooks.ts'

/** Moves an order that this transaction has locked: columns, event, timeout and consequences. Refuses what its plan does not know. */
export async function moveOrder(
  change: Change,
  order: OrderRecord,
  move: OrderMove,
  input: MoveInput,
): Promise<OrderRecord> {
  const { id, service, city_code: cityCode } = order
  // What is over ended when it did, also where it is paid long afterwards.
  const keepsState = moveOf(service, move)?.to === 'same' || isFinal(service, order.state)
  const after = await moveRecord(change, orderStateColumns[service], {
    id,
    standing: order,
    move,
    by: input.by,
    isLate: input.isLate ?? false,
    set: state => ({
      ...asJson(effectsOf(order, move, input)),
      ...timesOf(move, input),
      ...progressOf(order, state as OrderState, move, input),
      ...(!keepsState && columnsOfState(change.setting, service, state as OrderState, order)),
      ...(!keepsState && isFinal(service, state) && { claimed_by_id: null, claimed_at: null }),
    }),
  })
  const moved = { before: order, after, move, input }
  const listeners = await listenersOfMove(change.db, moved)
  await postPaymentAndOpenSettlement(change, moved)
  await recordMove(change, moved)
  await applyConsequences(change, moved, listeners)
  change.nudge({ word: 'orders.changed', id, cityCode })
  return after
}

async function recordMove(change: Change, { before, after, move, input }: Moved): Promise<void> {
  await recordEvent(change, {
    action: `orders.${move}`,
    subject: 'orders',
    subjectId: after.id,
    subjectNo: after.no,
    from: before.state,
    to: after.state,
    changes: changesBetween(loggedFields(before), loggedFields(after)),
    reason: input.reason ?? null,
    aboutId: input.workerId ?? null,
    ...(input.openEvent && { openEvent: input.openEvent }),
  })
}

function asJson({ details, facts, ...columns }: Columns) {
  return {
    ...columns,
    ...(details && { details: JSON.stringify(details) }),
    ...(facts && { facts: JSON.stringify(facts) }),
  }
}

function timesOf(move: OrderMove, { at }: MoveInput) {
  if (move === 'urge') return { urged_at: new Date() }
  return move === 'pay' ? { paid_at: new Date(at ?? Date.now()) } : {}
}

function isFinal(service: Service, state: string): boolean {
  return planOf(service).finals.includes(state)
}

/** The state of an order from now on, when its clock runs out, during delivery not before the promised time, and when the clock itself moves it. */
export function columnsOfState(
  setting: SettingReader,
  service: Service,
  state: OrderState,
  order: { promised_at: number | null },
) {
  const now = Date.now()
  const seconds = setting(`orders.clocks.${service}`)[state]
  const promised = state.startsWith('delivering') && order.promised_at !== null ? order.promised_at : 0
  const due = seconds === undefined ? null : new Date(Math.max(now + seconds * 1000, promised))
  const limit = setting(`orders.timeouts.${service}`)[state]
  const timeout_at = limit === undefined ? null : new Date(now + limit * 1000)
  const finished_at = isFinal(service, state) ? new Date(now) : null
  return { state, state_at: new Date(now), due_at: due, timeout_at, finished_at }
}

export const inboxQueue = 'orders.inbox'

/** Schedules a look at waiting events of orders that staff or the clock moved: they may be possible now. */
export async function wakeInboxes(change: Change, orderIds: readonly number[]): Promise<void> {
  const waiting = await change.db
    .selectFrom('order_inbox')
    .select('order_id')
    .distinct()
    .where('order_id', '=', sql<number>`any (${orderIds})`)
    .where('state', '=', 'waiting')
    .execute()
  for (const { order_id: id } of waiting) await change.later(inboxQueue, { id })
}

/** The fields whose change is written to the audit log; what a fare or a destination was at first is in their own changes. */
function loggedFields(order: OrderRecord) {
  const { worker_id, pay_fen, paid_fen, refund, refunding_fen, refunded_fen, cancel_code, rating } = order
  const { firstFareFen: _fare, firstTo: _to, ...facts } = order.facts
  return { worker_id, pay_fen, paid_fen, refund, refunding_fen, refunded_fen, cancel_code, rating, ...facts }
}
