import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/ui/city/CityField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Profile, ProfileErrors } from './profile.ts'
import { staffText } from './text.ts'

type ProfileFieldsProps = {
  profile: Profile
  errors: ProfileErrors
  /** The number on file, masked, where there is one. */
  phoneHint?: string
  onChange: (profile: Profile) => void
}

export function ProfileFields({ profile, errors, phoneHint, onChange }: ProfileFieldsProps) {
  const text = useWords(staffText)
  const { form } = text
  const set = (patch: Partial<Profile>) => onChange({ ...profile, ...patch })
  return (
    <>
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        <TextField
          label={form.username}
          hint={form.usernameHint}
          error={errors.username}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          value={profile.username}
          onChange={event => set({ username: event.target.value })}
        />
        <TextField
          label={form.nickName}
          hint={form.nickNameHint}
          error={errors.nickName}
          maxLength={64}
          autoComplete="off"
          value={profile.nickName}
          onChange={event => set({ nickName: event.target.value })}
        />
        <TextField
          label={form.realName}
          error={errors.realName}
          maxLength={64}
          autoComplete="off"
          value={profile.realName}
          onChange={event => set({ realName: event.target.value })}
        />
        <TextField
          label={form.phone}
          error={errors.phone}
          type="tel"
          maxLength={11}
          autoComplete="off"
          placeholder={phoneHint}
          value={profile.phone}
          onChange={event => set({ phone: event.target.value })}
        />
      </div>
      <Select
        label={form.gender}
        options={[
          { value: '0', label: text.genders[0] ?? '' },
          { value: '1', label: text.genders[1] ?? '' },
        ]}
        value={profile.gender === 0 ? '0' : '1'}
        onChoose={key => set({ gender: key === '0' ? 0 : 1 })}
      />
      <CityField codes={profile.cityCodes} error={errors.cityCodes} onChange={cityCodes => set({ cityCodes })} />
    </>
  )
}
