import type { Kysely } from 'kysely'
import type { OpenMerchants } from '#contract/open/open-merchants.ts'
import type { Tables } from '#server/kit/database.ts'
import { homeCity } from '../orders/placed.ts'

export type Merchant = OpenMerchants['merchants'][number]

let numbered = 0

/** A new shop that is open, as its app tells of it by `report`. */
export async function addMerchant(
  db: Kysely<Tables>,
  report: (merchants: Merchant[]) => Promise<Response>,
  overrides: Partial<Merchant> = {},
): Promise<{ id: number; externalId: string }> {
  const merchant = writeMerchant(overrides)
  const response = await report([merchant])
  if (!response.ok) throw new Error(await response.text())
  const { externalId } = merchant
  const { id } = await db
    .selectFrom('merchants')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow()
  return { id, externalId }
}

/** What the app would send. */
export function writeMerchant(overrides: Partial<Merchant>): Merchant {
  const number = String(++numbered).padStart(5, '0')
  return {
    externalId: `M-${process.pid}-${number}`,
    name: `小店${number}`,
    phone: `197000${number}`,
    cityCode: homeCity,
    address: `金水路${number}号`,
    position: { lng: 113.65, lat: 34.76 },
    open: true,
    prepMinutes: 15,
    ...overrides,
  }
}
