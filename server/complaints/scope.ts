import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'

/** The complaints of the cities that this person may see. Every read of them for a person goes through it. */
export function inScope({ cityCodes }: Pick<Caller, 'cityCodes'>): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'complaints'>()
  if (cityCodes === null) return row.lit(true)
  return cityCodes.length === 0 ? row.lit(false) : row('complaints.city_code', 'in', cityCodes)
}
