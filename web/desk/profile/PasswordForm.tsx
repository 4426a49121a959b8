import { type FormEvent, useState } from 'react'
import { users } from '#contract/people/users.ts'
import { signOut } from '#web/kit/call.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/TextField.tsx'
import { profileWords as text } from '#words/desk/panels.ts'
import { faultOf, type Passwords } from './password.ts'

const signOutAfterMs = 3000
const empty: Passwords = { oldPassword: '', newPassword: '', again: '' }
const boxes = [
  { name: 'oldPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'again', autoComplete: 'new-password' },
] as const

export function PasswordForm() {
  const words = useWords(text)
  const [isDone, setDone] = useState(false)
  const form = useForm(users.newUpdate, {
    initial: empty,
    input: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    check: typed => {
      const fault = faultOf(typed)
      return fault && { [fault.at]: words.faults[fault.is] }
    },
    done: words.passwordChanged,
    onDone() {
      setDone(true)
      form.reset()
      setTimeout(() => {
        signOut()
        navigate('/login')
      }, signOutAfterMs)
    },
  })

  function save(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate onSubmit={save} className="grid max-w-sm gap-4">
      {boxes.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          {...form.text(name)}
          label={words.passwords[name]}
          name={name}
          autoComplete={autoComplete}
          maxLength={256}
          disabled={isDone}
        />
      ))}
      <Button type="submit" look="primary" busy={form.pending} disabled={isDone} className="justify-self-start">
        {words.changePassword}
      </Button>
    </form>
  )
}
