import { expect, test } from 'vitest'
import { countSet } from './countSet.ts'

const plain = { queue: 'review', search: '', sort: '', service: null, cityCode: undefined, from: '', to: '' }
const counted = (input: object, everywhere?: { input: object }) =>
  countSet({ asked: { input, whole: () => plain }, everywhere })

test('Filters: search, tab and order are not counted, and what is empty in another way is not set', () => {
  expect(counted({ ...plain, search: 'TK', queue: 'all', sort: 'oldest', service: '', cityCode: false })).toBe(0)
})

test('Filters: each that is set counts, a range once whichever end is set', () => {
  expect(counted({ ...plain, service: 'food', from: '2026-11-01' })).toBe(2)
  expect(counted({ ...plain, from: '2026-11-01', to: '2026-11-02' })).toBe(1)
  expect(counted({ ...plain, to: '2026-11-02' })).toBe(1)
})

test('Filters: what a list asks without its tab is counted where it says so', () => {
  expect(counted({ ...plain, kind: 'rider' }, { input: { ...plain, kind: undefined } })).toBe(0)
})
