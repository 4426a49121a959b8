import { dayMs } from '#contract/base/durations.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { workersWords } from '#words/people/workers.ts'
import { WhoFacts } from './WhoFacts.tsx'

/** In days; 0 freezes until it is lifted. */
const spans = ['1', '3', '7', '30', '0'] as const
const choices = ['finish', 'giveBack'] as const

type Freeze = { span: (typeof spans)[number]; liveOrders: (typeof choices)[number] | undefined }
const blank: Freeze = { span: '3', liveOrders: undefined }

/** Asks for duration, reason, and what happens to the orders in hand. */
export function FreezeDialog({ worker, onClose }: { worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersWords)
  const { data } = useRead(api.workers.get, { id: worker.id })
  const orders = data?.liveOrders ?? []
  const isBusy = (data?.load ?? worker.load) > 0
  const form = useForm(workers.freeze, {
    initial: blank,
    record: data ?? worker,
    input: ({ span, liveOrders }) => ({
      until: span === '0' ? null : serverNow() + Number(span) * dayMs,
      ...(isBusy && { liveOrders }),
    }),
    done: text.done,
    onDone: onClose,
  })
  const { span, liveOrders } = form.values

  return (
    <ReasonDialog
      action={text.actions.freeze}
      facts={<WhoFacts worker={data ?? worker} />}
      consequence={text.consequences.freeze}
      danger
      reasons={text.reasons.freeze}
      form={form}
      ready={!isBusy || liveOrders !== undefined}
      onClose={onClose}
    >
      <Choice
        legend={text.freezeFor}
        options={spans}
        words={text.spans}
        chosen={span}
        onChoose={next => form.set({ span: next })}
      />
      {isBusy && (
        <div className="grid gap-2 rounded-md border border-line px-3 py-2.5">
          <Choice
            legend={text.liveOrders(orders.length || worker.load)}
            options={choices}
            words={text.liveChoices}
            chosen={liveOrders}
            onChoose={next => form.set({ liveOrders: next })}
          />
          <p className="text-xs break-all text-muted">{orders.map(({ no }) => no).join(' · ')}</p>
          {liveOrders && <p className="text-xs">{text.liveHints[liveOrders]}</p>}
        </div>
      )}
    </ReasonDialog>
  )
}

type ChoiceProps<Option extends string> = {
  legend: string
  options: readonly Option[]
  words: Record<Option, string>
  chosen: Option | undefined
  onChoose: (option: Option) => void
}

/** Radio buttons side by side. */
function Choice<Option extends string>({ legend, options, words, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(option => (
          <Chip key={option} chosen={option === chosen} onChoose={() => onChoose(option)}>
            {words[option]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
