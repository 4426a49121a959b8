import type { WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'
import { signed } from './score.ts'
import { WhoFacts } from './WhoFacts.tsx'

const steps = [-10, -5, -2, -1, 1, 2, 5] as const

type Change = { points: number | undefined; orderNo: string }
const blank: Change = { points: undefined, orderNo: '' }

/** Adds or deducts points, with the order it is about if there is one. */
export function ScoreDialog({ worker, onClose }: { worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersWords)
  const form = useForm(workers.changeScore, {
    initial: blank,
    record: worker,
    input: ({ points, orderNo }) => ({ points: points ?? 0, orderNo: orderNo.trim() }),
    done: text.done,
    onDone: onClose,
  })
  const { points } = form.values

  return (
    <ReasonDialog
      action={text.actions.changeScore}
      facts={<WhoFacts worker={worker} />}
      consequence={text.consequences.changeScore}
      reasons={text.reasons.changeScore}
      form={form}
      ready={points !== undefined}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-2 text-sm text-muted">
          {`${text.scoreChange} · ${text.scoreNow} ${text.points(worker.score)}`}
          {points !== undefined && ` → ${text.points(worker.score + points)}`}
        </legend>
        <div className="flex flex-wrap gap-2">
          {steps.map(step => (
            <Chip key={step} chosen={step === points} onChoose={() => form.set({ points: step })}>
              {signed(step)}
            </Chip>
          ))}
        </div>
        {form.errors.points && (
          <p role="alert" className="mt-1 text-xs text-bad-ink">
            {form.errors.points}
          </p>
        )}
      </fieldset>
      <TextField {...form.text('orderNo')} label={text.orderNo} maxLength={32} />
    </ReasonDialog>
  )
}
