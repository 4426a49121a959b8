import { sql } from 'kysely'
import { type Audience, type ReaderKind, readerKinds } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { isNamed, startsWith } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { isSeenBy, sourceOf } from '../audience.ts'

type Named = Audience['people'][number] & { name: string }

/**
 * Names of persons, in the order of their kinds and ids; whoever is not there any more, or of cities that this person does
 * not see, is left out.
 */
export async function namesOf(db: Database, caller: Caller, people: Audience['people']): Promise<Named[]> {
  const found = readerKinds.flatMap(kind => {
    const ids = people.filter(person => person.kind === kind).map(({ id }) => id)
    if (ids.length === 0) return []
    const { table, id, name } = sourceOf(kind)
    return [
      sql`select ${kind} as kind, ${id} as id, ${name} as name from ${table}
      where ${id} = any(${ids}::bigint[]) and ${isSeenBy(kind, caller)}`,
    ]
  })
  if (found.length === 0) return []
  const { rows } = await sql<Named>`${sql.join(found, sql` union all `)}`.execute(db)
  return rows
}

const mostFound = 20

/** People of one kind, of the cities that this person sees. */
export const people = handle(announcements.people, async ({ db, caller }, { kind, search }) => ({
  rows: await findPeople(db, caller, { kind, search }),
}))

type Found = { id: number; name: string; cityCode: string }

/** By the beginning of the name, found by pairs of characters; or by a whole external id. */
async function findPeople(
  db: Database,
  caller: Caller,
  { kind, search }: { kind: ReaderKind; search: string },
): Promise<Found[]> {
  const { table, id, name, searched, city, isThere } = sourceOf(kind)
  const starts = sql`${isNamed(searched, search)} and ${startsWith(name, search)}`
  const { rows } = await sql<Found>`
    select ${id} as id, ${name} as name, ${city} as "cityCode" from ${table}
      where (${starts} or ${id} = any(array(${externalIds(kind, search)})))
        and ${isThere} and ${isSeenBy(kind, caller)}
      order by ${id} desc limit ${sql.lit(mostFound)}`.execute(db)
  return rows
}

function externalIds(kind: ReaderKind, asked: string) {
  const search = searchedText(asked)
  if (kind === 'staff') return sql`select id from users where kind = 'staff' and username = ${search}`
  if (kind === 'customer') return sql`select user_id from customers where external_id = ${search}`
  if (kind === 'merchant') return sql`select id from merchants where external_id = ${search} or no = upper(${search})`
  return sql`select user_id from workers where workers.kind = ${sql.lit(kind)}
    and (external_id = ${search} or no = upper(${search}))`
}
