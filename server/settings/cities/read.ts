import { type Selectable, sql } from 'kysely'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { Language } from '#contract/base/values.ts'
import { type City, type CityRow, cities } from '#contract/settings/cities.ts'
import { standingOf } from '#contract/settings/city-hours.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'

export type CityRecord = Selectable<Tables['cities']>
type Reader = { caller: Caller; language: Language }

/** By their codes, which begin with the province. */
export const list = handle(cities.list, async ({ db, caller, sender }, { search, service, after, limit }) => {
  const found = await db
    .selectFrom('cities')
    .selectAll()
    .where(inCities('cities.code', caller))
    .$if(search !== '', rows =>
      rows.where(sql<boolean>`
      (code ^@ ${searchedText(search)} or exists (select from jsonb_each_text(names) where ${contains(sql`value`, search)}))`),
    )
    .$if(service !== undefined, rows => rows.where(sql<boolean>`${service} = any(services)`))
    .$if(Boolean(after), rows => rows.where('code', '>', after ?? ''))
    .orderBy('code')
    .limit(oneMore(limit))
    .execute()
  const reader = { caller, language: sender.language }
  return pageOf(found, limit, { view: row => viewRow(row, reader), cursorOf: row => row.code })
})

export const get = handle(cities.get, async ({ db, caller, sender }, { id }) => {
  const row = await db
    .selectFrom('cities')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('cities.code', caller))
    .executeTakeFirst()
  return row ? viewCity(row, { caller, language: sender.language }) : refuse('notFound')
})

export function viewCity(row: CityRecord, reader: Reader): City {
  return { ...viewRow(row, reader), names: row.names, centre: centreOf(row), outline: row.outline }
}

export function centreOf({ lng, lat }: Pick<CityRecord, 'lng' | 'lat'>): City['centre'] {
  return lng === null || lat === null ? null : { lng, lat }
}

function viewRow(row: CityRecord, { caller, language }: Reader): CityRow {
  const { id, code, names, services, hours, holidays, version } = row
  return {
    id,
    code,
    services,
    hours,
    holidays,
    version,
    name: names[language],
    standing: standingOf(row, Date.now()),
    allowed: may(caller, 'cities.edit') ? ['update', 'remove'] : [],
  }
}
