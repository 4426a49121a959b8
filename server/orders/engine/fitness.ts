import { planOf } from '#contract/orders/service.ts'
import type { ServiceType, Unfitness } from '#contract/people/fitness.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { beside } from '#server/kit/statements/joined.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { loadOf, lockWorker, type Need, unfitnessOf } from '#server/workers/index.ts'

/** What a worker needs to take the order; undefined for services without workers. */
export function needOf(
  { service, kind, city_code, details }: Pick<OrderRecord, 'service' | 'kind' | 'city_code' | 'details'>,
  customerPhone: string,
): Need | undefined {
  const { worker } = planOf(service)
  if (!worker) return undefined
  return {
    kind: worker,
    cityCode: city_code,
    serviceType: typeOf({ service, kind, details }),
    licenceClass: 'gearbox' in details ? classFor[details.gearbox] : undefined,
    customerPhone,
  }
}

function typeOf({
  service,
  kind,
  details,
}: Pick<OrderRecord, 'service' | 'kind' | 'details'>): ServiceType | undefined {
  if ('game' in details) return `game:${details.game}`
  if (service === 'food') return 'food'
  return service === 'errand' ? kind : undefined
}

/** The licence class C2 allows automatic gearboxes only. */
const classFor = { manual: 'C1', auto: 'C2' } as const

/** Refuses a worker who cannot take the order. The worker's row stays locked, so parallel assignments count each other. */
export async function refuseUnfit(change: Change, order: OrderRecord, workerId: number): Promise<void> {
  const worker = await lockWorker(change, workerId)
  const { phone } = await change.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', order.customer_id)
    .modifyEnd(beside)
    .executeTakeFirstOrThrow()
  const need = needOf(order, phone)
  if (!worker || !need) return refuse('notFound')
  const load = await loadOf(change.db, workerId)
  const unfitness = unfitnessOf({ ...worker, load }, need)
  if (unfitness) refuse(reasonOf[unfitness] ?? 'workerUnavailable', { params: { worker: worker.name, load } })
}

/** The other reasons are refused as `workerUnavailable`. */
const reasonOf: Partial<Record<Unfitness, Parameters<typeof refuse>[0]>> = {
  otherCity: 'notFound',
  wrongKind: 'notFound',
  wrongService: 'workerUnsuited',
  wrongLicence: 'workerUnsuited',
  credentialExpired: 'workerPapersEnded',
  full: 'workerFull',
  isCustomer: 'workerIsCustomer',
}
