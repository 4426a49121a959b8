import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Page } from '#contract/base/page.ts'
import { expiringDays } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerQuestion, WorkerQueue } from '#contract/people/worker-question.ts'
import { workers } from '#contract/people/workers.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { containing } from '#server/kit/rows/like.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import { inScope } from '#server/workers/scope.ts'
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

/** One page, newest first; `after` is the last id of the page before. */
async function page(context: QueryContext, question: Question): Promise<Page<WorkerRow>> {
  const { db, caller } = context
  const { queue, kind, after, limit } = question
  const words = await readSearch(context, question.search)
  const found = await workersQuery(db)
    .where(inScope(caller))
    .where(isInQueue(queue))
    .where(workerRow.and(words.map(matches)))
    .where(workerRow.and(filters(question)))
    .$if(question.status === undefined, rows => rows.where('workers.status', '<>', 'resigned'))
    .$if(kind !== undefined, rows => rows.where('workers.kind', '=', kind ?? 'rider'))
    .$if(Boolean(after), rows => rows.where('workers.user_id', '<', Number(after)))
    .orderBy('workers.user_id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: worker => viewWorker(worker, caller), cursorOf: worker => worker.id })
}

/** Which workers belong to a tab; its list and its count use it alike. */
function isInQueue(queue: WorkerQueue): Expression<SqlBool> {
  if (queue === 'frozen') return workerRow('workers.status', '=', 'frozen')
  return queue === 'expiring' ? endsWithin(expiringDays) : workerRow('workers.kind', '=', queue)
}

function endsWithin(days: number): Expression<SqlBool> {
  return sql<SqlBool>`workers.user_id in (select worker_id from worker_credentials
    where expires_on <= ${today} + ${days}::int)`
}

function filters(asked: Filters): Expression<SqlBool>[] {
  const { cityCode, status, workStatus, serviceType, expiresIn } = asked
  return [
    ...(cityCode ? [workerRow('workers.city_code', '=', cityCode)] : []),
    ...(status ? [workerRow('workers.status', '=', status)] : []),
    ...(workStatus ? [sql<SqlBool>`${workStatusNow} = ${workStatus}`] : []),
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
  const pattern = containing(search)
  const ways = [sql<SqlBool>`(bigrams(${names}) @> bigrams(${search}) and ${names} ilike ${pattern})`]
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
      count(endsWithin(-1)).as('expired'),
    ])
    .executeTakeFirstOrThrow()
})
