import type { ApplicationFault } from '#contract/reviews/application.ts'
import type { SupplementItem } from '#contract/reviews/application-terms.ts'
import type { Change } from '#server/kit/change.ts'
import { type CaseRecord, openCase, type ReviewedSubject } from '#server/reviews/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { watchDeadline } from './notifications.ts'
import { stepOf } from './ready.ts'
import { applicationRecords } from './records.ts'
import { riskNow } from './risk.ts'
import type { ApplicationRecord } from './table.ts'
import { reviewTermsOf, supplementEnd } from './terms.ts'

/** What decisions about applications do. */
export const reviewedApplications: ReviewedSubject = {
  async lock({ db }, id) {
    const row = await db.selectFrom('applications').select('person_id').where('id', '=', id).executeTakeFirst()
    if (row) await lockPapersOf(db, row.person_id)
  },
  async settle(change, review) {
    const row = await applicationRecords.lock(change.db, review.subject_id)
    if (row.state !== 'submitted' && row.state !== 'secondReview') return
    if (review.verdict === 'approve') await approve(change, row, review)
    if (review.verdict === 'reject') await reject(change, row, review)
    if (review.verdict === 'return') await sendBack(change, row, review)
  },
  async reopen(change, review, judgeIds) {
    const row = await applicationRecords.lock(change.db, review.subject_id)
    // What was activated meanwhile stays: staff of workers and shops decide about it.
    if ((row.state !== 'onboarding' && row.state !== 'rejected') || (await hasSuccessor(change, row))) return
    const reopened = await applicationRecords.move(change, row, 'reopen', { by: 'clock' })
    await openCase(change, {
      ...reviewTermsOf(change, reopened),
      purpose: 'second',
      cause: 'reopen',
      risk: await riskNow(change.db, reopened),
      excludedIds: judgeIds,
    })
    await watchDeadline(change, reopened)
  },
}

/** Whether the person has applied for the same again. */
async function hasSuccessor({ db }: Change, { id, person_id, kind }: ApplicationRecord): Promise<boolean> {
  const other = await db
    .selectFrom('applications')
    .select('id')
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('id', '>', id)
    .executeTakeFirst()
  return other !== undefined
}

async function approve(change: Change, row: ApplicationRecord, review: CaseRecord): Promise<void> {
  const set = { reviewer_id: review.decided_by_id, codes: [], note: review.note }
  if (stepOf(row) === 'admit') {
    await applicationRecords.move(change, row, 'approve', { by: 'clock', set })
    return
  }
  const forwarded = await applicationRecords.move(change, row, 'forward', { by: 'clock', set })
  await openCase(change, {
    ...reviewTermsOf(change, forwarded),
    purpose: 'second',
    risk: await riskNow(change.db, forwarded),
    // After an appeal, those who judged before it do not judge again either.
    excludedIds: [...review.excluded_ids, ...(review.decided_by_id === null ? [] : [review.decided_by_id])],
  })
  await watchDeadline(change, forwarded)
}

async function reject(change: Change, row: ApplicationRecord, review: CaseRecord): Promise<void> {
  const { decided_by_id, note } = review
  await applicationRecords.move(change, row, 'reject', {
    by: 'clock',
    set: { reviewer_id: decided_by_id, codes: review.codes as ApplicationFault[], note },
    event: { reason: note || null },
  })
}

async function sendBack(change: Change, row: ApplicationRecord, review: CaseRecord): Promise<void> {
  const { decided_by_id, note } = review
  await applicationRecords.move(change, row, 'return', {
    by: 'clock',
    set: {
      reviewer_id: decided_by_id,
      codes: [],
      note,
      supplement: review.codes as SupplementItem[],
      supplement_until: supplementEnd(),
    },
    event: { reason: note || null },
  })
}
