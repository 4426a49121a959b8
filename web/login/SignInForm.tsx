import { type FormEvent, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField, TextField } from '#web/ui/TextField.tsx'
import { doors } from './doors.ts'
import { text } from './text.ts'
import { usePass } from './usePass.ts'

type Missing = { username?: string; password?: string }

export const formClass = 'grid gap-4 rounded-lg border border-line bg-surface p-6'

export function SignInForm() {
  const words = useWords(text)
  const [missing, setMissing] = useState<Missing>({})
  const { take, isBusy, refusal, reason, fields } = usePass(doors.login)
  const [isCodeAsked, setCodeAsked] = useState(false)
  if (reason === 'totpNeeded' && !isCodeAsked) setCodeAsked(true)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '').trim()
    const asked = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
    const found = {
      ...(!asked.username && { username: words.usernameMissing }),
      ...(!asked.password && { password: words.passwordMissing }),
    }
    setMissing(found)
    if (!found.username && !found.password) await take({ ...asked, ...(code && { code }) })
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className={formClass}>
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        maxLength={64}
        error={missing.username ?? fields.username}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={missing.password ?? fields.password}
      />
      {isCodeAsked && (
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
      {refusal && <p className="text-sm text-bad-ink">{refusal}</p>}
      <Button type="submit" look="primary" busy={isBusy} className="mt-1 h-9! w-full">
        {words.signIn}
      </Button>
    </form>
  )
}
