import { type Selectable, sql } from 'kysely'
import { isMoveFor, type MoveIn } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { inboxMachine } from '#contract/orders/inbox.ts'
import { moveOf } from '#contract/orders/service.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { forgetAudience } from '#server/orders/engine/audience.ts'
import { inboxQueue } from '#server/orders/engine/moves.ts'
import { reachableStates } from '#server/orders/engine/reachable-states.ts'
import { inboxStateColumn, type OrderRecord } from '#server/orders/table.ts'
import { type Admission, noAdmission } from './admission.ts'
import { applyEvent, canHappen, type ReportedEvent, wrongOpponent } from './apply-event.ts'
import { lockForEvent } from './event-context.ts'
import { maySpeakFor } from './speakers.ts'

/** How long an event waits for events with lower numbers from the same app; they may never come. */
const gapSeconds = 5

export type Received = { order: OrderRecord; isWaiting: boolean; refusal: Refusal | null }

type StoredEvent = Selectable<Tables['order_inbox']>

/**
 * Receives an event of an order from an app; the same `eventId` again changes nothing. Without a `seq` it is applied now,
 * or the refusal is thrown. With one it is applied when its turn comes, and a refusal is stored and answered.
 */
export async function receiveEvent(
  change: Change,
  appId: string,
  no: string,
  reported: ReportedEvent,
  admission: Admission = noAdmission,
): Promise<Received> {
  const found = await lockForEvent(change.db, { appId, no, reported, admission })
  if (!found || !(await maySpeakFor(change.db, appId, found.order, reported.by))) return refuse('notFound')
  const { order, happenedTo, isInboxUsed, ...known } = found
  if (happenedTo) {
    const isSame = happenedTo.subject === 'orders' && happenedTo.subject_id === order.id
    return isSame ? { order, isWaiting: false, refusal: null } : refuse('requestReused')
  }
  if (reported.seq === undefined) {
    const moved = await applyEvent(change, appId, order, reported, { known })
    forgetAudience(change.db)
    const { order: current } = isInboxUsed ? await applyWaiting(change, moved) : { order: moved }
    return { order: current, isWaiting: false, refusal: null }
  }
  const stored = await storeEvent(change.db, appId, order, reported, reported.seq)
  if (!stored) return answerAgain(change.db, appId, order, reported.eventId)
  const refusals = new Map<number, Refusal>()
  const { order: current, waiting } = await applyWaiting(change, order, refusals)
  await scheduleLook(change, order.id, waiting, stored.id)
  return {
    order: current,
    isWaiting: waiting.some(({ id }) => id === stored.id),
    refusal: refusals.get(stored.id) ?? null,
  }
}

/** Starts the job that looks again at waiting events: lower numbers did not come, or staff or the clock moved the order. */
export async function startInbox(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(
    inboxQueue,
    ({ id }) =>
      makeClockChange(runtime, async change => {
        const order = await lockOrder(change.db, id)
        if (!order) return
        const { waiting } = await applyWaiting(change, order)
        await scheduleLook(change, id, waiting)
      }),
    { batchSize: 100 },
  )
}

/** Schedules one look at a time for an order with waiting events: the first waiting event does, and then each look. */
async function scheduleLook(change: Change, orderId: number, waiting: InboxRow[], afterId?: number): Promise<void> {
  const mayWait = waiting.filter(row => row.may_wait)
  const isFirst = afterId === undefined || (mayWait.length === 1 && mayWait[0]?.id === afterId)
  if (mayWait.length > 0 && isFirst) await change.later(inboxQueue, { id: orderId }, gapSeconds)
}

function lockOrder(db: Database, id: number): Promise<OrderRecord | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Undefined if it is there already. */
function storeEvent(db: Database, appId: string, { id }: OrderRecord, reported: ReportedEvent, seq: number) {
  return db
    .insertInto('order_inbox')
    .values({
      order_id: id,
      app_id: appId,
      event_id: reported.eventId,
      seq,
      happened: JSON.stringify(reported),
      occurred_at: new Date(reported.occurredAt),
    })
    .onConflict(conflict => conflict.columns(['app_id', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

async function answerAgain(db: Database, appId: string, order: OrderRecord, eventId: string): Promise<Received> {
  const { order_id, state, reason } = await db
    .selectFrom('order_inbox')
    .select(['order_id', 'state', 'reason'])
    .where('app_id', '=', appId)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (order_id !== order.id) refuse('requestReused')
  const refusal = state === 'refused' ? new Refusal(reason ?? 'notInThisState') : null
  return { order, isWaiting: state === 'waiting', refusal }
}

/** Applies waiting events that are possible now, in the order they happened, until no more are. */
async function applyWaiting(
  change: Change,
  order: OrderRecord,
  refusals = new Map<number, Refusal>(),
): Promise<{ order: OrderRecord; waiting: InboxRow[] }> {
  let current = order
  for (;;) {
    const stored = await readInbox(change.db, order.id)
    const next = await nextToSettle(change, current, stored)
    if (!next) return { order: current, waiting: stored.filter(({ state }) => state === 'waiting') }
    const { row, outcome } = next
    if (outcome.refusal) refusals.set(row.id, outcome.refusal)
    await settle(change, row, outcome)
    forgetAudience(change.db)
    current = outcome.order
  }
}

/** `may_wait`: it has not waited for `gapSeconds` yet. */
type InboxRow = StoredEvent & { may_wait: boolean }

/** Empty if no event waits, which is the usual case. */
async function readInbox(db: Database, orderId: number): Promise<InboxRow[]> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from order_inbox where order_id = ${orderId} and state = 'waiting') as waits`.execute(db)
  if (!rows[0]?.waits) return []
  return db
    .selectFrom('order_inbox')
    .selectAll()
    .select(sql<boolean>`received_at > now() - make_interval(secs => ${gapSeconds})`.as('may_wait'))
    .where('order_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

type Outcome = {
  move: MoveIn<typeof inboxMachine>
  order: OrderRecord
  refusal?: Refusal
  /** No order of this kind could ever make the move. */
  isFinal?: true
}

async function nextToSettle(change: Change, order: OrderRecord, stored: InboxRow[]) {
  for (const row of stored) {
    if (row.state !== 'waiting' || (row.may_wait && isPreceded(row, stored))) continue
    const outcome = await attempt(change, order, row)
    // Events of other apps may still bring the order into a state where the move is possible.
    const mayBecomePossible = row.may_wait && isRefusedForState(outcome)
    if (outcome && !mayBecomePossible) return { row, outcome }
  }
  return null
}

function isRefusedForState(outcome: Outcome | null): boolean {
  return outcome?.refusal?.reason === 'notInThisState' && !outcome.isFinal
}

/** Whether a lower number of the same app is missing or waiting. */
function isPreceded({ app_id, seq }: StoredEvent, stored: StoredEvent[]): boolean {
  const settled = stored.filter(one => one.app_id === app_id && one.state !== 'waiting' && one.seq < seq)
  return new Set(settled.map(one => one.seq)).size < seq - 1
}

/** Tries an event whose turn it is; null if it may still become possible. */
async function attempt(
  change: Change,
  order: OrderRecord,
  { app_id, happened: reported }: StoredEvent,
): Promise<Outcome | null> {
  const { event, by } = reported
  const move = moveOf(order.service, event)
  if (!move || !isMoveFor(move, by, order.kind)) {
    const refusal = wrongOpponent(order, reported) ?? new Refusal('notInThisState')
    return { move: 'refuse', order, refusal, isFinal: true }
  }
  if (canHappen(order, reported)) return apply(change, app_id, order, reported, false)
  // A move that keeps the state may be recorded late, if the order once was in a state where it is possible.
  if (move.to === 'same' && (await wasIn(change.db, order.id, move.from))) {
    return apply(change, app_id, order, reported, true)
  }
  const reachable = reachableStates(order)
  return move.from.some(state => reachable.has(state)) ? null : { move: 'expire', order }
}

/** A refusal undoes this event and nothing else. */
async function apply(
  change: Change,
  appId: string,
  order: OrderRecord,
  reported: ReportedEvent,
  isLate: boolean,
): Promise<Outcome> {
  await sql`savepoint one_event`.execute(change.db)
  try {
    return { move: 'apply', order: await applyEvent(change, appId, order, reported, { isLate }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_event`.execute(change.db)
    return { move: 'refuse', order, refusal: error }
  }
}

async function wasIn(db: Database, orderId: number, states: readonly string[]): Promise<boolean> {
  const been = await db
    .selectFrom('events')
    .select('id')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .where('to_state', 'in', [...states])
    .limit(1)
    .executeTakeFirst()
  return been !== undefined
}

async function settle(change: Change, { id }: StoredEvent, { move, refusal }: Outcome): Promise<void> {
  const reason: Reason | null = refusal?.reason ?? null
  await moveRows(change, inboxStateColumn, {
    move,
    by: 'order',
    where: row => row('id', '=', id),
    set: { reason, settled_at: new Date() },
  })
}
