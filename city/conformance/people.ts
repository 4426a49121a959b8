import { orders } from '#contract/open/examples/orders.ts'
import { merchants } from '#contract/open/examples/people.ts'
import type { OpenMerchants } from '#contract/open/open-merchants.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import type { Names } from './courses.ts'

/** Somebody for each service, on duty beside the shop of the example. */
export function workersOf({ run, rider, chauffeur, companion }: Names, cityCode: string): OpenWorkers {
  const { lng, lat } = orders.food.merchant
  const digits = String(Number.parseInt(run, 36) % 1_000_000).padStart(6, '0')
  const onDuty = { cityCode, online: true, position: { lng, lat } }
  return {
    workers: [
      { ...onDuty, kind: 'rider', externalId: rider, name: '刘洋', phone: `13801${digits}` },
      {
        ...onDuty,
        kind: 'chauffeur',
        externalId: chauffeur,
        name: '陈军',
        phone: `13802${digits}`,
        licenceClass: 'C1',
      },
      {
        ...onDuty,
        kind: 'companion',
        externalId: companion,
        name: '小鹿',
        phone: `13803${digits}`,
        serviceTypes: [`game:${orders.companion.game}`],
      },
    ],
  }
}

export function shopsOf({ shop }: Names, cityCode: string): OpenMerchants {
  return { merchants: merchants.shop.merchants.map(each => ({ ...each, externalId: shop, cityCode })) }
}
