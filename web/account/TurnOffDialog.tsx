import { useState } from 'react'
import { account } from '#contract/access/account.ts'
import { useAct } from '#web/kit/act.ts'
import { readAgain } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { accountText } from '#words/access/account.ts'

/** Takes both factors to give up one. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(accountText)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const { act, pending, refused } = useAct(account.endTotp)
  const isCode = /^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/i.test(code.trim())

  async function save(): Promise<void> {
    setTried(true)
    if (!password || !isCode || !(await act({ password, code: code.trim() }))) return
    readAgain('session')
    toast.success(text.turnedOff)
    onClose()
  }

  return (
    <FormDialog title={text.turnOff} width={480} pending={pending} onClose={onClose} onSave={() => void save()}>
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        maxLength={256}
        error={isTried && !password ? text.passwordMissing : refused?.fields.password}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <TextField
        label={text.anyCode}
        autoComplete="one-time-code"
        maxLength={9}
        error={isTried && !isCode ? text.anyCodeMissing : refused?.fields.code}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      {refused && Object.keys(refused.fields).length === 0 && <p className="text-sm text-bad-ink">{refused.message}</p>}
    </FormDialog>
  )
}
