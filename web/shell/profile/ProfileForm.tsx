import { type FormEvent, useState } from 'react'
import type { Person } from '#contract/access/session.ts'
import type { InputOf } from '#contract/base/operation.ts'
import { users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { readAgain } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { profileWords } from '#words/shell/profile.ts'
import { AvatarField } from './AvatarField.tsx'

const fields = ['username', 'phone', 'nickName', 'realName'] as const
type Form = Pick<Person, (typeof fields)[number] | 'gender' | 'avatar'>

const hints = {
  username: { autoComplete: 'username', maxLength: 64 },
  phone: { autoComplete: 'tel', inputMode: 'tel', maxLength: 11 },
  nickName: { autoComplete: 'nickname', maxLength: 64 },
  realName: { autoComplete: 'name', maxLength: 64 },
} as const

export function ProfileForm({ person }: { person: Person }) {
  const words = useWords(profileWords)
  const [change, setChange] = useState<Partial<Form>>({})
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const { act, pending, refused } = useAct(users.update)
  const form: Form = { ...person, ...change }
  const changed = (Object.keys(change) as (keyof Form)[]).filter(field => change[field] !== person[field])
  useUnsaved(changed.length > 0)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = Object.fromEntries(changed.map(field => [field, change[field]])) as InputOf<typeof users.update>
    const checked = users.update.input.safeParse(input)
    const found = checked.error?.issues.map(({ path }) => String(path[0])) ?? []
    setWrong(Object.fromEntries(found.map(field => [field, words.wrong[field as keyof typeof words.wrong]])))
    if (found.length || !(await act(input))) return
    readAgain('session')
    toast.success(words.saved)
  }

  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-4">
      <AvatarField person={form} onChange={avatar => setChange({ ...change, avatar })} />
      <div className="grid gap-4 @md:grid-cols-2">
        {fields.map(field => (
          <TextField
            key={field}
            label={words.fields[field]}
            name={field}
            {...hints[field]}
            value={form[field]}
            onChange={event => setChange({ ...change, [field]: event.target.value })}
            error={wrong[field] ?? refused?.fields[field]}
          />
        ))}
        <Select
          label={words.gender}
          value={String(form.gender)}
          options={[
            { value: '1', label: words.male },
            { value: '0', label: words.female },
          ]}
          onChoose={value => setChange({ ...change, gender: value === '1' ? 1 : 0 })}
        />
      </div>
      <Button
        type="submit"
        look="primary"
        busy={pending}
        disabled={changed.length === 0}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}
