import { sql } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { coversLicence, type LicenceClass, type ServiceType, type Unfitness } from '#contract/people/fitness.ts'
import type { WorkStatus } from '#contract/people/worker.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import { isInHand, load } from '#server/people/workers/read/orders-in-hand.ts'

/** A worker without a report for this long counts as offline, whatever the last report said. */
export const silentAfterMs = 5 * minuteMs

/** The columns that decide whether a worker can be given an order. Narrow it down with `where`. */
export function workerFacts(db: Database) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.user_id', 'workers.no', 'workers.kind', 'workers.external_id', 'workers.city_code'])
    .select(['workers.status', 'workers.capacity', 'workers.work_status', 'workers.is_online', 'workers.located_at'])
    .select(['workers.lng', 'workers.lat', 'workers.service_types', 'workers.licence_class', 'workers.score'])
    .select(['users.real_name as name', 'users.phone'])
    .select(
      sql<boolean>`exists (select from worker_credentials
        where worker_id = workers.user_id and expires_on < ${today})`.as('has_expired'),
    )
}

/** The same with the number of orders in hand; their standings are joined. */
export function workersWithLoad(db: Database) {
  return workerFacts(db)
    .leftJoin('order_standings', join => join.onRef('order_standings.worker_id', '=', 'workers.user_id').on(isInHand))
    .select(row => row.fn.count<number>('order_standings.order_id').as('load'))
    .groupBy(['workers.user_id', 'users.id'])
}

/**
 * Locks the worker until the transaction ends, so that parallel assignments count each other. Everything that counts is read in
 * a statement after the lock: the orders, papers and person of whoever had it before.
 */
export async function lockWorker({ db }: Change, userId: number) {
  const locked = await db
    .selectFrom('workers')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) return undefined
  return workerFacts(db).select(load.as('load')).where('workers.user_id', '=', userId).executeTakeFirst()
}

export function isReachable(worker: { is_online: boolean; located_at: number | null }): boolean {
  return worker.is_online && worker.located_at !== null && Date.now() - worker.located_at < silentAfterMs
}

/** What an order asks of whoever takes it. */
export type Need = {
  kind: WorkerKind
  cityCode: string
  /** The id of the one companion whom the customer chose, as the app of companions knows them; the order may be of another app. */
  chosenId?: string | undefined
  /** Left out where every worker of the kind may take it. */
  serviceType?: ServiceType | undefined
  licenceClass?: LicenceClass | undefined
  /** A worker is not given an order of their own. */
  customerPhone?: string | undefined
}

type WorkerFacts = {
  kind: WorkerKind
  external_id: string
  city_code: string
  status: 'enabled' | 'disabled' | 'frozen' | 'resigned'
  service_types: ServiceType[]
  licence_class: LicenceClass | null
  has_expired: boolean
  work_status: WorkStatus
  located_at: number | null
  capacity: number
  phone: string
}

/** Why this worker, with so many orders in hand, cannot be given the order; null where they can. */
export function unfitnessOf(worker: WorkerFacts & { load: number }, need: Need): Unfitness | null {
  if (worker.status !== 'enabled') return worker.status
  if (worker.city_code !== need.cityCode) return 'otherCity'
  if (worker.kind !== need.kind) return 'wrongKind'
  if (need.chosenId !== undefined && worker.external_id !== need.chosenId) return 'notChosen'
  if (need.serviceType && !worker.service_types.includes(need.serviceType)) return 'wrongService'
  if (need.licenceClass && !coversLicence(worker.licence_class, need.licenceClass)) return 'wrongLicence'
  if (worker.has_expired) return 'credentialExpired'
  if (worker.work_status === 'rest') return 'resting'
  if (worker.work_status === 'offline') return 'offline'
  if (worker.located_at === null) return 'noPosition'
  if (Date.now() - worker.located_at >= silentAfterMs) return 'offline'
  if (worker.load >= worker.capacity) return 'full'
  return worker.phone === need.customerPhone ? 'isCustomer' : null
}
