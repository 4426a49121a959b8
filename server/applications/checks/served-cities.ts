import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { cityWords } from '#words/people/cities.ts'

/**
 * Which of these cities the platform serves: those that it has names for, and those where somebody works or that a colleague
 * looks after.
 */
export async function servedCities(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const served = new Set(codes.filter(code => Object.hasOwn(cityWords.names, code)))
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
