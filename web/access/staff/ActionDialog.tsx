import { useEffect, useEffectEvent, useState } from 'react'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { type StaffAction, staffWords } from '#words/people/staff.ts'
import { HandOver } from './HandOver.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { ReasonedActionDialog } from './ReasonedActionDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { invalidateStaff } from './read.ts'

type ActionDialogProps = { action: StaffAction | 'invite'; person?: UserRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, person, onClose }: ActionDialogProps) {
  const [given, setGiven] = useState<{ name: string; password: string }>()
  if (given) return <HandOver {...given} onClose={onClose} />
  if (action === 'invite') {
    return <InviteDialog onInvited={(name, password) => setGiven({ name, password })} onClose={onClose} />
  }
  if (!person) return null
  if (action === 'update') return <ProfileDialog person={person} onClose={onClose} />
  if (action === 'assignRoles') return <RolesDialog person={person} onClose={onClose} />
  if (action === 'delete' || action === 'resetPassword' || action === 'endTotp') {
    return (
      <ReasonedActionDialog
        action={action}
        person={person}
        onPassword={password => setGiven({ name: person.username, password })}
        onClose={onClose}
      />
    )
  }
  return <ConfirmedAction action={action} person={person} onClose={onClose} />
}

type ConfirmedActionProps = { action: 'enable' | 'unlock' | 'signOut'; person: UserRow; onClose: () => void }

/** An action that needs only a confirmation. */
function ConfirmedAction({ action, person, onClose }: ConfirmedActionProps) {
  const text = useWords(staffWords)
  const enable = useCommand(api.users.enable)
  const unlock = useCommand(api.staff.unlock)
  const signOut = useCommand(api.staff.signOut)

  const run = useEffectEvent(async () => {
    const { id, version, nickName } = person
    const questions = { enable: text.sureToEnable, unlock: text.sureToUnlock, signOut: text.sureToSignOut }
    const isSure = await confirm({ text: questions[action](nickName), danger: action === 'signOut' })
    const actions = {
      enable: () => enable.run({ id, version }),
      unlock: () => unlock.run({ id }),
      signOut: () => signOut.run({ id }),
    }
    if (isSure && (await actions[action]())) {
      invalidateStaff()
      toast.success(text.done)
    }
    onClose()
  })

  useEffect(() => {
    // In a timer, so that the double effect of React's strict mode asks once.
    const timer = setTimeout(() => void run())
    return () => clearTimeout(timer)
  }, [])
  return null
}
