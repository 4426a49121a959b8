import { expect, test } from 'vitest'
import { wholeOf, widen } from './parts.ts'

const before = { rows: [{ id: 3 }, { id: 2 }, { id: 1 }], next: '1' }

test('Places stand for the rows that are known, and those are the same objects', () => {
  const whole = wholeOf({ tags: '', rows: [{ id: 4 }, 0, 2] }, before) as typeof before
  expect(whole).toEqual({ rows: [{ id: 4 }, { id: 3 }, { id: 1 }], next: '1' })
  expect(whole.rows[1]).toBe(before.rows[0])
})

test('What is around the rows is the known one unless another comes', () => {
  expect(wholeOf({ tags: '', rows: [], rest: { next: null } }, before)).toEqual({ rows: [], next: null })
  expect(wholeOf({ tags: '', data: 7 }, before)).toBe(7)
})

test('A patch changes the known answer, and what it does not name stays as the same object', () => {
  const whole = wholeOf({ tags: '', patch: [1, { next: [0, '2'] }, []] }, before) as typeof before
  expect(whole).toEqual({ ...before, next: '2' })
  expect(whole.rows).toBe(before.rows)
})

test('Nudges that name records add up, and one that names none is about all', () => {
  expect(widen(new Set(['1']), new Set(['2']))).toEqual(new Set(['1', '2']))
  expect(widen(new Set(['1']), 'all')).toBe('all')
  expect(widen('all', new Set(['1']))).toBe('all')
  expect(widen(undefined, new Set(['1']))).toEqual(new Set(['1']))
})
