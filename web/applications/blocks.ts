import { type ApplicationDetail, type ApplicationRisk, blockingRisks } from '#contract/reviews/application.ts'
import { type ManualCheck, termsOf } from '#contract/reviews/application-terms.ts'
import type { PaperKind } from '#contract/reviews/paper.ts'

type Facts = Pick<ApplicationDetail, 'kind' | 'papers' | 'checklist' | 'risks'>

export type Blocks = { papers: PaperKind[]; checks: ManualCheck[]; risks: ApplicationRisk[] }

/** What must be there, or gone, before an application can be approved. Training and deposit come afterwards. */
export function blocksOf({ kind, papers, checklist, risks }: Facts): Blocks {
  const terms = termsOf(kind)
  const done = checklist.filter(({ isDone }) => isDone).map(({ check }) => check)
  return {
    papers: terms.papers.filter(paper => !papers.some(one => one.kind === paper && one.state === 'approved')),
    checks: terms.checks.filter(check => !done.includes(check)),
    risks: blockingRisks.filter(risk => risks.includes(risk)),
  }
}
