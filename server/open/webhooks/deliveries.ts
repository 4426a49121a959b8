import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { byAge } from '#contract/base/page.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { WebhookAttempt } from '#contract/open/webhooks/deliveries.ts'
import { type DeliveryOutcome, webhookLimits } from '#contract/open/webhooks/limits.ts'
import { webhookDeliveries } from '#contract/open/webhooks.ts'
import {
  byMoment,
  chosenSort,
  cursorIn,
  directionOf,
  isAfter,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { appIsCovered } from '#server/open/apps/index.ts'
import { maskNumbers } from '#server/people/index.ts'
import { hostOf } from './failing.ts'
import { sendQueue } from './queues.ts'
import { logNewest } from './settle.ts'
import type { EndpointRecord } from './table.ts'
import { deliveriesQuery, endpointsQuery, type ListedDelivery, refusalOf, viewDelivery } from './view.ts'

/** The newest or the oldest first. Each filter has an index that is ordered like the list. */
const list = handle(webhookDeliveries.list, async ({ db, caller }, { after, limit, sort, ...question }) => {
  const { endpointId, type, outcome, record, from, to } = question
  const order = { ...byMade, direction: directionOf(chosenSort(byAge, sort)) }
  const deliveries = deliveriesQuery(db, caller)
    .$if(endpointId !== undefined, rows => rows.where('endpoint_id', '=', endpointId ?? 0))
    .$if(type !== '', rows => rows.where('type', '=', type))
    .$if(record !== '', rows => rows.where('record', '=', searchedText(record)))
    .$if(outcome !== undefined, rows => rows.where(outcomeIs(outcome ?? 'open')))
    .$if(from !== undefined, rows => rows.where('webhooks.created_at', '>=', moment(from)))
    .$if(to !== undefined, rows => rows.where('webhooks.created_at', '<=', moment(to)))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(deliveries, order).execute()
  return pageOf(found, limit, { view: row => viewDelivery(row, caller), cursorOf: cursorIn(order) })
})

const byMade: Pick<RowOrder<ListedDelivery>, 'id' | 'idOf' | 'by'> = {
  id: 'webhooks.id',
  idOf: ({ id }) => id,
  by: byMoment('webhooks.created_at', row => row.created_at),
}

const get = handle(webhookDeliveries.get, async ({ db, caller }, { id }) => {
  const row = await deliveriesQuery(db, caller)
    .select(['body', 'last_answer'])
    .where('webhooks.id', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const attempts = await attemptsOf(db, row)
  return {
    delivery: viewDelivery(row, caller),
    body: maskNumbers(JSON.stringify(row.body, null, 2)).text,
    attempts: attempts.map(one => ({ ...one, answer: maskNumbers(one.answer).text })),
  }
})

/** The newest try stands in the delivery, those before it in a table of their own. */
async function attemptsOf(db: Database, row: ListedDelivery & { last_answer: string }): Promise<WebhookAttempt[]> {
  const earlier = await db
    .selectFrom('webhook_attempts')
    .select(['number', 'at', 'status', 'ms', 'answer', 'error'])
    .where('webhook_id', '=', row.id)
    .orderBy('number', 'desc')
    .execute()
  const { attempts: number, last_at: at, last_status: status, last_ms, last_answer: answer, last_error: error } = row
  if (at === null || earlier[0]?.number === number) return earlier
  return [{ number, at, status, ms: last_ms ?? 0, answer, error }, ...earlier]
}

const resend = handle(webhookDeliveries.resend, async (context, { id }) => {
  const { db } = context
  const found = await db.selectFrom('webhooks').select('endpoint_id').where('id', '=', id).executeTakeFirst()
  // Before the delivery, as whoever sends everything again locks them.
  const endpoint = await lockOn(context, found?.endpoint_id ?? null)
  const row = await db
    .selectFrom('webhooks')
    .select(['type', 'record', 'delivered_at', 'dead_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  if (row.delivered_at === null && row.dead_at === null) refuse('alreadySo')
  await openAgain(context, sql`select ${id}::bigint`)
  await recordEvent(context, {
    action: 'webhookDeliveries.resend',
    subject: 'webhooks',
    subjectId: endpoint.id,
    subjectNo: hostOf(endpoint.url),
    reason: `${row.type} ${row.record}`,
  })
  context.nudge({ word: 'webhookDeliveries.changed', id })
  return {}
})

type Replay = { endpointId: number; since: number; withDelivered: boolean }

const count = handle(webhookDeliveries.count, async ({ db, caller }, question) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${replayed(question, webhookLimits.replay + 1)}) as found
    where exists (select from webhook_endpoints as endpoint join apps on apps.id = endpoint.app_id
      where endpoint.id = ${question.endpointId} and ${appIsCovered(caller)})`.execute(db)
  return { count: rows[0]?.count ?? 0 }
})

/** Everything at once is open again. What happens from now on to a record comes after what is sent again of it. */
const replay = handle(webhookDeliveries.replay, async (context, question) => {
  const { db } = context
  const endpoint = await lockOn(context, question.endpointId)
  const count = await openAgain(context, replayed(question, webhookLimits.replay + 1))
  if (count > webhookLimits.replay) refuse('tooManyToReplay', { params: { most: webhookLimits.replay } })
  await db.updateTable('webhook_endpoints').set({ missed_since: null }).where('id', '=', endpoint.id).execute()
  await recordEvent(context, {
    action: 'webhookDeliveries.replay',
    subject: 'webhooks',
    subjectId: endpoint.id,
    subjectNo: hostOf(endpoint.url),
    changes: { count: [null, count], since: [null, question.since] },
  })
  context.nudge({ word: 'webhookDeliveries.changed', id: null })
  context.nudge({ word: 'webhooks.changed', id: endpoint.id })
  return { count }
})

export const webhookDeliveriesFeature = feature(webhookDeliveries, { list, get, resend, count, replay })

/** Has these sent again, with their ids and numbers; the delays begin anew. How many they are. */
async function openAgain(context: CommandContext, ids: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    with chosen as (${ids}), logged as (${logNewest(sql`select * from chosen`)}), opened as (
      update webhooks set delivered_at = null, dead_at = null, attempts_since = attempts, last_error = null
      where id in (select * from chosen) returning id, endpoint_id, record, seq, type
    )
    insert into webhook_queue (webhook_id, endpoint_id, record, seq, due_at)
    select id, endpoint_id, record, seq, case when type = 'endpoint.test' then '-infinity' else now() end from opened
    on conflict do nothing`.execute(context.db)
  context.wake(sendQueue)
  return Number(numAffectedRows ?? 0)
}

/** What is sent again: dead ones, and delivered ones if that is asked for. Tests are not. */
function replayed({ endpointId, since, withDelivered }: Replay, most: number) {
  const isMeant = withDelivered ? sql`(dead_at is not null or delivered_at is not null)` : sql`dead_at is not null`
  return sql`select id from webhooks where endpoint_id = ${endpointId} and created_at >= ${moment(since)}
    and ${isMeant} and type <> 'endpoint.test' order by created_at, id limit ${most}`
}

/** The endpoint, locked without holding up those who enqueue for it; refused where it is off, since nothing would be sent. */
async function lockOn({ db, caller }: CommandContext, id: number | null): Promise<EndpointRecord> {
  const endpoint = await endpointsQuery(db).where('endpoint.id', '=', id).forNoKeyUpdate('endpoint').executeTakeFirst()
  if (!endpoint) return refuse('notFound')
  const reason = refusalOf(endpoint, 'replay', caller)
  return reason === null ? endpoint : refuse(reason)
}

function outcomeIs(outcome: DeliveryOutcome): Expression<SqlBool> {
  if (outcome === 'delivered') return sql<SqlBool>`delivered_at is not null`
  return outcome === 'dead'
    ? sql<SqlBool>`dead_at is not null`
    : sql<SqlBool>`webhooks.id in (select webhook_id from webhook_queue)`
}

function moment(ms = 0) {
  return sql<number>`to_timestamp(${ms}::double precision / 1000)`
}
