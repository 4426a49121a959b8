import type { Target } from '#contract/base/values.ts'
import type { ApplicationDetail } from '#contract/reviews/application.ts'
import { type ManualCheck, termsOf } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { withdrawCases } from '#server/reviews/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { activateApplication, lockActivations } from './activate.ts'
import type { ApplicationAction } from './guard.ts'
import { detailOf } from './read/detail.ts'
import { refuseUnready } from './ready.ts'
import { applicationRecords } from './records.ts'
import type { ApplicationRecord } from './table.ts'

export const check = handle(applications.check, async (context, { id, version, check: name, isDone }) => {
  const row = await lockForStep(context, { id, version }, 'check')
  if (!termsOf(row.kind).checks.includes(name)) refuse('reviewNotInThisState', { record: await detailOf(context, id) })
  if (await mark(context, row, name, isDone)) await noteMark(context, row, name, isDone)
  return detailOf(context, id)
})

/** Whether anything changed. */
async function mark({ db, caller }: CommandContext, { id }: ApplicationRecord, name: ManualCheck, isDone: boolean) {
  const written = isDone
    ? await db
        .insertInto('application_checks')
        .values({ application_id: id, check_name: name, by_id: caller.userId })
        .onConflict(conflict => conflict.doNothing())
        .returning('check_name')
        .execute()
    : await db
        .deleteFrom('application_checks')
        .where('application_id', '=', id)
        .where('check_name', '=', name)
        .returning('check_name')
        .execute()
  return written.length > 0
}

async function noteMark(context: CommandContext, row: ApplicationRecord, name: ManualCheck, isDone: boolean) {
  await context.db
    .updateTable('applications')
    .set(one => ({ version: one('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  await recordEvent(context, {
    action: 'applications.check',
    subject: 'applications',
    subjectId: row.id,
    subjectNo: row.no,
    changes: { [name]: [!isDone, isDone] },
  })
  applicationRecords.nudge(context, row)
}

export const activate = handle(applications.activate, async (context, target) => {
  const row = await lockForStep(context, target, 'activate')
  await lockActivations(context.db)
  await refuseUnready(context, row.id, 'activate')
  await activateApplication(context, row, 'staff')
  return detailOf(context, row.id)
})

export const refuseApplication = handle(applications.refuse, async (context, { codes, reason, ...target }) => {
  const row = await lockForStep(context, target, 'refuse')
  await applicationRecords.move(context, row, 'refuse', {
    by: 'staff',
    set: { reviewer_id: context.caller.userId, codes, note: reason },
    event: { reason },
  })
  return detailOf(context, row.id)
})

/** The application, locked for a step that this caller may make now. A sample has nothing left to compare with a refusal. */
async function lockForStep(
  context: CommandContext,
  { id, version }: Target,
  step: ApplicationAction,
): Promise<ApplicationRecord> {
  const { db, caller } = context
  const found = db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('applications.city_code', caller))
  const seen = await found.executeTakeFirst()
  if (!seen) return refuse('notFound')
  await lockPapersOf(db, seen.person_id)
  if (step === 'refuse') await withdrawCases(context, 'applications', id, 'staff')
  const fresh = (): Promise<ApplicationDetail> => detailOf(context, id)
  const lock = () => found.forUpdate().executeTakeFirst()
  const row = await lockSeen(db, { subject: 'applications', id, version, lock, fresh })
  await applicationRecords.refuseNotAllowed(row, step, caller, fresh)
  return row
}
