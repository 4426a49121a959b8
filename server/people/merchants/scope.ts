import type { Expression, SqlBool } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { daysUntil } from '#server/people/workers/index.ts'

export type MerchantRecord = Awaited<ReturnType<ReturnType<typeof merchantsQuery>['executeTakeFirstOrThrow']>>

/** The shops of the cities that this person may see. Every read of shops for a person goes through it. */
export function inScope(caller: Caller): Expression<SqlBool> {
  return inCities('merchants.city_code', caller)
}

export function merchantsQuery(db: Database) {
  return db
    .selectFrom('merchants')
    .select(['id', 'no', 'app_id', 'external_id', 'name', 'category', 'phone', 'city_code', 'address', 'is_open'])
    .select(['status', 'status_reason', 'prep_minutes', 'business_no', 'food_no', 'remark', 'reported_at'])
    .select(['joined_at', 'version'])
    .select([
      'business_expires_on',
      daysUntil('business_expires_on').as('business_days_left'),
      'food_expires_on',
      daysUntil('food_expires_on').as('food_days_left'),
    ])
}
