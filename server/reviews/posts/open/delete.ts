import type { z } from 'zod'
import type { OpenPostAnswer, OpenPostDelete } from '#contract/open/open-posts.ts'
import { severeFaults } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
import { withdrawCases } from '#server/reviews/index.ts'
import { postRecords } from '../records.ts'
import { isSevere } from '../risk.ts'
import type { PostRecord } from '../table.ts'
import { riskFactsOf } from '../terms.ts'
import { byAuthor, type Sent } from './find.ts'

/** Its author takes it back, with everything that it said; content that may be a crime is kept for whoever asks for it. */
export function deletePost(
  change: Change,
  sent: Sent,
  event: z.output<typeof OpenPostDelete>,
): Promise<z.output<typeof OpenPostAnswer>> {
  return byAuthor(change, { ...sent, ...event }, async (byThem, id, openEvent) => {
    await withdrawCases(byThem, 'posts', id, 'app')
    const post = await postRecords.lock(byThem.db, id)
    const isKept = await isEvidence(byThem, post)
    if (!isKept) await removeContent(byThem, id)
    const blank = { content: '', topics: [], place: '', hits: '[]' }
    return postRecords.move(byThem, post, 'delete', { by: 'app', set: isKept ? {} : blank, event: { openEvent } })
  })
}

async function isEvidence({ db }: Change, post: PostRecord): Promise<boolean> {
  return post.codes.some(code => severeFaults.includes(code)) || isSevere(await riskFactsOf(db, post))
}

/** Its files are swept, as of a post that was never sent. */
async function removeContent({ db }: Change, postId: number): Promise<void> {
  await db.deleteFrom('post_media').where('post_id', '=', postId).execute()
  await db.deleteFrom('post_revisions').where('post_id', '=', postId).execute()
}
