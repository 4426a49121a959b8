import { useState } from 'react'
import type { WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersText } from '#words/people/workers.ts'
import { signed } from './score.ts'
import { WhoFacts } from './WhoFacts.tsx'

const steps = [-10, -5, -2, -1, 1, 2, 5] as const

/** Rewards or punishes, with the order it is about where there is one. */
export function ScoreDialog({ worker, onClose }: { worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersText)
  const [points, setPoints] = useState<number>()
  const [orderNo, setOrderNo] = useState('')
  const { act, pending, refused } = useAct(workers.changeScore)

  async function make(reason: string): Promise<void> {
    if (points === undefined) return
    const { id, version } = worker
    if (!(await act({ id, version, reason, points, orderNo: orderNo.trim() }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <ReasonDialog
      act={text.acts.changeScore}
      facts={<WhoFacts worker={worker} />}
      consequence={text.consequences.changeScore}
      reasons={text.reasons.changeScore}
      pending={pending}
      error={refused?.fields.reason}
      ready={points !== undefined}
      onClose={onClose}
      onSure={reason => void make(reason)}
    >
      <fieldset>
        <legend className="mb-2 text-sm text-muted">
          {`${text.scoreChange} · ${text.scoreNow} ${text.points(worker.score)}`}
          {points !== undefined && ` → ${text.points(worker.score + points)}`}
        </legend>
        <div className="flex flex-wrap gap-2">
          {steps.map(step => (
            <Chip key={step} chosen={step === points} onChoose={() => setPoints(step)}>
              {signed(step)}
            </Chip>
          ))}
        </div>
        {refused?.fields.points && (
          <p role="alert" className="mt-1 text-xs text-bad-ink">
            {refused.fields.points}
          </p>
        )}
      </fieldset>
      <TextField
        label={text.orderNo}
        error={refused?.fields.orderNo}
        maxLength={32}
        value={orderNo}
        onChange={event => setOrderNo(event.target.value)}
      />
    </ReasonDialog>
  )
}
