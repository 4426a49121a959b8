import { Check, ListPlus, X } from 'lucide-react'
import { useState } from 'react'
import { posts } from '#contract/reviews/posts.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import type { Chosen } from './useChosen.ts'

type Refusal = { id: number; no: string; message: string }

/** Approves the chosen posts together, and says which ones could not be approved and why. */
export function ChosenBar({ chosen }: { chosen: Chosen }) {
  const text = useWords(postsWords)
  const { run, pending } = useCommand(posts.approveMany)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const count = chosen.chosen.length

  async function approve(): Promise<void> {
    const rows = chosen.chosen
    if (!(await confirm({ text: text.sureToApprove(rows.length) }))) return
    const answer = await run({ posts: rows.map(({ id, case: own }) => ({ id, version: own?.version ?? 0 })) })
    if (!answer) return
    const numbers = new Map(rows.map(({ id, no }) => [id, no]))
    setRefusals(answer.refused.map(({ id, message }) => ({ id, message, no: numbers.get(id) ?? '' })))
    if (answer.approved.length > 0) toast.success(text.approvedMany(answer.approved.length))
    chosen.clear()
  }

  if (chosen.most === 0 && refusals.length === 0) return null
  return (
    <div className="border-t border-line">
      <Refusals refusals={refusals} onClose={() => setRefusals([])} />
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <span role="status" className={`text-sm ${count > 0 ? '' : 'text-muted'}`}>
          {text.chosen(count)}
        </span>
        <Button icon={ListPlus} disabled={chosen.most === 0} onClick={chosen.chooseFirst}>
          {text.chooseAll(chosen.most)}
        </Button>
        {count > 0 && (
          <>
            <Button look="quiet" icon={X} onClick={chosen.clear}>
              {text.chooseNone}
            </Button>
            <Button look="primary" icon={Check} className="ml-auto" busy={pending} onClick={() => void approve()}>
              {text.approveChosen(count)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Refusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  const text = useWords(postsWords)
  if (refusals.length === 0) return null
  return (
    <div role="alert" className="grid max-h-40 gap-1 overflow-y-auto bg-bad-soft px-3 py-2 text-sm text-bad-ink">
      <p className="flex items-center justify-between font-medium">
        {text.refusedMany(refusals.length)}
        <IconButton icon={X} label={text.seen} onClick={onClose} />
      </p>
      {refusals.map(({ id, no, message }) => (
        <p key={id}>{text.refusal(no, message)}</p>
      ))}
    </div>
  )
}
