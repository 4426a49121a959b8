import { sql } from 'kysely'
import { dayMs, hourMs } from '#contract/base/durations.ts'
import { shanghaiAsUtc, shanghaiMidnight } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { ReportRow } from '#contract/dashboard/reports.ts'
import { type Caller, isInScope } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { staffName } from '#server/people/index.ts'
import type { ReportRecord } from './table.ts'

export async function viewReports(db: Database, rows: readonly ReportRecord[], caller: Caller): Promise<ReportRow[]> {
  const ids = [...new Set(rows.flatMap(peopleOf))]
  const people = await db
    .selectFrom('users')
    .select(['id', staffName('users').as('name')])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name ?? '']))
  const named = (id: number) => ({ id, name: names.get(id) ?? '' })
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    service: row.service,
    cityCode: row.city_code,
    hour: row.hour,
    language: row.language,
    recipients: recipientsOf(row).map(named),
    sentTo: row.sent_ids.map(id => named(Number(id))),
    skipped: row.skipped.map(({ id, why }) => ({ ...named(id), why })),
    isOn: row.is_on,
    nextAt: row.is_on ? nextAt(row, Date.now()) : null,
    lastAt: row.last_at,
    lastLink: row.last_link,
    createdBy: names.get(row.created_by_id) ?? '',
    version: row.version,
    allowed: caller.permissions.has('reports.edit') && mayChange(row, caller) ? ['update', 'remove', 'send'] : [],
  }))
}

/** One of all cities is of those who see all of them, and of whoever made it: each recipient reads of their own cities. */
export function mayChange({ city_code, created_by_id }: ReportRecord, caller: Caller): boolean {
  if (caller.cityCodes === null) return true
  return city_code === '' ? created_by_id === caller.userId : isInScope(caller, city_code)
}

function peopleOf(row: ReportRecord): number[] {
  return [...recipientsOf(row), ...row.sent_ids.map(Number), ...row.skipped.map(({ id }) => id), row.created_by_id]
}

/** The driver answers arrays of large integers as texts. */
export function recipientsOf({ recipient_ids }: Pick<ReportRecord, 'recipient_ids'>): number[] {
  return recipient_ids.map(Number)
}

/** The next time that its hour comes, for a week on a Monday. */
function nextAt({ kind, hour }: Pick<ReportRecord, 'kind' | 'hour'>, now: number): number {
  const midnight = shanghaiMidnight(now)
  const days = Array.from({ length: 8 }, (_, day) => midnight + day * dayMs + hour * hourMs)
  return days.find(at => at > now && (kind === 'day' || isMonday(at))) ?? midnight
}

function isMonday(at: number): boolean {
  return shanghaiAsUtc(at).getUTCDay() === 1
}

/** Staff who may export reports and see what they are about, and the role that is named beside them. */
export function readers(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .where('users.kind', '=', 'staff')
    .where('users.status', '=', 'enabled')
    .where(sql<boolean>`roles.permissions && '{reports.export,*}'`)
    .where(sql<boolean>`exists (select from user_roles other join roles on roles.id = other.role_id
      where other.user_id = users.id and roles.permissions && array[${dashboard.report.needs}, '*'])`)
}
