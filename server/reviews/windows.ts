import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReviewSubject } from '#contract/reviews/review.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'

/** Staff are told of new records of a city together, at most this often. */
const windowSeconds = 300

function windowQueue(subject: ReviewSubject): string {
  return `${subject}.submitted`
}

/**
 * A new record: the first of a city begins a window, at whose end staff are told how many came. The last lock of its
 * transaction, which makes the end of a window wait for records that are counted in it.
 */
export async function noteSubmitted(change: Change, subject: ReviewSubject, cityCode: string): Promise<void> {
  const { is_new } = await change.db
    .insertInto('review_windows')
    .values({ subject, city_code: cityCode })
    .onConflict(conflict => conflict.columns(['subject', 'city_code']).doUpdateSet({ city_code: cityCode }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await change.later(windowQueue(subject), { cityCode }, windowSeconds)
}

/** Tells staff what came into a city since then. */
type End = (change: Change, cityCode: string, beganAt: number) => Promise<void>

export async function startWindows(runtime: Runtime, subject: ReviewSubject, end: End): Promise<void> {
  await runtime.jobs.work<{ cityCode: string }>(windowQueue(subject), ({ cityCode }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
      const began = await endWindow(change, subject, cityCode)
      if (began !== undefined) await end(change, cityCode, began)
    }),
  )
}

/** Undefined once it has ended; so the job may run twice. */
async function endWindow({ db }: Change, subject: ReviewSubject, cityCode: string): Promise<number | undefined> {
  const ended = await db
    .deleteFrom('review_windows')
    .where('subject', '=', subject)
    .where('city_code', '=', cityCode)
    .returning('began_at')
    .executeTakeFirst()
  return ended?.began_at
}
