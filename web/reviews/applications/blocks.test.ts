import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

const paper = (kind: 'realName' | 'driverLicence', state: 'approved' | 'pending') => ({ kind, state, id: 1, no: 'RZ1' })
const mark = (check: 'called' | 'backgroundClear' | 'agreementSigned' | 'training' | 'deposit', isDone: boolean) => ({
  check,
  isDone,
  by: null,
  at: null,
})

test('An application waits for each paper and each check of its kind, and for risks that forbid it', () => {
  expect(
    blocksOf({
      kind: 'chauffeur',
      state: 'secondReview',
      papers: [paper('realName', 'approved'), paper('driverLicence', 'pending')],
      checklist: [mark('called', true), mark('backgroundClear', false), mark('agreementSigned', true)],
      risks: ['phoneShared', 'drivesTooShort'],
    }),
  ).toEqual({ papers: ['driverLicence'], checks: ['backgroundClear'], risks: ['drivesTooShort'] })
})

test('Training, deposit and a risk that only warns do not stand in the way of a judgement', () => {
  const blocks = blocksOf({
    kind: 'chauffeur',
    state: 'secondReview',
    papers: [paper('realName', 'approved'), paper('driverLicence', 'approved')],
    checklist: [
      ...(['called', 'backgroundClear', 'agreementSigned'] as const).map(check => mark(check, true)),
      mark('training', false),
      mark('deposit', false),
    ],
    risks: ['phoneShared'],
  })
  expect(blocks).toEqual({ papers: [], checks: [], risks: [] })
})

test('The first of two people approves without the checks, the only one does not', () => {
  const papers = [paper('realName', 'approved'), paper('driverLicence', 'approved')]
  const first = { state: 'submitted' as const, papers, checklist: [mark('called', false)], risks: [] }
  expect(blocksOf({ ...first, kind: 'chauffeur' }).checks).toEqual([])
  expect(blocksOf({ ...first, kind: 'companion' }).checks).toEqual(['agreementSigned'])
})
