import { expect, test } from 'vitest'
import type { LiveAnswer } from '#contract/base/live.ts'
import { patched } from '#contract/base/patch/patch.ts'
import { missingOf } from './missing.ts'

const row = (id: number, state = 'new') => ({ id, state })
const page = (...rows: object[]) => ({ rows, next: '7' })
const tagsOf = (answer: LiveAnswer) => ('tags' in answer ? answer.tags : '')

test('What is as the browser has it is not sent again', () => {
  const tags = tagsOf(missingOf(page(row(2), row(1)), ''))
  expect(missingOf(page(row(2), row(1)), tags)).toEqual({ same: true })
  const count = tagsOf(missingOf({ all: 3 }, ''))
  expect(missingOf({ all: 3 }, count)).toEqual({ same: true })
  expect(missingOf({ all: 4 }, count)).toMatchObject({ data: { all: 4 } })
})

test('Of a page, changed and new rows are sent, and the places of the others; what is gone is not named', () => {
  const before = page(row(3), row(2), row(1))
  const now = page(row(4), row(3), row(1, 'paid'))
  const answer = missingOf(now, tagsOf(missingOf(before, '')))
  expect(answer).toMatchObject({ rows: [row(4), 0, row(1, 'paid')] })
  expect(answer).not.toHaveProperty('rest')
})

test('What is around the rows is sent when it changed', () => {
  const before = page(row(1))
  const answer = missingOf({ ...before, next: null }, tagsOf(missingOf(before, '')))
  expect(answer).toMatchObject({ rows: [0], rest: { next: null } })
})

test('Of an answer that many share, what changed since the one that the browser has', () => {
  const figures = (placed: number) =>
    Object.freeze({ asOf: placed, figures: [{ key: 'placed', value: placed, link: `/order?${'long'.repeat(30)}` }] })
  const [before, now] = [figures(3), figures(4)]
  const have = tagsOf(missingOf(before, ''))
  const answer = missingOf(now, have)
  if (!('patch' in answer)) throw new Error('There is no patch.')
  expect(patched(before, answer.patch)).toEqual(now)
  expect(JSON.stringify(answer)).not.toContain('/order')
  // Made once for everybody who has that one.
  expect(missingOf(now, have)).toHaveProperty('patch', answer.patch)
  expect(missingOf(now, answer.tags)).toEqual({ same: true })
})

test('All of a shared answer is sent to whoever has one that is not known, or where a patch would be as long', () => {
  const [one, other] = [Object.freeze({ all: 'x' }), Object.freeze({ all: 'y' })]
  expect(missingOf(one, 'x'.repeat(12))).toMatchObject({ data: one })
  expect(missingOf(other, tagsOf(missingOf(one, '')))).toMatchObject({ data: other })
  const long = Object.freeze({ all: 'long'.repeat(100) })
  expect(missingOf(other, tagsOf(missingOf(long, '')))).toMatchObject({ data: other })
})

test('Tags that the browser cannot have are answered with all rows', () => {
  const answer = missingOf(page(row(1)), 'x'.repeat(30))
  expect(answer).toMatchObject({ rows: [row(1)], rest: { next: '7' } })
})
