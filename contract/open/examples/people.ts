import type { OpenMerchants } from '#contract/open/open-merchants.ts'
import type { OpenLanguages } from '#contract/open/open-people.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { orders } from './orders.ts'

const shop = orders.food.merchant

export const workers = {
  rider: {
    workers: [
      {
        externalId: 'RIDER-1',
        kind: 'rider',
        name: '刘洋',
        phone: '13800000004',
        cityCode: '410100',
        online: true,
        position: { lng: 113.67, lat: 34.76, heading: 90, speedKmh: 18 },
        battery: 82,
        vehicle: { type: 'ebike' },
        credentials: [{ kind: 'health', number: 'HZ20260001', expiresOn: '2027-06-30' }],
      },
    ],
  },
} satisfies Record<string, OpenWorkers>

export const merchants = {
  shop: {
    merchants: [
      {
        externalId: 'SHOP-1',
        name: shop.name,
        category: '面馆',
        phone: shop.phone,
        cityCode: '410100',
        address: shop.detail,
        position: { lng: shop.lng, lat: shop.lat },
        open: true,
        prepMinutes: 15,
        foodLicence: { number: 'JY14101050000001', expiresOn: '2028-01-31' },
      },
    ],
  },
} satisfies Record<string, OpenMerchants>

export const languages = {
  english: { people: [{ kind: 'customer', externalId: 'CUSTOMER-1', language: 'en' }] },
} satisfies Record<string, OpenLanguages>
