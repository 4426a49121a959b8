import type { UserRow } from '#contract/users.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { RowAct } from '#web/ui/RowAct.tsx'
import { type StaffAct, staffText } from './text.ts'

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
  const text = useWords(staffText)
  const allowed = acts.filter(act => person.allowed.includes(act))
  if (look === 'bar') {
    return allowed.map(act => (
      <Button key={act} look={act === 'delete' ? 'risky' : 'plain'} onClick={() => onAsk(act, person)}>
        {text.acts[act]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {allowed.slice(0, 2).map(act => (
        <RowAct key={act} onPress={() => onAsk(act, person)}>
          {text.acts[act]}
        </RowAct>
      ))}
    </span>
  )
}
