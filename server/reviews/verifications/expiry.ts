import { type SqlBool, sql } from 'kysely'
import { makeClockChange } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { withdrawCases } from '#server/reviews/index.ts'
import { notifyJudges } from './notifications.ts'
import { lockPapersOf, paperRecords } from './records.ts'

/** Hourly, so that a server that was down at midnight is an hour late and not a day. */
const everyHour = '5 * * * *'
const isOver = sql<SqlBool>`valid_to < ${today}`

export async function startExpiry(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('verifications.expire', everyHour, () => expirePapers(runtime))
}

/** Ends approved papers whose last day has passed. */
export async function expirePapers(runtime: Runtime): Promise<void> {
  const due = await runtime.db
    .selectFrom('verifications')
    .select(['id', 'person_id'])
    .where('state', '=', 'approved')
    .where(isOver)
    .orderBy('id')
    .execute()
  for (const paper of due) await expirePaper(runtime, paper)
}

/** Reads again under its locks; so it may run late, or twice. */
async function expirePaper(runtime: Runtime, { id, person_id }: { id: number; person_id: number }): Promise<void> {
  await makeClockChange(runtime, async change => {
    await lockPapersOf(change.db, person_id)
    const over = await change.db
      .selectFrom('verifications')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'approved')
      .where(isOver)
      .executeTakeFirst()
    if (!over) return
    await withdrawCases(change, 'verifications', id, 'clock')
    const expired = await paperRecords.move(change, await paperRecords.lock(change.db, id), 'expire', { by: 'clock' })
    await notifyJudges(change, expired, 'verification.expired')
  })
}
