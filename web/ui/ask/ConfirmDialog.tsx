import type { ReactNode } from 'react'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { CloseButton } from './closing.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  /** Title: what it does, as the button says that opened it. */
  action: string
  /** What the button says that does it, where that is more than a yes: the amount that is paid. */
  submit?: string | undefined
  /** The record, as `Facts`. */
  facts: ReactNode
  /** The consequence. */
  consequence: string
  danger?: boolean
  /** The result of `useForm`. */
  form: { pending: boolean; conflict: string | undefined; submit: () => Promise<boolean> }
  ready: boolean
  onClose: () => void
  /** Fields, if it needs any. */
  children?: ReactNode
}

/** Confirms an action: shows the record and the consequence first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, submit, facts, consequence, danger = false, form, ready, onClose, children } = props
  const text = useWords(uiWords)
  const close = () => {
    toast.info(text.thoughtBetter)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={action}
      footer={
        <>
          <CloseButton>{text.no}</CloseButton>
          <Button
            look={danger ? 'danger' : 'primary'}
            busy={form.pending}
            disabled={!ready}
            onClick={() => void form.submit()}
          >
            {submit ?? text.yes}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ConflictNote form={form} />
        <div className="grid gap-2 rounded-md bg-ground px-3 py-2.5">
          {facts}
          <p className={`text-sm ${danger ? 'text-bad-ink' : 'text-muted'}`}>{consequence}</p>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
