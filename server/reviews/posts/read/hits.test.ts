import { expect, test } from 'vitest'
import type { PostHit } from '#contract/reviews/post.ts'
import { hitsIn } from './hits.ts'

function hit(text: string, found: string, nth = 0): PostHit {
  let from = text.indexOf(found)
  for (let passed = 0; passed < nth; passed += 1) from = text.indexOf(found, from + 1)
  return { term: found, level: 'review', label: 'contacts', from, to: from + found.length }
}

const written = '微信 138-1234-5678 微信'
const masked = '微信 138****5678 微信'

test('stay where they are in a text without numbers', () => {
  const text = '加微信'
  expect(hitsIn([hit(text, '微信')], text, text)).toEqual([hit(text, '微信')])
})

test('move with the text where a masked number is shorter', () => {
  const moved = hitsIn([hit(written, '微信'), hit(written, '微信', 1)], written, masked)
  expect(moved).toEqual([hit(masked, '微信'), hit(masked, '微信', 1)])
})

test('in a masked number, or in no text, are empty and at the beginning', () => {
  const inNumber = hit(written, '1234')
  const inTopic = { ...inNumber, from: 0, to: 0 }
  expect(hitsIn([inNumber, inTopic], written, masked)).toEqual([inTopic, inTopic])
})
