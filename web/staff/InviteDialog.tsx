import { useState } from 'react'
import { users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffText } from '#words/people/staff.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { blankProfile, makePassword, missingIn, type ProfileErrors } from './profile.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { readStaffAgain } from './read.ts'

type InviteDialogProps = { onInvited: (name: string, password: string) => void; onClose: () => void }

/** A new colleague, with a password of ours until they choose their own. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const text = useWords(staffText)
  const [profile, setProfile] = useState(blankProfile)
  const [roleIds, setRoleIds] = useState<readonly number[]>([])
  const [errors, setErrors] = useState<ProfileErrors>({})
  const { act, pending, refused } = useAct(users.add)

  async function save(): Promise<void> {
    const missing = missingIn(profile, text)
    setErrors(missing ?? {})
    if (missing) return
    const password = makePassword()
    const { phone, realName, ...rest } = profile
    const more = { ...(phone.trim() && { phone }), ...(realName.trim() && { realName }) }
    const answer = await act({ ...rest, ...more, password, roleIds: [...roleIds] })
    readStaffAgain()
    if (answer) onInvited(answer.username, password)
  }

  return (
    <FormDialog title={text.invite} pending={pending} onClose={onClose} onSave={() => void save()}>
      <ProfileFields profile={profile} errors={{ ...refused?.fields, ...errors }} onChange={setProfile} />
      <RoleChoice chosen={roleIds} error={refused?.fields.roleIds} onChange={setRoleIds} />
    </FormDialog>
  )
}
