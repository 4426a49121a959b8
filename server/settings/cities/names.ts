import type { Language } from '#contract/base/values.ts'
import { cityNames } from '#contract/settings/city-names.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'

export const listNames = handle(cityNames.list, async ({ db, sender }) => {
  const rows = await db.selectFrom('cities').select(['code', 'names']).orderBy('code').execute()
  return rows.map(({ code, names }) => ({ code, name: names[sender.language] }))
})

/** The name of a city by its code; a city that has none goes by its code. */
export type CityName = (code: string, language: Language) => string

/** The names of all cities, as they are now. */
export async function readCityNames(db: Database): Promise<CityName> {
  const rows = await db.selectFrom('cities').select(['code', 'names']).execute()
  const known = new Map(rows.map(({ code, names }) => [code, names]))
  return (code, language) => known.get(code)?.[language] ?? code
}
