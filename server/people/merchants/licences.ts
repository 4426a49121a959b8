import { sql } from 'kysely'
import { notify } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { nextReminder, reminderDue } from '#server/people/workers/index.ts'
import { merchantRecords } from './records.ts'
import { merchantsQuery } from './scope.ts'
import { licencesOf } from './view.ts'

const everyHour = '5 * * * *'

export async function startWatchingLicences(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('merchants.licences', everyHour, () => remindOfLicences(runtime))
}

/** Notifies staff 30, 7 and 1 days before a shop's first licence ends, and when it has; each once. */
export async function remindOfLicences(runtime: Runtime): Promise<void> {
  const due = await runtime.db
    .selectFrom('merchants')
    .select('id')
    .where(sql<boolean>`least(business_expires_on, food_expires_on) - ${today} <= ${nextReminder}`)
    .orderBy('id')
    .execute()
  for (const { id } of due) {
    await makeClockChange(runtime, change => remind(change, id))
  }
}

/** Reads again under the lock of the shop; so it may run late, or twice. */
export async function remind(change: Change, id: number): Promise<void> {
  const merchant = await merchantsQuery(change.db)
    .select('reminded_days')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [first] = merchant ? licencesOf(merchant) : []
  const step = first?.daysLeft == null ? undefined : reminderDue(first.daysLeft)
  if (!merchant || first?.daysLeft == null || step === undefined) return
  if (merchant.reminded_days !== null && merchant.reminded_days <= step) return
  await change.db.updateTable('merchants').set({ reminded_days: step }).where('id', '=', id).execute()
  const to = { permission: 'workers.forceOffline', cityCode: merchant.city_code } as const
  const kind = step === 0 ? (`licence.${first.kind}.ended` as const) : (`licence.${first.kind}` as const)
  const link = `/list?tab=shop&open=${id}`
  await notify(change, { type: 10, kind, params: { no: merchant.no, days: first.daysLeft }, to, link })
  merchantRecords.nudge(change, merchant)
}
