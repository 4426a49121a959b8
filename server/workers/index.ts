import { sql } from 'kysely'
import type { z } from 'zod'
import type { OpenWorkers } from '#contract/open.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'

/** A worker unheard of for this long counts as offline, whatever the app last said. */
export const silentAfterMs = 5 * 60_000

type Reported = z.output<typeof OpenWorkers>['workers'][number]

/** Takes in what the riders' app says of its people: new ones are added, known ones brought up to date. */
export async function reportWorkers(change: Change, appId: string, workers: Reported[]): Promise<void> {
  // One order for everybody who does this, so that two reports never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`workers of ${appId}`}))`.execute(change.db)
  const sorted = workers.toSorted((one, other) => (one.externalId < other.externalId ? -1 : 1))
  for (const worker of sorted) await reportWorker(change.db, appId, worker)
}

async function reportWorker(db: Database, appId: string, worker: Reported): Promise<void> {
  const live = {
    city_code: worker.cityCode,
    is_online: worker.online,
    ...(worker.position && { ...worker.position, located_at: new Date() }),
  }
  const known = await db
    .updateTable('workers')
    .set(live)
    .where('app_id', '=', appId)
    .where('external_id', '=', worker.externalId)
    .returning('user_id')
    .executeTakeFirst()
  const names = { real_name: worker.name, nick_name: worker.name, phone: worker.phone }
  if (known) {
    await db
      .updateTable('users')
      .set(names)
      .where('id', '=', known.user_id)
      .where(row => row.or([row('real_name', '<>', worker.name), row('phone', '<>', worker.phone)]))
      .execute()
    return
  }
  const { id } = await db
    .insertInto('users')
    .values({ kind: worker.kind, ...names })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('workers')
    .values({ user_id: id, kind: worker.kind, app_id: appId, external_id: worker.externalId, ...live })
    .execute()
}

/** The worker whom the app knows by this id, or undefined. */
export function findWorker(
  db: Database,
  appId: string,
  externalId: string,
): Promise<{ userId: number; name: string } | undefined> {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id as userId', 'users.real_name as name'])
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

/** Locks the worker until the transaction ends, so that parallel assignments count each other. */
export async function lockWorker(change: Change, userId: number) {
  return change.db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id', 'workers.kind', 'workers.city_code', 'workers.status', 'workers.capacity'])
    .select(['workers.is_online', 'workers.located_at', 'users.real_name as name', 'users.phone'])
    .where('workers.user_id', '=', userId)
    .forUpdate('workers')
    .executeTakeFirst()
}

export function isReachable(worker: { is_online: boolean; located_at: number | null }): boolean {
  return worker.is_online && worker.located_at !== null && Date.now() - worker.located_at < silentAfterMs
}

/** `138****1234`: enough to tell two people apart, not enough to call them. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone.replace(/./g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** No new orders for the worker, if the person is one. */
export async function freezeWorker(db: Database, userId: number): Promise<void> {
  await db.updateTable('workers').set({ status: 'frozen' }).where('user_id', '=', userId).execute()
}

export async function unfreezeWorker(db: Database, userId: number): Promise<void> {
  await db.updateTable('workers').set({ status: 'enabled' }).where('user_id', '=', userId).execute()
}
