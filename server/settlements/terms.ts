import { sql } from 'kysely'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Database } from '#server/kit/database.ts'
import { shopsNamed } from '#server/merchants/index.ts'
import type { OrderRecord } from '#server/orders/index.ts'

/** The shop of an order; null while no app has reported it, and of services without one. */
export async function merchantIdOf(db: Database, { service, details, city_code }: OrderRecord): Promise<number | null> {
  if (service !== 'food' || !details.from) return null
  const shop = await shopsNamed(db, details.from, city_code).select('merchants.id').executeTakeFirst()
  return shop?.id ?? null
}

/** The terms that count now: of the merchant, else of the city, else of the service. */
export async function currentTerms(
  db: Database,
  { service, city_code }: OrderRecord,
  merchantId: number | null,
): Promise<SettlementTerms> {
  const { terms } = await db
    .selectFrom('settlement_terms')
    .select('terms')
    .where('service', '=', service)
    .where('starts_at', '<=', sql<number>`now()`)
    .where(row => row.or([row('merchant_id', 'is', null), row('merchant_id', '=', merchantId)]))
    .where(row => row.or([row('city_code', 'is', null), row('city_code', '=', city_code)]))
    .orderBy('merchant_id', order => order.asc().nullsLast())
    .orderBy('city_code', order => order.asc().nullsLast())
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return terms
}
