import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { OpenMessage, OpenPeer } from '#contract/open/open-chats.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findWorker } from '#server/workers/index.ts'
import { readSafely, refusePosing } from './safety.ts'

export type PeerRecord = Selectable<Tables['chat_peers']> & { name: string; phone: string }
type From = z.output<typeof OpenMessage>['from']

/** Whom an app writes for; added when first heard of. Everything of one person goes one after the other from here on. */
export async function meetPeer(db: Database, appId: string, sender: From, cityCode: string): Promise<PeerRecord> {
  refusePosing(sender.name)
  const from = { ...sender, name: readSafely(sender.name).text }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`peer ${appId} ${from.kind} ${from.externalId}`}, 0))`.execute(
    db,
  )
  const known = await findPeer(db, appId, from)
  if (!known) {
    const user_id = await userOf(db, appId, from, cityCode)
    await db
      .insertInto('chat_peers')
      .values({ user_id, app_id: appId, kind: from.kind, external_id: from.externalId })
      .execute()
    return (await findPeer(db, appId, from)) ?? refuse('notFound')
  }
  if (known.name === from.name || !isNamedByApp(from.kind)) return known
  await db.updateTable('users').set({ nick_name: from.name }).where('id', '=', known.user_id).execute()
  return { ...known, name: from.name }
}

/** Somebody of this app who wrote before. */
export function findPeer(
  db: Database,
  appId: string,
  { kind, externalId }: z.output<typeof OpenPeer>,
): Promise<PeerRecord | undefined> {
  return db
    .selectFrom('chat_peers')
    .innerJoin('users', 'users.id', 'chat_peers.user_id')
    .selectAll('chat_peers')
    .select(['users.nick_name as name', 'users.phone'])
    .where('app_id', '=', appId)
    .where('chat_peers.kind', '=', kind)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

export async function peerOf(db: Database, userId: number): Promise<PeerRecord> {
  return db
    .selectFrom('chat_peers')
    .innerJoin('users', 'users.id', 'chat_peers.user_id')
    .selectAll('chat_peers')
    .select(['users.nick_name as name', 'users.phone'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** In events, an app's people act under the kind that the log knows. */
export function actorOf({ kind, user_id, name }: PeerRecord): Actor {
  return { kind: kind === 'customer' || kind === 'merchant' || kind === 'rider' ? kind : 'system', id: user_id, name }
}

/** Workers bear the name that was reported with them. */
function isNamedByApp(kind: From['kind']): boolean {
  return kind === 'customer' || kind === 'merchant'
}

async function userOf(db: Database, appId: string, from: From, cityCode: string): Promise<number> {
  if (!isNamedByApp(from.kind)) {
    const worker = await findWorker(db, appId, from.externalId)
    if (worker) return worker.userId
    return refuse('badInput', {
      fields: { 'from.externalId': 'Nobody of yours has this id. Report the worker first.' },
    })
  }
  const customer = from.kind === 'customer' ? await findCustomer(db, appId, from.externalId) : undefined
  if (customer) return customer.user_id
  const { id } = await db
    .insertInto('users')
    .values({ kind: from.kind, nick_name: from.name, phone: from.phone ?? '', city_codes: [cityCode] })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (from.kind !== 'customer') return id
  const added = await db
    .insertInto('customers')
    .values({ user_id: id, app_id: appId, external_id: from.externalId })
    .onConflict(conflict => conflict.columns(['app_id', 'external_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added) return id
  // Their first order came in at the same moment: its user stays, ours goes.
  await db.deleteFrom('users').where('id', '=', id).execute()
  return (await findCustomer(db, appId, from.externalId))?.user_id ?? refuse('notFound')
}

function findCustomer(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('customers')
    .select('user_id')
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}
