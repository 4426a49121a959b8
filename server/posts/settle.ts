import type { PostFault } from '#contract/reviews/post-rules.ts'
import type { Database } from '#server/kit/database.ts'
import { openCase, type ReviewedSubject } from '#server/reviews/index.ts'
import { lockChangesOf, lockPost, movePost } from './moves.ts'
import { reviewTermsOf } from './terms.ts'

/** What decisions about posts do. */
export const reviewedPosts: ReviewedSubject = {
  lock: ({ db }, id) => lockChangesOf(db, id),
  async settle(change, review) {
    const post = await lockPost(change.db, review.subject_id)
    if (post.state !== 'pending' && post.state !== 'hidden') return
    const isApproved = review.verdict === 'approve'
    await movePost(change, post, isApproved ? 'approve' : 'reject', {
      by: 'clock',
      set: {
        reviewer_id: review.decided_by_id,
        codes: isApproved ? [] : (review.codes as PostFault[]),
        note: review.note,
        reports: 0,
      },
      event: { reason: review.note || null },
    })
    await settleReports(change.db, post.id, isApproved ? 'unfounded' : 'founded')
  },
  async reopen(change, review, judgeIds) {
    const post = await lockPost(change.db, review.subject_id)
    if (post.state !== 'approved' && post.state !== 'rejected') return
    const reopened = await movePost(change, post, 'reopen', { by: 'clock' })
    const terms = await reviewTermsOf(change.db, reopened)
    await openCase(change, { ...terms, purpose: 'second', cause: 'sample', excludedIds: judgeIds })
  },
}

/** Who reported what was judged is believed more or less from now on. */
export async function settleReports(db: Database, postId: number, outcome: 'founded' | 'unfounded'): Promise<void> {
  await db
    .updateTable('post_reports')
    .set({ outcome })
    .where('post_id', '=', postId)
    .where('outcome', '=', 'open')
    .execute()
}
