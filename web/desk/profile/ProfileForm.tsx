import type { FormEvent } from 'react'
import type { Person } from '#contract/access/session.ts'
import { users } from '#contract/people/users.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { profileWords as text } from '#words/desk/panels.ts'
import { AvatarField } from './AvatarField.tsx'

const fields = ['username', 'phone', 'nickName', 'realName'] as const
type Profile = Pick<Person, (typeof fields)[number] | 'gender' | 'avatar'>
type Values = Profile & { proof: string }

/** A change of these asks who is signed in to prove it once more. */
const identity = ['username', 'phone'] as const

const hints = {
  username: { autoComplete: 'username', maxLength: 64 },
  phone: { autoComplete: 'tel', inputMode: 'tel', maxLength: 64 },
  nickName: { autoComplete: 'nickname', maxLength: 64 },
  realName: { autoComplete: 'name', maxLength: 64 },
} as const

export function ProfileForm({ person }: { person: Person }) {
  const words = useWords(text)
  const form = useForm(users.update, {
    initial: { ...profileOf(person), proof: '' },
    input: inputOf,
    sent: values => ({ ...values, proof: '' }),
    done: words.saved,
    onDone: () => invalidate('session'),
  })

  const isIdentityChanged = identity.some(field => form.values[field] !== form.start[field])

  function save(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <AvatarField person={form.values} onChange={avatar => form.set({ avatar })} />
      <div className="grid gap-4 @md:grid-cols-2">
        {fields.map(field => (
          <TextField key={field} {...form.text(field)} label={words.fields[field]} name={field} {...hints[field]} />
        ))}
        <Select
          label={words.gender}
          value={String(form.values.gender)}
          options={[
            { value: '1', label: words.male },
            { value: '0', label: words.female },
          ]}
          onChoose={value => form.set({ gender: value === '1' ? 1 : 0 })}
        />
      </div>

      {isIdentityChanged && <ProofField form={form} />}
      <Button type="submit" look="primary" busy={form.pending} disabled={!form.dirty} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}

function profileOf({ username, phone, nickName, realName, gender, avatar }: Person): Profile {
  return { username, phone, nickName, realName, gender, avatar }
}

/** Only changed fields are sent, so that the others stay as somebody else may have set them. */
function inputOf(values: Values, start: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name as keyof Values]))
}
