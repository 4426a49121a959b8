import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compileForTest } from './compile-for-test.ts'
import { afterId, afterRank, oneMore, pageOf, rankCursor } from './page.ts'

const all = Array.from({ length: 7 }, (_, at) => ({ id: 7 - at }))

/** What a list ordered by id, newest first, reads for one page. */
function read(after: string | null, limit: number) {
  const rest = all.filter(({ id }) => after === null || id < Number(after)).slice(0, oneMore(limit))
  return pageOf(rest, limit, { view: ({ id }) => `row ${id}`, cursorOf: ({ id }) => id })
}

test.each([1, 2, 3, 6, 7, 8])('In pages of %i a list is read completely, each row once and in order', limit => {
  const pages: string[][] = []
  for (let after: string | null = null; ; ) {
    const { rows, next } = read(after, limit)
    pages.push(rows)
    if (next === null) break
    after = next
  }
  expect(pages.flat()).toEqual(all.map(({ id }) => `row ${id}`))
  expect(pages).toHaveLength(Math.ceil(all.length / limit))
})

test('An empty list is one empty page', () => {
  expect(pageOf([], 50, { view: row => row, cursorOf: () => 0 })).toEqual({ rows: [], next: null })
})

test('A list by rank continues after rank and id; a cursor is never part of the statement', () => {
  const cursor = rankCursor({ rank: 30, id: 12 })
  const { statement, parameters } = compileForTest(sql`select ${afterRank('chats', cursor)}`)
  expect(statement).toBe('select ("chats"."rank", "chats"."id") > ($1, $2)')
  expect(parameters).toEqual([30, 12])
  expect(compileForTest(sql`select ${afterRank('chats', null)}`).statement).toBe('select true')
})

test('A list by id continues after it, downwards or upwards', () => {
  const compiled = compileForTest(sql`select ${afterId('orders.id', '12')}, ${afterId('id', '3', 'asc')}`)
  const statement = 'select "orders"."id" < $1::bigint, "id" > $2::bigint'
  expect(compiled).toEqual({ statement, parameters: [12, 3] })
  expect(compileForTest(sql`select ${afterId('id', undefined)}`).statement).toBe('select true')
})
