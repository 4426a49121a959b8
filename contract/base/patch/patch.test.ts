import { describe, expect, test } from 'vitest'
import { between } from '#contract/demo/chance.ts'
import { type Patch, patched, patchOf } from './patch.ts'

/** As it arrives: through JSON. */
const sent = (patch: Patch | undefined) => JSON.parse(JSON.stringify(patch)) as Patch

describe('A patch', () => {
  test('of the same value is none', () => {
    expect(patchOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined()
  })

  test('names what changed, and what stays is the same object', () => {
    const before = { asOf: 1, figures: [{ key: 'placed', value: 3, lists: [{ link: '/order' }] }], span: { since: 0 } }
    const after = { asOf: 2, figures: [{ key: 'placed', value: 4, lists: [{ link: '/order' }] }], span: { since: 0 } }
    const patch = sent(patchOf(before, after))
    expect(patch).toEqual([1, { asOf: [0, 2], figures: [2, 1, { 0: [1, { value: [0, 4] }, []] }] }, []])
    const whole = patched(before, patch) as typeof before
    expect(whole).toEqual(after)
    expect(whole.span).toBe(before.span)
    expect(whole.figures[0]?.lists).toBe(before.figures[0]?.lists)
  })

  test.each([
    ['fields that come and go', { a: 1, b: 2 }, { b: 3, c: [] }],
    ['an array that grows', [1, { a: 1 }], [1, { a: 2 }, 'x', null]],
    ['an array that shrinks', [1, 2, 3], [2]],
    ['another kind of value', { a: [1], b: { c: 1 }, d: null }, { a: { 0: 1 }, b: [1], d: 0 }],
    ['nothing at all', null, { a: 1 }],
  ])('makes the other value of %s', (_what, before, after) => {
    expect(patched(before, sent(patchOf(before, after)))).toEqual(after)
  })

  test('makes the other value of any two', () => {
    for (let round = 0; round < 2000; round += 1) {
      const [before, after] = [anyValue(3), anyValue(3)]
      const patch = patchOf(before, after)
      expect(patch ? patched(before, sent(patch)) : before).toEqual(after)
    }
  })
})

let drawn = 0
/** Below `count`, the same numbers at every run. */
const below = (count: number) => between(drawn++, 7, 0, count)

function anyValue(depth: number): unknown {
  const pick = below(depth > 0 ? 7 : 5)
  if (pick < 5) return [null, 0, 1, 'a', true][pick]
  const size = below(4)
  if (pick === 5) return Array.from({ length: size }, () => anyValue(depth - 1))
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`f${at + below(2)}`, anyValue(depth - 1)]))
}
