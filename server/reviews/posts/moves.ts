import { type PostMove, postStaffMoves } from '#contract/reviews/post.ts'
import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { postGuard } from './guard.ts'
import { postStateColumn } from './table.ts'
import { enqueuePostWebhook } from './webhooks.ts'

/** Changes of one post run one after the other. Taken before its cases and its row. */
export async function lockChangesOf(db: Database, postId: number): Promise<void> {
  await lockNamed(db, 'posts.change', postId)
}

/** Staff record that they approve or reject; these two record that it took effect. */
const actions: Partial<Record<PostMove, EventAction>> = { approve: 'posts.approved', reject: 'posts.rejected' }

/** Posts, with the webhook of a move to their app. */
export const postRecords = recordsOf(postStateColumn, {
  subject: 'posts',
  no: ({ no }) => no,
  actions: postStaffMoves,
  guard: postGuard,
  set: () => ({ state_at: new Date() }),
  event: (_post, move) => ({ ...(actions[move] && { action: actions[move] }) }),
  nudge: ({ id, city_code }) => ({ word: 'posts.changed', id, cityCode: city_code }),
  after: enqueuePostWebhook,
})
