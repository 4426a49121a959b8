import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { uiWords } from '#words/base/ui.ts'
import type { ReasonInput } from './reason.ts'

type ReasonFieldProps<Key extends string> = {
  /** Frequent reasons. */
  choices: readonly Key[]
  /** Where a choice is stored as a code. */
  names?: Readonly<Record<Key, string>>
  value: ReasonInput<Key>
  onChange: (value: ReasonInput<Key>) => void
  hint?: string | undefined
  error?: string | undefined
}

/** Frequent reasons as chips, and a text field. */
export function ReasonField<Key extends string>(props: ReasonFieldProps<Key>) {
  const { choices, names, value, onChange, hint, error } = props
  const text = useWords(uiWords)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm text-muted">{text.reason}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(choice => (
          <Chip key={choice} chosen={choice === value.chosen} onChoose={() => onChange({ ...value, chosen: choice })}>
            {names?.[choice] ?? choice}
          </Chip>
        ))}
      </div>
      <Textarea
        label={text.note}
        hint={hint}
        error={error}
        rows={2}
        maxLength={180}
        value={value.note}
        onChange={event => onChange({ ...value, note: event.target.value })}
      />
    </fieldset>
  )
}
