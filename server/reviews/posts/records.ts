import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type PostMove, type PostStaffMove, postMachine, postStaffMoves } from '#contract/reviews/post.ts'
import type { PostCause } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { type PostRecord, postStateColumn } from './table.ts'
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

type Guarded = Pick<PostRecord, 'state'> & { cause: PostCause | null }

/** Why this person may not do it with the post, or null. */
function postGuard({ state, cause }: Guarded, move: PostStaffMove, caller: Caller): Reason | null {
  if (!may(caller, posts[move].needs)) return 'noPermission'
  if (move === 'punish') return null
  // Where somebody is to judge whether it stays hidden, that is the way to restore it.
  if (move === 'restore' && cause !== null) return 'reviewNotInThisState'
  return canMove(postMachine, { state }, move, 'staff') ? null : 'reviewNotInThisState'
}
