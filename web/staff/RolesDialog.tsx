import { useState } from 'react'
import { type UserRow, users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { staffText } from '#words/people/staff.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { readStaffAgain } from './read.ts'

/** Gives a colleague exactly the roles that are ticked. */
export function RolesDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const text = useWords(staffText)
  const held = useRead(users.getRoleByUserId, { id: person.id })
  const [changed, setChanged] = useState<readonly number[]>()
  const { act, pending, refused } = useAct(users.saveUserRole)
  const chosen = changed ?? (held.data ?? person.roles).map(role => role.id)

  async function save(): Promise<void> {
    const answer = await act({ userId: person.id, roleIds: [...chosen] })
    readStaffAgain()
    if (!answer) return
    toast.success(text.done)
    onClose()
  }

  return (
    <FormDialog
      title={text.rolesOf(person.nickName)}
      pending={pending}
      ready={!held.isPending}
      onClose={onClose}
      onSave={() => void save()}
    >
      <RoleChoice chosen={chosen} error={refused?.fields.roleIds} onChange={setChanged} />
      <p className="text-xs text-muted">{text.rolesHint}</p>
    </FormDialog>
  )
}
