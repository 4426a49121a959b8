import { useState } from 'react'
import type { Target } from '#contract/base/values.ts'
import type { PostRow } from '#contract/reviews/post.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Undoable } from '#web/shared/review/UndoBar.tsx'
import { postsWords } from '#words/reviews/posts.ts'

type Refusals = { title: string; refusals: readonly { id: number; no: string; refusal: string }[] }
type Batch = Undoable & { targets: readonly Target[]; numbers: ReadonlyMap<number, string> }

const lastsMs = reviewTerms.undoSeconds * 1000

/** Posts that were approved together and can still be undone together, and those that were refused. */
export function useBatch() {
  const text = useWords(postsWords)
  const approving = useCommand(api.posts.approveMany)
  const undoing = useCommand(api.posts.undoMany)
  const [batch, setBatch] = useState<Batch>()
  const [refusals, setRefusals] = useState<Refusals>()

  function refuse(title: string, refused: readonly { id: number; message: string }[], numbers: Batch['numbers']): void {
    const refusals = refused.map(({ id, message }) => ({ id, refusal: message, no: numbers.get(id) ?? '' }))
    setRefusals(refusals.length > 0 ? { title, refusals } : undefined)
  }

  async function approve(rows: readonly PostRow[]): Promise<boolean> {
    const answer = await approving.run({ posts: rows.map(({ id, case: own }) => ({ id, version: own?.version ?? 0 })) })
    if (!answer) return false
    const { approved, refused } = answer
    const numbers = new Map(rows.map(({ id, no }) => [id, no]))
    refuse(text.refusedMany(refused.length), refused, numbers)
    const undoable = { targets: approved, numbers, verdict: 'approve', until: serverNow() + lastsMs, lastsMs } as const
    setBatch(approved.length > 0 ? undoable : undefined)
    return true
  }

  async function undo(): Promise<void> {
    if (!batch) return
    const answer = await undoing.run({ posts: [...batch.targets] })
    setBatch(undefined)
    if (!answer) return
    refuse(text.notUndone(answer.refused.length), answer.refused, batch.numbers)
    if (answer.undone.length > 0) toast.success(text.undoneMany(answer.undone.length))
  }

  return {
    batch,
    refusals,
    approve,
    undo,
    isApproving: approving.pending,
    isUndoing: undoing.pending,
    forget: () => setBatch(undefined),
    closeRefusals: () => setRefusals(undefined),
  }
}
