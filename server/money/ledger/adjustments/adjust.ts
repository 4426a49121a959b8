import { yuanText } from '#contract/base/texts/yuan.ts'
import { adjustmentMachine } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { everyCity, notify } from '#server/desk/notifications/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { postTransaction } from '#server/money/ledger/post.ts'
import { adjustmentInScope, transactionInScope } from '#server/money/ledger/scope.ts'
import type { AdjustmentRecord } from '#server/money/ledger/table.ts'
import type { StaffAdjustmentMove } from './guards.ts'
import { askedLines, readLines, refuseBelowZero, refuseOwnAccounts } from './lines.ts'
import { adjustmentRecords } from './records.ts'
import { adjustmentsWithPeople, answerAdjustment, viewAdjustments } from './view.ts'

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
