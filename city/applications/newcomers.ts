import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population, Worker } from '#city/people/population.ts'
import type { WorkerGroup } from '#city/people/worker-group.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { cityCentre, shifted } from '#city/world/map.ts'
import { createRandom } from '#city/world/random.ts'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import type { Applicant } from './applicant.ts'

type Groups = { riders: WorkerGroup; chauffeurs: WorkerGroup; companions: WorkerGroup }
type Options = { groups: Groups; apis: Record<Role, OpenApi>; cityCode: string }

/**
 * A new worker goes on duty like the others and takes orders. A new shop opens; customers go on ordering from the shops that they
 * know, because the orders of the city are the same in every run.
 */
export function createNewcomers(simulation: Simulation, { groups, apis, cityCode }: Options) {
  const groupOf = { rider: groups.riders, chauffeur: groups.chauffeurs, companion: groups.companions }
  return (applicant: Applicant): void => {
    const { kind, content, externalId, phone } = applicant
    simulation.log('joined', { kind, externalId })
    if (content.kind === 'merchant') {
      const { shopName: name, category, address, position, prepMinutes } = content
      const shop = { externalId, name, category, phone, cityCode, address, position, open: true, prepMinutes }
      simulation.runUntilRefused(apis.merchant.sendMerchants({ merchants: [shop] }))
    } else if (kind !== 'merchant' && kind !== 'cityAgent') groupOf[kind].join(workerOf(applicant, kind))
  }
}

function workerOf({ key, content, externalId, name, phone }: Applicant, kind: Worker['kind']): Worker {
  const random = createRandom(`newcomer/${key}`)
  const from = kind === 'chauffeur' ? 20 : random.whole(7, 17)
  const serviceTypes = content.kind === 'companion' ? content.games : kind === 'rider' ? ['food'] : []
  return {
    externalId,
    kind,
    name,
    phone,
    home: shifted(cityCentre, random.between(-4000, 4000), random.between(-4000, 4000)),
    shift: { from, to: (from + 8) % 24 },
    serviceTypes,
    declinesOften: false,
  }
}

/** Phones of the city's people who do this work. */
export function phonesOf({ riders, chauffeurs, companions, shops }: Population, kind: ApplicantKind): string[] {
  const people = { rider: riders, chauffeur: chauffeurs, companion: companions, merchant: shops, cityAgent: shops }
  return people[kind].map(({ phone }) => phone)
}
