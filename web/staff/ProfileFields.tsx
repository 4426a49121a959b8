import type { ChangeEvent } from 'react'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import type { FieldErrors } from '#web/shared/form/useForm.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { staffWords } from '#words/people/staff.ts'
import type { Profile } from './profile.ts'

type ProfileFieldsProps = {
  profile: Profile
  errors: FieldErrors
  /** The number on file, masked, where there is one. */
  phoneHint?: string
  onChange: (patch: Partial<Profile>) => void
}

export function ProfileFields({ profile, errors, phoneHint, onChange }: ProfileFieldsProps) {
  const text = useWords(staffWords)
  const { form } = text
  const typed = (name: 'username' | 'nickName' | 'realName' | 'phone') => ({
    label: form[name],
    error: errors[name],
    maxLength: 64,
    autoComplete: 'off',
    value: profile[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        <TextField {...typed('username')} hint={form.usernameHint} autoCapitalize="none" />
        <TextField {...typed('nickName')} hint={form.nickNameHint} />
        <TextField {...typed('realName')} />
        <TextField {...typed('phone')} type="tel" maxLength={11} placeholder={phoneHint} />
      </div>
      <Select
        label={form.gender}
        options={[
          { value: '0', label: text.genders[0] ?? '' },
          { value: '1', label: text.genders[1] ?? '' },
        ]}
        value={profile.gender === 0 ? '0' : '1'}
        onChoose={key => onChange({ gender: key === '0' ? 0 : 1 })}
      />
      <CityField codes={profile.cityCodes} error={errors.cityCodes} onChange={cityCodes => onChange({ cityCodes })} />
    </>
  )
}
