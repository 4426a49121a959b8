import { sql } from 'kysely'
import { mostUnread } from '#contract/desk/notification-rules.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { viewNotification } from '#server/desk/notifications/delivery/view.ts'
import { isSnapshot, markNow, moveWatermark, unread } from '#server/desk/notifications/delivery/watermark.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { addressedTo } from './audience.ts'

export const list = handle(notifications.list, async ({ db, caller, sender }, { limit }) => {
  // Taken before the rows: clear-all must not clear a notification that the list did not show.
  const mark = await markNow(db)
  const rows = await unread(db, caller)
    .selectAll('notifications')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute()
  const count = rows.length < limit ? rows.length : await countUnread({ db, caller })
  return { rows: rows.map(row => viewNotification(row, sender.language)), unread: count, mark }
})

async function countUnread({ db, caller }: Pick<QueryContext, 'db' | 'caller'>): Promise<number> {
  const { count } = await db
    .selectFrom(unread(db, caller).select('notifications.id').limit(mostUnread).as('unread'))
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reading acknowledges as well. Ids of notifications for other people are ignored. */
export const read = handle(notifications.read, async (context, { ids }) => {
  await markRead(context, ids)
  return {}
})

async function markRead({ db, caller, nudge }: CommandContext, ids: readonly number[]): Promise<void> {
  await db
    .insertInto('notification_receipts')
    .columns(['user_id', 'notification_id', 'acknowledged_at', 'read_at'])
    .expression(eb =>
      eb
        .selectFrom('notifications')
        .select([
          sql<number>`${caller.userId}::bigint`.as('user_id'),
          'id',
          sql<Date>`now()`.as('seen'),
          sql<Date>`now()`.as('read'),
        ])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where(addressedTo(caller))
        .orderBy('id'),
    )
    .onConflict(conflict =>
      conflict.columns(['user_id', 'notification_id']).doUpdateSet({
        read_at: sql`coalesce(notification_receipts.read_at, now())`,
        acknowledged_at: sql`coalesce(notification_receipts.acknowledged_at, now())`,
      }),
    )
    .execute()
  for (const id of ids) nudge({ word: 'notifications.changed', id, userId: caller.userId, settled: [id] })
}

/** Marks message notifications of a conversation as read, since the person reads it. `link` is that of its notifications. */
export async function readMessages(context: CommandContext, link: string): Promise<void> {
  const rows = await unread(context.db, context.caller)
    .select('notifications.id')
    .where('notifications.link', '=', link)
    .where('notifications.type', '<', sql.lit(5))
    .execute()
  if (rows.length > 0)
    await markRead(
      context,
      rows.map(({ id }) => id),
    )
}

export const clear = handle(notifications.clear, async (context, { mark, ids }) => {
  const { db, caller, sender, nudge } = context
  if (mark !== undefined && !isSnapshot(mark)) {
    refuse('badInput', { fields: { mark: fieldSentence('unknown', sender.language) } })
  }
  await moveWatermark(db, caller.userId, mark)
  if (ids.length > 0) await markRead(context, ids)
  nudge({ word: 'notifications.changed', id: null, userId: caller.userId })
  return {}
})
