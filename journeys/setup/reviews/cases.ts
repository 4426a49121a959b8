import type { ReviewSubject } from '#contract/reviews/review.ts'
import { passTime } from '../process/clock.ts'
import type { TestServer } from '../process/server.ts'
import { until } from '../process/until.ts'

/** Lets decisions take effect; the state of the record then. */
export async function stateAfterDecision(server: TestServer, subject: ReviewSubject, id: number): Promise<string> {
  await passTime(11)
  const open = server.db
    .selectFrom('review_cases')
    .select('id')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('state', '=', 'decided')
  await until(async () => (await open.executeTakeFirst()) === undefined)
  const { state } = await server.db.selectFrom(subject).select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return state
}

/** From now on no case waits for anybody. */
export async function withdrawCases(server: TestServer): Promise<void> {
  await server.db
    .updateTable('review_cases')
    .set({ state: 'withdrawn', holder_id: null, leased_until: null })
    .where('state', '=', 'waiting')
    .execute()
}
