import type { Expression, SqlBool } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import { inCities } from '#server/kit/rows/cities.ts'

/** The workers of the cities that this person may see. Every read of workers for a person goes through it. */
export function inScope(caller: Caller): Expression<SqlBool> {
  return inCities('workers.city_code', caller)
}
