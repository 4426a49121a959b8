import { type ReactNode, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { uiText } from '#words/base/ui.ts'
import { ReasonField } from './ReasonField.tsx'
import { isReason, reasonOf, type Said } from './reason.ts'
import { SureDialog, type SureDialogProps } from './SureDialog.tsx'

type ReasonDialogProps = Omit<SureDialogProps, 'ready' | 'onSure' | 'children'> & {
  /** What people say every day. */
  reasons: readonly string[]
  error?: string | undefined
  onSure: (reason: string) => void
  /** What else is to be settled, above the reason. */
  children?: ReactNode
  /** Whether that is settled. */
  ready?: boolean
}

/** Asks why, before something that others will ask about. */
export function ReasonDialog({ reasons, error, onSure, children, ready = true, ...rest }: ReasonDialogProps) {
  const text = useWords(uiText)
  const [said, setSaid] = useState<Said>({ note: '' })
  const reason = reasonOf(said)
  return (
    <SureDialog {...rest} ready={ready && isReason(reason)} onSure={() => onSure(reason)}>
      {children}
      <ReasonField choices={reasons} said={said} onSay={setSaid} hint={text.noteHint} error={error} />
    </SureDialog>
  )
}
