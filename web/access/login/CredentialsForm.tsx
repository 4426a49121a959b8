import type { FormEvent, ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { loginWords } from '#words/access/login.ts'
import type { Taking } from './usePass.ts'

export const formClass = 'grid gap-4 rounded-lg border border-line bg-surface p-6'

type CredentialsFormProps = Pick<Taking, 'isBusy' | 'refusal'> & {
  /** Label of the button. */
  submit: string
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** A sign-in form with its errors. */
export function CredentialsForm({ submit, isBusy, refusal, onSubmit, children }: CredentialsFormProps) {
  function take(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form noValidate onSubmit={take} className={formClass}>
      {children}
      {refusal && <p className="text-sm text-bad-ink">{refusal}</p>}
      <Button type="submit" look="primary" busy={isBusy} className="mt-1 h-9! w-full">
        {submit}
      </Button>
    </form>
  )
}

export function UsernameField({ error }: { error: string | undefined }) {
  const words = useWords(loginWords)
  return (
    <TextField
      label={words.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoFocus
      maxLength={64}
      error={error}
    />
  )
}
