import { type SqlBool, sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import type { Target } from '#contract/base/values.ts'
import type { ReviewSubject } from '#contract/reviews/review.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { decide } from './decide.ts'
import { holderOf, reviewGuard } from './guard.ts'
import { nameOf } from './lock.ts'
import type { CaseRecord } from './table.ts'

type Refused = { id: number; reason: Reason; params: Record<string, string> }
type Outcome = { approved: number[]; refused: Refused[] }

/**
 * Approves many records with one press: each as if it had been claimed before, none that a colleague has. Cases are locked
 * in the order of the queue, as a claim locks them; one that is refused changes nothing of the others.
 */
export async function approveCases(
  context: CommandContext,
  subject: ReviewSubject,
  { targets, action }: { targets: readonly Target[]; action: EventAction },
): Promise<Outcome> {
  const seen = new Map(targets.map(({ id, version }) => [id, version]))
  const cases = new Map((await lockAll(context, subject, [...seen.keys()])).map(review => [review.subject_id, review]))
  const outcome: Outcome = { approved: [], refused: [] }
  for (const [id, version] of seen) {
    const review = cases.get(id)
    const refused = review ? await refusalOf(context, review, version) : { reason: 'notFound' as const, params: {} }
    if (refused) outcome.refused.push({ id, ...refused })
    else if (review) {
      await decide(context, review, 'approve', { codes: [], note: '', seconds: null, action })
      outcome.approved.push(id)
    }
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
  { db, caller }: CommandContext,
  review: CaseRecord,
  version: number,
): Promise<Omit<Refused, 'id'> | null> {
  const guarded = reviewGuard(review, 'approve', caller)
  const reason = guarded === 'reviewNotClaimed' ? reviewGuard(review, 'claim', caller) : guarded
  if (reason !== null) return { reason, params: { name: await nameOf(db, holderOf(review) ?? review.decided_by_id) } }
  if (review.version === version) return null
  return { reason: 'changedByOther', params: { by: await lastActorOf(db, review.subject, review.subject_id) } }
}
