import type { FeedbackLine, FeedbackRow } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { WhatFacts } from './WhatFacts.tsx'

type MergeDialogProps = {
  /** One, whose likes are offered, or several of the list. */
  rows: readonly FeedbackRow[]
  /** Called when the server has merged them. */
  onDone?: () => void
  onClose: () => void
}

const isOpen = ({ state }: Pick<FeedbackRow, 'state'>) => state === 'pending' || state === 'processing'

/** Merges duplicates into the main one: the oldest, unless another is chosen. */
export function MergeDialog({ rows, onDone, onClose }: MergeDialogProps) {
  const text = useWords(feedbackWords)
  const mains = rows.filter(({ allowed }) => allowed.includes('merge')).toSorted((one, other) => one.id - other.id)
  const [first] = mains
  const { alike } = useAlike(rows)
  const form = useForm(feedback.merge, {
    initial: { mainId: String(first?.id ?? 0), left: [] as number[] },
    input: ({ mainId, left }) => inputOf(Number(mainId), left),
    done: text.done,
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  const { mainId, left } = form.values
  const main = mains.find(({ id }) => String(id) === mainId) ?? first
  const others: readonly (FeedbackLine | FeedbackRow)[] = rows.length > 1 ? rows : alike
  const candidates = others.filter(other => isOpen(other) && String(other.id) !== mainId)
  const chosen = candidates.filter(({ id }) => !left.includes(id))

  function inputOf(id: number, without: readonly number[]) {
    const { version } = mains.find(one => one.id === id) ?? { version: 0 }
    const duplicates = others.filter(other => isOpen(other) && other.id !== id && !without.includes(other.id))
    return { id, version, duplicates: duplicates.map(one => ({ id: one.id, version: one.version })) }
  }

  return (
    <ConfirmDialog
      action={text.actions.merge}
      facts={main && <WhatFacts row={main} />}
      consequence={text.consequences.merge}
      danger
      form={form}
      ready={chosen.length > 0}
      onClose={onClose}
    >
      {mains.length > 1 && (
        <Select
          {...form.choice('mainId')}
          label={text.mainOne}
          options={mains.map(({ id, no, summary }) => ({
            value: String(id),
            label: `${no} · ${summary.slice(0, 20)}`,
          }))}
        />
      )}
      <Candidates
        candidates={candidates}
        left={left}
        onChange={next => form.set({ left: next })}
        empty={text.nothingAlike}
      />
    </ConfirmDialog>
  )
}

/** What says nearly the same as the only one. */
function useAlike(rows: readonly FeedbackRow[]) {
  const { data } = useRead(api.feedback.get, { id: rows[0]?.id ?? 0 }, { enabled: rows.length === 1 })
  return { alike: data?.alike ?? [] }
}

type CandidatesProps = {
  candidates: readonly (FeedbackLine | FeedbackRow)[]
  left: readonly number[]
  onChange: (left: number[]) => void
  empty: string
}

function Candidates({ candidates, left, onChange, empty }: CandidatesProps) {
  const text = useWords(feedbackWords)
  if (candidates.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <fieldset className="grid max-h-60 gap-2 overflow-y-auto">
      <legend className="mb-2 text-sm text-muted">{text.duplicatesToMerge}</legend>
      {candidates.map(({ id, no, summary }) => (
        <Checkbox
          key={id}
          checked={!left.includes(id)}
          hint={summary}
          onChange={isWanted => onChange(isWanted ? left.filter(other => other !== id) : [...left, id])}
        >
          {no}
        </Checkbox>
      ))}
    </fieldset>
  )
}
