import { reasonText } from '#contract/values.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Textarea } from '#web/ui/TextField.tsx'
import { ordersText } from './text.ts'

type ReasonFieldProps<Key extends string> = {
  choices: readonly { key: Key; label: string }[]
  chosen: Key | undefined
  onChoose: (key: Key) => void
  note: string
  onNote: (note: string) => void
  hint?: string | undefined
}

/** Reasons people give every day as chips, and room to say more. */
export function ReasonField<Key extends string>(props: ReasonFieldProps<Key>) {
  const { choices, chosen, onChoose, note, onNote, hint } = props
  const text = useWords(ordersText)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm text-muted">{text.reason}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ key, label }) => (
          <Chip key={key} chosen={key === chosen} onChoose={() => onChoose(key)}>
            {label}
          </Chip>
        ))}
      </div>
      <Textarea
        label={text.note}
        hint={hint}
        rows={2}
        maxLength={180}
        value={note}
        onChange={event => onNote(event.target.value)}
      />
    </fieldset>
  )
}

/** What is sent: the chip, and what was added to it. */
export function reasonOf(chosen: string | undefined, note: string): string {
  return [chosen, note.trim()].filter(Boolean).join(' · ')
}

export function isReason(reason: string): boolean {
  return reasonText.safeParse(reason).success
}
