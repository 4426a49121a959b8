import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { type ReasonedAction, staffWords } from '#words/people/staff.ts'
import { invalidateStaff } from './read.ts'

type ReasonedActionDialogProps = {
  action: ReasonedAction
  person: UserRow
  onPassword: (password: string) => void
  onClose: () => void
}

const operations = { delete: users.delete, resetPassword: staff.resetPassword, endTotp: staff.endTotp }

/** An action on a colleague's account that needs a reason. */
export function ReasonedActionDialog({ action, person, onPassword, onClose }: ReasonedActionDialogProps) {
  const text = useWords(staffWords)
  const form = useReasonForm(operations[action], person, {
    after: invalidateStaff,
    ...(action !== 'resetPassword' && { done: text.done }),
    onDone: answer => ('password' in answer ? onPassword(answer.password) : onClose()),
  })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={
        <Facts>
          <Fact name={text.columns.person}>{`${person.nickName} · ${person.username}`}</Fact>
          <Fact name={text.columns.roles}>{person.roles.map(role => role.name).join(' · ') || text.noRoles}</Fact>
        </Facts>
      }
      consequence={text.consequences[action]}
      danger={action === 'delete'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
