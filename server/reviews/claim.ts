import { type SqlBool, sql } from 'kysely'
import { type ReviewSubject, reviewTerms } from '#contract/reviews/review.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { lockCase, refuseGuarded } from './lock.ts'
import { caseRecords, noHolder } from './records.ts'
import type { CaseRecord } from './table.ts'

const leaseEnd = ({ setting }: Pick<CommandContext, 'setting'>) =>
  new Date(Date.now() + setting('reviews.lease') * 1000)

type Claim = { id?: number | undefined; most: number; fresh: (recordId: number) => Promise<unknown> }

/**
 * The cases that this person has, renewed, and then the next in the queue, up to `most`; the chosen record comes first. What a
 * lease that is over left behind is anybody's. Answers the ids of the records.
 */
export async function claimCases(
  context: CommandContext,
  subject: ReviewSubject,
  { id, most, fresh }: Claim,
): Promise<number[]> {
  const { db, caller } = context
  // Two claims of one person do not give two batches.
  await lockNamed(db, 'reviews.claim', caller.userId)
  const chosen = id === undefined ? [] : [await lockChosen(context, subject, { id, fresh })]
  const held = (await lockHeld(context, subject)).filter(({ id: own }) => own !== chosen[0]?.id)
  // A chosen case takes the place of the last one of a whole batch.
  for (const surplus of held.splice(reviewTerms.batch - chosen.length)) await putBack(context, surplus)
  const next = await lockNext(context, subject, most - chosen.length - held.length, chosen[0]?.id)
  // What others held just now may be free after all. It is waited for only where nothing is locked here that they could wait for.
  if (chosen.length + held.length + next.length === 0) next.push(...(await waitForNext(context, subject, most)))
  await renew(context, [...held, ...chosen.filter(({ holder_id }) => isOwn(context, holder_id))])
  for (const review of [...chosen.filter(({ holder_id }) => !isOwn(context, holder_id)), ...next]) {
    await caseRecords.move(context, review, 'claim', {
      by: 'staff',
      set: { holder_id: caller.userId, leased_until: leaseEnd(context) },
    })
  }
  return [...chosen, ...held, ...next].map(({ subject_id }) => subject_id)
}

function isOwn({ caller }: CommandContext, holderId: number | null): boolean {
  return holderId === caller.userId
}

async function lockChosen(
  context: CommandContext,
  subject: ReviewSubject,
  { id, fresh }: Pick<Claim, 'fresh'> & { id: number },
): Promise<CaseRecord> {
  const review = await lockCase(context, subject, id)
  await refuseGuarded(context, review, 'claim', fresh)
  return review
}

/** Those that this person has, the first of the queue first. */
function lockHeld({ db, caller }: CommandContext, subject: ReviewSubject): Promise<CaseRecord[]> {
  return db
    .selectFrom('review_cases')
    .selectAll()
    .where('subject', '=', subject)
    .where('holder_id', '=', caller.userId)
    .where('state', '=', 'waiting')
    .where(sql<SqlBool>`leased_until > now()`)
    .where(inCities('review_cases.city_code', caller))
    .orderBy('rank')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The next that nobody has; those that somebody takes in this moment are passed over. */
async function lockNext(
  context: CommandContext,
  subject: ReviewSubject,
  most: number,
  chosenId: number | undefined,
): Promise<CaseRecord[]> {
  if (most <= 0) return []
  return freeCases(context, subject)
    .$if(chosenId !== undefined, rows => rows.where('id', '<>', chosenId ?? 0))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** The same, and those that others hold once they are let go, unless somebody has them then. */
function waitForNext(context: CommandContext, subject: ReviewSubject, most: number): Promise<CaseRecord[]> {
  return freeCases(context, subject).limit(most).forUpdate().execute()
}

/** Those that nobody has and this person may judge, the first of the queue first. */
function freeCases({ db, caller }: CommandContext, subject: ReviewSubject) {
  return db
    .selectFrom('review_cases')
    .selectAll()
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where(sql<SqlBool>`(leased_until is null or leased_until <= now())`)
    .where(sql<SqlBool>`not (${caller.userId} = any(excluded_ids))`)
    .where(inCities('review_cases.city_code', caller))
    .orderBy('rank')
    .orderBy('id')
}

/** A longer lease is no reason for anybody to look again. */
async function renew(context: CommandContext, held: readonly CaseRecord[]): Promise<void> {
  if (held.length === 0) return
  await context.db
    .updateTable('review_cases')
    .set({ leased_until: leaseEnd(context) })
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .execute()
}

async function putBack(context: CommandContext, review: CaseRecord): Promise<void> {
  await caseRecords.move(context, review, 'release', { by: 'staff', set: noHolder })
}

/** Back into the queue: the case of one record, or all that this person has. */
export async function releaseCases(
  context: CommandContext,
  subject: ReviewSubject,
  { id, fresh }: Pick<Claim, 'id' | 'fresh'>,
): Promise<void> {
  if (id === undefined) {
    for (const review of await lockHeld(context, subject)) await putBack(context, review)
    return
  }
  const review = await lockCase(context, subject, id)
  await refuseGuarded(context, review, 'release', fresh)
  await putBack(context, review)
}
