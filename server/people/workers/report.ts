import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { riderServices, type ServiceType } from '#contract/people/fitness.ts'
import type { WorkStatus } from '#contract/people/worker.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { addWorkerPerson, maskNumber, updateWorkerPerson } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

/** A position is stored at most this often. */
const positionEveryMs = 15_000

type Reported = z.output<typeof OpenWorkers>['workers'][number]

/** Stores what an app reports of its workers: new ones are added, known ones brought up to date. */
export async function reportWorkers(change: Change, appId: string, workers: Reported[]): Promise<void> {
  await lockReports(change.db, appId)
  const sorted = workers.toSorted((one, other) => (one.externalId < other.externalId ? -1 : 1))
  for (const worker of sorted) await reportWorker(change, appId, worker)
}

/** Reports of one app run one after the other, and lock workers in one order, so that two never block each other. */
async function lockReports(db: Database, appId: string): Promise<void> {
  await lockNamed(db, 'workers.report', appId)
}

/** Adds somebody who was admitted, offline and with nothing to do yet; null if the app has reported a worker with this id. */
export async function hireWorker(
  change: Change,
  appId: string,
  worker: Reported,
): Promise<{ id: number; no: string } | null> {
  await lockReports(change.db, appId)
  if (await findWorker(change.db, appId, worker.externalId)) return null
  await reportWorker(change, appId, worker)
  return change.db
    .selectFrom('workers')
    .select(['user_id as id', 'no'])
    .where('app_id', '=', appId)
    .where('external_id', '=', worker.externalId)
    .executeTakeFirstOrThrow()
}

async function reportWorker(change: Change, appId: string, worker: Reported): Promise<void> {
  const known = await findKnown(change.db, appId, worker.externalId)
  const id = known ? known.user_id : await addWorker(change.db, appId, worker)
  const isNameNew = known ? await updateName(change.db, known, worker) : true
  const areCredentialsNew = await storeCredentials(change.db, id, worker.credentials ?? [])
  const status = known ? dutyReported(known, worker) : dutyOf(worker)
  await storeDuty(change.db, id, worker, status, known ?? null)
  const isChanged =
    isNameNew || areCredentialsNew || known?.work_status !== status || known?.city_code !== worker.cityCode
  // A mere change of position sends no nudge: maps read positions by themselves.
  if (!isChanged) return
  // In the city that a worker has left, lists look again as well.
  for (const cityCode of new Set([known?.city_code ?? worker.cityCode, worker.cityCode])) {
    change.nudge({ word: 'workers.changed', id, cityCode })
  }
}

type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>

function findKnown(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id', 'workers.city_code', 'workers.work_status', 'workers.forced_offline_at'])
    .select(['workers.status', 'workers.sampled_at', 'users.real_name', 'users.phone'])
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
    .forUpdate('workers')
    .executeTakeFirst()
}

function dutyOf({ online, resting }: Reported): WorkStatus {
  if (!online) return 'offline'
  return resting ? 'rest' : 'online'
}

/** Somebody whom staff sent offline stays so until their app has reported them offline, and whoever resigned for good. */
function dutyReported(known: Known, worker: Reported): WorkStatus {
  return known.forced_offline_at === null && known.status !== 'resigned' ? dutyOf(worker) : 'offline'
}

const startServices: Record<WorkerKind, ServiceType[]> = { rider: [...riderServices], chauffeur: [], companion: [] }
const startCapacity: Record<WorkerKind, number> = { rider: 5, chauffeur: 1, companion: 1 }

async function addWorker(db: Database, appId: string, worker: Reported): Promise<number> {
  const id = await addWorkerPerson(db, worker.kind, worker)
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

/** Whether name or phone number changed. */
async function updateName(db: Database, known: Known, { name, phone }: Reported): Promise<boolean> {
  if (known.real_name === name && known.phone === phone) return false
  await updateWorkerPerson(db, known.user_id, { name, phone })
  return true
}

/** Duty and position; from time to time the position goes into the history as well. */
async function storeDuty(db: Database, id: number, worker: Reported, status: WorkStatus, known: Known | null) {
  const { position } = worker
  const now = new Date()
  const isSampled = position && now.getTime() - (known?.sampled_at ?? 0) >= positionEveryMs
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

/** Where a worker was at a moment that counts, whenever their last position was stored. */
export async function storePosition(
  db: Database,
  workerId: number,
  { at, lng, lat }: { at: Date; lng: number; lat: number },
): Promise<void> {
  await db
    .insertInto('worker_positions')
    .values({ worker_id: workerId, at, lng, lat })
    .onConflict(conflict => conflict.columns(['worker_id', 'at']).doNothing())
    .execute()
}

/** A credential whose paper was revoked does not come back by being reported again; another number is another paper. */
const isNotRevoked = sql<boolean>`(worker_credentials.revoked_at is null or worker_credentials.number <> excluded.number)`

/** Whether one is new or changed. Reminders of a changed one start again. */
async function storeCredentials(db: Database, id: number, credentials: Reported['credentials'] & {}): Promise<boolean> {
  let isChanged = false
  for (const { kind, number, expiresOn } of credentials) {
    const written = await db
      .insertInto('worker_credentials')
      .values({ worker_id: id, kind, number: maskNumber(number), expires_on: expiresOn })
      .onConflict(conflict =>
        conflict
          .columns(['worker_id', 'kind'])
          .doUpdateSet({ number: maskNumber(number), expires_on: expiresOn, reminded_days: null, revoked_at: null })
          .where(
            sql<boolean>`(worker_credentials.number, worker_credentials.expires_on)
              is distinct from (excluded.number, excluded.expires_on)`,
          )
          .where(isNotRevoked),
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
  return workerKnownAs(db, appId, externalId).executeTakeFirst()
}

/** The same as a query, to be part of another. */
export function workerKnownAs(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id as userId', 'users.real_name as name'])
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
}
