import type { CityOfFile, ZoneTerms } from '#contract/settings/zones.ts'
import { type Actor, type Change, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { addCity, changeCity } from './edit.ts'
import type { CityRecord } from './read.ts'
import { addZone, changeZone } from './zones/edit.ts'

type Operated = Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>
type Counts = { added: number; changed: number }

const actor: Actor = { kind: 'system', id: null, name: 'npm run admin' }

/**
 * Adds the cities and their zones, and changes those that are there already; all of them or, where something goes wrong,
 * none. Zones that are there and not among them stay.
 */
export function importByCommand(
  runtime: Operated,
  cities: readonly CityOfFile[],
): Promise<{ cities: Counts; zones: Counts }> {
  return makeChange(runtime, { actor, traceId: '' }, async change => {
    const counts = { cities: { added: 0, changed: 0 }, zones: { added: 0, changed: 0 } }
    for (const city of cities) {
      const row = await importCity(change, city, counts.cities)
      for (const zone of city.zones) await importZone(change, row, zone, counts.zones)
    }
    return counts
  })
}

async function importCity(change: Change, { zones: _zones, ...city }: CityOfFile, counts: Counts): Promise<CityRecord> {
  const added = await addCity(change, city)
  if (added) {
    counts.added++
    return added
  }
  const before = await change.db
    .selectFrom('cities')
    .selectAll()
    .where('code', '=', city.code)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = await changeCity(change, before, city)
  if (after.version !== before.version) counts.changed++
  return after
}

async function importZone(change: Change, city: CityRecord, zone: ZoneTerms, counts: Counts): Promise<void> {
  if (await addZone(change, city, zone)) {
    counts.added++
    return
  }
  const before = await change.db
    .selectFrom('zones')
    .selectAll()
    .where('city_id', '=', city.id)
    .where('code', '=', zone.code)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = await changeZone(change, city, before, zone)
  if (after.version !== before.version) counts.changed++
}
