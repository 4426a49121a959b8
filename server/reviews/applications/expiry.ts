import { type SqlBool, sql } from 'kysely'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { withdrawCases } from '#server/reviews/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { applicationRecords } from './records.ts'

/** Hourly, so that a server that was down is an hour late and not a day. */
const everyHour = '15 * * * *'
const isOver = sql<SqlBool>`supplement_until <= now()`

export async function startExpiry(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('applications.abandon', everyHour, () => abandonApplications(runtime))
}

/** Ends applications whose missing parts did not come in time. */
export async function abandonApplications(runtime: Runtime): Promise<void> {
  const due = await runtime.db
    .selectFrom('applications')
    .select(['id', 'person_id'])
    .where('state', '=', sql.lit('supplement'))
    .where(isOver)
    .orderBy('supplement_until')
    .execute()
  for (const application of due) await abandon(runtime, application)
}

/** Reads again under its locks; so it may run late, or twice. */
async function abandon(runtime: Runtime, { id, person_id }: { id: number; person_id: number }): Promise<void> {
  await makeClockChange(runtime, async change => {
    await lockPapersOf(change.db, person_id)
    const over = await change.db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'supplement')
      .where(isOver)
      .executeTakeFirst()
    if (!over) return
    await withdrawCases(change, 'applications', id, 'clock')
    await applicationRecords.move(change, await applicationRecords.lock(change.db, id), 'abandon', { by: 'clock' })
  })
}
