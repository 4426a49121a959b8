import { expressionBuilder } from 'kysely'
import type { z } from 'zod'
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
import { dayColumnOf, filters, hasDays, isAfterInList } from './filters.ts'
import { ordersWithPeople } from './orders-with-people.ts'
import { queueConditions } from './queue-conditions.ts'
import { afterSaleStates, countedQueues, isInQueue, liveOnly } from './queues.ts'
import { viewRow } from './view.ts'

type Question = z.output<typeof OrderQuestion>
/** The question of a screen, which may be about several services. */
export type ListQuestion = Omit<Question, 'service' | 'search'> & {
  services: readonly Service[]
  words: readonly SearchedWord[]
}

/** One page, the newest first. With a range of days the newest by that day column: an index holds them in that order. */
export function pageQuery(db: Database, caller: Scope, asked: ListQuestion) {
  const { services: ofServices, queue, after, limit } = asked
  const row = expressionBuilder<Tables, 'orders'>()
  const inQueues = ofServices.map(service =>
    row.and([row('orders.service', '=', service), isInQueue(service, queue, caller)]),
  )
  const page = ordersWithPeople(db)
    .where(row.or(inQueues))
    .where(inCities('orders.city_code', caller))
    .where(row.and(filters(asked, caller)))
    .limit(oneMore(limit))
  if (!hasDays(asked)) {
    return page.$if(Boolean(after), rest => rest.where('orders.id', '<', Number(after))).orderBy('orders.id', 'desc')
  }
  const column = dayColumnOf(asked)
  return page
    .$if(Boolean(after), rest => rest.where(isAfterInList(column, Number(after))))
    .orderBy(column, 'desc')
    .orderBy('orders.id', 'desc')
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
  const scope = scopeOf(context.caller, { permissions: [seesComplaints], isPersonal: isOwn(asked) })
  const found = await context.runtime.share('orders.list', readRows, { question: { ...asked, words }, scope })
  return pageOf(found, asked.limit, { view: row => viewRow(row, context), cursorOf: row => row.id })
}

const seesComplaints = complaints.list.needs

/** Whether it depends on who asks: about the orders that they claimed. */
function isOwn({ queue, claimed }: Partial<Pick<ListQuestion, 'queue' | 'claimed'>>): boolean {
  return queue === 'mine' || claimed === true
}

function readRows(db: Database, question: ListQuestion, scope: Scope) {
  return pageQuery(db, scope, question).execute()
}

/** How many orders are in each queue of unfinished work, of those that the question is about. */
export const counts = handle(orders.counts, async (context, { search, ...asked }) => {
  const { caller, runtime } = context
  const words = await readSearch(context, search)
  const scope = scopeOf(caller, { permissions: [seesComplaints], isPersonal: isOwn(asked) })
  const question = { ...asked, words }
  const [queues, claims] = await Promise.all([
    runtime.share('orders.counts', readCounts, { question, scope }),
    runtime.share('orders.claims', readClaims, { question, scope }),
  ])
  return { ...queues, mine: claims.find(({ claimed_by_id }) => claimed_by_id === caller.userId)?.count ?? 0 }
})

function readCounts(db: Database, question: CountsAsked, scope: Scope) {
  return countsQuery(db, scope, question).executeTakeFirstOrThrow()
}

/** How many orders each person has claimed. */
function readClaims(db: Database, { service, ...asked }: CountsAsked, scope: Scope) {
  return db
    .selectFrom('orders')
    .where('orders.service', '=', service)
    .where('orders.claimed_by_id', 'is not', null)
    .where(inCities('orders.city_code', scope))
    .where(row => row.and(filters(asked, scope)))
    .groupBy('orders.claimed_by_id')
    .select(row => ['orders.claimed_by_id', row.fn.countAll<number>().as('count')])
    .execute()
}

type CountsAsked = Omit<z.output<typeof CountsQuestion>, 'search'> & Pick<ListQuestion, 'words'>

/** All of them but `mine`, which is not the same for everybody. */
export function countsQuery(db: Database, caller: Scope, { service, ...asked }: CountsAsked) {
  const queues = countedQueues(service).filter(queue => queue !== 'mine')
  return db
    .selectFrom('orders')
    .where('orders.service', '=', service)
    .where(row =>
      row.or([
        liveOnly,
        row('orders.refund', 'in', afterSaleStates),
        ...(queues.includes('help') ? [queueConditions.help] : []),
      ]),
    )
    .where(inCities('orders.city_code', caller))
    .where(row => row.and(filters(asked, caller)))
    .select(row =>
      queues.map(queue =>
        row.fn
          .countAll<number>()
          .filterWhere(isInQueue(service, queue, caller))
          .as(queue),
      ),
    )
}
