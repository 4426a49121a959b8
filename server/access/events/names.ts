import { type Selectable, sql } from 'kysely'
import type { EventRow } from '#contract/access/events.ts'
import type { Language } from '#contract/base/values.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'
import { readCityNames } from '#server/settings/cities/index.ts'

type Event = Selectable<Tables['events']>
type Found = readonly { key: string | number; name: string | null }[]
type Source = {
  fields: readonly string[]
  read: (db: Database, keys: readonly string[], language: Language) => Promise<Found>
}

/** What stands for another record in a changed field, by whose record it is. */
const sources: readonly Source[] = [
  {
    fields: [
      'worker_id',
      'workerId',
      'assignee',
      'assignee_id',
      'judgedById',
      'customerId',
      'actorId',
      'personId',
      'recipients',
    ],
    read: (db, keys) =>
      db
        .selectFrom('users')
        .select(['id as key', sql<string>`coalesce(nullif(real_name, ''), nullif(nick_name, ''), username)`.as('name')])
        .where('id', 'in', numbersOf(keys))
        .execute(),
  },
  {
    fields: ['roles', 'setting_value'],
    read: (db, keys, language) =>
      db
        .selectFrom('roles')
        .select(['code as key', inReaders('names', language)])
        .where('code', 'in', keys)
        .execute(),
  },
  {
    fields: ['cityCode', 'cityCodes', 'cities'],
    read: async (db, keys, language) => {
      const nameOf = await readCityNames(db)
      return keys.map(key => ({ key, name: nameOf(key, language) }))
    },
  },
  {
    fields: ['role_id'],
    read: (db, keys, language) =>
      db
        .selectFrom('roles')
        .select(['id as key', inReaders('names', language)])
        .where('id', 'in', numbersOf(keys))
        .execute(),
  },
  {
    fields: ['order', 'parentId'],
    read: (db, keys, language) =>
      db
        .selectFrom('menus')
        .select(['id as key', inReaders('titles', language)])
        .where('id', 'in', numbersOf(keys))
        .execute(),
  },
  {
    fields: ['merged_into', 'aboutId'],
    read: (db, keys) =>
      db.selectFrom('complaints').select(['id as key', 'no as name']).where('id', 'in', numbersOf(keys)).execute(),
  },
]

/** Names in four languages; whoever made them may have left some out. */
function inReaders(column: string, language: Language) {
  const names = sql.ref(column)
  return sql<string | null>`coalesce(nullif(${names} ->> ${language}, ''), ${names} ->> 'zh')`.as('name')
}

function numbersOf(keys: readonly string[]): number[] {
  const numbers = keys.map(Number).filter(Number.isSafeInteger)
  return numbers.length > 0 ? numbers : [0]
}

/** What the people, roles and menus in these events are called, by field. */
export async function readNames(
  db: Database,
  events: readonly Event[],
  language: Language,
): Promise<EventRow['names']> {
  const named = await Promise.all(
    sources.map(async ({ fields, read }) => {
      const keys = [...new Set(events.flatMap(({ changes }) => fields.flatMap(field => keysIn(changes[field]))))]
      if (keys.length === 0) return []
      const found = (await read(db, keys, language)).map(({ key, name }) => [String(key), asWritten(name ?? '')])
      const names = Object.fromEntries(found.filter(([, name]) => name)) as Record<string, string>
      return fields.map(field => [field, names] as const)
    }),
  )
  return Object.fromEntries(named.flat())
}

/** Of all of them those that this event needs. */
export function namesFor({ changes }: Event, names: EventRow['names']): EventRow['names'] {
  const own = Object.entries(changes).flatMap(([field, sides]) => {
    const known = names[field]
    const found = known ? keysIn(sides).flatMap(key => (known[key] ? [[key, known[key]] as const] : [])) : []
    return found.length > 0 ? [[field, Object.fromEntries(found)] as const] : []
  })
  return Object.fromEntries(own)
}

/** Ids and codes in a value, the keys of its objects among them. */
function keysIn(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'string') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)])
}
