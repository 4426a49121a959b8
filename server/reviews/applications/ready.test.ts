import { describe, expect, test } from 'vitest'
import { type ApplicationRisk, blockingRisks } from '#contract/reviews/application.ts'
import { termsOf } from '#contract/reviews/application-terms.ts'
import { checklistOf } from './checklist.ts'
import { obstacleTo, stepOf } from './ready.ts'

const { papers, checks } = termsOf('chauffeur')
const marks = checks.map(check => ({ check, by: '审核员', at: 1 }))
const nothing = { kind: 'chauffeur', approved: [], marks: [], trainingScore: null, depositPaidFen: 0 } as const

const chauffeur = { kind: 'chauffeur' } as const
const factsWith = (facts: object, risks: ApplicationRisk[] = []) => ({
  risks,
  checklist: checklistOf({ ...nothing, ...facts }),
})
const reasonOf = (step: 'forward' | 'admit' | 'activate', facts: ReturnType<typeof factsWith>) =>
  obstacleTo(step, chauffeur, facts, 'zh')?.reason ?? null

describe('what stands in the way', () => {
  test('is each blocking risk before anything else, and none of the others', () => {
    for (const risk of blockingRisks) expect(reasonOf('forward', factsWith({}, [risk]))).toMatch(/^applicant/)
    const whole = factsWith({ approved: papers }, ['applied', 'nameDiffers', 'phoneShared', 'appliedBefore'])
    expect(reasonOf('forward', whole)).toBeNull()
  })

  test('of the first of two judgements is papers, of the second also checks, of activation everything', () => {
    const steps = ['forward', 'admit', 'activate'] as const
    const of = (facts: object) => steps.map(step => reasonOf(step, factsWith(facts)))
    expect(of({})).toEqual(['papersMissing', 'papersMissing', 'papersMissing'])
    expect(of({ approved: papers })).toEqual([null, 'checksMissing', 'checksMissing'])
    expect(of({ approved: papers, marks })).toEqual([null, null, 'onboardingMissing'])
    const done = { approved: papers, marks, trainingScore: 100, depositPaidFen: 50_000 }
    expect(of(done)).toEqual([null, null, null])
  })

  test('is named in the language of the reader', () => {
    const facts = factsWith({ approved: papers, marks: marks.slice(0, 1) })
    expect(obstacleTo('admit', chauffeur, facts, 'zh')?.params).toEqual({ checks: '背景审查、协议签署' })
    expect(obstacleTo('admit', chauffeur, facts, 'en')?.params).toEqual({
      checks: 'background check, agreement signed',
    })
  })
})

test('only a second judgement lets somebody through where two are asked for', () => {
  expect(stepOf({ kind: 'rider', state: 'submitted' })).toBe('admit')
  expect(stepOf({ kind: 'merchant', state: 'submitted' })).toBe('forward')
  expect(stepOf({ kind: 'merchant', state: 'secondReview' })).toBe('admit')
})
