import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { type ReasonedAct, staffText } from '#words/people/staff.ts'
import { readStaffAgain } from './read.ts'

type ReasonedActDialogProps = {
  act: ReasonedAct
  person: UserRow
  onPassword: (password: string) => void
  onClose: () => void
}

export function ReasonedActDialog({ act, person, onPassword, onClose }: ReasonedActDialogProps) {
  const text = useWords(staffText)
  const disable = useAct(users.delete)
  const reset = useAct(staff.resetPassword)
  const endTotp = useAct(staff.endTotp)
  const running = { delete: disable, resetPassword: reset, endTotp }[act]

  async function make(reason: string): Promise<void> {
    const { id, version } = person
    if (act === 'resetPassword') {
      const answer = await reset.act({ id, version, reason })
      readStaffAgain()
      if (answer) onPassword(answer.password)
      return
    }
    const answer = act === 'delete' ? await disable.act({ id, reason }) : await endTotp.act({ id, version, reason })
    readStaffAgain()
    if (!answer) return
    toast.success(text.done)
    onClose()
  }

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
      pending={running.pending}
      error={running.refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void make(reason)}
    />
  )
}
