import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { hashToken } from './tokens.ts'

/** Known browsers per person. */
const mostDevices = 20

/** Whether this person has signed in with the browser before; no proof of who uses it now. */
export async function isKnownDevice(db: Database, device: string, userId: number | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('hash', '=', hashToken(device))
    .where('user_id', '=', userId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers the browser and forgets the ones unused for longest. Answers the cookie's value. */
export async function rememberDevice(db: Database, userId: number): Promise<string> {
  const device = randomBytes(32).toString('base64url')
  await db
    .insertInto('known_devices')
    .values({ hash: hashToken(device), user_id: userId })
    .execute()
  await sql`delete from known_devices where user_id = ${userId} and hash not in (
    select hash from known_devices where user_id = ${userId} order by last_at desc limit ${mostDevices})`.execute(db)
  return device
}

/** Forgets every browser of the person. */
export async function forgetDevices(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Sent to the sign-in only; grants no access. */
export function deviceCookie(device: string, { PUBLIC_URL }: Config): string {
  const secure = PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return `citydesk-device=${device}; Path=/api/user/login; Max-Age=31536000; HttpOnly; SameSite=Strict${secure}`
}
