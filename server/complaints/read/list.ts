import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { complaintClocks } from '#contract/complaints/complaint.ts'
import {
  type ComplaintQuestion,
  type ComplaintQueue,
  complaintSortsOf,
  complaints,
} from '#contract/complaints/complaints.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { endsWith, numberEnd } from '#server/desk/searches/index.ts'
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
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import { complaintsWithOrders, viewComplaint } from './view.ts'

type Question = z.output<typeof ComplaintQuestion>

const row = () => expressionBuilder<Tables, 'complaints'>()
/** Written like the condition of the partial indexes. */
const live = sql<SqlBool>`complaints.state <> 'closed'`

/** The next due first or as it is asked for. */
export const list = handle(complaints.list, async (context, question) => {
  const { db, caller, setting } = context
  const words = await readSearch(context, question.search)
  const about = question.aboutId ? await respondentOf(db, question.aboutId) : undefined
  const order = orderOf(question)
  const page = complaintsWithOrders(db)
    .where(inCities('complaints.city_code', caller))
    .where(inQueue(question.queue, caller))
    .where(row().and(words.map(matches)))
    .where(row().and(filters(question)))
    .$if(about !== undefined, rows => (about ? rows.where(isAbout(about)) : rows))
    .where(isAfter(order, question.after))
    .limit(oneMore(question.limit))
  const found = await sorted(page, order).execute()
  return pageOf(found, question.limit, {
    view: complaint => viewComplaint(complaint, { caller, setting }),
    cursorOf: cursorIn(order),
  })
})

function orderOf({ queue, sort }: Question): RowOrder<{ id: number; rank: number }> {
  const chosen = chosenSort(complaintSortsOf(queue), sort)
  return {
    id: 'complaints.id',
    idOf: ({ id }) => id,
    direction: directionOf(chosen),
    by: chosen === 'due' ? byNumber('complaints.rank', ({ rank }) => rank) : undefined,
  }
}

/** The condition of a queue for this reader, for its list and its count. */
function inQueue(queue: ComplaintQueue | 'all', { userId }: Caller): Expression<SqlBool> {
  switch (queue) {
    case 'all':
      return row().lit(true)
    case 'mine':
      return row().and([live, row()('complaints.assignee_id', '=', userId)])
    case 'near':
      return row().and([live, row()('complaints.near_at', '<=', sql<number>`now()`)])
    case 'hotline':
      return row().and([live, row()('complaints.hotline_due_at', 'is not', null)])
    case 'approval':
      return sql<SqlBool>`complaints.id in (select complaint_id from complaint_compensations where state = 'pending')`
    case 'appeals':
      return sql<SqlBool>`complaints.id in (select complaint_id from complaint_punishments where state = 'appealed')`
    case 'closed':
      return row()('complaints.state', '=', queue)
    default:
      return row().and([live, row()('complaints.state', '=', queue)])
  }
}

function filters({ type, level, orderNo, personId, firstDay, lastDay }: Question): Expression<SqlBool>[] {
  return [
    ...(type ? [row()('complaints.type', '=', type)] : []),
    ...(level ? [row()('complaints.level', '=', level)] : []),
    ...withinDays('complaints.created_at', firstDay, lastDay),
    ...(orderNo ? [sql<SqlBool>`complaints.order_id in (select id from orders where no = ${orderNo})`] : []),
    ...(personId ? [row().or([row()('complainant_id', '=', personId), row()('respondent_id', '=', personId)])] : []),
  ]
}

type Respondent = Pick<
  ComplaintRecord,
  'respondent_kind' | 'respondent_name' | 'respondent_app_id' | 'respondent_external_id'
>

function respondentOf(db: Database, id: number): Promise<Respondent> {
  return db
    .selectFrom('complaints')
    .select(['respondent_kind', 'respondent_name', 'respondent_app_id', 'respondent_external_id'])
    .where('id', '=', id)
    .executeTakeFirst()
    .then(found => found ?? refuse('notFound'))
}

/** A shop that no app has reported is known by its name. */
function isAbout(one: Respondent): Expression<SqlBool> {
  const isKind = row()('complaints.respondent_kind', '=', one.respondent_kind)
  if (one.respondent_app_id === null) {
    const isUnknown = row()('complaints.respondent_app_id', 'is', null)
    return row().and([isKind, isUnknown, row()('complaints.respondent_name', '=', one.respondent_name)])
  }
  const { respondent_app_id: appId, respondent_external_id: externalId } = one
  const isSame = row().and({ respondent_app_id: appId, respondent_external_id: externalId })
  return row().and([isKind, isSame])
}

/** The end of a complaint's or an order's number, of six or more; a phone number or its last four. */
function matches(word: SearchedWord): Expression<SqlBool> {
  const ways: Expression<SqlBool>[] = []
  const end = numberEnd(word.words)
  if (end) {
    ways.push(endsWith('complaints.no', end))
    ways.push(sql<SqlBool>`complaints.order_id in (select id from orders where ${endsWith('no', end)})`)
  }
  for (const isPhone of phoneMatches('users.phone', word)) {
    ways.push(sql<SqlBool>`complaints.complainant_id in (select id from users where ${isPhone})`)
  }
  return ways.length > 0 ? row().or(ways) : row().lit(false)
}

const counted = ['pending', 'processing', 'evidence', 'confirming', 'near', 'escalated', 'hotline', 'mine'] as const

export const counts = handle(complaints.counts, async ({ db, caller }) => ({
  ...(await countsQuery(db, caller).executeTakeFirstOrThrow()),
  approval: await countWaiting(db, caller, 'approval'),
  appeals: await countWaiting(db, caller, 'appeals'),
}))

function countsQuery(db: Database, caller: Caller) {
  return db
    .selectFrom('complaints')
    .where(live)
    .where(inCities('complaints.city_code', caller))
    .select(({ fn }) => counted.map(queue => fn.countAll<number>().filterWhere(inQueue(queue, caller)).as(queue)))
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`complaints.near_at is not null and complaints.due_at <= now()`)
        .as('overdue'),
      fn
        .countAll<number>()
        .filterWhere(
          sql<SqlBool>`complaints.hotline_due_at <= now() + make_interval(secs => ${complaintClocks.hotlineNear})`,
        )
        .as('hotlineNear'),
    ])
}

/** Of closed ones, too: money and appeals wait whatever became of the complaint. */
async function countWaiting(db: Database, caller: Caller, queue: 'approval' | 'appeals'): Promise<number> {
  const { count } = await db
    .selectFrom('complaints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(inCities('complaints.city_code', caller))
    .where(inQueue(queue, caller))
    .executeTakeFirstOrThrow()
  return count
}
