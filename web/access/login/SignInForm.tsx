import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { loginWords } from '#words/access/login.ts'
import { CredentialsForm, UsernameField } from './CredentialsForm.tsx'
import { usePass } from './usePass.ts'

type Missing = { username?: string; password?: string }

export function SignInForm() {
  const words = useWords(loginWords)
  const [missing, setMissing] = useState<Missing>({})
  const { take, isBusy, refusal, reason, fields } = usePass(api.session.login)
  const [isCodeRequired, setCodeRequired] = useState(false)
  if (reason === 'totpNeeded' && !isCodeRequired) setCodeRequired(true)

  async function submit(form: FormData): Promise<void> {
    const code = String(form.get('code') ?? '').trim()
    const credentials = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
    const found = {
      ...(!credentials.username && { username: words.usernameMissing }),
      ...(!credentials.password && { password: words.passwordMissing }),
    }
    setMissing(found)
    if (!found.username && !found.password) await take({ ...credentials, ...(code && { code }) })
  }

  return (
    <CredentialsForm submit={words.signIn} isBusy={isBusy} refusal={refusal} onSubmit={form => void submit(form)}>
      <UsernameField error={missing.username ?? fields.username} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={missing.password ?? fields.password}
      />
      {isCodeRequired && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          maxLength={16}
          error={fields.code}
        />
      )}
    </CredentialsForm>
  )
}
