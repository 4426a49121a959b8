import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { daysOfReport } from '#server/dashboard/index.ts'
import { addExport } from '#server/desk/exports/index.ts'
import { notifyPeople } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { reportsExport } from './export.ts'
import type { ReportRecord, Skipped } from './table.ts'
import { readers, recipientsOf } from './view.ts'

/** Looks every ten minutes for reports whose hour came, also while no server ran. */
export async function startReports(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('reports.send', '*/10 * * * *', () => sendDueReports(runtime))
}

/** Each whose hour came since it was sent last, or since somebody set it; of several that were missed the latest. */
export async function sendDueReports(runtime: Runtime): Promise<void> {
  const now = moment(Date.now())
  await makeClockChange(runtime, async change => {
    const due = await change.db
      .selectFrom('reports')
      .selectAll()
      .select(dueBy(now).as('due_at'))
      .where('is_on', '=', true)
      .where(sql<SqlBool>`${dueBy(now)} > greatest(last_at, since)`)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { due_at, ...report } of due) await sendReport(change, report, due_at)
  })
}

/** When its hour came last, Asia/Shanghai; for a week on a Monday. */
function dueBy(now: RawBuilder<number>): RawBuilder<number> {
  const step = sql`case kind when 'week' then interval '7 days' else interval '1 day' end`
  const hour = sql`make_interval(hours => hour)`
  return sql<number>`(date_bin(${step}, ${now} at time zone 'Asia/Shanghai' - ${hour}, timestamp '2024-01-01') + ${hour})
    at time zone 'Asia/Shanghai'`
}

/**
 * An export for each recipient who may see it, with what they may see, and a notification; of what was over at this moment.
 * Answers how many get it.
 */
export async function sendReport(change: Change, report: ReportRecord, at = Date.now()): Promise<number> {
  const { id, name, kind, service, city_code: cityCode, language } = report
  const { firstDay, lastDay } = daysOfReport({ kind, day: '', service }, at)
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
