import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Pass } from '#contract/access/session.ts'
import { hourMs, minuteMs } from '#contract/base/durations.ts'
import type { Sender } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { noteSignedIn } from '#server/people/index.ts'

/** A replaced token stays valid this long, for requests that were under way. */
export const graceMs = 10_000

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type Lifetime = Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_HOURS'>

/**
 * Locks a person before a session of theirs is opened: whoever disables them or gives them another password ends the sessions
 * that there are, and this one is either among them or not opened. Answers what they prove themselves by now.
 */
export function lockForSession(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['status', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Opens a session. Only the token's hash is kept. */
export async function openSession(db: Database, userId: number, sender: Sender, lifetime: Lifetime): Promise<Pass> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const endsAt = now + lifetime.SESSION_HOURS * hourMs
  const expiresAt = Math.min(now + lifetime.SESSION_IDLE_MINUTES * minuteMs, endsAt)
  await noteSignedIn(db, userId)
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      rotation_secret: randomBytes(32),
      expires_at: new Date(expiresAt),
      ends_at: new Date(endsAt),
      ip: sender.ip,
      user_agent: sender.userAgent,
    })
    .execute()
  return { token, expireTime: expiresAt }
}

/**
 * Replaces the token. The next one is made from the old one and the session's secret, so requests that refresh at the
 * same moment all receive the same, and none is refused.
 */
export async function rotate(db: Database, token: string, lifetime: Lifetime): Promise<Pass> {
  const hash = hashToken(token)
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where(row => row.or([row('token_hash', '=', hash), row('previous_hash', '=', hash)]))
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) return refuse('tokenUnknown')
  const isCurrent = session.token_hash.equals(hash)
  // Replaced again so soon, the token before it would be two rotations old while requests with it are under way.
  if (isCurrent && Date.now() < (session.rotated_at ?? 0) + graceMs) return { token, expireTime: session.expires_at }
  const next = createHmac('sha256', session.rotation_secret).update(token).digest('base64url')
  if (!isCurrent) return { token: next, expireTime: session.expires_at }
  const expiresAt = Math.min(Date.now() + lifetime.SESSION_IDLE_MINUTES * minuteMs, session.ends_at)
  if (session.previous_hash) {
    await db.insertInto('replaced_tokens').values({ hash: session.previous_hash, session_id: session.id }).execute()
  }
  await db
    .updateTable('sessions')
    .set({
      token_hash: hashToken(next),
      previous_hash: hash,
      rotated_at: new Date(),
      expires_at: new Date(expiresAt),
    })
    .where('id', '=', session.id)
    .execute()
  return { token: next, expireTime: expiresAt }
}

/** False if it had ended already. */
export async function revokeSession(db: Database, sessionId: number, why: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_why: why })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every session of a person, or every other one; their sockets close and their browsers ask for the sign-in. */
export async function endSessions(change: Change, userId: number, why: string, exceptId = 0): Promise<void> {
  await change.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_why: why })
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where('revoked_at', 'is', null)
    .execute()
  nudgeAccessChanged(change, userId)
}

/** Lets the person's sockets and browsers on every node look again at what they may do. */
export function nudgeAccessChanged(change: Change, userId: number): void {
  change.nudge({ word: 'session.changed', id: userId, userId })
}
