import { type UserRow, users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { type UserAct, usersText } from '#words/people/users.ts'
import { WhoFacts } from './WhoFacts.tsx'

type BanDialogProps = { act: UserAct; person: UserRow; onClose: () => void }

export function BanDialog({ act, person, onClose }: BanDialogProps) {
  const text = useWords(usersText)
  const running = useAct(users[act])

  async function make(reason: string): Promise<void> {
    const answer = await running.act({ id: person.id, version: person.version, reason })
    if (!answer) return
    toast.success(text.done)
    onClose()
  }

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={<WhoFacts person={person} />}
      consequence={text.consequences[act]}
      danger={act === 'ban'}
      reasons={text.reasons[act]}
      pending={running.pending}
      error={running.refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void make(reason)}
    />
  )
}
