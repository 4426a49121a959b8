import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/kit/database.ts'

const setting = 'fileLinkKey'
const goodForMs = 5 * 60_000

export type LinkQuery = { expires?: unknown; signature?: unknown }

/** The address of a private file, good for five minutes and for this file alone. */
export async function linkTo(db: Database, name: string, now = Date.now()): Promise<string> {
  const expires = now + goodForMs
  const signature = sign(await linkKey(db), name, expires).toString('base64url')
  return `/files/${name}?expires=${expires}&signature=${signature}`
}

export async function isLinkGood(db: Database, name: string, { expires, signature }: LinkQuery): Promise<boolean> {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false
  if (!(Number(expires) > Date.now())) return false
  const given = Buffer.from(signature, 'base64url')
  const right = sign(await linkKey(db), name, Number(expires))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(key: string, name: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest()
}

/** Random, made when it is first needed, the same for all nodes of an installation. */
async function linkKey(db: Database): Promise<string> {
  const rows = db.selectFrom('settings').select('value').where('name', '=', setting)
  let row = await rows.executeTakeFirst()
  if (!row) {
    const value = JSON.stringify({ key: randomBytes(32).toString('base64url') })
    await db
      .insertInto('settings')
      .values({ name: setting, value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    row = await rows.executeTakeFirstOrThrow()
  }
  return (row.value as { key: string }).key
}
