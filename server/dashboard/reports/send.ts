import { hourMs } from '#contract/base/durations.ts'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import { daysOfReport } from '#server/dashboard/index.ts'
import { addExport } from '#server/desk/exports/index.ts'
import { notifyPeople } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { reportsExport } from './export.ts'
import type { ReportRecord, Skipped } from './table.ts'
import { isMonday, readers, recipientsOf } from './view.ts'

/** Looks every hour for the reports of that hour. */
export async function startReports(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('reports.send', '0 * * * *', () => sendDueReports(runtime))
}

/** Run twice in an hour it sends nothing twice. */
export async function sendDueReports(runtime: Runtime): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs) * hourMs
  await makeClockChange(runtime, async change => {
    const due = await change.db
      .selectFrom('reports')
      .selectAll()
      .where('is_on', '=', true)
      .where('hour', '=', shanghaiHour(hour))
      .where(row => row.or([row('last_at', 'is', null), row('last_at', '<', moment(hour))]))
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const report of due) if (report.kind === 'day' || isMonday(hour)) await sendReport(change, report)
  })
}

/** An export for each recipient who may see it, with what they may see, and a notification. Answers how many get it. */
export async function sendReport(change: Change, report: ReportRecord): Promise<number> {
  const { id, name, kind, service, city_code: cityCode, language } = report
  const { firstDay, lastDay } = daysOfReport({ kind, day: '' }, Date.now())
  const { sessions, skipped } = await chooseRecipients(change, report)
  for (const { personId, sessionId } of sessions) {
    const question = { kind, day: firstDay, service, cityCode }
    await addExport(change, reportsExport, { personId, sessionId, question, language })
  }
  const params = { name, day: firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}` }
  const link = addressOf({ report: kind, day: firstDay, service, cityCode })
  const recipients = sessions.map(({ personId }) => personId)
  await notifyPeople(change, { type: 7, kind: 'reports.ready', params, link }, recipients)
  const outcome = { sent_ids: recipients, skipped: JSON.stringify(skipped) }
  await change.db
    .updateTable('reports')
    .set({ last_at: new Date(), last_link: link, ...outcome })
    .where('id', '=', id)
    .execute()
  change.nudge({ word: 'reports.changed', id })
  return sessions.length
}

/** The report as a page, which its reader may export again. */
function addressOf(question: Record<string, string | null>): string {
  const given = Object.entries(question).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `/dashboard?${new URLSearchParams(given)}`
}

/** Who gets it now, and who does not and why. */
async function chooseRecipients({ db }: Change, report: ReportRecord) {
  const known = await lastSessions(db, recipientsOf(report))
  const skipped: Skipped[] = []
  const sessions: { personId: number; sessionId: number }[] = []
  for (const id of recipientsOf(report)) {
    const one = known.find(({ personId }) => personId === id)
    const sees = !report.city_code || !one?.cityCodes || one.cityCodes.includes(report.city_code)
    if (!one) skipped.push({ id, why: 'mayNot' })
    else if (!sees) skipped.push({ id, why: 'city' })
    else if (one.sessionId === null) skipped.push({ id, why: 'away' })
    else sessions.push({ personId: id, sessionId: Number(one.sessionId) })
  }
  return { sessions, skipped }
}

/** Exports are made with the rights of a person, by a session of theirs. */
function lastSessions(db: Change['db'], recipientIds: readonly number[]) {
  return readers(db)
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .where('users.id', 'in', [...recipientIds])
    .groupBy('users.id')
    .select(row => ['users.id as personId', 'users.city_codes as cityCodes', row.fn.max('sessions.id').as('sessionId')])
    .execute()
}
