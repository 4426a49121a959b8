import { expect, test } from 'vitest'
import { ages, amounts, headSort, sortIn, sortingOf } from './sorting.ts'

const all = ['newest', 'oldest', 'largest', 'smallest', 'due'] as const
type Sort = (typeof all)[number]

/** What a press on the head asks for. */
function pressed(sorts: readonly Sort[], sort: Sort | '', head: { down?: Sort; up?: Sort }) {
  const asked: Sort[] = []
  const made = headSort(
    sortingOf(sorts, sort, next => asked.push(next)),
    head,
  )
  made?.onSort()
  return made && { direction: made.direction, next: asked[0] }
}

test('A head sorts downwards first and then upwards; that of the usual order is marked without a press', () => {
  expect(pressed(all, '', ages)).toEqual({ direction: 'descending', next: 'oldest' })
  expect(pressed(all, 'oldest', ages)).toEqual({ direction: 'ascending', next: 'newest' })
  expect(pressed(all, '', amounts)).toEqual({ direction: undefined, next: 'largest' })
  expect(pressed(all, 'largest', amounts)).toEqual({ direction: 'descending', next: 'smallest' })
  expect(pressed(all, 'newest', { up: 'due' })).toEqual({ direction: undefined, next: 'due' })
  expect(pressed(all, 'due', { up: 'due' })).toEqual({ direction: 'ascending', next: 'due' })
})

test('A head is no button under a tab whose list has none of its orders', () => {
  expect(pressed(['newest', 'oldest'], '', amounts)).toBeUndefined()
  expect(sortIn<Sort>(['newest', 'oldest'], 'largest')).toBe('')
  expect(sortIn<Sort>(['newest', 'oldest'], 'oldest')).toBe('oldest')
})
