import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import type { Database } from '#server/kit/database.ts'
import { sealText, type WithKey } from '#server/people/index.ts'

/** 256 bits, as text that needs no escaping anywhere. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Adds a secret to an app; `db` is a transaction. */
export async function addSecret(runtime: WithKey, appId: string, secret: string): Promise<void> {
  const sealed = await sealText(runtime, secret)
  await runtime.db.insertInto('app_secrets').values({ app_id: appId, sealed }).execute()
}

/** The secrets of an app that end neither before nor now. */
export function goodSecrets(db: Database, appId: string) {
  return db
    .selectFrom('app_secrets')
    .select(['id', 'created_at', 'ends_at'])
    .where('app_id', '=', appId)
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', sql<number>`now()`)]))
    .orderBy('id', 'desc')
    .execute()
}

/** The current secret ends after `hours`; those of before that are forgotten. */
export async function endCurrentSecret(db: Database, appId: string, hours: number): Promise<void> {
  await db.deleteFrom('app_secrets').where('app_id', '=', appId).where('ends_at', '<=', sql<number>`now()`).execute()
  await db
    .updateTable('app_secrets')
    .set({ ends_at: new Date(Date.now() + hours * hourMs) })
    .where('app_id', '=', appId)
    .where('ends_at', 'is', null)
    .execute()
}

/** From now on the app signs with this secret and no other; `db` is a transaction. */
export async function replaceSecret(runtime: WithKey, appId: string, secret: string): Promise<void> {
  await runtime.db.deleteFrom('app_secrets').where('app_id', '=', appId).execute()
  await addSecret(runtime, appId, secret)
}

/** Whatever secret has an end ends now. */
export async function forgetOldSecrets(db: Database, appId: string): Promise<void> {
  await db.deleteFrom('app_secrets').where('app_id', '=', appId).where('ends_at', 'is not', null).execute()
}

/** Encrypts secrets that were stored readable before; `db` is a transaction. */
export async function sealPlainSecrets(runtime: WithKey): Promise<void> {
  const { db } = runtime
  const plain = await db
    .selectFrom('apps')
    .select(['id', 'secret'])
    .where('secret', 'is not', null)
    .forUpdate()
    .execute()
  for (const { id, secret } of plain) {
    if (secret !== null) await addSecret(runtime, id, secret)
    await db.updateTable('apps').set({ secret: null }).where('id', '=', id).execute()
  }
}
