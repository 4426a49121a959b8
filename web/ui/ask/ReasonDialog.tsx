import { type ReactNode, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from './reason.ts'

type ReasonDialogProps = Omit<ConfirmDialogProps, 'ready' | 'form' | 'children'> & {
  /** The result of `useForm` for a command with a reason. */
  form: {
    pending: boolean
    conflict: string | undefined
    errors: Readonly<Record<string, string | undefined>>
    submit(extra: { reason: string }): Promise<boolean>
  }
  /** Frequent reasons. */
  reasons: readonly string[]
  /** Fields above the reason. */
  children?: ReactNode
  /** Whether those fields are complete. */
  ready?: boolean
}

/** Asks for the reason of an action that is recorded. */
export function ReasonDialog({ form, reasons, children, ready = true, ...rest }: ReasonDialogProps) {
  const text = useWords(uiWords)
  const [input, setInput] = useState<ReasonInput>({ note: '' })
  const reason = reasonOf(input)
  const { pending, conflict, errors } = form
  return (
    <ConfirmDialog
      {...rest}
      form={{ pending, conflict, submit: () => form.submit({ reason }) }}
      ready={ready && isReason(reason)}
    >
      {children}
      <ReasonField choices={reasons} value={input} onChange={setInput} hint={text.noteHint} error={errors.reason} />
    </ConfirmDialog>
  )
}
