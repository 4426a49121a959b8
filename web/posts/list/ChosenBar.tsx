import { Check } from 'lucide-react'
import { useState } from 'react'
import type { PostRow } from '#contract/reviews/post.ts'
import { posts } from '#contract/reviews/posts.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ChosenBar as Bar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'

type Refusal = { id: number; no: string; refusal: string }

/** Approves the chosen posts together, and says which ones could not be approved and why. */
export function ChosenBar({ chosen }: { chosen: Chosen<PostRow> }) {
  const text = useWords(postsWords)
  const { run, pending } = useCommand(posts.approveMany)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const count = chosen.rows.length

  async function approve(): Promise<void> {
    const { rows } = chosen
    if (!(await confirm({ text: text.sureToApprove(rows.length) }))) return
    const answer = await run({ posts: rows.map(({ id, case: own }) => ({ id, version: own?.version ?? 0 })) })
    if (!answer) return
    const numbers = new Map(rows.map(({ id, no }) => [id, no]))
    setRefusals(answer.refused.map(({ id, message }) => ({ id, refusal: message, no: numbers.get(id) ?? '' })))
    if (answer.approved.length > 0) toast.success(text.approvedMany(answer.approved.length))
    chosen.clear()
  }

  if (chosen.most === 0 && refusals.length === 0) return null
  return (
    <div className="border-t border-line">
      <RefusedList title={text.refusedMany(refusals.length)} refusals={refusals} onClose={() => setRefusals([])} />
      <Bar chosen={chosen}>
        <Button look="primary" icon={Check} className="ml-auto" busy={pending} onClick={() => void approve()}>
          {text.approveChosen(count)}
        </Button>
      </Bar>
    </div>
  )
}
