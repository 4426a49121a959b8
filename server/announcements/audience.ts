import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Audience, type ReaderKind, readerKinds } from '#contract/announcements/announcement.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'

type Sql = RawBuilder<unknown>

/** An audience in SQL: columns of `announcements`, or parameters. */
type AudienceSql = { kinds: Sql; roles: Sql; cities: Sql; people: Sql }
/** What of it says to which cities it belongs. */
type AudienceParts = Omit<AudienceSql, 'roles'>
/** One person in SQL. Without cities (null) they belong to all of them. */
type ReaderSql = { kind: Sql; id: Sql; cities: Sql; roles: Sql }

/** Whether an announcement is for a person: the one rule, for counting, for lists of readers and for what a reader sees. */
function isFor(audience: AudienceSql, reader: ReaderSql): RawBuilder<SqlBool> {
  const { kinds, roles, cities, people } = audience
  return sql<SqlBool>`((${reader.kind} = any(${kinds})
      and (cardinality(${cities}) = 0 or ${reader.cities} is null or ${reader.cities} && ${cities})
      and (${reader.kind} <> 'staff' or cardinality(${roles}) = 0 or ${reader.roles} && ${roles}))
    or ${people} @> jsonb_build_array(jsonb_build_object('kind', ${reader.kind}, 'id', ${reader.id})))`
}

const columns: AudienceSql = {
  kinds: sql.ref('announcements.kinds'),
  roles: sql.ref('announcements.roles'),
  cities: sql.ref('announcements.cities'),
  people: sql.ref('announcements.people'),
}

/** Somebody who reads; without cities (null) they belong to all of them. */
export type Reader = { kind: ReaderKind; id: number; cities: readonly string[] | null; roles: readonly string[] }

export function readerOf({ userId, cityCodes, roleCodes }: Caller): Reader {
  return { kind: 'staff', id: userId, cities: cityCodes, roles: roleCodes }
}

/** Whether a row of `announcements` is for this reader. */
export function isForReader({ kind, id, cities, roles }: Reader): RawBuilder<SqlBool> {
  return isFor(columns, {
    kind: sql`${kind}::text`,
    id: sql`${id}::bigint`,
    cities: sql`${cities}::text[]`,
    roles: sql`${roles}::text[]`,
  })
}

/** Who there is of a kind: where they stand, and the condition that they are still there. */
type Source = {
  table: Sql
  id: Sql
  name: Sql
  /** What the index of pairs of characters knows of them. */
  searched: Sql
  city: Sql
  cities: Sql
  roles: Sql
  isThere: Sql
}

const noRoles = sql`'{}'::text[]`

export function sourceOf(kind: ReaderKind): Source {
  if (kind === 'merchant') {
    return {
      table: sql`merchants`,
      id: sql`merchants.id`,
      name: sql`merchants.name`,
      searched: sql`(merchants.name || ' ' || merchants.address)`,
      city: sql`merchants.city_code`,
      cities: sql`array[merchants.city_code]`,
      roles: noRoles,
      isThere: sql`true`,
    }
  }
  const isStaff = kind === 'staff'
  const isEnabled = sql`users.kind = ${sql.lit(kind)} and users.status = 'enabled'`
  const isEmployed = sql`not exists (select from workers where workers.user_id = users.id and workers.status = 'resigned')`
  return {
    table: sql`users`,
    id: sql`users.id`,
    name: sql`coalesce(nullif(users.nick_name, ''), nullif(users.real_name, ''), users.username, '')`,
    searched: sql`(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))`,
    city: sql`case when cardinality(users.city_codes) > 0 then users.city_codes[1] else '' end`,
    cities: isStaff ? sql`users.city_codes` : sql`coalesce(users.city_codes, '{}')`,
    roles: isStaff
      ? sql`(select array_agg(roles.code) from user_roles join roles on roles.id = user_roles.role_id
          where user_roles.user_id = users.id)`
      : noRoles,
    isThere: isStaff || kind === 'customer' ? isEnabled : sql`${isEnabled} and ${isEmployed}`,
  }
}

/** Whether somebody of the kind belongs to a city that this member of staff sees. */
export function isSeenBy(kind: ReaderKind, { cityCodes }: Caller): Sql {
  if (cityCodes === null) return sql`true`
  return sql`coalesce(${sourceOf(kind).cities} && ${cityCodes}::text[], false)`
}

/** Whether everybody of an audience belongs to the cities that this member of staff sees: all of them (null) or some. */
function isWithinCities({ cityCodes }: Caller, audience: AudienceParts): RawBuilder<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  const { kinds, cities, people } = audience
  const own = sql`${cityCodes}::text[]`
  return sql<SqlBool>`((cardinality(${kinds}) = 0 or (cardinality(${cities}) > 0 and ${cities} <@ ${own}))
    and not exists (select from jsonb_to_recordset(${people}) as named(kind text, id bigint)
      where case when named.kind = 'merchant'
        then exists (select from merchants where merchants.id = named.id and merchants.city_code <> all(${own}))
        else exists (select from users where users.id = named.id and (users.city_codes && ${own}) is not true) end))`
}

/** The same of an audience that stands in no table, or not yet. */
export async function isWithin(db: Database, caller: Caller, { kinds, cities, people }: Audience): Promise<boolean> {
  const parts = {
    kinds: sql`${kinds}::text[]`,
    cities: sql`${cities}::text[]`,
    people: sql`${JSON.stringify(people)}::jsonb`,
  }
  const { rows } = await sql<{ is: boolean }>`select ${isWithinCities(caller, parts)} as is`.execute(db)
  return rows[0]?.is ?? false
}

/** Whether an announcement and its text that would be published next are for these cities only; `newest` is that text. */
export function areBothWithinCities(caller: Caller, newest: Sql): RawBuilder<SqlBool> {
  const list = (name: string) =>
    sql`array(select jsonb_array_elements_text(${newest} -> 'audience' -> ${sql.lit(name)}))`
  const next = { kinds: list('kinds'), cities: list('cities'), people: sql`(${newest} -> 'audience' -> 'people')` }
  return sql<SqlBool>`(${isWithinCities(caller, columns)} and ${isWithinCities(caller, next)})`
}

/** Everybody of one kind whom an audience reaches, as the parts of a query over their own table. */
export function peopleOf(audience: Audience, kind: ReaderKind): { source: Source; isReached: Expression<SqlBool> } {
  const source = sourceOf(kind)
  const reached = isFor(
    {
      kinds: sql`${audience.kinds}::text[]`,
      roles: sql`${audience.roles}::text[]`,
      cities: sql`${audience.cities}::text[]`,
      people: sql`${JSON.stringify(audience.people)}::jsonb`,
    },
    { kind: sql`${sql.lit(kind)}::text`, ...source },
  )
  // Found by their ids where only they are meant.
  const named = audience.people.filter(person => person.kind === kind).map(({ id }) => id)
  const byId = audience.kinds.includes(kind) ? sql`true` : sql`${source.id} = any(${named}::bigint[])`
  return { source, isReached: sql<SqlBool>`(${source.isThere} and ${byId} and ${reached})` }
}

/** Kinds of which an audience can reach somebody. */
export function kindsOf({ kinds, people }: Audience): ReaderKind[] {
  return readerKinds.filter(kind => kinds.includes(kind) || people.some(person => person.kind === kind))
}

/** How many of each kind an audience is; it has one at least. */
export function audienceQuery(audience: Audience): RawBuilder<{ kind: ReaderKind; count: number }> {
  const counted = kindsOf(audience).map(kind => {
    const { source, isReached } = peopleOf(audience, kind)
    return sql`select ${kind} as kind, count(*)::int as count from ${source.table} where ${isReached}`
  })
  return sql`${sql.join(counted, sql` union all `)}`
}

/** How many an audience is. */
export async function countAudience(
  db: Database,
  audience: Audience,
): Promise<{ total: number; kinds: Record<ReaderKind, number> }> {
  const none = Object.fromEntries(readerKinds.map(kind => [kind, 0])) as Record<ReaderKind, number>
  if (kindsOf(audience).length === 0) return { total: 0, kinds: none }
  const { rows } = await audienceQuery(audience).execute(db)
  const kinds = { ...none, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }
  return { total: rows.reduce((sum, { count }) => sum + count, 0), kinds }
}

/** The ids of staff whom it reaches, for their notifications; null where that is everybody. */
export async function staffOf(db: Database, audience: Audience): Promise<number[] | null> {
  const { kinds, roles, cities } = audience
  if (kinds.includes('staff') && roles.length === 0 && cities.length === 0) return null
  if (!kindsOf(audience).includes('staff')) return []
  const { isReached } = peopleOf(audience, 'staff')
  const { rows } = await sql<{ id: number }>`select users.id from users where ${isReached}`.execute(db)
  return rows.map(({ id }) => id)
}
