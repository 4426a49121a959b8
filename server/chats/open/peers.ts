import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { OpenMessage, OpenPeer } from '#contract/open/open-chats.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findWorker } from '#server/workers/index.ts'
import { refuseImpersonation, screenText } from './screening.ts'

export type PeerRecord = Selectable<Tables['chat_peers']> & { name: string; phone: string }
type From = z.output<typeof OpenMessage>['from']

/** The person an app writes for, added with their first message. Locks the person until the transaction ends. */
export async function findOrAddPeer(db: Database, appId: string, sender: From, cityCode: string): Promise<PeerRecord> {
  refuseImpersonation(sender.name)
  const from = { ...sender, name: screenText(sender.name).text }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`peer ${appId} ${from.kind} ${from.externalId}`}, 0))`.execute(
    db,
  )
  const known = await findPeer(db, appId, from)
  const userId = await saveUser(db, { appId, from, cityCode, known })
  if (known) return { ...known, name: isNamedByApp(from.kind) ? from.name : known.name }
  await db
    .insertInto('chat_peers')
    .values({ user_id: userId, app_id: appId, kind: from.kind, external_id: from.externalId })
    .execute()
  return (await findPeer(db, appId, from)) ?? refuse('notFound')
}

/** A person of this app who wrote before. */
export function findPeer(
  db: Database,
  appId: string,
  { kind, externalId }: z.output<typeof OpenPeer>,
): Promise<PeerRecord | undefined> {
  return peersWithNames(db)
    .where('app_id', '=', appId)
    .where('chat_peers.kind', '=', kind)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

export function peerOf(db: Database, userId: number): Promise<PeerRecord> {
  return peersWithNames(db).where('user_id', '=', userId).executeTakeFirstOrThrow()
}

function peersWithNames(db: Database) {
  return db
    .selectFrom('chat_peers')
    .innerJoin('users', 'users.id', 'chat_peers.user_id')
    .selectAll('chat_peers')
    .select(['users.nick_name as name', 'users.phone'])
}

/** The actor of events of this person; the log knows no actors of the other kinds. */
export function actorOf({ kind, user_id, name }: PeerRecord): Actor {
  return { kind: kind === 'customer' || kind === 'merchant' || kind === 'rider' ? kind : 'system', id: user_id, name }
}

/** Workers keep the name that was reported with them. */
function isNamedByApp(kind: From['kind']): boolean {
  return kind === 'customer' || kind === 'merchant'
}

type Person = { appId: string; from: From; cityCode: string; known: PeerRecord | undefined }

/** The one place of this feature that writes `users` and `customers`: adds the person's user or renames it. Answers its id. */
async function saveUser(db: Database, { appId, from, cityCode, known }: Person): Promise<number> {
  if (known) {
    if (known.name !== from.name && isNamedByApp(from.kind))
      await db.updateTable('users').set({ nick_name: from.name }).where('id', '=', known.user_id).execute()
    return known.user_id
  }
  const existing = await findUser(db, appId, from)
  if (existing !== undefined) return existing
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
  // The customer's first order committed meanwhile and added their user, which is kept instead of this one.
  await db.deleteFrom('users').where('id', '=', id).execute()
  return (await findUser(db, appId, from)) ?? refuse('notFound')
}

/** The user of somebody who was reported as a worker or has ordered before. */
async function findUser(db: Database, appId: string, { kind, externalId }: From): Promise<number | undefined> {
  if (!isNamedByApp(kind)) {
    const worker = await findWorker(db, appId, externalId)
    if (worker) return worker.userId
    return refuse('badInput', {
      fields: { 'from.externalId': 'Nobody of yours has this id. Report the worker first.' },
    })
  }
  if (kind !== 'customer') return undefined
  const customer = await db
    .selectFrom('customers')
    .select('user_id')
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return customer?.user_id
}
