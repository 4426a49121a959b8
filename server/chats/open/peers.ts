import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { OpenMessage, OpenPeer } from '#contract/open/open-chats.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { refuseUnreported } from '#server/open/openFields/index.ts'
import {
  addReported,
  findOrAddCustomer,
  knownAs,
  refuseStaffName,
  shownName,
  updateReported,
} from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

export type PeerRecord = Selectable<Tables['chat_peers']> & { name: string; phone: string }
type From = z.output<typeof OpenMessage>['from']

/** The person whom an app writes for; added with their first message. Locks the person: messages of one person are received one at a time. */
export async function findOrAddPeer(db: Database, appId: string, from: From, cityCode: string): Promise<PeerRecord> {
  const { kind, externalId } = from
  // Workers bear the name that was reported with them, but may not pretend to be staff in a message either.
  refuseStaffName(from.name)
  const name = shownName(from.name)
  await lockPeer(db, { appId, kind, externalId })
  const known = await findPeer(db, appId, from)
  const reported = { name, phone: from.phone, cityCode }
  const userId = await userOf(db, appId, { kind, externalId, knownId: known?.user_id }, reported)
  if (!known) await addPeer(db, { userId, appId, kind, externalId })
  return (await findPeer(db, appId, from)) ?? refuse('notFound')
}

type Known = { appId: string; kind: PeerRecord['kind']; externalId: string }

/** What is said to one person and by them happens one after the other, also before they have a conversation. */
export async function lockPeer(db: Database, { appId, kind, externalId }: Known): Promise<void> {
  await lockNamed(db, 'chats.peer', `${appId} ${kind} ${externalId}`)
}

/** Under the lock of the person; one who is known stays as they are. */
export async function addPeer(db: Database, { userId, appId, kind, externalId }: Known & { userId: number }) {
  const row = { user_id: userId, app_id: appId, kind, external_id: externalId }
  await db
    .insertInto('chat_peers')
    .values(row)
    .onConflict(on => on.doNothing())
    .execute()
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

type Peer = Pick<From, 'kind' | 'externalId'> & { knownId: number | undefined }
type Reported = { name: string; phone: string | undefined; cityCode: string }

/** The user behind the peer: customers and merchants as the app reports them now, workers as they were reported before. */
async function userOf(
  db: Database,
  appId: string,
  { kind, externalId, knownId }: Peer,
  reported: Reported,
): Promise<number> {
  if (kind === 'customer') return (await findOrAddCustomer(db, { appId, externalId }, reported)).id
  if (kind !== 'merchant') {
    if (knownId !== undefined) return knownId
    const worker = (await knownAs(db, appId, { kind, externalId })) ?? refuseUnreported('from.externalId', kind)
    return worker.id
  }
  if (knownId === undefined) return addReported(db, 'merchant', reported)
  await updateReported(db, knownId, reported)
  return knownId
}
