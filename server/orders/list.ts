import { type ExpressionWrapper, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { FoodState } from '#contract/food.ts'
import type { OrderRow } from '#contract/order.ts'
import type { OrderQuestion, OrderQueue } from '#contract/orders.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inScope } from './scope.ts'
import { matches } from './search.ts'
import { viewRow } from './view.ts'

type Question = z.output<typeof OrderQuestion>

const queueStates: Record<Exclude<OrderQueue, 'all' | 'overdue'>, FoodState[]> = {
  accept: ['pending_accept'],
  dispatch: ['preparing/wait_dispatch'],
  pickUp: ['preparing/offered', 'preparing/accepted', 'preparing/arrived_shop'],
  deliver: ['delivering/picked_up', 'delivering/arrived'],
  exception: ['delivering/exception', 'delivering/returning'],
  completed: ['delivered', 'completed'],
  cancelled: ['cancelled', 'closed'],
}
/** What is going on now; the index `orders_live` holds exactly these. */
const liveOnly = sql<SqlBool>`orders.state not in ('completed', 'cancelled', 'closed')`
/** Queues whose number means work to do. The others are history, and counting history would read all of it. */
export const countedQueues = ['accept', 'dispatch', 'pickUp', 'deliver', 'overdue', 'exception'] as const
type CountedQueue = (typeof countedQueues)[number]

/** Which orders stand in a queue: the one rule for its list, its count and its number on the dashboard. */
export function standsIn(queue: OrderQueue): ExpressionWrapper<Tables, 'orders', SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  if (queue === 'all') return row.and([])
  if (queue === 'overdue') return row.and([liveOnly, row('orders.due_at', '<', sql<number>`now()`)])
  return row.and([row('orders.state', 'in', queueStates[queue])])
}

/** Orders placed on a day in Shanghai, `2026-11-21`: the one rule for the list and for the day's figures. */
export function placedOn(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`orders.placed_at >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
    and orders.placed_at < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
}

/** One page, newest first, and one row more if there is a next. `after` is the last id seen, so every page costs the same. */
export function pageQuery(db: Database, caller: Caller, { queue, search, placedOn: day, after, limit }: Question) {
  return ordersWithPeople(db)
    .where('orders.service', '=', 'food')
    .where(inScope(caller))
    .where(standsIn(queue))
    .$if(search !== '', page => page.where(matches(search)))
    .$if(day !== '', page => page.where(placedOn(day)))
    .$if(Boolean(after), page => page.where('orders.id', '<', Number(after)))
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
}

export async function list(
  { db, caller }: QueryContext,
  question: Question,
): Promise<{ rows: OrderRow[]; next: string | null }> {
  const found = await pageQuery(db, caller, question).execute()
  const rows = found.slice(0, question.limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => viewRow(row, caller)),
    next: found.length > question.limit && last ? String(last.id) : null,
  }
}

/** How many orders wait in each queue that means work. */
export async function counts({ db, caller }: QueryContext): Promise<Record<CountedQueue, number>> {
  return db
    .selectFrom('orders')
    .where('orders.service', '=', 'food')
    .where(liveOnly)
    .where(inScope(caller))
    .select(row => countedQueues.map(queue => row.fn.countAll<number>().filterWhere(standsIn(queue)).as(queue)))
    .executeTakeFirstOrThrow()
}

/** Orders with the names of the two people in them. */
export function ordersWithPeople(db: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as worker', 'worker.id', 'orders.worker_id')
    .selectAll('orders')
    .select([
      'customer.nick_name as customer_name',
      'customer.phone as customer_phone',
      'worker.real_name as worker_name',
      'worker.phone as worker_phone',
    ])
}
