import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { isFor } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { canMove, moveOf } from '#contract/orders/service.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { hasHappened } from '#server/kit/events.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { statesAhead } from '#server/orders/engine/visibility.ts'
import { inboxQueue } from '#server/orders/engine/wake-inbox.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { applyHappened, type Happened, wrongPlayer } from './street.ts'

/** An event waits so long for those that its app numbered lower, and then no longer: they may never come. */
const gapSeconds = 5

export type Received = { order: OrderRecord; isWaiting: boolean; refusal: Refusal | null }

type Kept = Selectable<Tables['order_inbox']>

/**
 * Takes in what happened to an order out there; the same `eventId` again changes nothing. Without a `seq` it happens now or
 * is refused by throwing. With one it happens when it is its turn; a refusal is then kept, and answered instead of thrown.
 */
export async function receiveEvent(change: Change, appId: string, no: string, happened: Happened): Promise<Received> {
  const order = await lockOrder(change.db, { no })
  if (!order) return refuse('notFound')
  const record = { subject: 'orders', subjectId: order.id }
  if (await hasHappened(change.db, { appId, externalId: happened.eventId }, record)) {
    return { order, isWaiting: false, refusal: null }
  }
  if (happened.seq === undefined) {
    const moved = await applyHappened(change, appId, order, happened)
    return { order: (await settleWaiting(change, moved)).order, isWaiting: false, refusal: null }
  }
  const kept = await keep(change.db, appId, order, happened, happened.seq)
  if (!kept) return answerAgain(change.db, appId, order, happened.eventId)
  const refusals = new Map<number, Refusal>()
  const { order: standing, waiting } = await settleWaiting(change, order, refusals)
  await lookAgain(change, order.id, waiting, kept.id)
  return {
    order: standing,
    isWaiting: waiting.some(({ id }) => id === kept.id),
    refusal: refusals.get(kept.id) ?? null,
  }
}

/** Goes on with what waits for lower numbers that did not come, or for what the desk or the clock did meanwhile. */
export async function startInbox(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number }>(
    inboxQueue,
    ({ id }) =>
      makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
        const order = await lockOrder(change.db, { id })
        if (!order) return
        const { waiting } = await settleWaiting(change, order)
        await lookAgain(change, id, waiting)
      }),
    { batchSize: 100 },
  )
}

/** One look at a time for an order on which something waits: the first that waits lays it, and each look the next. */
async function lookAgain(change: Change, orderId: number, waiting: InboxRow[], afterId?: number): Promise<void> {
  const patient = waiting.filter(row => row.is_patient)
  const isFirst = afterId === undefined || (patient.length === 1 && patient[0]?.id === afterId)
  if (patient.length > 0 && isFirst) await change.later(inboxQueue, { id: orderId }, gapSeconds)
}

function lockOrder(db: Database, which: { id: number } | { no: string }): Promise<OrderRecord | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(row => ('id' in which ? row('id', '=', which.id) : row('no', '=', which.no)))
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined if it is there already. */
function keep(db: Database, appId: string, { id }: OrderRecord, happened: Happened, seq: number) {
  return db
    .insertInto('order_inbox')
    .values({
      order_id: id,
      app_id: appId,
      event_id: happened.eventId,
      seq,
      happened: JSON.stringify(happened),
      occurred_at: new Date(happened.occurredAt),
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

/** Applies what waits and can happen now, what happened first first, until nothing more can. */
async function settleWaiting(
  change: Change,
  order: OrderRecord,
  refusals = new Map<number, Refusal>(),
): Promise<{ order: OrderRecord; waiting: InboxRow[] }> {
  let standing = order
  for (;;) {
    const kept = await readInbox(change.db, order.id)
    const next = await firstToSettle(change, standing, kept)
    if (!next) return { order: standing, waiting: kept.filter(({ state }) => state === 'waiting') }
    const { row, outcome } = next
    if (outcome.refusal) refusals.set(row.id, outcome.refusal)
    await settle(change.db, row, outcome)
    standing = outcome.order
  }
}

type InboxRow = Kept & { is_patient: boolean }

/** Nothing while nothing waits, which is nearly always. */
async function readInbox(db: Database, orderId: number): Promise<InboxRow[]> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from order_inbox where order_id = ${orderId} and state = 'waiting') as waits`.execute(db)
  if (!rows[0]?.waits) return []
  return db
    .selectFrom('order_inbox')
    .selectAll()
    .select(sql<boolean>`received_at > now() - make_interval(secs => ${gapSeconds})`.as('is_patient'))
    .where('order_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

type Outcome = {
  state: 'applied' | 'late' | 'refused'
  order: OrderRecord
  refusal?: Refusal
  /** Of a refusal: no order of this kind could ever do it. */
  isForever?: true
}

async function firstToSettle(change: Change, order: OrderRecord, kept: InboxRow[]) {
  for (const row of kept) {
    if (row.state !== 'waiting' || (row.is_patient && isPreceded(row, kept))) continue
    const outcome = await attempt(change, order, row)
    // Refused for how the order stands: others' events may come yet that change that, money on its way back for one.
    const mayBecome = row.is_patient && isPassing(outcome)
    if (outcome && !mayBecome) return { row, outcome }
  }
  return null
}

function isPassing(outcome: Outcome | null): boolean {
  return outcome?.refusal?.reason === 'notInThisState' && !outcome.isForever
}

/** Whether a lower number of the same app is missing, or waiting itself. */
function isPreceded({ app_id, seq }: Kept, kept: Kept[]): boolean {
  const settled = kept.filter(one => one.app_id === app_id && one.state !== 'waiting' && one.seq < seq)
  return new Set(settled.map(one => one.seq)).size < seq - 1
}

/** What becomes of an event whose turn it is; null if its time may still come. */
async function attempt(change: Change, order: OrderRecord, { app_id, happened }: Kept): Promise<Outcome | null> {
  const { event, by } = happened
  const move = moveOf(order.service, event)
  if (!move || !isFor(move, by, order.kind)) {
    const refusal = wrongPlayer(order, happened) ?? new Refusal('notInThisState')
    return { state: 'refused', order, refusal, isForever: true }
  }
  if (canMove(order, event, by)) return apply(change, app_id, order, happened, false)
  // What only adds to the record is true whenever it arrives, once the order has been where it happened.
  if (move.to === 'same' && (await wasIn(change.db, order.id, move.from))) {
    return apply(change, app_id, order, happened, true)
  }
  const ahead = statesAhead(order)
  return move.from.some(state => ahead.has(state)) ? null : { state: 'late', order }
}

/** A refusal undoes what this event began, and nothing else. */
async function apply(
  change: Change,
  appId: string,
  order: OrderRecord,
  happened: Happened,
  isLate: boolean,
): Promise<Outcome> {
  await sql`savepoint one_event`.execute(change.db)
  try {
    return { state: 'applied', order: await applyHappened(change, appId, order, happened, isLate) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_event`.execute(change.db)
    return { state: 'refused', order, refusal: error }
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

async function settle(db: Database, { id }: Kept, { state, refusal }: Outcome): Promise<void> {
  const reason: Reason | null = refusal?.reason ?? null
  await db.updateTable('order_inbox').set({ state, reason, settled_at: new Date() }).where('id', '=', id).execute()
}
