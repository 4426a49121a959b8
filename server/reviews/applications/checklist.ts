import type { ApplicationDetail } from '#contract/reviews/application.ts'
import {
  type ApplicantKind,
  applicationLimits,
  type ManualCheck,
  termsOf,
} from '#contract/reviews/application-terms.ts'
import type { PaperKind } from '#contract/reviews/paper.ts'

export type ChecklistItem = ApplicationDetail['checklist'][number]
type Onboarding = 'training' | 'deposit'

export type ChecklistFacts = {
  kind: ApplicantKind
  /** Kinds of the papers that are approved. */
  approved: readonly PaperKind[]
  marks: readonly { check: ManualCheck; by: string; at: number }[]
  trainingScore: number | null
  depositPaidFen: number
}

/** Everything that must be there before somebody is admitted, in the order in which it is asked for. */
export function checklistOf({ kind, approved, marks, ...facts }: ChecklistFacts): ChecklistItem[] {
  const { papers, checks } = termsOf(kind)
  const unmarked = { by: null, at: null }
  const missing = missingOnboarding({ kind, ...facts })
  return [
    ...papers.map(check => ({ check, isDone: approved.includes(check), ...unmarked })),
    ...checks.map(check => {
      const mark = marks.find(one => one.check === check)
      return { check, isDone: mark !== undefined, by: mark?.by ?? null, at: mark?.at ?? null }
    }),
    ...onboardingOf(kind).map(check => ({ check, isDone: !missing.includes(check), ...unmarked })),
  ]
}

/** Percent, rounded down, so that 100 means everything. */
export function completenessOf(checklist: readonly Pick<ChecklistItem, 'isDone'>[]): number {
  return Math.floor((checklist.filter(({ isDone }) => isDone).length / checklist.length) * 100)
}

/** Of everything: what is there, papers that wait for their review, and what nobody has sent or done. */
export function piecesOf(
  checklist: readonly Pick<ChecklistItem, 'check' | 'isDone'>[],
  waiting: readonly PaperKind[],
): ApplicationDetail['pieces'] {
  const open = checklist.filter(({ isDone }) => !isDone)
  const waits = open.filter(({ check }) => waiting.some(kind => kind === check)).length
  return { done: checklist.length - open.length, waiting: waits, missing: open.length - waits }
}

type Progress = Pick<ChecklistFacts, 'kind' | 'trainingScore' | 'depositPaidFen'>

export function missingOnboarding({ kind, trainingScore, depositPaidFen }: Progress): Onboarding[] {
  const isDone = {
    training: (trainingScore ?? 0) >= applicationLimits.trainingScore,
    deposit: depositPaidFen >= termsOf(kind).depositFen,
  }
  return onboardingOf(kind).filter(item => !isDone[item])
}

/** Of whom no deposit is asked, none is missing. */
function onboardingOf(kind: ApplicantKind): Onboarding[] {
  return termsOf(kind).depositFen > 0 ? ['training', 'deposit'] : ['training']
}
