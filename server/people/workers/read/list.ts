import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Page } from '#contract/base/page.ts'
import { expiringDays, urgentDays } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { type WorkerQuestion, type WorkerQueue, workerSortsOf } from '#contract/people/worker-question.ts'
import { workers } from '#contract/people/workers.ts'
import { isNamed } from '#server/desk/searches/index.ts'
import {
  byNumber,
  chosenSort,
  cursorIn,
  directionOf,
  isAfter,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import { inScope } from '#server/people/workers/scope.ts'
import { isInHand } from './orders-in-hand.ts'
import { viewWorker } from './view.ts'
import { workersQuery, workStatusNow } from './worker-query.ts'

type Question = z.output<typeof WorkerQuestion>
type Filters = Omit<Question, 'queue' | 'kind'>

const workerRow = expressionBuilder<Tables, 'workers'>()

export const list = handle(workers.list, page)
/** Riders. */
export const allsend = handle(workers.allsend, async (context, question) =>
  page(context, { ...question, queue: 'rider' }),
)
/** Chauffeurs. */
export const allDai = handle(workers.allDai, async (context, question) =>
  page(context, { ...question, queue: 'chauffeur' }),
)

/** One page, the newest first or as it is asked for. */
async function page(context: QueryContext, question: Question): Promise<Page<WorkerRow>> {
  const { db, caller } = context
  const { queue, kind, after, limit } = question
  const words = await readSearch(context, question.search)
  const order = orderOf(question)
  const rows = workersQuery(db)
    .where(inScope(caller))
    .where(isInQueue(queue))
    .where(workerRow.and(words.map(matches)))
    .where(workerRow.and(filters(question, caller)))
    .$if(question.status === undefined && question.onDutyAt == null, rows =>
      rows.where('workers.status', '<>', 'resigned'),
    )
    .$if(kind !== undefined, rows => rows.where('workers.kind', '=', kind ?? 'rider'))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(rows, order).execute()
  return pageOf(found, limit, { view: worker => viewWorker(worker, caller), cursorOf: cursorIn(order) })
}

const byScore = {
  ...byNumber<{ score: number }>('workers.score', ({ score }) => score),
  // The column is too small for any number that a cursor may have.
  bound: (score: number) => sql`${score}::bigint`,
}

function orderOf({ queue, sort }: Question): RowOrder<{ id: number; score: number }> {
  const chosen = chosenSort(workerSortsOf(queue), sort)
  const isByScore = chosen === 'highest' || chosen === 'lowest'
  return {
    id: 'workers.user_id',
    idOf: ({ id }) => id,
    direction: directionOf(chosen),
    by: isByScore ? byScore : undefined,
  }
}

/** Which workers belong to a tab; its list and its count use it alike. */
function isInQueue(queue: WorkerQueue | 'all'): Expression<SqlBool> {
  if (queue === 'all') return sql<SqlBool>`true`
  if (queue === 'frozen') return workerRow('workers.status', '=', 'frozen')
  return queue === 'expiring' ? endsWithin(expiringDays) : workerRow('workers.kind', '=', queue)
}

function endsWithin(days: number): Expression<SqlBool> {
  return sql<SqlBool>`workers.user_id in (select worker_id from worker_credentials
    where expires_on <= ${today} + ${days}::int)`
}

const hasOrder = sql<SqlBool>`exists (select from order_standings
  where order_standings.worker_id = workers.user_id and ${isInHand})`

/** In the city of that hour, whatever the worker's city is now. */
function wasOnDuty(at: number, cityCode: string | undefined, caller: Caller): Expression<SqlBool> {
  const ofCity = cityCode ? sql`and city_code = ${cityCode}` : sql``
  // An array, because PostgreSQL reads all people of the platform in their order for a set.
  return sql<SqlBool>`workers.user_id = any (array(select unnest(on_duty) from worker_hours
    where at = date_trunc('hour', ${moment(at)}::timestamptz) and ${inCities('worker_hours.city_code', caller)} ${ofCity}))`
}

function filters(asked: Filters, caller: Caller): Expression<SqlBool>[] {
  const { cityCode, status, workStatus, busy, onDutyAt, serviceType, expiresIn } = asked
  const inCity = cityCode ? [workerRow('workers.city_code', '=', cityCode)] : []
  return [
    ...(onDutyAt == null ? inCity : [wasOnDuty(onDutyAt, cityCode, caller)]),
    ...(status ? [workerRow('workers.status', '=', status)] : []),
    ...(workStatus ? [sql<SqlBool>`${workStatusNow} = ${workStatus}`] : []),
    ...(busy ? [hasOrder] : []),
    ...(serviceType ? [sql<SqlBool>`${serviceType} = any(workers.service_types)`] : []),
    ...(expiresIn === undefined ? [] : [endsWithin(expiresIn)]),
    ...careerFilters(asked),
  ]
}

/** Level, score, when they joined and since when they are silent. */
function careerFilters({
  level,
  leastScore,
  mostScore,
  silentDays,
  firstDay,
  lastDay,
}: Filters): Expression<SqlBool>[] {
  const joinedOn = sql`(workers.joined_at at time zone 'Asia/Shanghai')::date`
  return [
    ...(level === undefined ? [] : [workerRow('workers.level', '=', level)]),
    ...(leastScore == null ? [] : [workerRow('workers.score', '>=', leastScore)]),
    ...(mostScore == null ? [] : [workerRow('workers.score', '<=', mostScore)]),
    ...(silentDays === undefined
      ? []
      : [sql<SqlBool>`(workers.located_at >= now() - make_interval(days => ${silentDays}::int)) is not true`]),
    ...(firstDay ? [sql<SqlBool>`${joinedOn} >= ${firstDay}::date`] : []),
    ...(lastDay ? [sql<SqlBool>`${joinedOn} <= ${lastDay}::date`] : []),
  ]
}

/** A worker number, a phone number, whole or its last four, or a name. */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const names = sql`(users.nick_name || ' ' || users.real_name || ' ' || coalesce(users.username, ''))`
  const ways = [isNamed(names, search)]
  if (/^[rdp]?\d{4,8}$/i.test(search)) ways.push(sql<SqlBool>`workers.number = ${search.replace(/\D/g, '')}::int`)
  return workerRow.or([...ways, ...phoneMatches('users.phone', word)])
}

/** How many of each kind are on duty now, and how many need attention. */
export const counts = handle(workers.counts, async ({ db, caller }) => {
  const onDuty = (kind: WorkerKind) => sql<SqlBool>`workers.kind = ${kind} and ${workStatusNow} = 'online'`
  const count = (which: Expression<SqlBool>) => workerRow.fn.countAll<number>().filterWhere(which)
  return db
    .selectFrom('workers')
    .where(inScope(caller))
    .where('workers.status', '<>', 'resigned')
    .select([
      count(onDuty('rider')).as('rider'),
      count(onDuty('chauffeur')).as('chauffeur'),
      count(onDuty('companion')).as('companion'),
      count(isInQueue('expiring')).as('expiring'),
      count(isInQueue('frozen')).as('frozen'),
      count(endsWithin(urgentDays)).as('urgent'),
      count(endsWithin(-1)).as('expired'),
    ])
    .executeTakeFirstOrThrow()
})
