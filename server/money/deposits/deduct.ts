import { yuanText } from '#contract/base/texts/yuan.ts'
import type { Deduction, DeductionMove } from '#contract/money/deposit.ts'
import { deductionMachine } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { credit, debit, personAccount, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { notifyApprovers } from './notifications.ts'
import { deductionRecords, depositRecords, freeFenOf, freeStates, restOf } from './records.ts'
import type { DeductionRecord, DepositRecord } from './table.ts'
import { answerDeduction, deductionsWithPeople, refuseStranger } from './view.ts'

export const deduct = handle(deposits.deduct, async (context, { id: personId, amountFen, reason }) => {
  const { db, caller } = context
  await refuseStranger(context, personId)
  refuseMore(await lockFree(db, personId), amountFen)
  await refuseOwnInterest(db, caller.userId, personId)
  const { id, no } = await db
    .insertInto('deposit_deductions')
    .values({ person_id: personId, amount_fen: amountFen, reason, asked_by_id: caller.userId })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  await recordEvent(context, {
    action: 'deposits.deduct',
    subject: 'deposits',
    subjectId: personId,
    subjectNo: no,
    to: deductionMachine.states[0],
    changes: { amountFen: [null, amountFen] },
    reason,
  })
  await notifyApprovers(context, { no, personId, fen: amountFen })
  deductionRecords.nudge(context, { person_id: personId })
  return answerDeduction(context, id)
})

/** Takes the amount from the oldest payments first. The platform's expense for what the worker did is less by it. */
export const approve = handle(deposits.approve, async (context, target) => {
  const row = await lock(context, target, 'approve')
  const free = await lockFree(context.db, row.person_id)
  refuseMore(free, row.amount_fen)
  await refuseOwnInterest(context.db, context.caller.userId, row.person_id)
  let left: number = row.amount_fen
  const posted: number[] = []
  for (const deposit of free) {
    const takenFen = Math.min(left, restOf(deposit))
    if (takenFen === 0) continue
    left -= takenFen
    posted.push(await take(context, { deposit, takenFen, row }))
  }
  await move(context, row, 'approve', { transaction_id: posted[0] ?? null })
  return answerDeduction(context, row.id)
})

type Taken = { deposit: DepositRecord; takenFen: number; row: DeductionRecord }

async function take(context: CommandContext, { deposit, takenFen, row }: Taken): Promise<number> {
  const transactionId = await postTransaction(context, {
    event: 'depositDeduct',
    subject: 'deposits',
    subjectId: deposit.id,
    subjectNo: deposit.no,
    part: row.no,
    description: row.reason,
    lines: [
      debit(personAccount(deposit.person_id, 'deposit'), takenFen),
      credit(platformAccount('compensation'), takenFen),
    ],
  })
  if (transactionId === null) throw new Error(`${row.no} was deducted before.`)
  const used_fen = deposit.used_fen + takenFen
  if (takenFen === restOf(deposit))
    await depositRecords.move(context, deposit, 'use', { by: 'staff', set: { used_fen } })
  else {
    await context.db
      .updateTable('deposits')
      .set(of => ({ used_fen, version: of('version', '+', 1) }))
      .where('id', '=', deposit.id)
      .execute()
  }
  return transactionId
}

export const reject = handle(deposits.reject, async (context, { reason, ...target }) => {
  const row = await lock(context, target, 'reject')
  await move(context, row, 'reject', { remark: reason }, reason)
  return answerDeduction(context, row.id)
})

export const withdraw = handle(deposits.withdraw, async (context, target) => {
  const row = await lock(context, target, 'withdraw')
  await move(context, row, 'withdraw', {})
  return answerDeduction(context, row.id)
})

/** The payments of a person from which something can be deducted, the oldest first, locked. */
async function lockFree(db: Database, personId: number): Promise<DepositRecord[]> {
  return db
    .selectFrom('deposits')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', freeStates)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function refuseMore(free: readonly DepositRecord[], amountFen: number): void {
  const freeFen = freeFenOf(free)
  if (amountFen > freeFen) refuse('depositTooLow', { params: { yuan: yuanText(freeFen) } })
}

async function lock(
  context: CommandContext,
  { id, version }: { id: number; version: number },
  asked: DeductionMove,
): Promise<DeductionRecord> {
  const { db, caller } = context
  const fresh = (): Promise<Deduction> => answerDeduction(context, id)
  const inScope = deductionsWithPeople(db, caller).where('deposit_deductions.id', '=', id)
  const row = await lockSeen<DeductionRecord>(db, {
    subject: 'deposits',
    id,
    version,
    lock: () => inScope.forUpdate('deposit_deductions').executeTakeFirst(),
    fresh,
    staleReason: ({ person_id }) => changedBy(db, 'deposits', person_id),
  })
  await deductionRecords.refuseNotAllowed(row, asked, caller, fresh)
  return row
}

async function move(
  context: CommandContext,
  deduction: DeductionRecord,
  name: DeductionMove,
  set: { transaction_id?: number | null; remark?: string },
  reason?: string,
): Promise<void> {
  await deductionRecords.move(context, deduction, name, {
    by: 'staff',
    set: { ...set, decided_by_id: context.caller.userId, decided_at: new Date() },
    event: { reason: reason ?? null },
  })
}
