import type { Selectable } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import { type Zone, zones } from '#contract/settings/zones.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'

export type ZoneRecord = Selectable<Tables['zones']>

/** Those of one city, by their codes. */
export const list = handle(zones.list, async ({ db, caller, sender, runtime }, { cityId }) => {
  const city = db.selectFrom('cities').select('id').where('id', '=', cityId).where(inCities('cities.code', caller))
  if (!(await city.executeTakeFirst())) refuse('notFound')
  const rows = await db.selectFrom('zones').selectAll().where('city_id', '=', cityId).orderBy('code').execute()
  const reader = { caller, language: sender.language }
  return { zones: rows.map(row => viewZone(row, reader)), tiles: runtime.config.MAP_TILES_URL ?? null }
})

export function viewZone(row: ZoneRecord, { caller, language }: { caller: Caller; language: Language }): Zone {
  const { id, city_id: cityId, code, names, services, outline, version } = row
  return {
    id,
    cityId,
    code,
    names,
    services,
    outline,
    version,
    name: names[language],
    allowed: may(caller, 'cities.edit') ? ['update', 'remove'] : [],
  }
}
