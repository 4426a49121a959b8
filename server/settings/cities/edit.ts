import { sql } from 'kysely'
import type { Target } from '#contract/base/values.ts'
import { services } from '#contract/orders/service.ts'
import { type CityTerms, cities, type NewCity } from '#contract/settings/cities.ts'
import { isInScope } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { type CityRecord, centreOf, viewCity } from './read.ts'

export const add = handle(cities.add, async (context, city) => {
  const { language } = context.sender
  if (!isInScope(context.caller, city.code)) refuse('cityNotYours', { params: { city: city.names[language] } })
  const row = await addCity(context, city)
  if (!row) return refuse('badInput', { fields: { code: fieldSentence('taken', language) } })
  return viewCity(row, { caller: context.caller, language })
})

export const update = handle(cities.update, async (context, { id, version, ...terms }) => {
  const before = await lock(context, { id, version })
  const row = await changeCity(context, before, terms)
  return viewCity(row, { caller: context.caller, language: context.sender.language })
})

export const remove = handle(cities.remove, async (context, target) => {
  const row = await lock(context, target)
  if (await isUsed(context.db, row.code)) refuse('cityInUse', { params: { city: row.names[context.sender.language] } })
  await context.db.deleteFrom('cities').where('id', '=', row.id).execute()
  await record(context, 'cities.remove', row)
  return {}
})

/** Undefined where the city is there already. */
export async function addCity(change: Change, city: NewCity): Promise<CityRecord | undefined> {
  const row = await change.db
    .insertInto('cities')
    .values({ code: city.code, ...columnsOf(city) })
    .onConflict(conflict => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) await record(change, 'cities.add', row, changesBetween({}, recorded(city)))
  return row
}

/** Of a locked city; where nothing differs, nothing is recorded. */
export async function changeCity(change: Change, before: CityRecord, terms: CityTerms): Promise<CityRecord> {
  const changes = changesBetween(recorded({ ...before, centre: centreOf(before) }), recorded(terms))
  if (Object.keys(changes).length === 0) return before
  const row = await change.db
    .updateTable('cities')
    .set({ ...columnsOf(terms), version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await record(change, 'cities.update', row, changes)
  return row
}

function columnsOf({ names, services: open, hours, holidays, centre, outline }: CityTerms) {
  return {
    names: JSON.stringify(names),
    services: services.filter(service => open.includes(service)),
    hours,
    holidays: [...new Set(holidays)].sort(),
    lng: centre?.lng ?? null,
    lat: centre?.lat ?? null,
    outline: outline && JSON.stringify(outline),
  }
}

/** As the operation log says it: of an outline, how many points it has. */
function recorded({ names, services: open, hours, holidays, centre, outline }: CityTerms) {
  const { zh, en, es, ja } = names
  return {
    names: { zh, en, es, ja },
    services: services.filter(service => open.includes(service)),
    hours,
    holidays: [...new Set(holidays)].sort(),
    centre: centre && `${centre.lng}, ${centre.lat}`,
    outline: outline && JSON.stringify(outline.coordinates),
  }
}

function lock({ db, caller, sender }: CommandContext, { id, version }: Target): Promise<CityRecord> {
  return lockSeen(db, {
    subject: 'cities',
    id,
    version,
    lock: () =>
      db
        .selectFrom('cities')
        .selectAll()
        .where('id', '=', id)
        .where(inCities('cities.code', caller))
        .forUpdate()
        .executeTakeFirst(),
    fresh: row => viewCity(row, { caller, language: sender.language }),
  })
}

async function record(change: Change, action: EventAction, { id, code, names }: CityRecord, changes?: Changes) {
  await recordEvent(change, { action, subject: 'cities', subjectId: id, subjectNo: `${names.zh} ${code}`, changes })
  change.nudge({ word: 'cities.changed', id })
  change.nudge({ word: 'cityNames.changed', id })
  change.nudge({ word: 'setup.changed', id })
}

/**
 * Whether orders, people, shops or apps belong there. For people the planner would choose to read all of them until the first
 * one is found; those of a city without orders are few.
 */
async function isUsed(db: Database, code: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    with people as materialized (select from users where city_codes @> array[${code}])
    select exists (select from orders where service = any(${[...services]}::text[]) and city_code = ${code})
      or exists (select from workers where city_code = ${code})
      or exists (select from merchants where city_code = ${code})
      or exists (select from applications where city_code = ${code})
      or exists (select from apps where ${code} = any(city_codes))
      or exists (select from people) as is_used`.execute(db)
  return rows[0]?.is_used ?? false
}
