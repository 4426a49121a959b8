import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { signIns } from '#contract/access/events.ts'
import { byAge } from '#contract/base/page.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { contains } from '#server/desk/searches/index.ts'
import { chosenSort, directionOf } from '#server/desk/sorts/index.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { inScope } from '#server/people/users/index.ts'

/** Attempts to sign in, the newest or the oldest first; `after` is the last id of the page before. */
export const list = handle(signIns.list, async ({ db, caller }, question) => {
  const { search, isSuccess, from, to, sort, after, limit } = question
  const direction = directionOf(chosenSort(byAge, sort))
  const page = (condition: Expression<SqlBool>) =>
    db
      .selectFrom('sign_ins')
      .leftJoin('users', 'users.id', 'sign_ins.user_id')
      // An unknown username belongs to no city.
      .where(inScope(caller))
      .where(condition)
      .$if(isSuccess !== undefined, rows => rows.where('sign_ins.why', isSuccess ? '=' : '<>', 'ok'))
      .where(row => row.and(withinDays('sign_ins.at', from, to)))
      .where(afterId('sign_ins.id', after, direction))
      .orderBy('sign_ins.id', direction)
      .limit(oneMore(limit))
  const ways = search === '' ? [] : await waysTo(db, search)
  const found = await page(search === '' ? sql`true` : oneOf(ways.map(way => page(way).select('sign_ins.id'))))
    .selectAll('sign_ins')
    .select('users.nick_name as name')
    .execute()
  return pageOf(found, limit, {
    view: row => ({
      id: row.id,
      at: row.at,
      username: row.why === 'leftOut' ? `× ${row.times}` : row.username,
      name: row.name ?? '',
      isSuccess: row.why === 'ok',
      why: row.why,
      ip: row.ip,
      userAgent: row.user_agent,
    }),
    cursorOf: row => row.id,
  })
})

/** Colleagues whose names match. */
const mostNamed = 20

/**
 * A name as it was typed, an address, or a person by their own name. Each way is asked for its last ones apart, by an index of its own;
 * for an `or`, the whole log would be read.
 */
async function waysTo(db: Database, asked: string): Promise<Expression<SqlBool>[]> {
  const search = searchedText(asked)
  const row = expressionBuilder<Tables, 'sign_ins'>()
  const named = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'staff')
    .where(contains(sql.ref('nick_name'), search))
    .orderBy('id')
    .limit(mostNamed)
    .execute()
  return [
    row('sign_ins.username', '=', search),
    row('sign_ins.ip', '=', search),
    ...named.map(({ id }) => row('sign_ins.user_id', '=', id)),
  ]
}

function oneOf(pages: readonly Expression<unknown>[]): Expression<SqlBool> {
  return sql<SqlBool>`sign_ins.id in (${sql.join(
    pages.map(page => sql`(${page})`),
    sql` union `,
  )})`
}
