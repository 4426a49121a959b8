import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { riderServices, type ServiceType } from '#contract/people/fitness.ts'
import type { WorkStatus } from '#contract/people/worker.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { maskNumber } from './read/masks.ts'

/** Positions are kept at most so often. */
const sampleMs = 15_000

type Reported = z.output<typeof OpenWorkers>['workers'][number]

/** Takes in what the workers' app says of its people: new ones are added, known ones brought up to date. */
export async function reportWorkers(change: Change, appId: string, workers: Reported[]): Promise<void> {
  // One order for everybody who does this, so that two reports never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`workers of ${appId}`}))`.execute(change.db)
  const sorted = workers.toSorted((one, other) => (one.externalId < other.externalId ? -1 : 1))
  for (const worker of sorted) await reportWorker(change, appId, worker)
}

async function reportWorker(change: Change, appId: string, worker: Reported): Promise<void> {
  const known = await findKnown(change.db, appId, worker.externalId)
  const id = known ? known.user_id : await addWorker(change.db, appId, worker)
  const isNamed = known ? await bringNames(change.db, known, worker) : true
  const isHeld = await keepCredentials(change.db, id, worker.credentials ?? [])
  const status = known ? statusSaid(known, worker) : statusOf(worker)
  await keepDuty(change.db, id, worker, status, known ?? null)
  const isNews = isNamed || isHeld || known?.work_status !== status || known?.city_code !== worker.cityCode
  // Where somebody is changes all the time and is no news: whoever draws it looks for themselves.
  if (isNews) change.tell({ word: 'workers.changed', id, cityCode: worker.cityCode })
}

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>

function findKnown(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id', 'workers.city_code', 'workers.work_status', 'workers.forced_offline_at'])
    .select(['workers.sampled_at', 'users.real_name', 'users.phone'])
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
    .forUpdate('workers')
    .executeTakeFirst()
}

function statusOf({ online, resting }: Reported): WorkStatus {
  if (!online) return 'offline'
  return resting ? 'rest' : 'online'
}

/** Somebody whom the desk sent offline stays so until their app has said so itself. */
function statusSaid(known: Known, worker: Reported): WorkStatus {
  return known.forced_offline_at === null ? statusOf(worker) : 'offline'
}

const startServices: Record<WorkerKind, ServiceType[]> = { rider: [...riderServices], chauffeur: [], companion: [] }
const startCapacity: Record<WorkerKind, number> = { rider: 5, chauffeur: 1, companion: 1 }

async function addWorker(db: Database, appId: string, worker: Reported): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: worker.kind, real_name: worker.name, nick_name: worker.name, phone: worker.phone })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('workers')
    .values({
      user_id: id,
      kind: worker.kind,
      app_id: appId,
      external_id: worker.externalId,
      city_code: worker.cityCode,
      capacity: startCapacity[worker.kind],
      service_types: worker.serviceTypes ?? startServices[worker.kind],
      vehicle: worker.vehicle ? JSON.stringify(worker.vehicle) : null,
      licence_class: worker.licenceClass ?? null,
      licensed_on: worker.licensedOn ?? null,
    })
    .execute()
  return id
}

/** Whether anything had to be brought up to date. */
async function bringNames(db: Database, known: Known, { name, phone }: Reported): Promise<boolean> {
  if (known.real_name === name && known.phone === phone) return false
  const names = { real_name: name, nick_name: name, phone }
  await db.updateTable('users').set(names).where('id', '=', known.user_id).execute()
  return true
}

/** Duty and place, and from time to time where that was. */
async function keepDuty(db: Database, id: number, worker: Reported, status: WorkStatus, known: Known | null) {
  const { position } = worker
  const now = new Date()
  const isSampled = position && now.getTime() - (known?.sampled_at ?? 0) >= sampleMs
  const place = position && {
    lng: position.lng,
    lat: position.lat,
    heading: position.heading ?? null,
    speed_kmh: position.speedKmh ?? null,
  }
  await db
    .updateTable('workers')
    .set({
      city_code: worker.cityCode,
      work_status: status,
      ...(!worker.online && { forced_offline_at: null }),
      ...(place && { ...place, battery: worker.battery ?? null, located_at: now }),
      ...(isSampled && { sampled_at: now }),
    })
    .where('user_id', '=', id)
    .execute()
  if (place && isSampled) {
    await db
      .insertInto('worker_positions')
      .values({ worker_id: id, at: now, ...place })
      .onConflict(conflict => conflict.columns(['worker_id', 'at']).doNothing())
      .execute()
  }
}

/** Whether one is new or other than before. One that was prolonged is reminded of anew. */
async function keepCredentials(db: Database, id: number, credentials: Reported['credentials'] & {}): Promise<boolean> {
  let isChanged = false
  for (const { kind, number, expiresOn } of credentials) {
    const written = await db
      .insertInto('worker_credentials')
      .values({ worker_id: id, kind, number: maskNumber(number), expires_on: expiresOn })
      .onConflict(conflict =>
        conflict
          .columns(['worker_id', 'kind'])
          .doUpdateSet({ number: maskNumber(number), expires_on: expiresOn, reminded_days: null })
          .where(
            sql<boolean>`(worker_credentials.number, worker_credentials.expires_on)
              is distinct from (excluded.number, excluded.expires_on)`,
          ),
      )
      .returning('kind')
      .executeTakeFirst()
    isChanged ||= written !== undefined
  }
  return isChanged
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
