import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderRow } from '#contract/orders/order.ts'
import { type CountsQuestion, OrderQuestion, type OrderQueue, sharedQueues } from '#contract/orders/order-question.ts'
import type { StateQueue } from '#contract/orders/plan.ts'
import { type OrderState, planOf, queueOf, type Service, services } from '#contract/orders/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inScope } from '#server/orders/scope.ts'
import { filters, isBefore, isOfDays, momentOf } from './filters.ts'
import { narrowed } from './queue-conditions.ts'
import { viewRow } from './view.ts'

type Question = z.output<typeof OrderQuestion>
type Counted = z.output<typeof CountsQuestion>
/** The question of a screen, which may be about several services. */
export type Asked = Omit<Question, 'service'> & { services: readonly Service[] }

/** What is going on now; the index `orders_live` holds exactly these. */
const liveOnly = sql<SqlBool>`orders.finished_at is null`
const afterSaleStates = ['applying', 'processing', 'failed'] as const

/** Queues whose number means work to do. The others are history, and counting history would read all of it. */
export function countedQueues(service: Service): OrderQueue[] {
  const { queues, finals } = planOf(service)
  const isWork = ({ states, only }: StateQueue) => only === 'help' || !states.some(state => finals.includes(state))
  const live = Object.keys(queues).filter(name => queues[name] && isWork(queues[name]))
  return [...(live as OrderQueue[]), ...sharedQueues]
}

/** Which orders stand in a queue: the one rule for its list, its count and its number on the dashboard. */
export function standsIn(service: Service, queue: OrderQueue, caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  switch (queue) {
    case 'all':
      return row.and([])
    case 'overdue':
      return row.and([liveOnly, narrowed.late])
    case 'urged':
      return row.and([liveOnly, row('orders.urges', '>', 0)])
    case 'afterSale':
      return row('orders.refund', 'in', afterSaleStates)
    case 'mine':
      return row('orders.claimed_by_id', '=', caller.userId)
    default: {
      const rule = queueOf(service, queue)
      if (!rule) return row.lit(false)
      const states = row('orders.state', 'in', rule.states as OrderState[])
      const isLive = rule.states.every(state => !planOf(service).finals.includes(state))
      return row.and([states, ...(isLive ? [liveOnly] : []), ...(rule.only ? [narrowed[rule.only]] : [])])
    }
  }
}

/**
 * One page, the newest first, and one row more if there is a next. `after` is the last id seen, so every page costs the
 * same. Of a range of days the newest is the latest there: an index holds them in that order.
 */
export function pageQuery(db: Database, caller: Caller, asked: Asked) {
  const { services: ofServices, queue, after, limit } = asked
  const row = expressionBuilder<Tables, 'orders'>()
  const standing = ofServices.map(service =>
    row.and([row('orders.service', '=', service), standsIn(service, queue, caller)]),
  )
  const page = ordersWithPeople(db)
    .where(row.or(standing))
    .where(inScope(caller))
    .where(row.and(filters(asked, caller)))
    .limit(limit + 1)
  if (!isOfDays(asked)) {
    return page.$if(Boolean(after), rest => rest.where('orders.id', '<', Number(after))).orderBy('orders.id', 'desc')
  }
  const moment = momentOf(asked)
  return page
    .$if(Boolean(after), rest => rest.where(isBefore(moment, Number(after))))
    .orderBy(moment, 'desc')
    .orderBy('orders.id', 'desc')
}

export function list(context: QueryContext, { service, ...question }: Question): Promise<Page> {
  return pageOf(context, { ...question, services: [service] })
}

export function sendOrders(context: QueryContext, question: Omit<Question, 'service'>): Promise<Page> {
  return pageOf(context, { ...question, services: ['errand', 'express'] })
}

export function waybills(context: QueryContext, question: Omit<Question, 'service'>): Promise<Page> {
  return pageOf(context, { ...question, services: ['express'] })
}

const mostFound = 8

export async function find(context: QueryContext, { search }: { search: string }): Promise<Pick<Page, 'rows'>> {
  const { rows } = await pageOf(context, { ...OrderQuestion.parse({ search, limit: mostFound }), services })
  return { rows }
}

type Page = { rows: OrderRow[]; next: string | null }

export async function pageOf({ db, caller }: QueryContext, asked: Asked): Promise<Page> {
  const found = await pageQuery(db, caller, asked).execute()
  const rows = found.slice(0, asked.limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => viewRow(row, caller)),
    next: found.length > asked.limit && last ? String(last.id) : null,
  }
}

/** How many orders wait in each queue that means work, of those that the question leaves. */
export function counts({ db, caller }: QueryContext, asked: Counted): Promise<Partial<Record<OrderQueue, number>>> {
  return countsQuery(db, caller, asked).executeTakeFirstOrThrow()
}

export function countsQuery(db: Database, caller: Caller, { service, ...asked }: Counted) {
  const queues = countedQueues(service)
  return db
    .selectFrom('orders')
    .where('orders.service', '=', service)
    .where(row =>
      row.or([
        liveOnly,
        row('orders.refund', 'in', afterSaleStates),
        row('orders.claimed_by_id', '=', caller.userId),
        ...(queues.includes('help') ? [narrowed.help] : []),
      ]),
    )
    .where(inScope(caller))
    .where(row => row.and(filters(asked, caller)))
    .select(row =>
      queues.map(queue =>
        row.fn
          .countAll<number>()
          .filterWhere(standsIn(service, queue, caller))
          .as(queue),
      ),
    )
}

/** As colleagues see them everywhere else. */
export function staffName(person: 'claimer' | 'lessee' | 'author') {
  return sql<string | null>`coalesce(nullif(${sql.ref(`${person}.nick_name`)}, ''), ${sql.ref(`${person}.username`)})`
}

/** Orders with the names of the people in them. */
export function ordersWithPeople(db: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as worker', 'worker.id', 'orders.worker_id')
    .leftJoin('users as claimer', 'claimer.id', 'orders.claimed_by_id')
    .leftJoin('users as lessee', 'lessee.id', 'orders.leased_by_id')
    .selectAll('orders')
    .select([
      'customer.nick_name as customer_name',
      'customer.phone as customer_phone',
      'worker.real_name as worker_name',
      'worker.phone as worker_phone',
    ])
    .select([staffName('claimer').as('claimer_name'), staffName('lessee').as('lessee_name')])
}
