import type { z } from 'zod'
import type { OrderDetail, TimelineEntry } from '#contract/order.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { billOf } from './about.ts'
import { ordersWithPeople } from './list.ts'
import { inScope } from './scope.ts'
import { viewRow } from './view.ts'

export function get(context: QueryContext, { no }: { no: string }): Promise<OrderDetail> {
  return viewOrder(context, { no })
}

/** One order whole, as this reader may see it. */
export async function viewOrder(
  { db, caller }: Pick<QueryContext | CommandContext, 'db' | 'caller'>,
  which: { id: number } | { no: string },
): Promise<OrderDetail> {
  const order = await ordersWithPeople(db)
    .where(row => ('id' in which ? row('orders.id', '=', which.id) : row('orders.no', '=', which.no)))
    .where(inScope(caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const { details } = order
  return {
    ...viewRow(order, caller),
    lines: 'lines' in details ? details.lines : [],
    bill: billOf(order),
    cancelCode: order.cancel_code,
    customerNote: details.note,
    externalNo: order.external_no,
    evidence: order.facts.evidence ?? [],
    timeline: await timelineOf(db, order.id),
  }
}

type Entry = z.output<typeof TimelineEntry>

async function timelineOf(db: Database, orderId: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users as about', 'about.id', 'events.about_id')
    .select([
      'events.id',
      'events.action',
      'events.actor_kind',
      'events.actor_name',
      'events.to_state',
      'events.reason',
    ])
    .select(['about.real_name', 'events.at', 'events.occurred_at'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .orderBy('events.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    at: row.occurred_at ?? row.at,
    action: row.action.replace('orders.', '') as Entry['action'],
    actor: { kind: row.actor_kind, name: row.actor_name },
    to: row.to_state as Entry['to'],
    reason: row.reason,
    about: row.real_name,
  }))
}
