import { type FormEvent, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField, TextField } from '#web/ui/TextField.tsx'
import { doors } from './doors.ts'
import { formClass } from './SignInForm.tsx'
import { text, type Words } from './text.ts'
import { usePass } from './usePass.ts'

type Wrong = { username?: string; password?: string; again?: string }

const shortest = 8

/** The first person of an installation, by the key in the link that its first start printed. */
export function SetupForm({ setupKey }: { setupKey: string }) {
  const words = useWords(text)
  const [wrong, setWrong] = useState<Wrong>({})
  const { take, isBusy, refusal, fields } = usePass(doors.firstAdministrator)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    const found = wrongIn(username, password, String(form.get('again')), words)
    setWrong(found)
    if (Object.keys(found).length === 0) await take({ key: setupKey, username, password })
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className={formClass}>
      <div>
        <h2 className="text-base font-medium">{words.setup}</h2>
        <p className="text-sm text-muted">{words.setupHint}</p>
      </div>
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        maxLength={64}
        error={wrong.username ?? fields.username}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        maxLength={256}
        error={wrong.password ?? fields.password}
      />
      <PasswordField
        label={words.passwordAgain}
        name="again"
        autoComplete="new-password"
        maxLength={256}
        error={wrong.again}
      />
      {refusal && <p className="text-sm text-bad-ink">{refusal}</p>}
      <Button type="submit" look="primary" busy={isBusy} className="mt-1 h-9! w-full">
        {words.createAdministrator}
      </Button>
    </form>
  )
}

function wrongIn(username: string, password: string, again: string, words: Words): Wrong {
  return {
    ...(username.length < 2 && { username: words.usernameShort }),
    ...(password.length < shortest && { password: words.passwordShort }),
    ...(password !== again && { again: words.passwordsDiffer }),
  }
}
