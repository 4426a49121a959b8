import { planOf } from '#contract/service.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { isReachable, lockWorker } from '#server/workers/index.ts'
import { loadOf } from './load.ts'
import type { OrderRecord } from './moves.ts'

/** Refuses a worker who cannot take the order. The worker's row stays locked, so parallel assignments count each other. */
export async function refuseUnfit(change: Change, order: OrderRecord, workerId: number): Promise<void> {
  const worker = await lockWorker(change, workerId)
  if (!worker || worker.city_code !== order.city_code || worker.kind !== planOf(order.service).worker)
    return refuse('notFound')
  const params = { worker: worker.name }
  if (worker.status !== 'enabled' || !isReachable(worker)) refuse('workerUnavailable', { params })
  const load = await loadOf(change.db, workerId)
  if (load >= worker.capacity) refuse('workerFull', { params: { ...params, load } })
  const customer = await change.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  if (customer.phone === worker.phone) refuse('workerIsCustomer')
}
