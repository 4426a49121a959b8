import type { Verdict } from '#contract/reviews/review.ts'
import type { PaperFault, VerificationDetail } from '#contract/reviews/verification.ts'
import { verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { claimCases, decide, lockForMove, releaseCases, undoDecision, withdrawCases } from '#server/reviews/index.ts'
import { detailOf } from './detail.ts'
import { isBlocked } from './hints.ts'
import { lockPapersOf, movePaper } from './moves.ts'
import { paperGuard } from './view.ts'

const freshIn = (context: CommandContext) => (id: number) => detailOf(context, id)

export const claim = handle(verifications.claim, async (context, asked) => ({
  ids: await claimCases(context, 'verifications', { ...asked, fresh: freshIn(context) }),
}))

export const release = handle(verifications.release, async (context, { id }) => {
  await releaseCases(context, 'verifications', { id, fresh: freshIn(context) })
  return {}
})

export const approve = handle(verifications.approve, (context, target) =>
  judge(context, 'approve', { ...target, codes: [], note: '' }),
)

export const reject = handle(verifications.reject, (context, target) => judge(context, 'reject', target))

type Judgement = { id: number; version: number; seconds: number; codes: readonly PaperFault[]; note: string }

async function judge(
  context: CommandContext,
  verdict: Verdict,
  { id, version, ...judgement }: Judgement,
): Promise<VerificationDetail> {
  const review = await lockForMove(context, 'verifications', { id, version, move: verdict, fresh: freshIn(context) })
  if (verdict === 'approve') await refuseBlocked(context, id)
  await decide(context, review, verdict, judgement)
  return detailOf(context, id)
}

/** What was checked when it came is checked again: another paper may have the number meanwhile, or days have passed. */
async function refuseBlocked(context: CommandContext, id: number): Promise<void> {
  const record = await detailOf(context, id)
  if (isBlocked(record.details)) refuse('paperBlocked', { record })
}

export const undo = handle(verifications.undo, async (context, target) => {
  const review = await lockForMove(context, 'verifications', { ...target, move: 'undo', fresh: freshIn(context) })
  await undoDecision(context, review)
  return detailOf(context, target.id)
})

export const revoke = handle(verifications.revoke, async (context, { id, version, reason }) => {
  const { db, caller } = context
  const papers = db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('verifications.city_code', caller))
  const seen = await papers.executeTakeFirst()
  if (!seen) return refuse('notFound')
  await lockPapersOf(db, seen.person_id)
  await withdrawCases(context, 'verifications', id, 'staff')
  const fresh = () => detailOf(context, id)
  const lock = () => papers.forUpdate().executeTakeFirst()
  const paper = await lockSeen(db, { subject: 'verifications', id, version, lock, fresh })
  await refuseMove(verificationMachine, {
    row: paper,
    standing: { state: paper.state },
    move: 'revoke',
    by: 'staff',
    caller,
    guard: row => paperGuard(row, 'revoke', caller),
    reason: 'reviewNotInThisState',
    fresh,
  })
  await movePaper(context, paper, 'revoke', { by: 'staff', event: { reason } })
  return detailOf(context, id)
})
