import { type FormEvent, useState } from 'react'
import { users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { signOut } from '#web/kit/call.ts'
import { navigate } from '#web/kit/route.ts'
import { toast } from '#web/kit/toast.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/TextField.tsx'
import { profileWords } from '#words/shell/profile.ts'
import { faultOf, type Passwords } from './password.ts'

const signOutAfterMs = 3000
const empty: Passwords = { old: '', next: '', again: '' }
const boxes = [
  { name: 'old', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password' },
  { name: 'again', autoComplete: 'new-password' },
] as const

export function PasswordForm() {
  const words = useWords(profileWords)
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>()
  const [isDone, setDone] = useState(false)
  const { act, pending, refused } = useAct(users.newUpdate)
  useUnsaved(!isDone && Object.values(typed).some(Boolean))

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = faultOf(typed)
    setFault(found)
    if (found || !(await act({ oldPassword: typed.old, newPassword: typed.next }))) return
    setDone(true)
    setTyped(empty)
    toast.success(words.passwordChanged)
    setTimeout(() => {
      signOut()
      navigate('/login')
    }, signOutAfterMs)
  }

  const said = { old: refused?.fields.oldPassword, next: refused?.fields.newPassword, again: undefined }
  return (
    <form noValidate onSubmit={event => void save(event)} className="grid max-w-sm gap-4">
      {boxes.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          label={words.passwords[name]}
          name={name}
          autoComplete={autoComplete}
          maxLength={256}
          disabled={isDone}
          value={typed[name]}
          onChange={event => setTyped({ ...typed, [name]: event.target.value })}
          error={fault?.at === name ? words.faults[fault.is] : said[name]}
        />
      ))}
      <Button type="submit" look="primary" busy={pending} disabled={isDone} className="justify-self-start">
        {words.changePassword}
      </Button>
    </form>
  )
}
