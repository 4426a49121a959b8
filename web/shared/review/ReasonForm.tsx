import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import { reasonKeys } from './subject.ts'
import type { ReasonInput } from './useReasons.ts'

/** The reasons of a decision: digits choose them, Enter sends, Esc closes. */
export function ReasonForm(props: ReasonInput & { busy: boolean }) {
  const { verdict, reasons, busy, chosen, note, isIncomplete, toggle, onNote, onSend, onClose } = props
  const text = useWords(reviewWords)
  const words = text.reasonForms[verdict]
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])

  function press(event: KeyboardEvent): void {
    const isButton = event.target instanceof HTMLButtonElement && event.target.name === 'choice'
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && !isButton) onSend()
    else return
    event.preventDefault()
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={words.title}
      onKeyDown={press}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid gap-3 border-t border-line bg-raised px-4 py-3 outline-none"
    >
      <p id="reason-hint" className="text-xs text-muted max-desktop:hidden">
        {words.hint}
      </p>
      <fieldset className="flex flex-wrap gap-2" aria-describedby="reason-hint">
        <legend className="sr-only">{words.title}</legend>
        {reasons.codes.map((code, at) => (
          <Chip key={code} chosen={chosen.includes(code)} onChoose={() => toggle(code)}>
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="max-desktop:hidden">
                <Kbd>{reasonKeys[at]}</Kbd>
              </span>
              {reasons.names[code]}
            </span>
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1 max-desktop:basis-full">
          <TextField
            label={text.note}
            maxLength={200}
            value={note}
            error={isIncomplete ? words.choose : undefined}
            onChange={event => onNote(event.target.value)}
          />
        </div>
        <Button name="choice" className="max-desktop:flex-1" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          name="choice"
          look={verdict === 'reject' ? 'danger' : 'primary'}
          busy={busy}
          className="max-desktop:flex-1"
          onClick={onSend}
        >
          {words.send}
        </Button>
      </div>
    </form>
  )
}
