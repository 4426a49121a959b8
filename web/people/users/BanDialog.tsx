import { type UserRow, users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { type UserAction, usersWords } from '#words/people/users.ts'
import { WhoFacts } from './WhoFacts.tsx'

type BanDialogProps = { action: UserAction; person: UserRow; onClose: () => void }

const operations = { ban: users.ban, unban: users.unban }

export function BanDialog({ action, person, onClose }: BanDialogProps) {
  const text = useWords(usersWords)
  const form = useReasonForm(operations[action], person, { done: text.done, onDone: onClose })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<WhoFacts person={person} />}
      consequence={text.consequences[action]}
      danger={action === 'ban'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
