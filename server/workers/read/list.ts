import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { expiringDays } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerQuestion, WorkerQueue } from '#contract/people/worker-question.ts'
import type { workers } from '#contract/people/workers.ts'
import type { Tables } from '#server/kit/database.ts'
import { containing } from '#server/kit/like.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { todayInShanghai } from '#server/workers/credentials/days.ts'
import { inScope } from '#server/workers/scope.ts'
import { viewWorker } from './view.ts'
import { workersQuery, workStatusNow } from './worker-query.ts'

type Question = z.output<typeof WorkerQuestion>
type Filters = Omit<Question, 'queue' | 'kind'>
type Page = { rows: WorkerRow[]; next: string | null }

const workerRow = expressionBuilder<Tables, 'workers'>()

/** One page, newest first; `after` is the last id seen, so every page costs the same. */
export async function list({ db, caller }: QueryContext, question: Question): Promise<Page> {
  const { queue, kind, after, limit } = question
  const found = await workersQuery(db)
    .where(inScope(caller))
    .where(standsIn(queue))
    .where(workerRow.and(filters(question)))
    .$if(question.status === undefined, page => page.where('workers.status', '<>', 'resigned'))
    .$if(kind !== undefined, page => page.where('workers.kind', '=', kind ?? 'rider'))
    .$if(Boolean(after), page => page.where('workers.user_id', '<', Number(after)))
    .orderBy('workers.user_id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(worker => viewWorker(worker, caller)),
    next: found.length > limit && last ? String(last.id) : null,
  }
}

export function allsend(context: QueryContext, question: Filters): Promise<Page> {
  return list(context, { ...question, queue: 'rider' })
}

export function allDai(context: QueryContext, question: Filters): Promise<Page> {
  return list(context, { ...question, queue: 'chauffeur' })
}

/** Which workers stand under a tab: the one rule for its list and its count. */
function standsIn(queue: WorkerQueue): Expression<SqlBool> {
  if (queue === 'frozen') return workerRow('workers.status', '=', 'frozen')
  return queue === 'expiring' ? endsWithin(expiringDays) : workerRow('workers.kind', '=', queue)
}

function endsWithin(days: number): Expression<SqlBool> {
  return sql<SqlBool>`workers.user_id in (select worker_id from worker_credentials
    where expires_on <= ${todayInShanghai} + ${days}::int)`
}

function filters(asked: Filters): Expression<SqlBool>[] {
  const { search, cityCode, status, workStatus, serviceType, expiresIn } = asked
  return [
    ...(search ? [matches(search)] : []),
    ...(cityCode ? [workerRow('workers.city_code', '=', cityCode)] : []),
    ...(status ? [workerRow('workers.status', '=', status)] : []),
    ...(workStatus ? [sql<SqlBool>`${workStatusNow} = ${workStatus}`] : []),
    ...(serviceType ? [sql<SqlBool>`${serviceType} = any(workers.service_types)`] : []),
    ...(expiresIn === undefined ? [] : [endsWithin(expiresIn)]),
    ...ofCareer(asked),
  ]
}

/** How good they are, and how long they have been with us or away. */
function ofCareer({ level, leastScore, mostScore, silentDays, firstDay, lastDay }: Filters): Expression<SqlBool>[] {
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

/** A worker number, a phone number, whole or its last four, or a name. A part of a hidden number finds nobody. */
function matches(search: string): Expression<SqlBool> {
  const names = sql`(users.nick_name || ' ' || users.real_name || ' ' || coalesce(users.username, ''))`
  const pattern = containing(search)
  const ways = [sql<SqlBool>`(bigrams(${names}) @> bigrams(${search}) and ${names} ilike ${pattern})`]
  if (/^[rdp]?\d{4,8}$/i.test(search)) ways.push(sql<SqlBool>`workers.number = ${search.replace(/\D/g, '')}::int`)
  if (/^\d{4}$|^\d{11}$/.test(search)) ways.push(sql<SqlBool>`reverse(users.phone) like reverse(${search}) || '%'`)
  return workerRow.or(ways)
}

/** Who is on duty now of each kind, and who needs attention. */
export async function counts({ db, caller }: QueryContext): Promise<OutputOf<typeof workers.counts>> {
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
      count(standsIn('expiring')).as('expiring'),
      count(standsIn('frozen')).as('frozen'),
      count(endsWithin(-1)).as('expired'),
    ])
    .executeTakeFirstOrThrow()
}
