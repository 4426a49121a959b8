import { useState } from 'react'
import type { PostRow } from '#contract/reviews/post.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { canApprove } from '#web/posts/actions/postActions.ts'
import { postsWords } from '#words/reviews/posts.ts'

const noIds: ReadonlySet<number> = new Set()

/** The posts chosen to be approved together, at most 50. Those of other filters than `under` are forgotten. */
export function useChosen(rows: readonly PostRow[], under: string) {
  const text = useWords(postsWords)
  const [kept, setKept] = useState({ under, ids: noIds })
  const ids = kept.under === under ? kept.ids : noIds
  const choosable = rows.filter(canApprove)
  const chosen = choosable.filter(row => ids.has(row.id))
  const set = (next: Iterable<number>) => setKept({ under, ids: new Set(next) })

  function toggle({ id }: PostRow): void {
    const others = chosen.map(row => row.id).filter(other => other !== id)
    if (others.length < chosen.length) set(others)
    else if (chosen.length >= postLimits.bulk) toast.error(text.tooMany)
    else set([...others, id])
  }

  return {
    chosen,
    has: (row: PostRow) => ids.has(row.id) && canApprove(row),
    /** How many "choose all" would choose. */
    most: Math.min(choosable.length, postLimits.bulk),
    toggle,
    chooseFirst: () => set(choosable.slice(0, postLimits.bulk).map(row => row.id)),
    clear: () => set([]),
  }
}

export type Chosen = ReturnType<typeof useChosen>
