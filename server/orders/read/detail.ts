import { sql } from 'kysely'
import type { RefundRow } from '#contract/money/refund.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { TimelineEntry } from '#contract/orders/timeline.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { leftOf } from '#server/orders/engine/effects.ts'
import { refundsWithOrders, viewRefund } from '#server/orders/refunds/refund-rows.ts'
import { inScope } from '#server/orders/scope.ts'
import { billOf } from './about.ts'
import { ordersWithPeople, staffName } from './list.ts'
import { viewRow } from './view.ts'
import { whereaboutsOf } from './worker-position.ts'

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
  const row = viewRow(order, caller)
  const timeline = await timelineOf(db, order.id)
  return {
    ...row,
    lines: 'lines' in details ? details.lines : [],
    bill: billOf(order),
    cancelCode: order.cancel_code,
    customerNote: details.note,
    externalNo: order.external_no,
    evidence: order.facts.evidence ?? [],
    timeline,
    notes: await notesOf(db, order.id),
    refunds: await refundsOf(db, caller, order.id),
    leftFen: leftOf(order),
    whereabouts: await whereaboutsOf(db, row, timeline),
  }
}

/** What happened to its refunds reads, in an order's timeline, without their name. */
function actionOf(action: string): TimelineEntry['action'] {
  const [feature, verb] = action.split('.')
  return (feature === 'refunds' ? `${verb}Refund` : verb) as TimelineEntry['action']
}

function notesOf(db: Database, orderId: number): Promise<OrderDetail['notes']> {
  return db
    .selectFrom('order_notes')
    .innerJoin('users as author', 'author.id', 'order_notes.by_id')
    .select(['order_notes.id', 'order_notes.at', 'order_notes.text'])
    .select(staffName('author').$notNull().as('by'))
    .where('order_id', '=', orderId)
    .orderBy('order_notes.id', 'desc')
    .execute()
}

export async function refundsOf(db: Database, caller: Caller, orderId: number): Promise<RefundRow[]> {
  const rows = await refundsWithOrders(db).where('order_id', '=', orderId).orderBy('refunds.id', 'desc').execute()
  return rows.map(row => viewRefund(row, caller))
}

async function timelineOf(db: Database, orderId: number): Promise<TimelineEntry[]> {
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
    .select([nameOf('about').as('about'), 'events.at', 'events.occurred_at'])
    .where('subject', '=', 'orders')
    .where('subject_id', '=', orderId)
    .orderBy('events.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    at: row.occurred_at ?? row.at,
    action: actionOf(row.action),
    actor: { kind: row.actor_kind, name: row.actor_name },
    to: row.to_state as TimelineEntry['to'],
    reason: row.reason,
    about: row.about,
  }))
}

/** What the desk calls somebody, whoever they are. */
function nameOf(person: 'about') {
  const column = (name: string) => sql.ref(`${person}.${name}`)
  return sql<
    string | null
  >`coalesce(nullif(${column('real_name')}, ''), nullif(${column('nick_name')}, ''), ${column('username')})`
}
