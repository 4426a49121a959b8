import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Pass } from '#contract/session.ts'
import type { Caller, Sender } from '#server/kit/caller.ts'
import type { Config } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { expandPermissions } from './permissions.ts'

/** A replaced token works this long, for requests that were under way. */
const graceMs = 60_000

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type Lifetime = Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_HOURS'>

/** Opens a session. Only the token's hash is kept. */
export async function openSession(db: Database, userId: number, sender: Sender, lifetime: Lifetime): Promise<Pass> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const endsAt = now + lifetime.SESSION_HOURS * 3_600_000
  const expiresAt = Math.min(now + lifetime.SESSION_IDLE_MINUTES * 60_000, endsAt)
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
    .forUpdate()
    .executeTakeFirst()
  if (!session) return refuse('tokenUnknown')
  const next = createHmac('sha256', session.rotation_secret).update(token).digest('base64url')
  if (!session.token_hash.equals(hash)) return { token: next, expireTime: session.expires_at }
  const expiresAt = Math.min(Date.now() + lifetime.SESSION_IDLE_MINUTES * 60_000, session.ends_at)
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

type Found = {
  session_id: number
  user_id: number
  is_current: boolean
  rotated_at: number | null
  expires_at: number
  revoked_at: number | null
  status: string
  name: string
  city_codes: string[] | null
  role_codes: string[]
  permissions: string[]
}

/** The person behind a token, with today's roles; refuses with the code that tells the browser to sign in again. */
export async function identify({ db, news }: Pick<Runtime, 'db' | 'news'>, token: string): Promise<Caller> {
  if (!token) refuse('tokenUnknown')
  const hash = hashToken(token)
  const found = await find(db, sql`s.token_hash = ${hash} or s.previous_hash = ${hash}`, hash)
  if (!found) return refuse('tokenUnknown')
  if (found.revoked_at === null && !found.is_current && Date.now() > (found.rotated_at ?? 0) + graceMs) {
    // Somebody uses a token that was replaced long ago: one of the two holders is a thief.
    await revokeSession(db, found.session_id, 'replaced token used')
    news.publish([{ word: 'session.changed', id: found.session_id, userId: found.user_id }])
    refuse('signedOut')
  }
  return callerOf(found)
}

/** The person of a session that has been open for a while, whatever token it began with. */
export async function identifySession(db: Database, sessionId: number): Promise<Caller> {
  const found = await find(db, sql`s.id = ${sessionId}`, Buffer.alloc(0))
  return found ? callerOf(found) : refuse('tokenUnknown')
}

async function find(db: Database, which: RawBuilder<unknown>, hash: Buffer): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.id as session_id, s.user_id, s.token_hash = ${hash} as is_current, s.rotated_at, s.expires_at, s.revoked_at,
      u.status, coalesce(nullif(u.nick_name, ''), u.username, '') as name, u.city_codes,
      coalesce(array_agg(distinct r.code) filter (where r.code is not null), '{}') as role_codes,
      (select coalesce(array_agg(distinct p), '{}') from user_roles x join roles y on y.id = x.role_id,
        unnest(y.permissions) p where x.user_id = u.id) as permissions
    from sessions s
    join users u on u.id = s.user_id
    left join user_roles ur on ur.user_id = u.id
    left join roles r on r.id = ur.role_id
    where ${which}
    group by s.id, u.id`.execute(db)
  return rows[0]
}

function callerOf(found: Found): Caller {
  if (found.revoked_at !== null || found.status !== 'enabled') refuse('signedOut')
  if (Date.now() > found.expires_at) refuse('tokenExpired')
  return {
    sessionId: found.session_id,
    userId: found.user_id,
    name: found.name,
    roleCodes: found.role_codes,
    permissions: new Set(expandPermissions(found.permissions)),
    cityCodes: found.city_codes,
    expiresAt: found.expires_at,
  }
}

export async function revokeSession(db: Database, sessionId: number, why: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_why: why })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}
