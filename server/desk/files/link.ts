import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '#contract/base/durations.ts'
import type { Database } from '#server/kit/database.ts'
import { readValue, writeValueOnce } from '#server/kit/installation-values.ts'

const setting = 'fileLinkKey'
const goodForMs = 5 * minuteMs

export type LinkQuery = { expires?: unknown; signature?: unknown }

/** The address of a private file, good for five minutes and for this file alone. */
export async function linkTo(db: Database, name: string, now = Date.now()): Promise<string> {
  return signedLink(await linkKey(db), name, now + goodForMs)
}

/** The addresses of many, in their order. */
export async function linksTo(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const key = await linkKey(db)
  const expires = Date.now() + goodForMs
  return names.map(name => signedLink(key, name, expires))
}

function signedLink(key: string, name: string, expires: number): string {
  return `/files/${name}?expires=${expires}&signature=${sign(key, name, expires).toString('base64url')}`
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

/** Random, made at first use, the same for all nodes of an installation. */
async function linkKey(db: Database): Promise<string> {
  const known = await readValue<{ key: string }>(db, setting)
  const { key } = known ?? (await writeValueOnce(db, setting, { key: randomBytes(32).toString('base64url') }))
  return key
}
