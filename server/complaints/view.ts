import { type RawBuilder, sql } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import {
  type ComplaintAct,
  type ComplaintRow,
  canMoveComplaint,
  complaintActs,
  complaintClocks,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { type Caller, holds } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { needsSafety } from './moves.ts'
import type { ComplaintRecord } from './table.ts'

const summaryLength = 60

/** Refunds and red packets for the order or the complaint, but those that were refused or came back. */
export const givenFen: RawBuilder<Fen> = sql<Fen>`(
  (select coalesce(sum(r.amount_fen), 0) from refunds r
    where r.order_id = complaints.order_id and r.stage not in ('rejected', 'withdrawn'))
  + (select coalesce(sum(p.amount_fen), 0) from packets p
    where p.order_no = orders.no and p.direction = 'out' and p.state in ('pending_approval', 'sent', 'opened'))
  + (select coalesce(sum(p.amount_fen), 0) from packets p
    where p.complaint_no = complaints.no and p.order_no is distinct from orders.no
      and p.direction = 'out' and p.state in ('pending_approval', 'sent', 'opened')))::bigint`

/** Complaints with their orders, who has them, and what was given. */
export function complaintsWithOrders(db: Database) {
  return db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .leftJoin('users as assignee', 'assignee.id', 'complaints.assignee_id')
    .selectAll('complaints')
    .select(['orders.no as order_no', 'orders.service'])
    .select(sql<string | null>`coalesce(nullif(assignee.nick_name, ''), assignee.username)`.as('assignee_name'))
    .select(givenFen.as('given_fen'))
}

export type ListedComplaint = Awaited<ReturnType<ReturnType<typeof complaintsWithOrders>['executeTakeFirstOrThrow']>>

/** A complaint as this reader may see it, with what this reader may do. */
export function viewComplaint(row: ListedComplaint, caller: Caller): ComplaintRow {
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
    summary: row.content.slice(0, summaryLength),
    state: row.state,
    clock: row.due_at === null || row.clock_at === null ? null : { since: row.clock_at, due: row.due_at },
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    liability: row.liability,
    givenFen: row.given_fen,
    createdAt: row.created_at,
    version: row.version,
    allowed: complaintActs.filter(act => isAllowed(act, row, caller)),
  }
}

/** What a colleague may do with what somebody else has in hand. */
const forAnybody: readonly ComplaintAct[] = ['claim', 'assign', 'reassign', 'note', 'resolve', 'reopen']

/** Whoever may assign acts on everybody's. */
export function isInTheirHands({ assignee_id }: ComplaintRecord, act: ComplaintAct, caller: Caller): boolean {
  if (assignee_id === null || assignee_id === caller.userId) return true
  return forAnybody.includes(act) || caller.permissions.has('complaints.assign')
}

/** Until when it can begin again, or null. */
export function reopenUntil({ state, reopens, merged_into, closed_at }: ComplaintRecord): number | null {
  if (state !== 'closed' || reopens > 0 || merged_into !== null || closed_at === null) return null
  const until = closed_at + complaintClocks.reopen * 1000
  return until > Date.now() ? until : null
}

export function wantsSafety({ level, safety_at }: ComplaintRecord): boolean {
  return level === 'P0' && safety_at === null
}

/** The same rules as the commands', told in advance. */
function isAllowed(act: ComplaintAct, row: ComplaintRecord, caller: Caller): boolean {
  if (!holds(caller, complaints[act].needs) || !canMoveComplaint(row.state, act, 'staff')) return false
  if (!isInTheirHands(row, act, caller) || needsSafety(row, act)) return false
  if (act === 'checkSafety') return wantsSafety(row)
  return act !== 'reopen' || reopenUntil(row) !== null
}
