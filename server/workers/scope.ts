import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'

/** The workers of the cities that this person may see. Every read of workers for a person goes through it. */
export function inScope({ cityCodes }: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'workers'>()
  if (cityCodes === null) return row.lit(true)
  return cityCodes.length === 0 ? row.lit(false) : row('workers.city_code', 'in', cityCodes)
}
