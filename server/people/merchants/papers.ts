import { type SqlBool, sql } from 'kysely'
import type { MerchantRow } from '#contract/people/merchants.ts'
import type { Change } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import { remind } from './licences.ts'
import { merchantRecords } from './records.ts'

/** A licence of a shop that was verified. `number` is masked. */
export type ShopLicence = Pick<MerchantRow['licences'][number], 'kind' | 'number' | 'expiresOn'>

const columns = {
  business: { number: 'business_no', lastDay: 'business_expires_on', revokedAt: 'business_revoked_at' },
  food: { number: 'food_no', lastDay: 'food_expires_on', revokedAt: 'food_revoked_at' },
} as const

/** Writes a verified licence to its shop. Reminders start again. */
export async function applyLicence(
  change: Change,
  shopId: number,
  { kind, number, expiresOn }: ShopLicence,
): Promise<void> {
  const of = columns[kind]
  const shop = await change.db
    .updateTable('merchants')
    .set({ [of.number]: number, [of.lastDay]: expiresOn, [of.revokedAt]: null, reminded_days: null })
    .where('id', '=', shopId)
    .returning(['id', 'city_code'])
    .executeTakeFirst()
  if (shop) merchantRecords.nudge(change, shop)
}

/**
 * Takes back what a paper gave that is not approved any more: its licence ended yesterday, and staff are notified. One that
 * was reported with another number since is another paper and stays.
 */
export async function endLicence(
  change: Change,
  shopId: number,
  { kind, number }: Pick<ShopLicence, 'kind' | 'number'>,
): Promise<void> {
  const of = columns[kind]
  const ended = await change.db
    .updateTable('merchants')
    .set({ [of.lastDay]: sql<string>`${today} - 1`, [of.revokedAt]: new Date(), reminded_days: null })
    .where('id', '=', shopId)
    .where(of.number, '=', number)
    .where(sql<SqlBool>`(${sql.ref(of.lastDay)} is null or ${sql.ref(of.lastDay)} >= ${today})`)
    .returning('id')
    .executeTakeFirst()
  if (ended) await remind(change, shopId)
}
