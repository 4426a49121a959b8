import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import type { Reviewed, ReviewSubject } from './subject.ts'
import type { RejectInput } from './useReject.ts'

type RejectFormProps<Row extends Reviewed, Code extends string> = RejectInput<Code> & {
  subject: ReviewSubject<Row, Code>
  busy: boolean
}

/** The reasons of a rejecting: digits choose them, Enter sends, Esc closes. */
export function RejectForm<Row extends Reviewed, Code extends string>(props: RejectFormProps<Row, Code>) {
  const { subject, busy, chosen, note, isIncomplete, toggle, onNote, onSend, onClose } = props
  const text = useWords(reviewWords)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])

  function press(event: KeyboardEvent): void {
    const isButton = event.target instanceof HTMLButtonElement && event.target.name === 'choice'
    if (event.nativeEvent.isComposing) return
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
      aria-label={text.rejectTitle}
      onKeyDown={press}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid gap-3 border-t border-line bg-raised px-4 py-3 outline-none"
    >
      <p id="reject-hint" className="text-xs text-muted max-desktop:hidden">
        {text.rejectHint}
      </p>
      <fieldset className="flex flex-wrap gap-2" aria-describedby="reject-hint">
        <legend className="sr-only">{text.rejectTitle}</legend>
        {subject.codes.map((code, at) => (
          <Chip key={code} chosen={chosen.includes(code)} onChoose={() => toggle(code)}>
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="max-desktop:hidden">
                <Kbd>{at + 1}</Kbd>
              </span>
              {subject.codeNames[code]}
            </span>
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1">
          <TextField
            label={text.note}
            maxLength={200}
            value={note}
            error={isIncomplete ? text.chooseReason : undefined}
            onChange={event => onNote(event.target.value)}
          />
        </div>
        <Button name="choice" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button name="choice" look="danger" busy={busy} onClick={onSend}>
          {text.sendReject}
        </Button>
      </div>
    </form>
  )
}
