import { type Expression, type RawBuilder, sql } from 'kysely'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import type { KnownTerms, OrderRecord } from '#server/orders/index.ts'
import { shopOfOrder, shopsNamed } from '#server/people/index.ts'

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
  const { terms } = await termsQuery(
    db,
    sql`${service}`,
    sql`${city_code}`,
    sql`${merchantId}::bigint`,
  ).executeTakeFirstOrThrow()
  return terms
}

/** The same with the shop, as a part of a query of `orders`. */
export function termsOf(db: Database): RawBuilder<KnownTerms> {
  const shop = sql<number>`case when orders.service = 'food' then (${shopOfOrder(db).select('merchants.id').limit(1)}) end`
  const terms = termsQuery(db, sql`orders.service`, sql`orders.city_code`, sql`shop.id`)
  return sql`(select jsonb_build_object('merchantId', shop.id, 'terms', found.terms)
    from (select ${shop} as id) shop cross join lateral ${terms} as found)`
}

function termsQuery(
  db: Database,
  service: Expression<string>,
  city: Expression<string>,
  merchantId: Expression<number>,
) {
  return db
    .selectFrom('settlement_terms')
    .select('settlement_terms.terms')
    .where('settlement_terms.service', '=', sql<Service>`${service}`)
    .where('starts_at', '<=', sql<number>`now()`)
    .where(row =>
      row.or([row('settlement_terms.merchant_id', 'is', null), row('settlement_terms.merchant_id', '=', merchantId)]),
    )
    .where(row => row.or([row('settlement_terms.city_code', 'is', null), row('settlement_terms.city_code', '=', city)]))
    .orderBy('settlement_terms.merchant_id', order => order.asc().nullsLast())
    .orderBy('settlement_terms.city_code', order => order.asc().nullsLast())
    .orderBy('starts_at', 'desc')
    .limit(1)
}
