import { expect, test } from 'vitest'
import type { PostHit } from '#contract/reviews/post.ts'
import { segmentsOf } from './segments.ts'

function hit(from: number, to: number, level: PostHit['level'] = 'review'): PostHit {
  return { term: 'x', level, label: 'contacts', from, to }
}

test('A text is divided at its hits and stays whole', () => {
  const segments = segmentsOf('加我微信聊', [hit(2, 4)])
  expect(segments.map(({ text, hit }) => [text, hit !== undefined])).toEqual([
    ['加我', false],
    ['微信', true],
    ['聊', false],
  ])
})

test('Hits at both ends and beside each other leave no empty parts', () => {
  const segments = segmentsOf('微信微信', [hit(2, 4), hit(0, 2)])
  expect(segments.map(({ from, text }) => [from, text])).toEqual([
    [0, '微信'],
    [2, '微信'],
  ])
})

test('Of overlapping hits the gravest is shown, then the longest', () => {
  const [first, second] = segmentsOf('abcdef', [hit(0, 4, 'mark'), hit(2, 3, 'block')])
  expect([first?.hit, second?.hit?.level]).toEqual([undefined, 'block'])
  expect(segmentsOf('abcdef', [hit(0, 2), hit(0, 4)])[0]?.text).toBe('abcd')
})

test('A hit outside of the text is left out', () => {
  expect(segmentsOf('ab', [hit(1, 5), hit(-1, 1), hit(1, 1)])).toEqual([{ from: 0, text: 'ab' }])
  expect(segmentsOf('', [hit(0, 1)])).toEqual([])
})
