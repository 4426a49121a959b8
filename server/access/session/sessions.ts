import { sql } from 'kysely'
import type { SessionRow } from '#contract/access/staff.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { nudgeAccessChanged } from './tokens.ts'

/** Where a person is signed in, the last seen first. */
export async function listSessions(db: Database, userId: number, currentId: number): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'active_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<number>`now()`)
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    id: row.id,
    ip: row.ip,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.active_at,
    isCurrent: row.id === currentId,
  }))
}

/** Ends one session; false if it is not a live one of this person. */
export async function endSession(change: Change, userId: number, sessionId: number, why: string): Promise<boolean> {
  const { numUpdatedRows } = await change.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_why: why })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  nudgeAccessChanged(change, userId)
  return numUpdatedRows > 0n
}
