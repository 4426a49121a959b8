import { yuanText } from '#contract/base/texts/yuan.ts'
import { adjustmentMachine, adjustmentMoves, type LedgerAdjustment } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { everyCity, notify } from '#server/desk/notifications/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { ownerNamesOf } from '#server/money/ledger/owner-names.ts'
import { postTransaction } from '#server/money/ledger/post.ts'
import { adjustmentInScope, transactionInScope } from '#server/money/ledger/scope.ts'
import { type AdjustmentRecord, adjustmentStateColumn } from '#server/money/ledger/table.ts'
import { referenceTo } from '#server/money/ledger/view.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { adjustmentGuard, type StaffAdjustmentMove } from './guards.ts'
import { askedLines, readLines, refuseBelowZero, refuseOwnAccounts } from './lines.ts'

const adjustmentRecords = recordsOf(adjustmentStateColumn, {
  subject: 'ledger',
  no: ({ no }) => no,
  actions: adjustmentMoves,
  guard: adjustmentGuard,
  nudge: ({ id }: { id: number | null }) => ({ word: 'ledger.changed', id }),
})

/** One page, the newest first. */
export const adjustments = handle(ledger.adjustments, async ({ db, caller }, { state, after, limit }) => {
  const found = await adjustmentsWithPeople(db, caller)
    .$if(state !== undefined, rows => rows.where('ledger_adjustments.state', '=', state ?? 'pending'))
    .where(afterId('ledger_adjustments.id', after))
    .orderBy('ledger_adjustments.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const page = pageOf(found, limit, { view: row => row, cursorOf: ({ id }) => id })
  return { rows: await viewAdjustments(db, caller, page.rows), next: page.next }
})

export const adjustment = handle(ledger.adjustment, ({ db, caller }, { id }) => answerAdjustment(db, caller, id))

export const adjust = handle(ledger.adjust, async (context, asked) => {
  const { db, caller } = context
  const reversesId = 'reverses' in asked ? asked.reverses : null
  if (reversesId !== null) await refuseIrreversible(context, reversesId)
  const lines = await askedLines(db, asked)
  const read = await readLines(db, caller, lines)
  await refuseBelowZero(db, read)
  await refuseOwnAccounts(db, caller, read)
  const { id, no } = await db
    .insertInto('ledger_adjustments')
    .values({
      lines: JSON.stringify(lines),
      reverses_id: reversesId,
      reason: asked.reason,
      asked_by_id: caller.userId,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  await recordEvent(context, {
    action: 'ledger.adjust',
    subject: 'ledger',
    subjectId: id,
    subjectNo: no,
    to: adjustmentMachine.states[0],
    changes: { amountFen: [null, totalOf(lines)] },
    reason: asked.reason,
  })
  await notifyApprovers(context, { no, fen: totalOf(lines) })
  adjustmentRecords.nudge(context, { id: null })
  return answerAdjustment(db, caller, id)
})

/** Under a lock of the transaction, so that two who approve its reversal at once do not both post it. */
async function refuseIrreversible({ db, caller }: CommandContext, id: number): Promise<void> {
  const found = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('id', '=', id)
    .where(transactionInScope(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!found) refuse('notFound')
  const reversal = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reverses_id', '=', id)
    .executeTakeFirst()
  if (reversal) refuse('reversedBefore')
}

export const approve = handle(ledger.approve, async (context, target) => {
  const { db, caller } = context
  const adjustment = await lock(context, target, 'approve')
  if (adjustment.reverses_id !== null) await refuseIrreversible(context, adjustment.reverses_id)
  const lines = await readLines(db, caller, adjustment.lines)
  await refuseBelowZero(db, lines)
  await refuseOwnAccounts(db, caller, lines)
  const isReversal = adjustment.reverses_id !== null
  const transactionId = await postTransaction(context, {
    event: isReversal ? 'reverse' : 'adjust',
    subject: 'ledger',
    subjectId: adjustment.id,
    subjectNo: adjustment.no,
    description: adjustment.reason,
    ...(adjustment.reverses_id !== null && (await aboutOf(context, adjustment.reverses_id))),
    lines,
  })
  await move(context, adjustment, 'approve', { transaction_id: transactionId })
  return answerAdjustment(db, caller, adjustment.id)
})

/** A reversal is about the order that its transaction is about. */
async function aboutOf({ db }: CommandContext, reversesId: number) {
  const { order_id } = await db
    .selectFrom('ledger_transactions')
    .select('order_id')
    .where('id', '=', reversesId)
    .executeTakeFirstOrThrow()
  return { reversesId, orderId: order_id }
}

export const reject = handle(ledger.reject, async (context, { reason, ...target }) => {
  const adjustment = await lock(context, target, 'reject')
  await move(context, adjustment, 'reject', { remark: reason }, reason)
  return answerAdjustment(context.db, context.caller, adjustment.id)
})

export const withdraw = handle(ledger.withdraw, async (context, target) => {
  const adjustment = await lock(context, target, 'withdraw')
  await move(context, adjustment, 'withdraw', {})
  return answerAdjustment(context.db, context.caller, adjustment.id)
})

async function lock(
  { db, caller }: CommandContext,
  { id, version }: { id: number; version: number },
  asked: StaffAdjustmentMove,
): Promise<AdjustmentRecord> {
  const fresh = () => answerAdjustment(db, caller, id)
  const adjustment = await lockSeen<AdjustmentRecord>(db, {
    subject: 'ledger',
    id,
    version,
    lock: () =>
      db
        .selectFrom('ledger_adjustments')
        .selectAll()
        .where('id', '=', id)
        .where(adjustmentInScope(caller))
        .forUpdate()
        .executeTakeFirst(),
    fresh,
  })
  await adjustmentRecords.refuseNotAllowed(adjustment, asked, caller, fresh)
  return adjustment
}

async function move(
  context: CommandContext,
  adjustment: AdjustmentRecord,
  name: StaffAdjustmentMove,
  set: { transaction_id?: number | null; remark?: string },
  reason?: string,
): Promise<void> {
  await adjustmentRecords.move(context, adjustment, name, {
    by: 'staff',
    set: { ...set, decided_by_id: context.caller.userId, decided_at: new Date() },
    event: { reason: reason ?? null },
  })
}

function totalOf(lines: readonly { side: string; amountFen: number }[]): number {
  return lines.reduce((sum, { side, amountFen }) => sum + (side === 'debit' ? amountFen : 0), 0)
}

/** Its screen, with the adjustments that wait. */
const adjustmentsLink = '/finance/ledger?tab=adjustments'

/** Notifies those who may approve that an adjustment waits for one of them. */
async function notifyApprovers(context: CommandContext, { no, fen }: { no: string; fen: number }): Promise<void> {
  await notify(context, {
    type: 9,
    kind: 'ledger.adjustmentWaits',
    params: { no, yuan: yuanText(fen), by: context.caller.name },
    to: { permission: 'ledger.approve', cityCode: everyCity },
    link: adjustmentsLink,
  })
}

/** The adjustments that this person may see, with the names of their people. */
function adjustmentsWithPeople(db: Database, caller: Caller) {
  return db
    .selectFrom('ledger_adjustments')
    .innerJoin('users as author', 'author.id', 'ledger_adjustments.asked_by_id')
    .leftJoin('users as decider', 'decider.id', 'ledger_adjustments.decided_by_id')
    .leftJoin('ledger_transactions as reversed', 'reversed.id', 'ledger_adjustments.reverses_id')
    .leftJoin('ledger_transactions as posted', 'posted.id', 'ledger_adjustments.transaction_id')
    .selectAll('ledger_adjustments')
    .select([staffName('author').$notNull().as('author_name'), staffName('decider').as('decider_name')])
    .select(['reversed.at as reversed_at', 'posted.at as posted_at'])
    .where(adjustmentInScope(caller))
}

type ListedAdjustment = Awaited<ReturnType<ReturnType<typeof adjustmentsWithPeople>['executeTakeFirstOrThrow']>>

async function answerAdjustment(db: Database, caller: Caller, id: number): Promise<LedgerAdjustment> {
  const row = await adjustmentsWithPeople(db, caller).where('ledger_adjustments.id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  const [view] = await viewAdjustments(db, caller, [row])
  return view ?? refuse('notFound')
}

async function viewAdjustments(
  db: Database,
  caller: Caller,
  rows: readonly ListedAdjustment[],
): Promise<LedgerAdjustment[]> {
  const nameOf = await ownerNamesOf(
    db,
    rows.flatMap(({ lines }) => lines.map(({ code }) => code)),
  )
  return rows.map(row => ({
    id: row.id,
    no: row.no,
    state: row.state,
    lines: row.lines.map(line => ({ ...line, ownerName: asWritten(nameOf(line.code)) })),
    reverses: referenceTo(row.reverses_id, row.reversed_at),
    reason: asWritten(row.reason),
    askedBy: { id: row.asked_by_id, name: row.author_name },
    askedAt: row.asked_at,
    decidedBy: row.decided_by_id === null ? null : { id: row.decided_by_id, name: row.decider_name ?? '' },
    decidedAt: row.decided_at,
    remark: asWritten(row.remark),
    transaction: referenceTo(row.transaction_id, row.posted_at),
    version: row.version,
    allowed: adjustmentRecords.allowed(row, caller),
  }))
}
