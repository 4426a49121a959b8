import { type ReactNode, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { ReasonField } from './ReasonField.tsx'
import { isReason, reasonOf, type Said } from './reason.ts'
import { SureDialog, type SureDialogProps } from './SureDialog.tsx'

type ReasonDialogProps = Omit<SureDialogProps, 'ready' | 'form' | 'children'> & {
  /** What `useForm` answered, of a command that takes a reason. */
  form: {
    pending: boolean
    conflict: string | undefined
    errors: Readonly<Record<string, string | undefined>>
    submit(extra: { reason: string }): Promise<boolean>
  }
  /** What people say every day. */
  reasons: readonly string[]
  /** What else is to be settled, above the reason. */
  children?: ReactNode
  /** Whether that is settled. */
  ready?: boolean
}

/** Asks why, before something that others will ask about. */
export function ReasonDialog({ form, reasons, children, ready = true, ...rest }: ReasonDialogProps) {
  const text = useWords(uiWords)
  const [said, setSaid] = useState<Said>({ note: '' })
  const reason = reasonOf(said)
  const { pending, conflict, errors } = form
  return (
    <SureDialog
      {...rest}
      form={{ pending, conflict, submit: () => form.submit({ reason }) }}
      ready={ready && isReason(reason)}
    >
      {children}
      <ReasonField choices={reasons} said={said} onSay={setSaid} hint={text.noteHint} error={errors.reason} />
    </SureDialog>
  )
}
