import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { ReasonField } from './ReasonField.tsx'
import { isReason, reasonOf, type Said } from './reason.ts'
import { SureDialog, type SureDialogProps } from './SureDialog.tsx'
import { uiText } from './text.ts'

type ReasonDialogProps = Omit<SureDialogProps, 'ready' | 'onSure' | 'children'> & {
  /** What people say every day. */
  reasons: readonly string[]
  error?: string | undefined
  onSure: (reason: string) => void
}

/** Asks why, before something that others will ask about. */
export function ReasonDialog({ reasons, error, onSure, ...rest }: ReasonDialogProps) {
  const text = useWords(uiText)
  const [said, setSaid] = useState<Said>({ note: '' })
  const reason = reasonOf(said)
  return (
    <SureDialog {...rest} ready={isReason(reason)} onSure={() => onSure(reason)}>
      <ReasonField choices={reasons} said={said} onSay={setSaid} hint={text.noteHint} error={error} />
    </SureDialog>
  )
}
