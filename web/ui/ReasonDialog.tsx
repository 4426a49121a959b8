import { type ReactNode, useState } from 'react'
import { reasonText } from '#contract/values.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Dialog } from './Dialog.tsx'
import { Textarea } from './TextField.tsx'
import { uiText } from './text.ts'

type ReasonDialogProps = {
  /** What is about to be done. */
  act: string
  /** To whom or what, as `Facts`. */
  facts: ReactNode
  /** What follows from it. */
  consequence: string
  danger?: boolean
  /** What people say every day. */
  reasons: readonly string[]
  pending: boolean
  error?: string | undefined
  onClose: () => void
  onSure: (reason: string) => void
  /** What else is to be settled, above the reason. */
  children?: ReactNode
  /** Whether that is settled. */
  ready?: boolean
}

/** Restates who it is about and what follows, and asks why, before something that others will ask about. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    act,
    facts,
    consequence,
    danger = false,
    reasons,
    pending,
    error,
    onClose,
    onSure,
    children,
    ready = true,
  } = props
  const text = useWords(uiText)
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const reason = [chosen, note.trim()].filter(Boolean).join(' · ')
  const close = () => {
    toast.info(text.thoughtBetter)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={text.systemHint}
      footer={
        <>
          <Button onClick={close}>{text.no}</Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            busy={pending}
            disabled={!ready || !reasonText.safeParse(reason).success}
            onClick={() => onSure(reason)}
          >
            {text.yes}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2 rounded-md bg-ground px-3 py-2.5">
          <strong className="text-base font-medium">{act}</strong>
          {facts}
          <p className={`text-sm ${danger ? 'text-bad-ink' : 'text-muted'}`}>{consequence}</p>
        </div>
        {children}
        <fieldset className="grid gap-3">
          <legend className="mb-1 text-sm text-muted">{text.reason}</legend>
          <div className="flex flex-wrap gap-2">
            {reasons.map(known => (
              <Chip key={known} chosen={known === chosen} onChoose={() => setChosen(known)}>
                {known}
              </Chip>
            ))}
          </div>
          <Textarea
            label={text.note}
            hint={text.noteHint}
            error={error}
            rows={2}
            maxLength={180}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </fieldset>
      </div>
    </Dialog>
  )
}
