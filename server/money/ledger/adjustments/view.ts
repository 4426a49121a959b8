import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { ownerNamesOf } from '#server/money/ledger/owner-names.ts'
import { adjustmentInScope } from '#server/money/ledger/scope.ts'
import { referenceTo } from '#server/money/ledger/view.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { adjustmentRecords } from './records.ts'

/** The adjustments that this person may see, with the names of their people. */
export function adjustmentsWithPeople(db: Database, caller: Caller) {
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

export async function answerAdjustment(db: Database, caller: Caller, id: number): Promise<LedgerAdjustment> {
  const row = await adjustmentsWithPeople(db, caller).where('ledger_adjustments.id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  const [view] = await viewAdjustments(db, caller, [row])
  return view ?? refuse('notFound')
}

export async function viewAdjustments(
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
