import type { UserRow } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { type StaffAct, staffWords } from '#words/people/staff.ts'

export type AskAct = (act: StaffAct, person: UserRow) => void

/** In the order of use; a row has room for the first two. */
const acts: readonly StaffAct[] = [
  'assignRoles',
  'update',
  'resetPassword',
  'unlock',
  'endTotp',
  'signOut',
  'enable',
  'delete',
]

/** One button for each thing this reader may do with the person now, and no other. */
export function StaffActs({ person, onAsk, look }: { person: UserRow; onAsk: AskAct; look: 'row' | 'bar' }) {
  const text = useWords(staffWords)
  const allowed = acts.filter(act => person.allowed.includes(act))
  return (
    <ActionButtons acts={allowed} names={text.acts} risky={['delete']} onAsk={act => onAsk(act, person)} place={look} />
  )
}
