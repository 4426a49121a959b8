import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'

type Reader = Pick<Caller, 'cityCodes'>

/** Whether somebody who sees these cities may decide about an app that speaks for those; null is all of them. */
export function coversCities({ cityCodes: own }: Reader, cityCodes: readonly string[] | null): boolean {
  if (own === null) return true
  return cityCodes?.every(code => own.includes(code)) ?? false
}

/** The same of the row of `apps` in a query. */
export function appIsCovered({ cityCodes: own }: Reader): Expression<SqlBool> {
  return own === null ? sql<SqlBool>`true` : sql<SqlBool>`coalesce(apps.city_codes <@ ${[...own]}::text[], false)`
}
