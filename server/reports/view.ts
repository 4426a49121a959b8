import { sql } from 'kysely'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { ReportRow } from '#contract/dashboard/reports.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { staffName } from '#server/people/index.ts'
import type { ReportRecord } from './table.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

export async function viewReports(db: Database, rows: readonly ReportRecord[], caller: Caller): Promise<ReportRow[]> {
  const ids = [...new Set(rows.flatMap(row => [...recipientsOf(row), row.created_by_id]))]
  const people = await db
    .selectFrom('users')
    .select(['id', staffName('users').as('name')])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name ?? '']))
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    service: row.service,
    cityCode: row.city_code,
    hour: row.hour,
    language: row.language,
    recipients: recipientsOf(row).map(id => ({ id, name: names.get(id) ?? '' })),
    isOn: row.is_on,
    nextAt: row.is_on ? nextAt(row, Date.now()) : null,
    lastAt: row.last_at,
    lastLink: row.last_link,
    createdBy: names.get(row.created_by_id) ?? '',
    version: row.version,
    allowed: caller.permissions.has('reports.edit') ? ['update', 'remove', 'send'] : [],
  }))
}

/** The driver answers arrays of large integers as texts. */
export function recipientsOf({ recipient_ids }: Pick<ReportRecord, 'recipient_ids'>): number[] {
  return recipient_ids.map(Number)
}

/** The next time that its hour comes, for a week on a Monday. */
export function nextAt({ kind, hour }: Pick<ReportRecord, 'kind' | 'hour'>, now: number): number {
  const midnight = Date.parse(`${shanghaiDay(now)}T00:00:00+08:00`)
  const days = Array.from({ length: 8 }, (_, day) => midnight + day * dayMs + hour * hourMs)
  return days.find(at => at > now && (kind === 'day' || isMonday(at))) ?? midnight
}

export function isMonday(at: number): boolean {
  return new Date(at + 8 * hourMs).getUTCDay() === 1
}

/** Staff who may export reports, and the role that is named beside them. */
export function readers(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .where('users.kind', '=', 'staff')
    .where('users.status', '=', 'enabled')
    .where(sql<boolean>`roles.permissions && '{reports.export,*}'`)
}
