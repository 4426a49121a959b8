import { sql } from 'kysely'
import type { Notification } from '#contract/notifications.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { concerns, keptMs } from './audience.ts'
import { viewNotification } from './view.ts'

const drawerRows = 200

function unread(db: Database, caller: Caller) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_receipts as receipt', join =>
      join.onRef('receipt.notification_id', '=', 'notifications.id').on('receipt.user_id', '=', caller.userId),
    )
    .where('notifications.created_at', '>', sql<number>`now() - make_interval(secs => ${keptMs / 1000})`)
    .where('receipt.read_at', 'is', null)
    .where(concerns(caller))
}

export async function list({ db, caller, sender }: QueryContext): Promise<{ rows: Notification[]; unread: number }> {
  const rows = await unread(db, caller)
    .selectAll('notifications')
    .orderBy('notifications.id', 'desc')
    .limit(drawerRows)
    .execute()
  const { count } = await unread(db, caller)
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(row => viewNotification(row, sender.language)), unread: count }
}

export async function read(context: CommandContext, { ids }: { ids: number[] }): Promise<Record<string, never>> {
  await markRead(context, ids)
  return {}
}

export async function clear(context: CommandContext): Promise<Record<string, never>> {
  const rows = await unread(context.db, context.caller).select('notifications.id').execute()
  await markRead(
    context,
    rows.map(row => row.id),
  )
  return {}
}

/** Reading is acknowledging too. Ids that do not concern this person are passed over. */
async function markRead({ db, caller, tell }: CommandContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return
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
        .where(concerns(caller)),
    )
    .onConflict(conflict =>
      conflict.columns(['user_id', 'notification_id']).doUpdateSet({
        read_at: sql`coalesce(notification_receipts.read_at, now())`,
        acknowledged_at: sql`coalesce(notification_receipts.acknowledged_at, now())`,
      }),
    )
    .execute()
  for (const id of ids) tell({ word: 'notifications.changed', id, userId: caller.userId })
}

/** Notes that these arrived at the person; which of the three actions said so makes no difference. */
export async function acknowledge(db: Database, caller: Caller, ids: number[]): Promise<void> {
  await db
    .insertInto('notification_receipts')
    .columns(['user_id', 'notification_id', 'acknowledged_at'])
    .expression(eb =>
      eb
        .selectFrom('notifications')
        .select([sql<number>`${caller.userId}::bigint`.as('user_id'), 'id', sql<Date>`now()`.as('seen')])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where(concerns(caller)),
    )
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'notification_id'])
        .doUpdateSet({ acknowledged_at: sql`coalesce(notification_receipts.acknowledged_at, now())` }),
    )
    .execute()
}

/** What has not arrived at the person yet, oldest first. Never "everything after the last": ids commit out of order. */
export async function unacknowledged(db: Database, caller: Caller, limit: number) {
  return unread(db, caller)
    .selectAll('notifications')
    .where('receipt.acknowledged_at', 'is', null)
    .orderBy('notifications.id')
    .limit(limit)
    .execute()
}

/** Who has acknowledged which of these already: a node that has just started sends them to nobody else. */
export async function acknowledgedOf(db: Database, ids: number[]): Promise<Map<number, Set<number>>> {
  const rows = await db
    .selectFrom('notification_receipts')
    .select(['user_id', 'notification_id'])
    .where('notification_id', 'in', ids)
    .where('acknowledged_at', 'is not', null)
    .execute()
  const arrived = new Map<number, Set<number>>()
  for (const { user_id, notification_id } of rows) {
    arrived.set(user_id, (arrived.get(user_id) ?? new Set()).add(notification_id))
  }
  return arrived
}
