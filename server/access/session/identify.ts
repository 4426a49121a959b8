import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { session } from '#contract/access/session.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { refuse } from '#server/kit/refusal.ts'
import { type ChangeRuntime, ownAccess, system } from './guessing.ts'
import { expandPermissions } from './permissions.ts'
import { graceMs, hashToken, nudgeAccessChanged, revokeSession } from './tokens.ts'

/** A session's last activity is stored at most this often. */
const seenEveryMs = 60_000
/** A ticket that nobody used ends after so long. */
const ticketSeconds = 30
/** 32 bytes. What has another form is no ticket, and the database is not asked for it. */
const ticketForm = /^[\w-]{43}$/

export type Found = {
  session_id: number
  user_id: number
  is_current: boolean
  rotated_at: number | null
  expires_at: number
  revoked_at: number | null
  active_at: number
  status: string
  password_is_temporary: boolean
  lacks_totp: boolean
  username: string
  nick_name: string
  real_name: string
  phone: string
  gender: 0 | 1
  avatar: string
  introduction: string
  city_codes: string[] | null
  role_codes: string[]
  permissions: string[]
}

/** What the database says of a token now; refuses with the code upon which the browser signs in again. */
export async function readByToken(runtime: ChangeRuntime, token: string): Promise<Found> {
  const { db } = runtime
  if (!token) refuse('tokenUnknown')
  const hash = hashToken(token)
  const found = await find(db, hash, sql`s.token_hash = ${hash} or s.previous_hash = ${hash}`)
  return found ?? refuseUnknown(runtime, hash)
}

/** What the database says of a session now. */
export function readBySession(db: Database, sessionId: number): Promise<Found | undefined> {
  return find(db, Buffer.alloc(0), sql`s.id = ${sessionId}`)
}

/** Refuses a token that was replaced long ago, and notes that the session is in use. */
export async function acceptToken(runtime: ChangeRuntime, found: Found): Promise<void> {
  const now = Date.now()
  if (!found.is_current && now > (found.rotated_at ?? 0) + graceMs) {
    await endStolenSession(runtime, found.session_id)
    refuse('signedOut')
  }
  if (now <= found.active_at + seenEveryMs) return
  storeActivity(runtime.db, found.session_id)
  found.active_at = now
}

/** A token that was replaced more than once is no request under way: its session ends. */
async function refuseUnknown(runtime: ChangeRuntime, hash: Buffer): Promise<never> {
  const sessionId = await findByReplacedToken(runtime.db, hash)
  if (sessionId === null) return refuse('tokenUnknown')
  await endStolenSession(runtime, sessionId)
  return refuse('signedOut')
}

/** The person of a session, by its id instead of a token. */
export async function identifySession(db: Database, sessionId: number): Promise<Caller> {
  const found = await readBySession(db, sessionId)
  return found ? callerOf(found) : refuse('tokenUnknown')
}

/** A ticket stands in the address of a socket, which proxies log: it opens one socket, and nothing else. */
export const socketTicket = handle(session.socketTicket, async ({ db, caller }) => {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('socket_tickets')
    .values({ ticket_hash: hashToken(ticket), session_id: caller.sessionId })
    .execute()
  return { ticket }
})

/** The person whose ticket it is, with the permissions of now. Of many who bring the same ticket, one is let in. */
export async function identifyByTicket(db: Database, ticket: string): Promise<Caller> {
  if (!ticketForm.test(ticket)) refuse('tokenUnknown')
  const taken = sql`with taken as (delete from socket_tickets where ticket_hash = ${hashToken(ticket)}
    returning session_id, created_at > now() - make_interval(secs => ${ticketSeconds}) as is_good)`
  const found = await find(db, Buffer.alloc(0), sql`s.id = (select session_id from taken where is_good)`, taken)
  return found ? callerOf(found) : refuse('tokenUnknown')
}

/** The caller of a session with the permissions of now, even if it was closed since; for work that goes on without them. */
export async function identifyAsker(db: Database, sessionId: number): Promise<Caller> {
  const found = await readBySession(db, sessionId)
  return found ? callerOf({ ...found, revoked_at: null, expires_at: Number.POSITIVE_INFINITY }) : refuse('tokenUnknown')
}

/** `before`: a part of the statement that `which` refers to. */
async function find(
  db: Database,
  hash: Buffer,
  which: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql``,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`${before}
    select s.id as session_id, s.user_id, s.token_hash = ${hash} as is_current, s.rotated_at, s.expires_at, s.revoked_at,
      s.active_at, u.status, u.password_is_temporary,
      coalesce(u.username, '') as username, u.nick_name, u.real_name, u.phone, u.gender, u.avatar, u.introduction, u.city_codes,
      coalesce(bool_or(r.needs_totp), false) and not exists (
        select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as lacks_totp,
      coalesce(array_agg(distinct r.code) filter (where r.code is not null), '{}') as role_codes,
      (select coalesce(array_agg(distinct p), '{}') from user_roles x join roles y on y.id = x.role_id,
        unnest(y.permissions) p where x.user_id = u.id) as permissions
    from sessions s
    join users u on u.id = s.user_id
    left join user_roles ur on ur.user_id = u.id
    left join roles r on r.id = ur.role_id
    where ${which}
    group by s.id, u.id
    ${genericPlan}`.execute(db)
  return rows[0]
}

/** Refuses one whose session has ended. */
export function callerOf(found: Found): Caller {
  if (found.revoked_at !== null || found.status !== 'enabled') refuse('signedOut')
  if (Date.now() > found.expires_at) refuse('tokenExpired')
  const mustDo = found.password_is_temporary ? 'password' : found.lacks_totp ? 'totp' : null
  const granted = mustDo === null ? found.permissions : []
  return {
    sessionId: found.session_id,
    userId: found.user_id,
    name: found.nick_name || found.username,
    roleCodes: found.role_codes,
    permissions: new Set(expandPermissions(granted)),
    isSuper: granted.includes('*'),
    mustDo,
    cityCodes: found.city_codes,
    expiresAt: found.expires_at,
  }
}

/** Runs beside the request, which does not wait for it; if it fails, the next request stores it. */
function storeActivity(db: Database, sessionId: number): void {
  db.updateTable('sessions')
    .set({ active_at: new Date() })
    .where('id', '=', sessionId)
    .where('active_at', '<', sql<number>`now() - make_interval(secs => ${seenEveryMs / 1000})`)
    .execute()
    .catch(() => {})
}

/** The session in which a token was replaced more than once. */
async function findByReplacedToken(db: Database, hash: Buffer): Promise<number | null> {
  const row = await db.selectFrom('replaced_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst()
  return row?.session_id ?? null
}

/**
 * A token was used that was replaced long ago: either a thief has it, or a thief renewed it and the owner has the old one. The
 * session ends for both, and the owner is notified; of one that had ended anyway, nobody is.
 */
function endStolenSession(runtime: ChangeRuntime, sessionId: number): Promise<void> {
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
