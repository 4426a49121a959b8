import { sql } from 'kysely'
import { mostUnread, type Notification } from '#contract/notifications.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { viewNotification } from '#server/notifications/delivery/view.ts'
import { isSnapshot, markNow, moveWatermark, unread } from '#server/notifications/delivery/watermark.ts'
import { concerns } from './audience.ts'

export async function list(
  { db, caller, sender }: QueryContext,
  { limit }: { limit: number },
): Promise<{ rows: Notification[]; unread: number; mark: string }> {
  // Before the rows: what is written in between is rather listed and not cleared than the other way round.
  const mark = await markNow(db)
  const rows = await unread(db, caller)
    .selectAll('notifications')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute()
  const count = rows.length < limit ? rows.length : await countUnread({ db, caller })
  return { rows: rows.map(row => viewNotification(row, sender.language)), unread: count, mark }
}

async function countUnread({ db, caller }: Pick<QueryContext, 'db' | 'caller'>): Promise<number> {
  const { count } = await db
    .selectFrom(unread(db, caller).select('notifications.id').limit(mostUnread).as('unread'))
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reading is acknowledging too. Ids that do not concern this person are passed over. */
export async function read(
  { db, caller, tell }: CommandContext,
  { ids }: { ids: number[] },
): Promise<Record<string, never>> {
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
        .where(concerns(caller))
        .orderBy('id'),
    )
    .onConflict(conflict =>
      conflict.columns(['user_id', 'notification_id']).doUpdateSet({
        read_at: sql`coalesce(notification_receipts.read_at, now())`,
        acknowledged_at: sql`coalesce(notification_receipts.acknowledged_at, now())`,
      }),
    )
    .execute()
  for (const id of ids) tell({ word: 'notifications.changed', id, userId: caller.userId, settled: [id] })
  return {}
}

/** Whoever looks at a conversation need not be told once more what was said there. `link` is the one its news have. */
export async function readMessages(context: CommandContext, link: string): Promise<void> {
  const rows = await unread(context.db, context.caller)
    .select('notifications.id')
    .where('notifications.link', '=', link)
    .where('notifications.type', '<', sql.lit(5))
    .execute()
  if (rows.length > 0) await read(context, { ids: rows.map(({ id }) => id) })
}

export async function clear(
  { db, caller, sender, tell }: CommandContext,
  { mark }: { mark?: string | undefined },
): Promise<Record<string, never>> {
  if (mark !== undefined && !isSnapshot(mark)) {
    refuse('badInput', { fields: { mark: fieldSentence('unknown', sender.language) } })
  }
  await moveWatermark(db, caller.userId, mark)
  tell({ word: 'notifications.changed', id: null, userId: caller.userId })
  return {}
}
