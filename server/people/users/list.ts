import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { staff } from '#contract/access/staff.ts'
import { byAge, type Page } from '#contract/base/page.ts'
import { type UserQuestion, type UserRow, users } from '#contract/people/users.ts'
import { isNamed } from '#server/desk/searches/index.ts'
import { chosenSort, directionOf } from '#server/desk/sorts/index.ts'
import { may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import { peopleQuery } from './person.ts'
import { visibleTo } from './scope.ts'
import { viewPerson } from './view.ts'

type Question = z.output<typeof UserQuestion>

/** Whoever may not see staff is refused if they ask for staff, and finds none of them if they ask for everybody. */
export const list = handle(users.list, async (context, question) => {
  if (question.kind === 'staff' && !may(context.caller, staff.list.needs)) refuse('noPermission')
  return page(context, question, [])
})

/** Those with a real name on file. */
export const trueUser = handle(users.trueUser, async (context, question) => {
  const row = expressionBuilder<Tables, 'users'>()
  return page(context, question, [row('users.real_name', '<>', ''), row('users.kind', '<>', 'staff')])
})

export const listStaff = handle(staff.list, async (context, question) => {
  const row = expressionBuilder<Tables, 'users'>()
  return page(context, { ...question, kind: 'staff' }, [row('users.kind', '=', 'staff')])
})

/** One page, the newest or the oldest first; `after` is the last id of the page before. */
async function page(context: QueryContext, question: Question, which: Expression<SqlBool>[]): Promise<Page<UserRow>> {
  const { db, caller, sender } = context
  const { kind, status, search, since, until, cityCode, after, limit } = question
  const direction = directionOf(chosenSort(byAge, question.sort))
  const row = expressionBuilder<Tables, 'users'>()
  const words = await readSearch(context, search)
  const found = await peopleQuery(db)
    .where(visibleTo(caller))
    .where(row.and(which))
    .$if(kind !== undefined, people => people.where('users.kind', '=', kind ?? 'staff'))
    .$if(status !== undefined, people => people.where('users.status', '=', status ?? 'enabled'))
    .$if(since != null, people => people.where('users.created_at', '>=', moment(since ?? 0)))
    .$if(until != null, people => people.where('users.created_at', '<', moment(until ?? 0)))
    .$if(cityCode !== undefined, people => people.where(sql<SqlBool>`users.city_codes @> array[${cityCode ?? ''}]`))
    .where(row.and(words.map(matches)))
    .where(afterId('users.id', after, direction))
    .orderBy('users.id', direction)
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, {
    view: person => viewPerson(person, caller, sender.language),
    cursorOf: person => person.id,
  })
}

/** A phone number, whole or its last four, or a name. */
function matches(word: SearchedWord): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'users'>()
  const names = sql`(users.nick_name || ' ' || users.real_name || ' ' || coalesce(users.username, ''))`
  return row.or([isNamed(names, word.words), ...phoneMatches('users.phone', word)])
}

export const getInfoByUserId = handle(users.getInfoByUserId, async ({ db, caller, sender }, { id }) => {
  const person = await peopleQuery(db).where('users.id', '=', id).where(visibleTo(caller)).executeTakeFirst()
  return person ? viewPerson(person, caller, sender.language) : refuse('notFound')
})
