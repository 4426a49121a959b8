import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '#server/desk/searches/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { phoneMatches, type SearchedWord } from '#server/people/index.ts'

/**
 * One box for everything: an order number or the end of one, a phone number or its last four, a name of two characters
 * or more. Of several words each must match.
 */
export function matchesSearch(words: readonly SearchedWord[]): Expression<SqlBool> {
  return expressionBuilder<Tables, 'orders'>().and(words.map(matchesWord))
}

function matchesWord(word: SearchedWord): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  const { words } = word
  const ways = [byName(words)]
  if (/^[a-z]{0,2}\d{6,}$/i.test(words)) ways.push(endsWith('orders.no', words.toUpperCase()))
  for (const isPhone of phoneMatches('users.phone', word)) ways.push(ofCustomer(isPhone))
  return row.or(ways)
}

function endsWith(column: string, end: string): Expression<SqlBool> {
  return sql<SqlBool>`reverse(${sql.ref(column)}) like reverse(${end}) || '%'`
}

function ofCustomer(isPhone: Expression<SqlBool>): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  const customers = row.selectFrom('users').select('users.id').where(isPhone).where('users.kind', '=', 'customer')
  return row('orders.customer_id', 'in', customers)
}

/**
 * The bigram index narrows it down, the text itself decides; it is stored in the form in which texts are compared. The text stands first:
 * where the index is not asked, each row is looked at in this order, and pairs cost thirty times as much as the text.
 */
function byName(words: string): Expression<SqlBool> {
  const pattern = containing(words)
  return sql<SqlBool>`(orders.search ilike ${pattern} and bigrams(orders.search) @> bigrams(${words}))`
}
