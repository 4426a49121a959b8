import { useState } from 'react'
import { users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffWords } from '#words/people/staff.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { blankProfile, makePassword, type Profile } from './profile.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { invalidateStaff } from './read.ts'

type InviteDialogProps = { onInvited: (name: string, password: string) => void; onClose: () => void }
type Invited = Profile & { roleIds: readonly number[]; password: string }

/** Adds a colleague with a generated password, which they replace at the first sign-in. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const text = useWords(staffWords)
  const [initial] = useState<Invited>(() => ({ ...blankProfile, roleIds: [], password: makePassword() }))
  const form = useForm(users.add, {
    initial,
    input: ({ phone, realName, roleIds, ...rest }) => ({
      ...rest,
      ...(phone.trim() && { phone }),
      ...(realName.trim() && { realName }),
      roleIds: [...roleIds],
    }),
    after: invalidateStaff,
    onDone: ({ username }) => onInvited(username, initial.password),
  })
  return (
    <FormDialog title={text.invite} form={form} onClose={onClose}>
      <ProfileFields form={form} />
      <RoleChoice
        chosen={form.values.roleIds}
        error={form.errors.roleIds}
        onChange={roleIds => form.set({ roleIds })}
      />
    </FormDialog>
  )
}
