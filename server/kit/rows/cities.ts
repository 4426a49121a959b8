import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'

/** Whether a column with a city's code, as `orders.city_code`, names one that this person may see. */
export function inCities(column: `${string}.${string}`, { cityCodes }: Pick<Caller, 'cityCodes'>): Expression<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  if (cityCodes.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(cityCodes)})`
}
