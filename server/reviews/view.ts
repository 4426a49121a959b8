import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReviewCase, ReviewSubject } from '#contract/reviews/review.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { holderOf } from './guard.ts'
import { caseRecords } from './records.ts'

/** The case of a record that matters now: the open one, else the last that was closed. */
export function currentCase(subject: ReviewSubject, subjectId: RawBuilder<number>): RawBuilder<number | null> {
  return sql<number | null>`(select current.id from review_cases current
    where current.subject = ${subject} and current.subject_id = ${subjectId} and current.state <> 'withdrawn'
    order by current.state in ('waiting', 'decided') desc, current.purpose = 'sample', current.id desc limit 1)`
}

function casesWithPeople(db: Database) {
  return db
    .selectFrom('review_cases')
    .leftJoin('users as holder', 'holder.id', 'review_cases.holder_id')
    .leftJoin('users as decider', 'decider.id', 'review_cases.decided_by_id')
    .selectAll('review_cases')
    .select(staffName('holder').as('holder_name'))
    .select(staffName('decider').as('decider_name'))
}

type ListedCase = Awaited<ReturnType<ReturnType<typeof casesWithPeople>['executeTakeFirstOrThrow']>>

/** These cases by id, as this reader may see them. */
export async function readCases(
  db: Database,
  caller: Caller,
  ids: readonly (number | null)[],
): Promise<Map<number, ReviewCase>> {
  const wanted = ids.filter(id => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await casesWithPeople(db)
    // One value, whatever their number: the statement is planned once.
    .where(sql<SqlBool>`review_cases.id = any(${wanted}::bigint[])`)
    .modifyEnd(genericPlan)
    .execute()
  return new Map(rows.map(row => [row.id, viewCase(row, caller)]))
}

/** A case as this reader may see it, with what this reader may do. */
function viewCase(row: ListedCase, caller: Caller): ReviewCase {
  const holder = holderOf(row)
  return {
    id: row.id,
    purpose: row.purpose,
    state: row.state,
    risk: row.risk,
    queuedAt: row.queued_at,
    dueAt: row.due_at,
    holder: holder === null ? null : { id: holder, name: row.holder_name ?? '' },
    leasedUntil: holder === null ? null : row.leased_until,
    decision: decisionOf(row),
    version: row.version,
    allowed: caseRecords.allowed(row, caller),
  }
}

function decisionOf(row: ListedCase): ReviewCase['decision'] {
  const { verdict, codes, note, decided_by_id, decider_name, decided_at, leaves_at } = row
  if (verdict === null || decided_by_id === null || decided_at === null || leaves_at === null) return null
  const by = { id: decided_by_id, name: decider_name ?? '' }
  return { verdict, codes, note: asWritten(note), by, at: decided_at, leavesAt: leaves_at }
}
