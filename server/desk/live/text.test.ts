import { expect, test } from 'vitest'
import type { LiveAnswer } from '#contract/base/live.ts'
import { textOfAnswer } from './text.ts'

const row = Object.freeze({ id: 1, name: '"林晓"' })
const answers: LiveAnswer[] = [
  { same: true },
  { tags: 'a', data: { all: 3 } },
  { tags: 'a', data: { rows: [row, { id: 2 }], next: null } },
  { tags: 'a', data: { rows: [] } },
  { tags: 'a', rows: [0, row, { id: 2 }], rest: { next: '7' } },
  { tags: '', rows: [] },
]

test('Answers are written as JSON.stringify would, also when rows are written a second time', () => {
  for (const answer of [...answers, ...answers]) expect(JSON.parse(textOfAnswer(answer))).toEqual(answer)
})
