import { expect, test } from 'vitest'
import { keepInPlace, withOwn, withoutGone } from './inPlace.ts'

const row = (id: number, version = 1) => ({ id, version })
const shown = [row(9), row(8), row(7)]

test('Rows that leave a queue stay until the pointer leaves, changed rows change in place, new ones wait', () => {
  const now = keepInPlace(shown, [row(10), row(9), row(7, 2)], false)
  expect(now.rows).toEqual([row(9), row(8), row(7, 2)])
  expect([...now.gone]).toEqual([8])
  expect(now.waiting).toEqual([row(10)])
  expect(withoutGone(now).rows).toEqual([row(9), row(7, 2)])
})

test('Rows pushed out of the pages that were read do not count as gone', () => {
  const now = keepInPlace(shown, [row(11), row(10), row(9)], true)
  expect(now.rows).toEqual(shown)
  expect(now.gone.size).toBe(0)
})

test('A queue that becomes empty all at once keeps its rows in place, too', () => {
  const now = keepInPlace([row(2), row(1)], [], false)
  expect([...now.gone]).toEqual([2, 1])
  expect(withoutGone(now).rows).toEqual([])
})

test('Of the rows that wait, those that the person changed take their places at once', () => {
  const read = [row(11), row(10), row(9), row(8), row(7)]
  const kept = keepInPlace([row(9), row(7)], read, false)
  expect(kept.waiting).toEqual([row(11), row(10), row(8)])
  const own = withOwn(kept, read, id => id === 8 || id === 11)
  expect(own.rows).toEqual([row(11), row(9), row(8), row(7)])
  expect(own.waiting).toEqual([row(10)])
})

test('Own rows at the top keep their order among themselves, also where rows were pushed out of the pages', () => {
  const read = [row(12), row(11), row(10), row(9)]
  const kept = keepInPlace(shown, read, true)
  const own = withOwn(kept, read, id => id > 10)
  expect(own.rows).toEqual([row(12), row(11), row(9), row(8), row(7)])
  expect([own.waiting, own.gone.size]).toEqual([[row(10)], 0])
})
