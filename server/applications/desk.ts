import type { ApplicationDetail, ApplicationFault } from '#contract/reviews/application.ts'
import type { SupplementItem } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import type { Verdict } from '#contract/reviews/review.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { claimCases, decide, lockForMove, releaseCases, undoDecision } from '#server/reviews/index.ts'
import { detailOf } from './detail.ts'
import { refuseUnready } from './ready.ts'

const freshIn = (context: CommandContext) => (id: number) => detailOf(context, id)

export const claim = handle(applications.claim, async (context, asked) => ({
  ids: await claimCases(context, 'applications', { ...asked, fresh: freshIn(context) }),
}))

export const release = handle(applications.release, async (context, { id }) => {
  await releaseCases(context, 'applications', { id, fresh: freshIn(context) })
  return {}
})

export const approve = handle(applications.approve, (context, target) =>
  judge(context, 'approve', { ...target, codes: [], note: '' }),
)

export const reject = handle(applications.reject, (context, target) => judge(context, 'reject', target))

export const sendBack = handle(applications.return, (context, target) => judge(context, 'return', target))

type Judgement = {
  id: number
  version: number
  seconds: number
  codes: readonly (ApplicationFault | SupplementItem)[]
  note: string
}

async function judge(
  context: CommandContext,
  verdict: Verdict,
  { id, version, ...judgement }: Judgement,
): Promise<ApplicationDetail> {
  const review = await lockForMove(context, 'applications', { id, version, move: verdict, fresh: freshIn(context) })
  if (verdict === 'approve') await refuseUnready(context, id, 'approve')
  await decide(context, review, verdict, judgement)
  return detailOf(context, id)
}

export const undo = handle(applications.undo, async (context, target) => {
  const review = await lockForMove(context, 'applications', { ...target, move: 'undo', fresh: freshIn(context) })
  await undoDecision(context, review)
  return detailOf(context, target.id)
})
