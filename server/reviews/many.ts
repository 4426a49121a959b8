import { type SqlBool, sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import type { Target } from '#contract/base/values.ts'
import type { ReviewSubject } from '#contract/reviews/review.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { changedBy } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { decide, undoDecision } from './decide.ts'
import { holderOf } from './guard.ts'
import { nameOf } from './lock.ts'
import { caseRecords } from './records.ts'
import type { CaseRecord } from './table.ts'

type Refused = { id: number; reason: Reason; params: Record<string, string> }
type Outcome = { done: Target[]; refused: Refused[] }
type Batch = { targets: readonly Target[]; action: EventAction }

/** Approves many records with one press: each as if it had been claimed before, none that a colleague has. */
export function approveCases(context: CommandContext, subject: ReviewSubject, batch: Batch): Promise<Outcome> {
  return moveEach(context, subject, batch, {
    reasonAgainst(review) {
      const guarded = caseRecords.refusalOf(review, 'approve', context.caller)
      return guarded === 'reviewNotClaimed' ? caseRecords.refusalOf(review, 'claim', context.caller) : guarded
    },
    move: review => decide(context, review, 'approve', { codes: [], note: '', seconds: null, action: batch.action }),
  })
}

/** Takes such a press back while none of its decisions has taken effect. */
export function undoCases(context: CommandContext, subject: ReviewSubject, batch: Batch): Promise<Outcome> {
  return moveEach(context, subject, batch, {
    reasonAgainst: review => caseRecords.refusalOf(review, 'undo', context.caller),
    move: review => undoDecision(context, review, { isKept: false, action: batch.action }),
  })
}

type Move = {
  reasonAgainst(review: CaseRecord): Reason | null
  move(review: CaseRecord): Promise<CaseRecord>
}

/** Cases are locked in the order of the queue, as a claim locks them; one that is refused changes nothing of the others. */
async function moveEach(
  context: CommandContext,
  subject: ReviewSubject,
  { targets }: Batch,
  { reasonAgainst, move }: Move,
): Promise<Outcome> {
  const seen = new Map(targets.map(({ id, version }) => [id, version]))
  const cases = new Map((await lockAll(context, subject, [...seen.keys()])).map(review => [review.subject_id, review]))
  const outcome: Outcome = { done: [], refused: [] }
  for (const [id, version] of seen) {
    const review = cases.get(id)
    const refused = review
      ? await refusalOf(context, review, { version, reason: reasonAgainst(review) })
      : { reason: 'notFound' as const, params: {} }
    if (refused) outcome.refused.push({ id, ...refused })
    else if (review) outcome.done.push({ id, version: (await move(review)).version })
  }
  return outcome
}

/** The open case of each, and of what has none the last that was closed. */
function lockAll(
  { db, caller }: CommandContext,
  subject: ReviewSubject,
  ids: readonly number[],
): Promise<CaseRecord[]> {
  return db
    .selectFrom('review_cases')
    .selectAll()
    .where(sql<SqlBool>`id in (select distinct on (subject_id) id from review_cases
      where subject = ${subject} and subject_id = any(${[...ids]}::bigint[]) and state <> 'withdrawn'
      order by subject_id, state in ('waiting', 'decided') desc, purpose = 'sample', id desc)`)
    .where(inCities('review_cases.city_code', caller))
    .orderBy('rank')
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function refusalOf(
  { db }: CommandContext,
  review: CaseRecord,
  { version, reason }: { version: number; reason: Reason | null },
): Promise<Omit<Refused, 'id'> | null> {
  if (reason !== null) return { reason, params: { name: await nameOf(db, holderOf(review) ?? review.decided_by_id) } }
  if (review.version === version) return null
  return changedBy(db, review.subject, review.subject_id)
}
