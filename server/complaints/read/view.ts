import { startOf } from '#contract/base/values.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { givenFen } from '#server/complaints/compensation/index.ts'
import { complaintRecords } from '#server/complaints/engine/records.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, staffName } from '#server/people/index.ts'

const summaryLength = 60

/** Complaints with their orders, assignees and compensation. */
export function complaintsWithOrders(db: Database) {
  return db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .leftJoin('users as assignee', 'assignee.id', 'complaints.assignee_id')
    .selectAll('complaints')
    .select(['orders.no as order_no', 'orders.service'])
    .select(staffName('assignee').as('assignee_name'))
    .select(givenFen().as('given_fen'))
}

export type ListedComplaint = Awaited<ReturnType<ReturnType<typeof complaintsWithOrders>['executeTakeFirstOrThrow']>>

type ComplaintReader = { caller: Caller; setting: SettingReader }

/** A complaint as this reader may see it, with what this reader may do. */
export function viewComplaint(row: ListedComplaint, { caller, setting }: ComplaintReader): ComplaintRow {
  return {
    id: row.id,
    no: row.no,
    level: row.level,
    source: row.source,
    type: row.type,
    cityCode: row.city_code,
    complainant: { kind: row.complainant_kind, userId: row.complainant_id, name: row.complainant_name },
    respondent: { kind: row.respondent_kind, userId: row.respondent_id, name: row.respondent_name },
    order: { id: row.order_id, no: row.order_no, service: row.service },
    demand: row.demand,
    demandFen: row.demand_fen,
    summary: asWritten(startOf(asWritten(row.content), summaryLength)),
    state: row.state,
    clock: row.due_at === null || row.clock_at === null ? null : { since: row.clock_at, due: row.due_at },
    hotlineDue: row.state === 'closed' ? null : row.hotline_due_at,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    liability: row.liability,
    givenFen: row.given_fen,
    createdAt: row.created_at,
    version: row.version,
    allowed: complaintRecords.allowed({ ...row, setting }, caller),
  }
}
