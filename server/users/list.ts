import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { UserQuestion, UserRow } from '#contract/people/users.ts'
import type { Tables } from '#server/kit/database.ts'
import { containing } from '#server/kit/like.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { peopleQuery } from './person.ts'
import { inSight } from './scope.ts'
import { viewPerson } from './view.ts'

type Question = z.output<typeof UserQuestion>
type Page = { rows: UserRow[]; next: string | null }

/** Staff only for who may see staff; asked for by name they are refused, else left out. */
export function list(context: QueryContext, question: Question): Promise<Page> {
  if (question.kind === 'staff' && !context.caller.permissions.has('staff.view')) refuse('noPermission')
  return page(context, question, [])
}

/** Those of whom a real name is on file. */
export function trueUser(context: QueryContext, question: Question): Promise<Page> {
  const row = expressionBuilder<Tables, 'users'>()
  return page(context, question, [row('users.real_name', '<>', ''), row('users.kind', '<>', 'staff')])
}

export function listStaff(context: QueryContext, question: Omit<Question, 'kind'>): Promise<Page> {
  const row = expressionBuilder<Tables, 'users'>()
  return page(context, { ...question, kind: 'staff' }, [row('users.kind', '=', 'staff')])
}

/** One page, newest first; `after` is the last id seen, so every page costs the same. */
async function page(
  { db, caller, sender }: QueryContext,
  question: Question,
  which: Expression<SqlBool>[],
): Promise<Page> {
  const { kind, status, search, after, limit } = question
  const row = expressionBuilder<Tables, 'users'>()
  const found = await peopleQuery(db)
    .where(inSight(caller))
    .where(row.and(which))
    .$if(kind !== undefined, people => people.where('users.kind', '=', kind ?? 'staff'))
    .$if(status !== undefined, people => people.where('users.status', '=', status ?? 'enabled'))
    .$if(search !== '', people => people.where(matches(search)))
    .$if(Boolean(after), people => people.where('users.id', '<', Number(after)))
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(person => viewPerson(person, caller, sender.language)),
    next: found.length > limit && last ? String(last.id) : null,
  }
}

/** A phone number, whole or its last four, or a name. A part of a hidden number finds nobody, so nothing can be guessed digit by digit. */
function matches(search: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'users'>()
  const names = sql`(users.nick_name || ' ' || users.real_name || ' ' || coalesce(users.username, ''))`
  const pattern = containing(search)
  const ways = [sql<SqlBool>`(bigrams(${names}) @> bigrams(${search}) and ${names} ilike ${pattern})`]
  if (/^\d{4}$|^\d{11}$/.test(search)) ways.push(sql<SqlBool>`reverse(users.phone) like reverse(${search}) || '%'`)
  return row.or(ways)
}

export async function getInfoByUserId(
  { db, caller, sender }: Pick<QueryContext, 'db' | 'caller' | 'sender'>,
  { id }: { id: number },
): Promise<UserRow> {
  const person = await peopleQuery(db).where('users.id', '=', id).where(inSight(caller)).executeTakeFirst()
  return person ? viewPerson(person, caller, sender.language) : refuse('notFound')
}
