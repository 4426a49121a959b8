import type { PostHit } from '#contract/reviews/post.ts'
import type { MachineVerdict, PostCause } from '#contract/reviews/post-rules.ts'

type Arrival = { state: 'approved' | 'pending' | 'hidden'; cause: PostCause | null }

/**
 * What becomes of new content. Terms that block count before what the machine says: they are ours. Nothing to judge where
 * the machine passes it and no term asks for a look.
 */
export function arrivalOf(
  hits: readonly Pick<PostHit, 'level'>[],
  machine: Pick<MachineVerdict, 'suggests'> | null,
): Arrival {
  if (hits.some(({ level }) => level === 'block')) return { state: 'hidden', cause: 'terms' }
  if (machine?.suggests === 'risky') return { state: 'hidden', cause: 'machine' }
  if (hits.some(({ level }) => level === 'review')) return { state: 'pending', cause: 'terms' }
  if (machine?.suggests === 'review') return { state: 'pending', cause: 'machine' }
  return machine ? { state: 'approved', cause: null } : { state: 'pending', cause: 'new' }
}
