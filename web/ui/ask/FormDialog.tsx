import { type FormEvent, type ReactNode, useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiText } from '#words/base/ui.ts'
import { Dialog } from './Dialog.tsx'

type FormDialogProps = {
  title: string
  /** In px where there is room. */
  width?: number
  pending: boolean
  ready?: boolean
  onClose: () => void
  onSave: () => void
  children: ReactNode
}

/** A form in the middle of the screen; Enter saves. */
export function FormDialog({ title, width = 560, pending, ready = true, onClose, onSave, children }: FormDialogProps) {
  const text = useWords(uiText)
  const id = useId()

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSave()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={width}
      footer={
        <>
          <Button onClick={onClose}>{text.no}</Button>
          <Button type="submit" form={id} look="primary" busy={pending} disabled={!ready}>
            {text.yes}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 pb-1">
        {children}
      </form>
    </Dialog>
  )
}
