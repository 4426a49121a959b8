import { expect, test } from 'vitest'
import { keepInPlace, withoutGone } from './inPlace.ts'

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
