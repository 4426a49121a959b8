import { planOf } from '#contract/orders/service.ts'
import type { ServiceType, Unfitness } from '#contract/people/fitness.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { lockWorker, type Need, unfitnessOf } from '#server/people/workers/index.ts'

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
    chosenId: 'companionId' in details ? details.companionId : undefined,
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

/**
 * Refuses a worker who cannot take the order. The worker's row stays locked, so parallel assignments count each other.
 * `customerPhone`: of an event, before which its transaction moved no order.
 */
export async function refuseUnfit(
  change: Change,
  order: OrderRecord,
  workerId: number,
  customerPhone?: string,
): Promise<void> {
  const worker = await lockWorker(change, workerId)
  const need = needOf(order, customerPhone ?? (await phoneOf(change, order.customer_id)))
  if (!worker || !need) return refuse('notFound')
  const unfitness = unfitnessOf(worker, need)
  const { name, load } = worker
  if (unfitness) refuse(reasonOf[unfitness] ?? 'workerUnavailable', { params: { worker: name, load } })
}

async function phoneOf({ db }: Change, customerId: number): Promise<string> {
  const { phone } = await db.selectFrom('users').select('phone').where('id', '=', customerId).executeTakeFirstOrThrow()
  return phone
}

/** The other reasons are refused as `workerUnavailable`. */
const reasonOf: Partial<Record<Unfitness, Parameters<typeof refuse>[0]>> = {
  otherCity: 'notFound',
  wrongKind: 'notFound',
  notChosen: 'workerNotChosen',
  wrongService: 'workerUnsuited',
  wrongLicence: 'workerUnsuited',
  credentialExpired: 'workerPapersEnded',
  full: 'workerFull',
  isCustomer: 'workerIsCustomer',
}
