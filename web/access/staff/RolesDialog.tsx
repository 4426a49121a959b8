import { type UserRow, users } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffWords } from '#words/people/staff.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { invalidateStaff } from './read.ts'

type Changed = { roleIds: readonly number[] | undefined }
const unchanged: Changed = { roleIds: undefined }

/** Sets a colleague's roles to the ticked ones. */
export function RolesDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const text = useWords(staffWords)
  const held = useRead(api.users.getRoleByUserId, { id: person.id })
  const heldIds = (held.data ?? person.roles).map(role => role.id)
  const form = useForm(users.saveUserRole, {
    initial: unchanged,
    input: ({ roleIds }) => ({ userId: person.id, roleIds: [...(roleIds ?? heldIds)] }),
    after: invalidateStaff,
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={text.rolesOf(person.nickName)} form={form} ready={!held.isPending} onClose={onClose}>
      <RoleChoice
        chosen={form.values.roleIds ?? heldIds}
        error={form.errors.roleIds}
        onChange={roleIds => form.set({ roleIds })}
      />
      <p className="text-xs text-muted">{text.rolesHint}</p>
    </FormDialog>
  )
}
