import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import type { TextProps } from '#web/shared/form/useForm.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { staffWords } from '#words/people/staff.ts'
import type { Profile } from './profile.ts'

type TextName = 'username' | 'nickName' | 'realName' | 'phone'

type ProfileFieldsProps = {
  /** The result of `useForm` for a form that contains a profile. */
  form: {
    values: Profile
    errors: FieldErrors
    set(patch: Partial<Profile>): void
    text(name: TextName): TextProps
  }
  /** The stored number, masked, if there is one. */
  phoneHint?: string
}

export function ProfileFields({ form: { values, errors, set, text }, phoneHint }: ProfileFieldsProps) {
  const words = useWords(staffWords)
  const labels = words.form
  const typed = (name: TextName) => ({ ...text(name), label: labels[name], maxLength: 64, autoComplete: 'off' })
  return (
    <>
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        <TextField {...typed('username')} hint={labels.usernameHint} autoCapitalize="none" />
        <TextField {...typed('nickName')} hint={labels.nickNameHint} />
        <TextField {...typed('realName')} />
        <TextField {...typed('phone')} type="tel" maxLength={11} placeholder={phoneHint} />
      </div>
      <Select
        label={labels.gender}
        options={[
          { value: '0', label: words.genders[0] ?? '' },
          { value: '1', label: words.genders[1] ?? '' },
        ]}
        value={values.gender === 0 ? '0' : '1'}
        onChoose={key => set({ gender: key === '0' ? 0 : 1 })}
      />
      <CityField codes={values.cityCodes} error={errors.cityCodes} onChange={cityCodes => set({ cityCodes })} />
    </>
  )
}
