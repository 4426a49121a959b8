import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { type ReasonedAct, staffWords } from '#words/people/staff.ts'
import { readStaffAgain } from './read.ts'

type ReasonedActDialogProps = {
  act: ReasonedAct
  person: UserRow
  onPassword: (password: string) => void
  onClose: () => void
}

const operations = { delete: users.delete, resetPassword: staff.resetPassword, endTotp: staff.endTotp }
type Reasoned = (typeof operations)[ReasonedAct]

/** An act on a colleague's account that wants a reason. */
export function ReasonedActDialog({ act, person, onPassword, onClose }: ReasonedActDialogProps) {
  const text = useWords(staffWords)
  const form = useForm<Reasoned, object>(operations[act], {
    initial: {},
    record: person,
    input: () => ({}),
    after: readStaffAgain,
    ...(act !== 'resetPassword' && { done: text.done }),
    onDone: answer => ('password' in answer ? onPassword(answer.password) : onClose()),
  })

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={
        <Facts>
          <Fact name={text.columns.person}>{`${person.nickName} · ${person.username}`}</Fact>
          <Fact name={text.columns.roles}>{person.roles.map(role => role.name).join(' · ') || text.noRoles}</Fact>
        </Facts>
      }
      consequence={text.consequences[act]}
      danger={act === 'delete'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
