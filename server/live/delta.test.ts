import { expect, test } from 'vitest'
import type { LiveAnswer } from '#contract/base/live.ts'
import { wholeOf } from '#web/kit/live.ts'
import { deltaOf } from './delta.ts'

const row = (id: number, state = 'new') => ({ id, state })
const page = (...rows: object[]) => ({ rows, next: '7' })
const tagsOf = (answer: LiveAnswer) => ('tags' in answer ? answer.tags : '')

test('What is as the browser has it is not sent again', () => {
  const tags = tagsOf(deltaOf(page(row(2), row(1)), ''))
  expect(deltaOf(page(row(2), row(1)), tags)).toEqual({ same: true })
  const count = tagsOf(deltaOf({ all: 3 }, ''))
  expect(deltaOf({ all: 3 }, count)).toEqual({ same: true })
  expect(deltaOf({ all: 4 }, count)).toMatchObject({ data: { all: 4 } })
})

test('Of a page, changed and new rows are sent, and the places of the others; what is gone is not named', () => {
  const before = page(row(3), row(2), row(1))
  const now = page(row(4), row(3), row(1, 'paid'))
  const answer = deltaOf(now, tagsOf(deltaOf(before, '')))
  expect(answer).toMatchObject({ rows: [row(4), 0, row(1, 'paid')] })
  expect(answer).not.toHaveProperty('rest')
  expect('tags' in answer && wholeOf(answer, before)).toEqual(now)
})

test('What is around the rows is sent when it changed', () => {
  const before = page(row(1))
  const answer = deltaOf({ ...before, next: null }, tagsOf(deltaOf(before, '')))
  expect(answer).toMatchObject({ rows: [0], rest: { next: null } })
  expect('tags' in answer && wholeOf(answer, before)).toEqual({ ...before, next: null })
})

test('Tags that the browser cannot have are answered with all rows', () => {
  const answer = deltaOf(page(row(1)), 'x'.repeat(30))
  expect(answer).toMatchObject({ rows: [row(1)], rest: { next: '7' } })
})
