import { people } from '#contract/people.ts'
import type { UserRow } from '#contract/users.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx'
import { usersText } from './text.ts'
import { WhoFacts } from './WhoFacts.tsx'

type RevealDialogProps = { person: UserRow; onShown: (value: string) => void; onClose: () => void }

export function RevealDialog({ person, onShown, onClose }: RevealDialogProps) {
  const text = useWords(usersText)
  const { act, pending, refused } = useAct(people.reveal)

  async function reveal(reason: string): Promise<void> {
    const answer = await act({ field: 'users.phone', id: person.id, reason })
    if (answer) onShown(answer.value)
  }

  return (
    <ReasonDialog
      act={text.acts.reveal}
      facts={<WhoFacts person={person} />}
      consequence={text.consequences.reveal}
      reasons={text.reasons.reveal}
      pending={pending}
      error={refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void reveal(reason)}
    />
  )
}
