import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import type { ReviewMove, ReviewSubject } from '#contract/reviews/review.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { holderOf } from './guard.ts'
import { caseRecords } from './records.ts'
import type { CaseRecord } from './table.ts'
import { currentCase } from './view.ts'

/** Reads a record of the subject for a refusal. */
type Fresh = (recordId: number) => Promise<unknown>

/** The case of a record that matters now, locked, if its city is one that this person may see. */
function lockCurrent({ db, caller }: CommandContext, subject: ReviewSubject, recordId: number) {
  return db
    .selectFrom('review_cases')
    .selectAll()
    .where('id', '=', currentCase(subject, sql<number>`${recordId}`))
    .where(inCities('review_cases.city_code', caller))
    .forUpdate()
    .executeTakeFirst()
}

export async function lockCase(context: CommandContext, subject: ReviewSubject, id: number): Promise<CaseRecord> {
  return (await lockCurrent(context, subject, id)) ?? refuse('notFound')
}

/** The case of a record, locked for a move by this person; refuses whoever may not make it, or saw another version. */
export async function lockForMove(
  context: CommandContext,
  subject: ReviewSubject,
  { id, version, move, fresh }: Target & { move: ReviewMove; fresh: Fresh },
): Promise<CaseRecord> {
  const { db, caller } = context
  const review = await lockSeen(db, {
    subject,
    id,
    version,
    lock: () => lockCurrent(context, subject, id),
    fresh: () => fresh(id),
    // Who has it meanwhile, or that it is too late, says more than that it changed.
    isHarmless: row => {
      const reason = caseRecords.refusalOf(row, move, caller)
      return reason === 'reviewTakenBy' || reason === 'reviewNotClaimed' || reason === 'undoTooLate'
    },
  })
  await refuseGuarded(context, review, move, fresh)
  return review
}

export async function refuseGuarded(
  { db, caller }: CommandContext,
  review: CaseRecord,
  move: ReviewMove,
  fresh: Fresh,
): Promise<void> {
  const again = () => fresh(review.subject_id)
  await caseRecords.refuseNotAllowed(review, move, caller, again, async () => ({
    name: await nameOf(db, holderOf(review) ?? review.decided_by_id),
  }))
}

export async function nameOf(db: Database, userId: number | null): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`coalesce(nullif(nick_name, ''), username, '')`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}
