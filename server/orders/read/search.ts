import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { containing } from '#server/kit/rows/like.ts'

/**
 * One box for everything: an order number or the end of one, a phone number or its last four, a name of two characters
 * or more. Of several words each must match.
 */
export function matchesSearch(search: string): Expression<SqlBool> {
  return expressionBuilder<Tables, 'orders'>().and(search.split(/\s+/).map(matchesWord))
}

function matchesWord(search: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  const ways = [byName(search)]
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) ways.push(endsWith('orders.no', search.toUpperCase()))
  if (/^\d{4}$|^\d{11}$/.test(search)) ways.push(byPhone(search))
  return row.or(ways)
}

function endsWith(column: string, end: string): Expression<SqlBool> {
  return sql<SqlBool>`reverse(${sql.ref(column)}) like reverse(${end}) || '%'`
}

function byPhone(end: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  return row(
    'orders.customer_id',
    'in',
    row.selectFrom('users').select('users.id').where(endsWith('users.phone', end)).where('users.kind', '=', 'customer'),
  )
}

/** The bigram index narrows it down, the text itself decides. */
function byName(words: string): Expression<SqlBool> {
  const pattern = containing(words)
  return sql<SqlBool>`(bigrams(orders.search) @> bigrams(${words}) and orders.search ilike ${pattern})`
}
