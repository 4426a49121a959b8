import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isNamed, isWrittenIn } from '#server/desk/searches/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { phoneMatches, type SearchedWord } from '#server/people/index.ts'

const user = () => expressionBuilder<Tables, 'users'>()

/**
 * A part of the text, the end of a number, of six or more, the author's name or phone number. Each is found by an index of
 * its own, which a mere `or` would not use.
 */
export function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const names = sql`(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))`
  const isAuthor = [isNamed(names, search), ...phoneMatches('users.phone', word)]
  const ways = [
    // The index knows pairs of characters. Numbers in a text are masked, so that nobody may find a text by one.
    ...(/^.$|\d{4}/u.test(search) ? [] : [isWrittenIn(sql`content`, search)]),
    sql`author_id in (select id from users where ${user().or(isAuthor)})`,
  ]
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) ways.push(sql`reverse(no) like reverse(${search.toUpperCase()}) || '%'`)
  const found = ways.map(way => sql`select id from posts where ${way}`)
  return sql<SqlBool>`posts.id in (${sql.join(found, sql` union `)})`
}
