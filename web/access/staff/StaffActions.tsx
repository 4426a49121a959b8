import type { UserRow } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { type StaffAction, staffWords } from '#words/people/staff.ts'

export type ChooseAction = (action: StaffAction, person: UserRow) => void

/** In the order of use; a row has room for the first two. */
const actions: readonly StaffAction[] = [
  'assignRoles',
  'update',
  'resetPassword',
  'unlock',
  'endTotp',
  'signOut',
  'enable',
  'delete',
]

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
  const allowed = actions.filter(action => person.allowed.includes(action))
  return (
    <ActionButtons
      actions={allowed}
      names={text.actions}
      risky={['delete']}
      onAction={action => onAction(action, person)}
      place={look}
    />
  )
}
