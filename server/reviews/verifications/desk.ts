import { isNumberMisread } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { deskOf, withdrawCases } from '#server/reviews/index.ts'
import { detailOf } from './detail.ts'
import { isBlocked } from './hints.ts'
import { lockPapersOf, paperRecords } from './records.ts'

/** What was checked when it came is checked again: another paper may have the number meanwhile, or days have passed. */
const desk = deskOf('verifications', detailOf, async (context, { id, reason }, verdict) => {
  if (verdict !== 'approve') return
  const record = await detailOf(context, id)
  if (isBlocked(record.details)) refuse('paperBlocked', { record })
  if (reason === undefined && record.details.some(isNumberMisread)) refuse('numberDiffers', { record })
})

export const claim = handle(verifications.claim, desk.claim)
export const release = handle(verifications.release, desk.release)
export const approve = handle(verifications.approve, (context, target) => desk.judge(context, 'approve', target))
export const reject = handle(verifications.reject, (context, target) => desk.judge(context, 'reject', target))
export const undo = handle(verifications.undo, desk.undo)

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
  await paperRecords.refuseNotAllowed(paper, 'revoke', caller, fresh)
  await paperRecords.move(context, paper, 'revoke', { by: 'staff', event: { reason } })
  return detailOf(context, id)
})
