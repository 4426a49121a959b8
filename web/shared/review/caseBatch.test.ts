import { expect, test } from 'vitest'
import { batchOf, emptyBatch, marked, nextOf, openIds, restored } from './caseBatch.ts'

const batch = batchOf(emptyBatch, [1, 2, 3], 50)

test('The next case follows the current one; skipped ones come at the end', () => {
  expect(batch.current).toBe(1)
  expect(nextOf(batch, 1)).toBe(2)
  const skipped = { ...batch, current: 3 }
  expect(marked(skipped, 3, { is: 'approve' }).current).toBe(1)
})

test('Cases that were judged or taken are not shown again, and nothing is left after the last', () => {
  const two = marked(marked(batch, 2, { is: 'taken', by: '赵静' }), 1, { is: 'approve' })
  expect(two.current).toBe(3)
  const none = marked(two, 3, { is: 'reject' })
  expect(none.current).toBeUndefined()
  expect(openIds(none)).toEqual([])
})

test('A decision that was undone is judged again at once, also after the next batch was claimed', () => {
  const judged = marked(batch, 1, { is: 'reject' })
  expect(restored(judged, 1)).toEqual({ ...batch, current: 1 })
  const claimed = batchOf(marked(judged, 2, { is: 'approve' }), [3, 4], 90)
  expect(claimed.current).toBe(3)
  expect(restored(claimed, 1)).toMatchObject({ ids: [1, 3, 4], current: 1, marks: {} })
})

test('A case that stays in hand counts as claimed before, a new one as claimed now', () => {
  expect(batchOf(batch, [2, 4], 90).since).toEqual({ 2: 50, 4: 90 })
  const lost = marked(batch, 2, { is: 'lapsed' })
  expect(batchOf(lost, [2], 90).since).toEqual({ 2: 90 })
})
