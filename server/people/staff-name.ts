import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/kit/database.ts'
import type { FieldWord } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { fieldWords } from '#words/base/refusals.ts'
import { officeNames } from '#words/people/staff.ts'

/** The nickname of a member of staff, or else the username; `users` is the name that their table has in the query. */
export function staffName(users: string): RawBuilder<string> {
  return sql`coalesce(nullif(${sql.ref(`${users}.nick_name`)}, ''), ${sql.ref(`${users}.username`)})`
}

/** SQL: the form in which user names are compared: capitals, width, blanks, what nobody sees and look-alikes of other scripts are the same. */
export function nameForm(name: string): RawBuilder<string> {
  return sql`name_form(${name})`
}

/** SQL: whose user name this is: as it is written, or else of the same form. */
export function accountNamed(username: string): RawBuilder<number> {
  return sql`(select id from users where username = ${username} or username_form = ${nameForm(username)}
    order by username = ${username} desc limit 1)`
}

/** The names of one person, as somebody writes them. */
export type WrittenNames = Partial<Record<'username' | 'nickName' | 'realName', string | undefined>>
/** Whose names they are, 0 of somebody new, and whether they write them themselves. */
type Whose = { id: number; isOwn: boolean }

/**
 * Refuses, as a sentence about the field, a name that looks like the name of a colleague or of a role: whoever reads it would
 * take them for another. People may be namesakes: what somebody else writes as a real name is compared with names of roles only.
 */
export async function refuseLookAlikes(db: Database, names: WrittenNames, { id, isOwn }: Whose): Promise<void> {
  const written = Object.entries(names).flatMap(([field, name]) => (name ? [{ field, name }] : []))
  if (written.length === 0) return
  const offices = Object.values(officeNames.administrator)
  const { rows } = await sql<{ kind: string; form: string }>`
    select 'office' as kind, name_form(value) as form from roles, jsonb_each_text(names)
    union all select 'office', name_form(office) from unnest(${offices}::text[]) as office
    union all select 'account', username_form from users where username_form is not null and id <> ${id}
    union all select 'colleague', name_form(name) from users, unnest(array[username, nick_name, real_name]) as name
      where kind = 'staff' and users.id <> ${id} and name <> ''
    union all select field, name_form(name) from unnest(${written.map(({ field }) => field)}::text[],
      ${written.map(({ name }) => name)}::text[]) as written (field, name)`.execute(db)
  const formsOf = (kind: string) => rows.filter(row => row.kind === kind).map(({ form }) => form)
  const [form] = formsOf('username')
  if (form !== undefined && formsOf('account').includes(form)) refuseName('username', 'taken')
  const looksOf = (kind: string) => formsOf(kind).map(withoutMarks)
  const [offered, colleagues] = [new Set(looksOf('office')), new Set(looksOf('colleague'))]
  for (const { field } of written) {
    const [look = ''] = looksOf(field)
    const isOfColleague = (field !== 'realName' || isOwn) && colleagues.has(look)
    if (isOfColleague || offered.has(look)) refuseName(field, 'lookAlike')
  }
}

/** What stands beside the letters makes no other name: 管理员✓, (管理员). */
function withoutMarks(form: string): string {
  return form.replace(/[^\p{L}\p{N}]/gu, '') || form
}

function refuseName(field: string, word: FieldWord): never {
  refuse('badInput', { fields: { [field]: language => fieldWords[word][language] } })
}

/** Refuses what the index on the form does: somebody else took the name at the same moment. */
export async function refuseTaken<Done>(write: Promise<Done>): Promise<Done> {
  return write.catch(error => {
    const isTaken = error instanceof pg.DatabaseError && error.code === '23505' && error.table === 'users'
    return isTaken ? refuseName('username', 'taken') : Promise.reject(error)
  })
}

/** At each start: user names of before the rule that look like another one. They sign in as they are written. */
export async function warnOfDoubles({ db, log }: Pick<Runtime, 'db' | 'log'>): Promise<void> {
  const doubles = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'is not', null)
    .where('username_form', 'is', null)
    .execute()
  for (const { id, username } of doubles)
    log.warn({ id, username }, 'user name looks like another one: give it another')
}
