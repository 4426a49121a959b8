import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Page } from '#contract/base/page.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { type CountsQuestion, OrderQuestion } from '#contract/orders/order-question.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { type Scope, scopeOf } from '#server/kit/rows/shared-reads.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { readSearch, type SearchedWord } from '#server/people/index.ts'
import { filters, type ListReader } from './filters.ts'
import { ordersWithPeople } from './orders-with-people.ts'
import { cursorOf, orderOf } from './page-order.ts'
import { afterSaleStates, countedQueues, findInQueue, isInQueue, queueConditions } from './queues.ts'
import { areOrders, idsOfUnfinished, withStandings } from './standings.ts'
import { viewSharedRow } from './view.ts'

type Question = z.output<typeof OrderQuestion>
/** The question of a screen, which may be about several services. */
export type ListQuestion = Omit<Question, 'service' | 'search'> & {
  services: readonly Service[]
  words: readonly SearchedWord[]
}

/** One page in the order that was asked for, or in the usual one of the queue. */
export function pageQuery(db: Database, reader: ListReader, asked: ListQuestion) {
  const { caller } = reader
  const { services: ofServices, queue, limit } = asked
  const row = expressionBuilder<Tables, 'orders'>()
  const inQueues = ofServices.map(service =>
    row.and([row('orders.service', '=', service), isInQueue(service, queue, caller)]),
  )
  const page = withStandings(ordersWithPeople(db), asked)
    .where(row.or(inQueues))
    .where(row.and(findInQueue(ofServices, queue, caller)))
    .where(inCities('orders.city_code', caller))
    .where(row.and(filters(asked, reader)))
    .limit(oneMore(limit))
  const { after, by } = orderOf(asked)
  const rest = after ? page.where(after) : page
  return by.reduce((query, [column, direction]) => query.orderBy(column, direction), rest)
}

export const list = handle(orders.list, async (context, { service, ...question }) =>
  readPage(context, { ...question, services: [service] }),
)

export const sendOrders = handle(orders.sendOrders, async (context, question) =>
  readPage(context, { ...question, services: ['errand', 'express'] }),
)

export const waybills = handle(orders.waybills, async (context, question) =>
  readPage(context, { ...question, services: ['express'] }),
)

const maxFound = 8

export const find = handle(orders.find, async (context, { search }) => {
  const { rows } = await readPage(context, { ...OrderQuestion.parse({ search, limit: maxFound }), services })
  return { rows }
})

type Unread = Omit<ListQuestion, 'words'> & { search: string }

async function readPage(context: QueryContext, { search, ...asked }: Unread): Promise<Page<OrderRow>> {
  const words = await readSearch(context, search)
  const question = { ...asked, words }
  const found = await context.runtime.share('orders.list', readRows, { question, scope: scopeFor(context, asked) })
  return pageOf(found, asked.limit, { view: viewSharedRow(context), cursorOf: cursorOf(asked) })
}

/** As much of who asks as a page or the counts depend on. What they claimed is asked for in two ways. */
function scopeFor(context: QueryContext, { queue, claimed }: Partial<Pick<ListQuestion, 'queue' | 'claimed'>>): Scope {
  return scopeOf(context, {
    permissions: [complaints.list.needs],
    settings: ['orders.timeouts.chauffeur'],
    isPersonal: queue === 'mine' || claimed === true,
  })
}

function readRows(db: Database, question: ListQuestion, scope: Scope) {
  return pageQuery(db, scope, question).execute()
}

/** How many orders are in each queue of unfinished work, of those that the question is about. */
export const counts = handle(orders.counts, (context, asked) => countQueues(context, asked))

type Counted = OutputOf<typeof orders.counts>

/** `everyMs`: read at most so often for those who share it. */
export async function countQueues(
  context: QueryContext,
  { search, ...asked }: z.output<typeof CountsQuestion>,
  everyMs = 0,
): Promise<Counted> {
  const { caller, runtime } = context
  const words = await readSearch(context, search)
  const scope = scopeFor(context, asked)
  const question = { ...asked, words }
  const [queues, claims] = await Promise.all([
    runtime.share('orders.counts', readCounts, { question, scope, everyMs }),
    runtime.share('orders.claims', readClaims, { question, scope, everyMs }),
  ])
  return { ...queues, mine: claims.find(({ claimed_by_id }) => claimed_by_id === caller.userId)?.count ?? 0 }
}

function readCounts(db: Database, question: CountsAsked, scope: Scope) {
  return countsQuery(db, scope, question).executeTakeFirstOrThrow()
}

/** How many orders each person has claimed. */
function readClaims(db: Database, { service, ...asked }: CountsAsked, scope: Scope) {
  return withStandings(db.selectFrom('orders'), asked)
    .where('orders.service', '=', service)
    .where('orders.claimed_by_id', 'is not', null)
    .where(inCities('orders.city_code', scope.caller))
    .where(row => row.and(filters(asked, scope)))
    .groupBy('orders.claimed_by_id')
    .select(row => ['orders.claimed_by_id', row.fn.countAll<number>().as('count')])
    .execute()
}

const mostElsewhere = 1000

/** Matches of a search in the other queues of the service; counting ends at 1,000. */
export const elsewhere = handle(orders.elsewhere, async (context, { search, ...asked }) => {
  const words = await readSearch(context, search)
  return elsewhereQuery(context.db, context, { ...asked, words }).executeTakeFirstOrThrow()
})

type ElsewhereAsked = CountsAsked & Pick<ListQuestion, 'queue'>

export function elsewhereQuery(db: Database, reader: ListReader, { service, queue, ...asked }: ElsewhereAsked) {
  const { caller } = reader
  const found = withStandings(db.selectFrom('orders'), asked)
    .select('orders.id')
    .where('orders.service', '=', service)
    .where(sql<SqlBool>`(${isInQueue(service, queue, caller)}) is not true`)
    .where(inCities('orders.city_code', caller))
    .where(row => row.and(filters(asked, reader)))
    .limit(mostElsewhere)
  return db.selectFrom(found.as('found')).select(row => row.fn.countAll<number>().as('count'))
}

type CountsAsked = Omit<z.output<typeof CountsQuestion>, 'search'> & Pick<ListQuestion, 'words'>

/** All of them but `mine`, which is not the same for everybody. */
export function countsQuery(db: Database, reader: ListReader, { service, ...asked }: CountsAsked) {
  const { caller } = reader
  const queues = countedQueues(service).filter(queue => queue !== 'mine')
  return withStandings(db.selectFrom('orders'), asked)
    .where('orders.service', '=', service)
    .where(areOrders(idsOfCounted(service, caller)))
    .where(inCities('orders.city_code', caller))
    .where(row => row.and(filters(asked, reader)))
    .select(row =>
      queues.map(queue =>
        row.fn
          .countAll<number>()
          .filterWhere(isInQueue(service, queue, caller))
          .as(queue),
      ),
    )
}

/** Orders that may be in a counted queue: what is unfinished, what money still goes back, and what somebody called for help from. */
function idsOfCounted(service: Service, caller: ListReader['caller']): Expression<number> {
  const row = expressionBuilder<Tables, 'order_standings'>()
  const unfinished = idsOfUnfinished(
    row('order_standings.service', '=', service),
    inCities('order_standings.city_code', caller),
  )
  const ofOrders = (condition: Expression<unknown>) =>
    sql`union all select id from orders where service = ${service} and ${condition}`
  const refund = sql`refund in (${sql.join([...afterSaleStates])})`
  const help = countedQueues(service).includes('help') ? ofOrders(queueConditions.help) : sql``
  return sql<number>`${unfinished} ${ofOrders(refund)} ${help}`
}
