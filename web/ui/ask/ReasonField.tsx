import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { uiWords } from '#words/base/ui.ts'
import type { Said } from './reason.ts'

type ReasonFieldProps<Key extends string> = {
  /** What people say every day. */
  choices: readonly Key[]
  /** Where a choice is a code. */
  names?: Readonly<Record<Key, string>>
  said: Said<Key>
  onSay: (said: Said<Key>) => void
  hint?: string | undefined
  error?: string | undefined
}

/** Reasons people give every day as chips, and room to say more. */
export function ReasonField<Key extends string>(props: ReasonFieldProps<Key>) {
  const { choices, names, said, onSay, hint, error } = props
  const text = useWords(uiWords)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm text-muted">{text.reason}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(choice => (
          <Chip key={choice} chosen={choice === said.chosen} onChoose={() => onSay({ ...said, chosen: choice })}>
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
        value={said.note}
        onChange={event => onSay({ ...said, note: event.target.value })}
      />
    </fieldset>
  )
}
