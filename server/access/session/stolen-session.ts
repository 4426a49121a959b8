import { notify } from '#server/desk/notifications/index.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type ChangeRuntime, ownAccess, system } from './guessing.ts'
import { nudgeAccessChanged, revokeSession } from './tokens.ts'

/** The session in which a token was replaced more than once. */
export async function findByReplacedToken(db: Database, hash: Buffer): Promise<number | null> {
  const row = await db.selectFrom('replaced_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst()
  return row?.session_id ?? null
}

/**
 * A token was used that was replaced long ago: either a thief has it, or a thief renewed it and the owner has the old one. The
 * session ends for both, and the owner is notified; of one that had ended anyway, nobody is.
 */
export function endStolenSession(runtime: ChangeRuntime, sessionId: number): Promise<void> {
  return makeChange(runtime, { actor: system, traceId: '' }, async change => {
    const { db } = change
    const { user_id, ip, expires_at } = await db
      .selectFrom('sessions')
      .select(['user_id', 'ip', 'expires_at'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    if (!(await revokeSession(db, sessionId, 'replaced token used')) || Date.now() > expires_at) return
    nudgeAccessChanged(change, user_id)
    await notify(change, {
      type: 7,
      kind: 'session.tokenReused',
      params: { ip },
      to: { userId: user_id },
      link: ownAccess,
    })
    await recordEvent(change, { action: 'session.tokenReused', subject: 'users', subjectId: user_id })
  })
}
