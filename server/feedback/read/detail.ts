import { sql } from 'kysely'
import type { FeedbackDetail, FeedbackLine } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { readLog } from '#server/access/events/index.ts'
import { linksTo } from '#server/desk/files/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten } from '#server/people/index.ts'
import type { FeedbackRecord } from '../table.ts'
import { alikeOf } from './alike.ts'
import { maskContact } from './contact.ts'
import { feedbackWithPeople, lineColumns, viewFeedback, viewLine } from './view.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>

export const get = handle(feedback.get, ({ db, caller }, { id }) => detailOf({ db, caller }, id))

/** One piece of feedback of this reader's cities with everything about it. */
export async function detailOf({ db, caller }: Reader, id: number): Promise<FeedbackDetail> {
  const row = await feedbackWithPeople(db)
    .where('feedback.id', '=', id)
    .where(inCities('feedback.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  return {
    ...viewFeedback(row, caller),
    content: asWritten(row.content),
    marked: [...new Set([...row.trouble, ...row.complaint_words, ...(row.order_no ? [row.order_no] : [])])],
    page: row.page,
    device: row.device,
    systemVersion: row.system_version,
    contact: maskContact(row.contact),
    imageUrls: await imagesOf(db, id),
    orderNo: row.order_no,
    messages: await messagesOf(db, id),
    adoptedVersion: row.adopted_version,
    closingReason: asWritten(row.closing_reason),
    ...(await relatedOf(db, caller, row)),
    log: await readLog(db, 'feedback', id),
  }
}

async function imagesOf(db: Database, id: number): Promise<string[]> {
  const files = await db
    .selectFrom('feedback_images')
    .innerJoin('files', 'files.id', 'feedback_images.file_id')
    .select('files.name')
    .where('feedback_id', '=', id)
    .orderBy('place')
    .execute()
  return linksTo(
    db,
    files.map(({ name }) => name),
  )
}

const mostMessages = 100

async function messagesOf(db: Database, id: number): Promise<FeedbackDetail['messages']> {
  const newest = await db
    .selectFrom('feedback_messages')
    .selectAll()
    .where('feedback_id', '=', id)
    .orderBy('id', 'desc')
    .limit(sql.lit(mostMessages))
    .execute()
  return newest
    .toReversed()
    .map(({ id: messageId, at, by, name, content }) => ({ id: messageId, at, by, name, text: asWritten(content) }))
}

/** Other records that it has to do with. */
async function relatedOf(db: Database, caller: Caller, row: FeedbackRecord) {
  const [main] = row.duplicate_of === null ? [] : await linesOf(db, caller, sql`id = ${row.duplicate_of}`)
  const isOwn = row.person_id === null ? sql`merchant_id = ${row.merchant_id}` : sql`person_id = ${row.person_id}`
  return {
    duplicateOf: main ?? null,
    duplicates: row.merged > 0 ? await linesOf(db, caller, sql`duplicate_of = ${row.id}`) : [],
    alike: await alikeOf(db, caller, row),
    others: await linesOf(db, caller, sql`${isOwn} and id <> ${row.id}`),
    complaint: row.complaint_id === null ? null : await complaintOf(db, row.complaint_id),
    incidents: await db
      .selectFrom('feedback_incident_reports as report')
      .innerJoin('feedback_incidents as incident', 'incident.id', 'report.incident_id')
      .select(['incident.id', 'incident.no', 'incident.term'])
      .where('report.feedback_id', '=', row.id)
      .orderBy('incident.id')
      .execute(),
  }
}

const mostLines = 20

async function linesOf(db: Database, caller: Caller, which: ReturnType<typeof sql>): Promise<FeedbackLine[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(lineColumns)
    .where(sql<boolean>`${which}`)
    .where(inCities('feedback.city_code', caller))
    .orderBy('id', 'desc')
    .limit(sql.lit(mostLines))
    .execute()
  return rows.map(viewLine)
}

async function complaintOf(db: Database, id: number): Promise<FeedbackDetail['complaint']> {
  return (await db.selectFrom('complaints').select(['id', 'no']).where('id', '=', id).executeTakeFirst()) ?? null
}
