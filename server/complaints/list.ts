import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import type { ComplaintQuestion, ComplaintQueue, complaints } from '#contract/complaints/complaints.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inScope } from './scope.ts'
import { complaintsWithOrders, viewComplaint } from './view.ts'

type Question = z.output<typeof ComplaintQuestion>

const row = () => expressionBuilder<Tables, 'complaints'>()
/** As the partial indexes have it. */
const live = sql<SqlBool>`complaints.state <> 'closed'`

/** What is due first, then what ended last. */
export async function list(
  { db, caller }: QueryContext,
  question: Question,
): Promise<{ rows: ComplaintRow[]; next: string | null }> {
  const cursor = /^(\d{1,16})\.(\d{1,15})$/.exec(question.after ?? '')
  const found = await complaintsWithOrders(db)
    .where(inScope(caller))
    .where(standsIn(question.queue, caller))
    .where(row().and(filters(question)))
    .$if(cursor !== null, page =>
      page.where(sql<SqlBool>`(complaints.rank, complaints.id) > (${Number(cursor?.[1])}, ${Number(cursor?.[2])})`),
    )
    .orderBy('complaints.rank')
    .orderBy('complaints.id')
    .limit(question.limit + 1)
    .execute()
  const rows = found.slice(0, question.limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(complaint => viewComplaint(complaint, caller)),
    next: found.length > question.limit && last ? `${last.rank}.${last.id}` : null,
  }
}

/** Which complaints stand in a queue for this reader: the one rule for its list and its count. */
function standsIn(queue: ComplaintQueue | 'all', { userId }: Caller): Expression<SqlBool> {
  switch (queue) {
    case 'all':
      return row().lit(true)
    case 'mine':
      return row().and([live, row()('complaints.assignee_id', '=', userId)])
    case 'near':
      return row().and([live, row()('complaints.near_at', '<=', sql<number>`now()`)])
    case 'closed':
      return row()('complaints.state', '=', queue)
    default:
      return row().and([live, row()('complaints.state', '=', queue)])
  }
}

function filters({ type, level, orderNo, personId, search }: Question): Expression<SqlBool>[] {
  return [
    ...(type ? [row()('complaints.type', '=', type)] : []),
    ...(level ? [row()('complaints.level', '=', level)] : []),
    ...(orderNo ? [sql<SqlBool>`complaints.order_id in (select id from orders where no = ${orderNo})`] : []),
    ...(personId ? [row().or([row()('complainant_id', '=', personId), row()('respondent_id', '=', personId)])] : []),
    ...(search ? [matches(search)] : []),
  ]
}

/** The end of a complaint's or an order's number, of six or more; a phone number or its last four. */
function matches(search: string): Expression<SqlBool> {
  const ways: Expression<SqlBool>[] = []
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) {
    const end = search.toUpperCase()
    ways.push(sql<SqlBool>`reverse(complaints.no) like reverse(${end}) || '%'`)
    ways.push(
      sql<SqlBool>`complaints.order_id in (select id from orders where reverse(no) like reverse(${end}) || '%')`,
    )
  }
  if (/^\d{4}$|^\d{11}$/.test(search)) {
    ways.push(sql<SqlBool>`complaints.complainant_id in (
      select id from users where reverse(phone) like reverse(${search}) || '%' and phone <> '')`)
  }
  return ways.length > 0 ? row().or(ways) : row().lit(false)
}

const counted = ['pending', 'processing', 'evidence', 'confirming', 'near', 'escalated', 'mine'] as const

export function counts({ db, caller }: QueryContext): Promise<OutputOf<typeof complaints.counts>> {
  return countsQuery(db, caller).executeTakeFirstOrThrow()
}

function countsQuery(db: Database, caller: Caller) {
  return db
    .selectFrom('complaints')
    .where(live)
    .where(inScope(caller))
    .select(({ fn }) => counted.map(queue => fn.countAll<number>().filterWhere(standsIn(queue, caller)).as(queue)))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`complaints.near_at is not null and complaints.due_at <= now()`)
        .as('overdue'),
    )
}
