import { type Selectable, sql } from 'kysely'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { Language } from '#contract/base/values.ts'
import { viewNotification } from '#server/desk/notifications/index.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { asWritten } from '#server/people/index.ts'
import { readCityNames } from '#server/settings/cities/index.ts'
import { builtInMessages } from '#words/open/built-in-messages.ts'
import { settingWords } from '#words/settings/settings.ts'

type Event = Pick<Selectable<Tables['events']>, 'subject' | 'subject_id' | 'subject_no'>
type Found = readonly { id: number; name: string | null }[]
type Source = {
  /** The number or code that was recorded tells two records of one name apart. */
  withNo?: boolean
  /** Others of the feature have a number. */
  onlyUnnumbered?: boolean
  read: (db: Database, ids: number[], language: Language) => Promise<Found>
}

/** What people call a record of which the log has no more than an id or a code. What has a number of its own, as orders, is called by it. */
const sources: Readonly<Record<string, Source>> = {
  users: { withNo: true, read: (db, ids) => people(db).where('id', 'in', ids).execute() },
  workers: { withNo: true, read: (db, ids) => people(db).where('id', 'in', ids).execute() },
  merchants: {
    withNo: true,
    read: (db, ids) => db.selectFrom('merchants').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  chats: {
    read: (db, ids) =>
      db
        .selectFrom('chats')
        .innerJoin('users', 'users.id', 'chats.peer_id')
        .select(['chats.id', personName])
        .where('chats.id', 'in', ids)
        .execute(),
  },
  roles: { read: (db, ids, language) => named(db, 'roles', 'names', { ids, language }) },
  menus: { withNo: true, read: (db, ids, language) => named(db, 'menus', 'titles', { ids, language }) },
  cities: { withNo: true, read: cityNames('cities', 'code') },
  autopilots: { read: cityNames('autopilots', 'city_code') },
  settings: {
    read: async (db, ids, language) => {
      const found = await db.selectFrom('setting_records').select(['id', 'key']).where('id', 'in', ids).execute()
      return found.map(({ id, key }) => ({ id, name: settingWords[key]?.name[language] ?? null }))
    },
  },
  messageTemplates: {
    read: async (db, ids, language) => {
      const found = await db.selectFrom('message_templates').select(['id', 'key']).where('id', 'in', ids).execute()
      return found.map(({ id, key }) => ({ id, name: builtInMessages[key]?.title[language] ?? null }))
    },
  },
  exports: {
    read: (db, ids) => db.selectFrom('exports').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  },
  ledger: {
    onlyUnnumbered: true,
    read: async (db, ids) => {
      const found = await db.selectFrom('ledger_checks').select(['id', 'at']).where('id', 'in', ids).execute()
      return found.map(({ id, at }) => ({ id, name: shanghaiDateTime(at) }))
    },
  },
  notifications: {
    read: async (db, ids, language) => {
      const found = await db.selectFrom('notifications').selectAll().where('id', 'in', ids).execute()
      return found.map(row => ({ id: row.id, name: viewNotification({ ...row, read_at: null }, language).msg }))
    },
  },
}

const personName = sql<string>`coalesce(nullif(users.real_name, ''), nullif(users.nick_name, ''), users.username)`.as(
  'name',
)

function people(db: Database) {
  return db.selectFrom('users').select(['users.id', personName])
}

/** Names in four languages; whoever made them may have left some out. */
async function named(
  db: Database,
  table: 'roles' | 'menus',
  column: string,
  { ids, language }: { ids: number[]; language: Language },
): Promise<Found> {
  const names = sql.ref(column)
  const { rows } = await sql<Found[number]>`
    select id, coalesce(nullif(${names} ->> ${language}, ''), ${names} ->> 'zh') as name
    from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db)
  return rows
}

function cityNames(table: 'cities' | 'autopilots', code: string): Source['read'] {
  return async (db, ids, language) => {
    const nameOf = await readCityNames(db)
    const { rows } = await sql<{ id: number; code: string }>`
      select id, ${sql.ref(code)} as code from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db)
    return rows.map(row => ({ id: row.id, name: nameOf(row.code, language) }))
  }
}

/** The names of all records of these events; '' where nothing but the id is known. */
export async function readRecordNames(
  db: Database,
  events: readonly Event[],
  language: Language,
): Promise<(event: Event) => string> {
  const asked = Map.groupBy(events.filter(isAsked), ({ subject }) => subject)
  const known = new Map<string, string>()
  for (const [subject, own] of asked) {
    const ids = [...new Set(own.map(({ subject_id }) => subject_id))]
    const found = (await sources[subject]?.read(db, ids, language)) ?? []
    const gone = ids.filter(id => !found.some(row => row.id === id))
    for (const { id, name } of [...found, ...(await lastNames(db, subject, { ids: gone, language }))]) {
      if (name) known.set(`${subject} ${id}`, name)
    }
  }
  return event => fullName(event, isAsked(event) ? known.get(`${event.subject} ${event.subject_id}`) : undefined)
}

function isAsked({ subject, subject_no }: Event): boolean {
  if (!Object.hasOwn(sources, subject)) return false
  return !(sources[subject]?.onlyUnnumbered && subject_no)
}

function fullName({ subject, subject_no: no }: Event, name: string | undefined): string {
  if (name === undefined || name === no) return asWritten(no)
  const isApart = sources[subject]?.withNo && no && !no.startsWith(`${name} `)
  return asWritten(isApart ? `${name} ${no}` : name)
}

/** What records that are gone were called when their name was recorded last, as with roles and menus. */
async function lastNames(
  db: Database,
  subject: string,
  { ids, language }: { ids: number[]; language: Language },
): Promise<Found> {
  if (ids.length === 0) return []
  const { rows } = await sql<Found[number]>`
    select subject_id as id, coalesce(nullif(said ->> ${language}, ''), said ->> 'zh') as name
    from (
      select distinct on (subject_id) subject_id,
        (select coalesce(nullif(sides -> 1, 'null'), sides -> 0)
          from (select coalesce(changes -> 'names', changes -> 'titles') as sides) recorded) as said
      from events
      where subject = ${subject} and subject_id = any(${ids}::bigint[]) and (changes ? 'names' or changes ? 'titles')
      order by subject_id, id desc) last`.execute(db)
  return rows
}
