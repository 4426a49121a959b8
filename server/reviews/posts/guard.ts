import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type PostStaffMove, postMachine } from '#contract/reviews/post.ts'
import type { PostCause } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { PostRecord } from './table.ts'

type Guarded = Pick<PostRecord, 'state'> & { cause: PostCause | null }

/** Why this person may not do it with the post, or null. */
export function postGuard({ state, cause }: Guarded, move: PostStaffMove, caller: Caller): Reason | null {
  if (!may(caller, posts[move].needs)) return 'noPermission'
  if (move === 'punish') return null
  // Where somebody is to judge whether it stays hidden, that is the way to restore it.
  if (move === 'restore' && cause !== null) return 'reviewNotInThisState'
  return canMove(postMachine, { state }, move, 'staff') ? null : 'reviewNotInThisState'
}
