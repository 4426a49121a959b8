import { useState } from 'react'
import { type UserRow, users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffText } from '#words/people/staff.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { missingIn, type ProfileErrors, profileOf } from './profile.ts'
import { readStaffAgain } from './read.ts'

/** Changes what is known of a colleague. */
export function ProfileDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const text = useWords(staffText)
  const [profile, setProfile] = useState(() => profileOf(person))
  const [errors, setErrors] = useState<ProfileErrors>({})
  const { act, pending, refused } = useAct(users.update)

  async function save(): Promise<void> {
    const missing = missingIn(profile, text)
    setErrors(missing ?? {})
    if (missing) return
    const { phone, ...rest } = profile
    const answer = await act({ id: person.id, version: person.version, ...rest, ...(phone.trim() && { phone }) })
    readStaffAgain()
    if (!answer) return
    toast.success(text.done)
    onClose()
  }

  return (
    <FormDialog
      title={`${text.acts.update} · ${person.nickName}`}
      pending={pending}
      onClose={onClose}
      onSave={() => void save()}
    >
      <ProfileFields
        profile={profile}
        errors={{ ...refused?.fields, ...errors }}
        phoneHint={person.phone}
        onChange={setProfile}
      />
    </FormDialog>
  )
}
