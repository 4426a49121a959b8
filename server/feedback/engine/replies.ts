import { sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { FeedbackRecord } from '../table.ts'
import { enqueueFeedbackWebhook } from './webhooks.ts'

type Reply = Parameters<typeof enqueueFeedbackWebhook>[2]

/** What staff say to the person, and to the persons of everything that was merged into it. */
export async function replyWithDuplicates(change: Change, row: FeedbackRecord, reply: Reply): Promise<void> {
  for (const one of [row, ...(await duplicatesOf(change.db, row.id))]) await replyTo(change, one, reply)
}

export async function replyTo(change: Change, row: FeedbackRecord, reply: Reply): Promise<void> {
  await change.db
    .insertInto('feedback_messages')
    .values({ feedback_id: row.id, by: 'staff', name: change.actor.name, content: reply.text })
    .execute()
  await enqueueFeedbackWebhook(change, row, reply)
}

/** In the order of their ids. Nothing here changes their rows. */
function duplicatesOf(db: Database, id: number): Promise<FeedbackRecord[]> {
  return db.selectFrom('feedback').selectAll().where('duplicate_of', '=', id).orderBy('id').execute()
}

/** The last answer to the person of an answered one, for those who are merged into it later. */
export async function lastReply({ db }: Change, row: FeedbackRecord): Promise<Reply | null> {
  if (row.state !== 'replied' && row.state !== 'adopted') return null
  const message = await db
    .selectFrom('feedback_messages')
    .select('content')
    .where('feedback_id', '=', row.id)
    .where('by', '=', 'staff')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!message) return null
  const isAdopted = row.state === 'adopted'
  return {
    type: isAdopted ? 'feedback.adopted' : 'feedback.replied',
    text: message.content,
    ...(isAdopted && { appVersion: row.adopted_version }),
  }
}
