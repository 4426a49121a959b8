import type { PostFault } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { openCase, type ReviewedSubject } from '#server/reviews/index.ts'
import { lockChangesOf, postRecords } from './records.ts'
import { postReportOutcomeColumn } from './table.ts'
import { reviewTermsOf } from './terms.ts'

/** What decisions about posts do. */
export const reviewedPosts: ReviewedSubject = {
  lock: ({ db }, id) => lockChangesOf(db, id),
  async settle(change, review) {
    const post = await postRecords.lock(change.db, review.subject_id)
    if (post.state !== 'pending' && post.state !== 'hidden') return
    const isApproved = review.verdict === 'approve'
    await postRecords.move(change, post, isApproved ? 'approve' : 'reject', {
      by: 'clock',
      set: {
        reviewer_id: review.decided_by_id,
        codes: isApproved ? [] : (review.codes as PostFault[]),
        note: review.note,
        reports: 0,
      },
      event: { reason: review.note || null },
    })
    await settleReports(change, post.id, isApproved ? 'dismiss' : 'confirm')
  },
  async reopen(change, review, judgeIds) {
    const post = await postRecords.lock(change.db, review.subject_id)
    if (post.state !== 'approved' && post.state !== 'rejected') return
    const reopened = await postRecords.move(change, post, 'reopen', { by: 'clock' })
    const terms = await reviewTermsOf(change.db, reopened)
    await openCase(change, { ...terms, purpose: 'second', cause: 'sample', excludedIds: judgeIds })
  },
}

/** Who reported what was judged is believed more or less from now on. */
export async function settleReports(change: Change, postId: number, move: 'confirm' | 'dismiss'): Promise<void> {
  await moveRows(change, postReportOutcomeColumn, { move, by: 'clock', where: row => row('post_id', '=', postId) })
}
