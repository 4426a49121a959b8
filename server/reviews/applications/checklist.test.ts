import { describe, expect, test } from 'vitest'
import { applicantKinds, termsOf } from '#contract/reviews/application-terms.ts'
import { type ChecklistFacts, checklistOf, completenessOf, missingOnboarding, piecesOf } from './checklist.ts'

const nothing: Omit<ChecklistFacts, 'kind'> = { approved: [], marks: [], trainingScore: null, depositPaidFen: 0 }

describe('the checklist', () => {
  for (const kind of applicantKinds) {
    test(`of a ${kind} asks for papers, checks, training and a deposit where there is one, and is whole with them`, () => {
      const { papers, checks, depositFen } = termsOf(kind)
      const empty = checklistOf({ kind, ...nothing })
      const deposit = depositFen > 0 ? ['deposit'] : []
      expect(empty.map(({ check }) => check)).toEqual([...papers, ...checks, 'training', ...deposit])
      expect(empty.filter(({ isDone }) => isDone)).toEqual([])
      expect(completenessOf(empty)).toBe(0)
      const whole = checklistOf({
        kind,
        approved: papers,
        marks: checks.map(check => ({ check, by: '审核员', at: 1 })),
        trainingScore: 80,
        depositPaidFen: depositFen,
      })
      expect(completenessOf(whole)).toBe(100)
      expect(whole.find(({ check }) => check === checks[0])).toMatchObject({ by: '审核员', at: 1 })
    })
  }

  test('is a hundred percent with everything only', () => {
    const one = { isDone: true }
    expect(completenessOf([...Array.from({ length: 300 }, () => one), { isDone: false }])).toBe(99)
  })
})

test('a paper that waits for its review is neither there nor missing; one that is there already waits for nothing', () => {
  const checklist = [
    { check: 'realName', isDone: true },
    { check: 'healthCertificate', isDone: false },
    { check: 'training', isDone: false },
  ] as const
  expect(piecesOf(checklist, [])).toEqual({ done: 1, waiting: 0, missing: 2 })
  expect(piecesOf(checklist, ['realName', 'healthCertificate', 'vehicle'])).toEqual({ done: 1, waiting: 1, missing: 1 })
})

test.each([
  [79, 50_000, ['training']],
  [80, 49_999, ['deposit']],
  [null, 0, ['training', 'deposit']],
  [80, 50_000, []],
] as const)('a score of %s and a deposit of %s fen lack %j', (trainingScore, depositPaidFen, missing) => {
  expect(missingOnboarding({ kind: 'chauffeur', trainingScore, depositPaidFen })).toEqual(missing)
})
