import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { boxAround } from '#contract/settings/rings.ts'
import { placedServices, type ZoneTerms, zoneLimits, zones } from '#contract/settings/zones.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { type CityRecord, centreOf } from '#server/settings/cities/read.ts'
import type { EventAction } from '#words/access/features.ts'
import { isFarFrom } from './far.ts'
import { viewZone, type ZoneRecord } from './read.ts'

export const add = handle(zones.add, async (context, { cityId, ...terms }) => {
  const { language } = context.sender
  const city = await lockCity(context, cityId)
  refuseFar(context, city, terms)
  const row = await addZone(context, city, terms)
  if (!row) return refuse('badInput', { fields: { code: fieldSentence('taken', language) } })
  return viewZone(row, { caller: context.caller, language })
})

export const update = handle(zones.update, async (context, { id, version, ...terms }) => {
  const city = await lockCity(context, await cityIdOf(context.db, id))
  const before = await lock(context, { id, version })
  refuseFar(context, city, terms)
  if (await isTaken(context.db, before, terms.code))
    return refuse('badInput', { fields: { code: fieldSentence('taken', context.sender.language) } })
  const row = await changeZone(context, city, before, terms)
  return viewZone(row, { caller: context.caller, language: context.sender.language })
})

export const remove = handle(zones.remove, async (context, target) => {
  const city = await lockCity(context, await cityIdOf(context.db, target.id))
  const row = await lock(context, target)
  if (await isUsed(context.db, city, row)) refuse('zoneInUse', { params: { zone: row.names[context.sender.language] } })
  await context.db.deleteFrom('zones').where('id', '=', row.id).execute()
  await record(context, 'zones.remove', city, row)
  return {}
})

/** To a city that is locked. Undefined where the city has one of that code already. */
export async function addZone(change: Change, city: CityRecord, terms: ZoneTerms): Promise<ZoneRecord | undefined> {
  const { count } = await change.db
    .selectFrom('zones')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('city_id', '=', city.id)
    .executeTakeFirstOrThrow()
  const row = await change.db
    .insertInto('zones')
    .values({ city_id: city.id, ...columnsOf(terms) })
    .onConflict(conflict => conflict.columns(['city_id', 'code']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row && count >= zoneLimits.perCity) refuse('tooManyZones', { params: { most: zoneLimits.perCity } })
  if (row) await record(change, 'zones.add', city, row, changesBetween({}, recorded(terms)))
  return row
}

/** Of a locked zone; where nothing differs, nothing is recorded. */
export async function changeZone(
  change: Change,
  city: CityRecord,
  before: ZoneRecord,
  terms: ZoneTerms,
): Promise<ZoneRecord> {
  const changes = changesBetween(recorded(before), recorded(terms))
  if (Object.keys(changes).length === 0) return before
  const row = await change.db
    .updateTable('zones')
    .set({ ...columnsOf(terms), version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(change, 'zones.update', city, row, changes)
  return row
}

function columnsOf({ code, names, services: open, outline }: ZoneTerms) {
  return {
    code,
    names: JSON.stringify(names),
    outline: JSON.stringify(outline),
    services: placedServices.filter(service => open.includes(service)),
    ...boxAround(outline.coordinates.flat()),
  }
}

/** As the operation log says it. */
function recorded({ code, names: { zh, en, es, ja }, services: open, outline }: ZoneTerms) {
  return {
    code,
    names: { zh, en, es, ja },
    services: placedServices.filter(service => open.includes(service)),
    outline: JSON.stringify(outline.coordinates),
  }
}

async function cityIdOf(db: Database, zoneId: number): Promise<number> {
  const zone = await db.selectFrom('zones').select('city_id').where('id', '=', zoneId).executeTakeFirst()
  return zone?.city_id ?? refuse('notFound')
}

/** The zones of a city change one after the other. */
async function lockCity({ db, caller }: CommandContext, id: number): Promise<CityRecord> {
  const city = db.selectFrom('cities').selectAll().where('id', '=', id).where(inCities('cities.code', caller))
  return (await city.forUpdate().executeTakeFirst()) ?? refuse('notFound')
}

function lock({ db, caller, sender }: CommandContext, { id, version }: Target): Promise<ZoneRecord> {
  return lockSeen(db, {
    subject: 'zones',
    id,
    version,
    lock: () =>
      db
        .selectFrom('zones')
        .innerJoin('cities', 'cities.id', 'zones.city_id')
        .selectAll('zones')
        .where('zones.id', '=', id)
        .where(inCities('cities.code', caller))
        .forUpdate('zones')
        .executeTakeFirst(),
    fresh: row => viewZone(row, { caller, language: sender.language }),
  })
}

async function isTaken(db: Database, { id, city_id }: ZoneRecord, code: string): Promise<boolean> {
  const other = db.selectFrom('zones').select('id').where('city_id', '=', city_id).where('code', '=', code)
  return (await other.where('id', '<>', id).executeTakeFirst()) !== undefined
}

function refuseFar({ sender }: CommandContext, city: CityRecord, { outline }: ZoneTerms): void {
  if (!isFarFrom({ centre: centreOf(city), outline: city.outline }, outline)) return
  refuse('badInput', { fields: { outline: fieldSentence('farFromCity', sender.language) } })
}

async function record(change: Change, action: EventAction, city: CityRecord, zone: ZoneRecord, changes?: Changes) {
  const subjectNo = `${city.names.zh} ${zone.names.zh} ${zone.code}`
  await recordEvent(change, { action, subject: 'zones', subjectId: zone.id, subjectNo, changes })
  change.nudge({ word: 'zones.changed', id: zone.id })
}

/** Whether an order under way begins in it by a service that it has; a place in a hole of it counts, too. */
async function isUsed(db: Database, city: CityRecord, { services: open, outline }: ZoneRecord): Promise<boolean> {
  const [border = []] = outline.coordinates
  const polygon = `(${border.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (
      select from order_standings join orders on orders.id = order_id
      where not is_over and order_standings.service = any(${open}::text[]) and order_standings.city_code = ${city.code}
        and ${polygon}::polygon @> point(
          (coalesce(details #>> '{from,lng}', details #>> '{to,lng}'))::float8,
          (coalesce(details #>> '{from,lat}', details #>> '{to,lat}'))::float8
        )
    ) as is_used`.execute(db)
  return rows[0]?.is_used ?? false
}
