import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { CountsQuestion, OrderQuestion } from '#contract/orders/order-question.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { fillOrders } from '#server/demo/history.ts'
import { type Database, openDatabase, type Tables } from '#server/kit/database.ts'
import { readsOf } from '#server/kit/rows/reads.ts'
import { createSharedReads } from '#server/kit/rows/shared-reads.ts'
import { counts, countsQuery, elsewhere, elsewhereQuery, list, pageQuery } from '#server/orders/read/list.ts'
import { wordsOf } from '#server/people/searched-words.ts'
import { adminCaller } from './lists/caller.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'
import { followUp, makeRides, reopenNewest } from './lists/orders-in-progress.ts'
import { pgbench } from './lists/pgbench.ts'
import { explain, rowsRead } from './lists/queries.ts'
import { withoutIndexes } from './lists/without-indexes.ts'

/**
 * The list of a million orders: page 1 and page 10,000, the counts of the tabs and searches, each by our code (Kysely, pg,
 * view) and by pgbench with the same SQL. `node bench/orders-list.ts [orders]`, up to ten millions.
 */
const { orders } = readCounts({ orders: { usual: 1_000_000, least: 200_000, most: 10_000_000 } })
const mostRuns = readCount('RUNS', process.env.RUNS, { usual: 400 })
/** A slow question gets fewer runs: 400 of each of the 40 took more than 40 minutes. */
const secondsEach = 4
const fewestRuns = Math.min(20, mostRuns)
const pageRows = 50
/** Orders in progress. */
const live = 5000
/** Every eleventh order is a ride, so that the table has several services. */
const ridesEvery = 11
/** Orders up to the last of a page of meals. */
const ordersOfPages = (pages: number) => Math.round((pages * pageRows * ridesEvery) / (ridesEvery - 1))
/** Of fewer than a million orders, a page two thirds down the list. */
const deepPage = Math.min(10_000, Math.floor((orders / ordersOfPages(1)) * (2 / 3)))
/** No question of a screen may read more of all orders, neither from the table nor from an index. */
const mostShare = 0.15

const admin = adminCaller()
const reader = { caller: admin, setting: usualSetting }

await withDatabase(async url => {
  const { db } = openDatabase(url, 1)
  const startedAt = Date.now()
  const elapsed = () => `after ${Math.round((Date.now() - startedAt) / 1000)} s`
  await withoutIndexes(db, 'orders', async () => {
    await fillOrders(db, { cityCode: '410100', orders, days: 365 })
    console.log(`added ${elapsed()}`)
    await reopenNewest(db, live)
    await followUp(db)
    await makeRides(db, ridesEvery)
  })
  await sql`vacuum analyze`.execute(db)
  console.log(`filled ${elapsed()}`)

  const runtime = { share: createSharedReads(readsOf(db)) }
  const context = { db, ...reader, runtime, isSearchNoted: true } as Parameters<typeof list>[0]
  const page = (asked: object) => {
    const question = OrderQuestion.parse({ ...asked, limit: pageRows })
    const words = wordsOf(question.search)
    const query = pageQuery(db, reader, { ...question, words, services: [question.service] }).compile()
    return { query, read: () => list(context, question) }
  }
  const deepAfter = String(orders - ordersOfPages(deepPage) + 1)
  const { rows } = await page({ after: deepAfter }).read()
  if (rows.length !== pageRows) throw new Error(`Page ${deepPage} has ${rows.length} rows instead of ${pageRows}.`)
  const questions = await questionsOf(db, page, deepAfter)
  const figures: Record<string, Record<'runs' | 'p50' | 'p99' | 'pgbench p50' | 'pgbench p99', number>> = {}
  const greedy: string[] = []
  for (const [name, { query, read }] of Object.entries(questions)) {
    if ((await shareRead(db, name, query)) > mostShare) greedy.push(name)
    const runs = await runsFor(read)
    const ours = percentiles(await timesOf(runs, read))
    const bare = await pgbench(url, [query], runs)
    figures[name] = { runs, ...ours, 'pgbench p50': bare.p50, 'pgbench p99': bare.p99 }
  }
  await db.destroy()

  console.log(`${orders} orders, ${live} of them live, ${pageRows} a page, milliseconds, ${elapsed()}`)
  console.table(figures)
  const p50 = (name: string) => figures[name]?.p50 ?? Number.NaN
  const bare = (name: string) => figures[name]?.['pgbench p50'] ?? Number.NaN
  const deep = `page ${deepPage}`
  checkLimits([
    {
      what: `questions that read more than ${mostShare * 100} % of all orders`,
      value: greedy.length,
      most: 0,
      says: `They are: ${greedy.join('; ')}. Their plans are above.`,
    },
    { what: `${deep} / page 1, p50`, value: p50(deep) / p50('page 1'), most: 1.5 },
    { what: `${deep} / pgbench with the same SQL, p50`, value: p50(deep) / bare(deep), most: 8 },
    { what: 'counts / pgbench with the same SQL, p50', value: p50('counts') / bare('counts'), most: 3 },
  ])
})

type Question = { query: CompiledQuery; read: () => Promise<unknown> }

/** As many runs as its seconds allow, by the faster of two. */
async function runsFor(read: () => Promise<unknown>): Promise<number> {
  const fastest = Math.min(...(await timesOf(2, read)))
  return Math.max(fewestRuns, Math.min(mostRuns, Math.round((secondsEach * 1000) / fastest)))
}

/** The queries of the screens: pages, queues, searches, filters, counts. */
async function questionsOf(
  db: Database,
  page: (asked: object) => Question,
  deepAfter: string,
): Promise<Record<string, Question>> {
  const longAgo = { firstDay: dayBefore(300), lastDay: dayBefore(300) }
  return {
    'page 1': page({}),
    [`page ${deepPage}`]: page({ after: deepAfter }),
    'search, frequent': page({ search: '早点' }),
    'search, no match': page({ search: '欧阳' }),
    'search, last four': page({ search: await anyTail(db) }),
    'a day ten months ago': page(longAgo),
    'nine months, its next page': page({ lastDay: dayBefore(90), after: deepAfter }),
    'finished ten months ago': page({ ...longAgo, dayOf: 'finished' }),
    'a day, one shop': page({ ...longAgo, shop: '北门口早点铺' }),
    'one shop': page({ shop: '北门口早点铺' }),
    'an unknown shop': page({ shop: '欧阳' }),
    'amounts, many': page({ leastFen: 4000, mostFen: 6000 }),
    'amounts, none': page({ leastFen: 900_000 }),
    'one worker': page({ workerId: await anyWorker(db) }),
    'paid ten months ago': page({ ...longAgo, dayOf: 'paid' }),
    urged: page({ urged: true }),
    'with a complaint': page({ complained: true }),
    'with a note': page({ noted: true }),
    'claimed by me': page({ claimed: true }),
    'urged and complained of': page({ urged: true, complained: true }),
    "the customer's fault, many": page({ liability: 'customer' }),
    "the shop's fault, few": page({ liability: 'merchant' }),
    "the rider's fault, none": page({ liability: 'worker' }),
    ...queuesOf(page, await anyDue(db)),
    ...ridesOf(page),
    ...countsOf(db),
    ...elsewhereOf(db),
  }
}

/** Of an order in progress: where a page of a queue may end. */
async function anyDue(db: Database): Promise<string> {
  const { id, due_at } = await db
    .selectFrom('orders')
    .select(['id', 'due_at'])
    .where('finished_at', 'is', null)
    .where('due_at', 'is not', null)
    .orderBy('id', 'desc')
    .offset(live / 2)
    .executeTakeFirstOrThrow()
  return `${due_at}.${id}`
}

/** The last four digits of a customer's number. */
async function anyTail(db: Database): Promise<string> {
  const { phone } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .select('users.phone')
    .orderBy('orders.id')
    .executeTakeFirstOrThrow()
  return phone.slice(-4)
}

/** Queues in their usual order and by age, and the first page of everything, the oldest first. */
function queuesOf(page: (asked: object) => Question, someDue: string): Record<string, Question> {
  return {
    'a queue': page({ queue: 'dispatch' }),
    'a queue, its next page': page({ queue: 'dispatch', after: someDue }),
    'a queue, the oldest first': page({ queue: 'dispatch', sort: 'oldest' }),
    'a queue, the newest first': page({ queue: 'dispatch', sort: 'newest' }),
    'all, the oldest first': page({ sort: 'oldest' }),
    overdue: page({ queue: 'overdue' }),
    'overdue, one city': page({ queue: 'overdue', cityCode: '410100' }),
    'claimed by me, the first due': page({ queue: 'mine' }),
  }
}

/** Filters of rides only. */
function ridesOf(page: (asked: object) => Question): Record<string, Question> {
  const rides = { service: 'chauffeur' }
  return {
    'rides: a plate': page({ ...rides, plate: 'A12345' }),
    'rides: an unknown plate': page({ ...rides, plate: 'Q99999' }),
    'rides: at once': page({ ...rides, booking: 'now' }),
    'rides: booked': page({ ...rides, booking: 'later' }),
    'rides: waited 10 minutes': page({ ...rides, waitedMinutes: 10 }),
    'rides: help, settled': page({ ...rides, help: 'settled' }),
    'rides: help, open': page({ ...rides, help: 'open' }),
    'rides: unpaid for 6 hours': page({ ...rides, unpaidHours: 6 }),
  }
}

/** How many matches of a search other queues have. */
function elsewhereOf(db: Database): Record<string, Question> {
  const context = { db, ...reader, isSearchNoted: true } as Parameters<typeof elsewhere>[0]
  const of = (search: string): Question => {
    const { search: _, ...question } = { ...CountsQuestion.parse({}), queue: 'dispatch' as const }
    return {
      query: elsewhereQuery(db, reader, { ...question, words: wordsOf(search) }).compile(),
      read: () => elsewhere(context, { ...question, search }),
    }
  }
  return { 'elsewhere, frequent': of('早点'), 'elsewhere, no match': of('欧阳') }
}

/** The counts of the tabs, without and with filters. */
function countsOf(db: Database): Record<string, Question> {
  const runtime = { share: createSharedReads(readsOf(db)) }
  const context = { db, ...reader, runtime } as Parameters<typeof counts>[0]
  const of = (filters: object): Question => {
    const question = CountsQuestion.parse(filters)
    return {
      query: countsQuery(db, reader, { ...question, words: [] }).compile(),
      read: () => counts(context, question),
    }
  }
  return {
    counts: of({}),
    'counts, urged': of({ urged: true }),
    'counts, with a note': of({ noted: true }),
    "counts, the customer's fault": of({ liability: 'customer' }),
    'counts, a day ten months ago': of({ firstDay: dayBefore(300), lastDay: dayBefore(300) }),
  }
}

/** The date in Shanghai so many days ago. */
function dayBefore(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() - days * 86_400_000)
}

async function anyWorker(db: Kysely<Tables>): Promise<number> {
  return (await db.selectFrom('workers').select('user_id').executeTakeFirstOrThrow()).user_id
}

/** The share of all orders that a query reads; prints its plan if that is too much. */
async function shareRead(db: Database, name: string, query: CompiledQuery): Promise<number> {
  const { plan, tree } = await explain(db, query)
  const share = rowsRead(tree, 'orders') / orders
  console.log(`${name} reads ${(share * 100).toFixed(3)} % of all orders`)
  if (share > mostShare) console.log(plan)
  return share
}
