import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { hasCities, knownCities } from '#server/settings/cities/index.ts'

/**
 * Which of these cities the platform serves: its own, and those where somebody works or that a colleague looks after. As long
 * as it has no city of its own, all.
 */
export async function servedCities(db: Database, codes: readonly string[]): Promise<Set<string>> {
  if (!(await hasCities(db))) return new Set(codes)
  const served = await knownCities(db, codes)
  const others = [...new Set(codes)].filter(code => !served.has(code))
  if (others.length === 0) return served
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${others}::text[]) as code
    where exists (select from workers where city_code = code and status <> 'resigned')
      or exists (select from merchants where city_code = code)
      or exists (select from users where kind = 'staff' and status = 'enabled' and city_codes @> array[code])`.execute(
    db,
  )
  return new Set([...served, ...rows.map(({ code }) => code)])
}
