import { type FormEvent, useState } from 'react'
import { Refused, signIn, Unreachable } from '#web/kit/call.ts'
import { dismissErrors, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField, TextField } from '#web/ui/TextField.tsx'
import { text, type Words } from './text.ts'

type Errors = { username?: string | undefined; password?: string | undefined }

/** The guard leads on as soon as there is a token. */
export function SignInForm() {
  const words = useWords(text)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const asked = read(new FormData(event.currentTarget))
    const missing = missingIn(asked, words)
    setErrors(missing)
    setRefusal(undefined)
    dismissErrors()
    if (missing.username ?? missing.password) return
    setBusy(true)
    const outcome = await tryToSignIn(asked)
    setBusy(false)
    if (!(outcome instanceof Error)) return
    setRefusal(outcome.message)
    if (outcome instanceof Refused) setErrors(outcome.fields)
    toast.error(outcome.message)
  }

  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        maxLength={64}
        error={errors.username}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={errors.password}
      />
      {refusal && <p className="text-sm text-bad-ink">{refusal}</p>}
      <Button type="submit" look="primary" busy={isBusy} className="mt-1 h-9! w-full">
        {words.signIn}
      </Button>
    </form>
  )
}

type Asked = { username: string; password: string }

function read(form: FormData): Asked {
  return { username: String(form.get('username')).trim(), password: String(form.get('password')) }
}

function missingIn({ username, password }: Asked, words: Words): Errors {
  return {
    username: username ? undefined : words.usernameMissing,
    password: password ? undefined : words.passwordMissing,
  }
}

async function tryToSignIn(asked: Asked): Promise<Error | undefined> {
  try {
    await signIn(asked)
    return undefined
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreachable) return error
    throw error
  }
}
