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
  const { take, isBusy, refusal, fields } = usePass(doors.login)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const asked = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
    const found = {
      ...(!asked.username && { username: words.usernameMissing }),
      ...(!asked.password && { password: words.passwordMissing }),
    }
    setMissing(found)
    if (!found.username && !found.password) await take(asked)
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
      {refusal && <p className="text-sm text-bad-ink">{refusal}</p>}
      <Button type="submit" look="primary" busy={isBusy} className="mt-1 h-9! w-full">
        {words.signIn}
      </Button>
    </form>
  )
}
