import { type FormEvent, type ReactNode, useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { CloseButton } from './closing.tsx'
import { Dialog } from './Dialog.tsx'

type FormDialogProps = {
  title: string
  /** In px; narrower on a small screen. */
  width?: number
  /** The result of `useForm`. */
  form: { pending: boolean; conflict: string | undefined; submit: () => Promise<boolean> }
  /** Whether the form is complete. */
  ready?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a modal dialog; Enter submits. */
export function FormDialog({ title, width = 560, form, ready = true, onClose, children }: FormDialogProps) {
  const text = useWords(uiWords)
  const id = useId()

  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={width}
      footer={
        <>
          <CloseButton>{text.no}</CloseButton>
          <Button type="submit" form={id} look="primary" busy={form.pending} disabled={!ready}>
            {text.yes}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 pb-1">
        <ConflictNote form={form} />
        {children}
      </form>
    </Dialog>
  )
}
