import { expect, test } from 'vitest'
import type { Row } from './inPlace.ts'
import { type Page, type Pages, rowsOf, withPage } from './pages.ts'

const row = (id: number, version = 1) => ({ id, version })
const page = (ids: number[], next: string | null): Page<Row> => ({ rows: ids.map(id => row(id)), next })
const list = (...pages: Page<Row>[]): Pages<Row> => ({
  pages,
  pageParams: [undefined, ...pages.slice(0, -1).map(({ next }) => next ?? undefined)],
})
const shown = list(page([9, 8, 7], '7'), page([6, 5, 4], '4'), page([3, 2], null))
const idsOf = (data: Pages<Row> | undefined) => data?.pages.map(({ rows }) => rows.map(({ id }) => id))

test('Rows that new ones push out of a page begin the next page, which then comes after the last row that was read', () => {
  const after = withPage(shown, 0, page([11, 10, 9], '9'))
  expect(idsOf(after)).toEqual([
    [11, 10, 9],
    [8, 7, 6, 5, 4],
    [3, 2],
  ])
  expect(after?.pageParams).toEqual([undefined, '9', '4'])
})

test('Rows pushed out of the last page become a page of their own', () => {
  const after = withPage(list(page([9, 8, 7], '7')), 0, page([11, 10, 9], '9'))
  expect(idsOf(after)).toEqual([
    [11, 10, 9],
    [8, 7],
  ])
  expect(after?.pages.at(-1)?.next).toBe('7')
})

test('Where rows left a page, what was read of the next one stays there', () => {
  const after = withPage(shown, 0, page([9, 7, 6], '6'))
  expect(idsOf(after)).toEqual([
    [9, 7],
    [6, 5, 4],
    [3, 2],
  ])
  expect(after?.pageParams).toEqual(shown.pageParams)
})

test('Nothing is behind the last page that there is', () => {
  expect(idsOf(withPage(shown, 1, page([6], null)))).toEqual([[9, 8, 7], [6]])
  expect(idsOf(withPage(shown, 0, page([], null)))).toEqual([[]])
})

test('A page that has nothing in common with what was shown says so', () => {
  expect(withPage(shown, 0, page([30, 29, 28], '28'))).toBeUndefined()
})

test('A row that moved to another page is there once, in its latest version', () => {
  const moved = [
    { rows: [row(5, 2), row(9)], next: '9' },
    { rows: [row(8), row(5)], next: null },
  ]
  expect(rowsOf(moved)).toEqual([row(5, 2), row(9), row(8)])
})
