import { type ApplicationDetail, type ApplicationRisk, blockingRisks } from '#contract/reviews/application.ts'
import { type ManualCheck, termsOf } from '#contract/reviews/application-terms.ts'
import type { PaperKind } from '#contract/reviews/paper.ts'

type Facts = Pick<ApplicationDetail, 'kind' | 'state' | 'papers' | 'checklist' | 'risks'>

type Blocks = { papers: PaperKind[]; checks: ManualCheck[]; risks: ApplicationRisk[] }

/**
 * What must be there, or gone, before an application can be approved. The first of two people looks at papers and risks, the
 * one who lets the applicant in at the checks, too. Training and deposit come afterwards.
 */
export function blocksOf({ kind, state, papers, checklist, risks }: Facts): Blocks {
  const terms = termsOf(kind)
  const isFirstOfTwo = terms.hasSecondReview && state === 'submitted'
  const done = checklist.filter(({ isDone }) => isDone).map(({ check }) => check)
  return {
    papers: terms.papers.filter(paper => !papers.some(one => one.kind === paper && one.state === 'approved')),
    checks: isFirstOfTwo ? [] : terms.checks.filter(check => !done.includes(check)),
    risks: blockingRisks.filter(risk => risks.includes(risk)),
  }
}
