import { type UserRow, users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { type UserAct, usersWords } from '#words/people/users.ts'
import { WhoFacts } from './WhoFacts.tsx'

type BanDialogProps = { act: UserAct; person: UserRow; onClose: () => void }

export function BanDialog({ act, person, onClose }: BanDialogProps) {
  const text = useWords(usersWords)
  const form = useForm<(typeof users)[UserAct], object>(users[act], {
    initial: {},
    record: person,
    input: () => ({}),
    done: text.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={<WhoFacts person={person} />}
      consequence={text.consequences[act]}
      danger={act === 'ban'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
