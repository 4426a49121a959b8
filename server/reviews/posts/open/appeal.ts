import type { z } from 'zod'
import type { OpenPostAnswer, OpenPostAppeal } from '#contract/open/open-posts.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { judgesOf, openCase, withdrawCases } from '#server/reviews/index.ts'
import { notifyJudges } from '../notifications.ts'
import { postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'
import { reviewTermsOf } from '../terms.ts'
import { appealUntil } from '../webhooks.ts'
import { byAuthor, type Sent } from './find.ts'

/** The author asks for the judgement of somebody else, once. */
export function appealPost(
  change: Change,
  sent: Sent,
  { text, ...event }: z.output<typeof OpenPostAppeal>,
): Promise<z.output<typeof OpenPostAnswer>> {
  return byAuthor(change, { ...sent, ...event }, async (byThem, id, openEvent) => {
    const seen = await lockedAfterCases(byThem, id)
    const appealed = await postRecords.move(byThem, seen, 'appeal', {
      by: 'app',
      set: { appeal_text: text, appealed_at: new Date() },
      event: { reason: text, openEvent },
    })
    const terms = await reviewTermsOf(byThem.db, appealed)
    const judges = await judgesOf(byThem.db, 'posts', id)
    const excludedIds = [...new Set([...judges, ...(seen.reviewer_id === null ? [] : [seen.reviewer_id])])]
    await openCase(byThem, { ...terms, purpose: 'appeal', excludedIds })
    await notifyJudges(byThem, appealed, 'post.appealed')
    return appealed
  })
}

/** A sample of the decision that is appealed against has nothing left to compare. */
async function lockedAfterCases(change: Change, id: number): Promise<PostRecord> {
  await withdrawCases(change, 'posts', id, 'app')
  const post = await postRecords.lock(change.db, id)
  const until = appealUntil(post)
  if (until === null) refuse(post.appealed_at === null ? 'reviewNotInThisState' : 'appealTooLate')
  if (until <= Date.now()) refuse('appealTooLate')
  return post
}
