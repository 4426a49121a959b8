import type { UserRow } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { type StaffAction, staffWords } from '#words/people/staff.ts'

export type ChooseAction = (action: StaffAction, person: UserRow) => void

const looks: Looks<StaffAction> = {
  assignRoles: 'plain',
  update: 'plain',
  resetPassword: 'plain',
  unlock: 'plain',
  endTotp: 'plain',
  signOut: 'plain',
  enable: 'plain',
  delete: 'risky',
}

/** A button for each action that this reader may take now. */
export function StaffActions({
  person,
  onAction,
  look,
}: {
  person: UserRow
  onAction: ChooseAction
  look: 'row' | 'bar'
}) {
  const text = useWords(staffWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={person.allowed}
      names={text.actions}
      onAction={action => onAction(action, person)}
      place={look}
    />
  )
}
