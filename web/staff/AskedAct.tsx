import { useEffect, useEffectEvent, useState } from 'react'
import { staff } from '#contract/access/staff.ts'
import { type UserRow, users } from '#contract/people/users.ts'
import { useAct } from '#web/kit/act.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { type StaffAct, staffWords } from '#words/people/staff.ts'
import { HandOver } from './HandOver.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { ReasonedActDialog } from './ReasonedActDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { readStaffAgain } from './read.ts'

type AskedActProps = { act: StaffAct | 'invite'; person?: UserRow; onClose: () => void }

/** What follows on the button that was pressed. */
export function AskedAct({ act, person, onClose }: AskedActProps) {
  const [given, setGiven] = useState<{ name: string; password: string }>()
  if (given) return <HandOver {...given} onClose={onClose} />
  if (act === 'invite') {
    return <InviteDialog onInvited={(name, password) => setGiven({ name, password })} onClose={onClose} />
  }
  if (!person) return null
  if (act === 'update') return <ProfileDialog person={person} onClose={onClose} />
  if (act === 'assignRoles') return <RolesDialog person={person} onClose={onClose} />
  if (act === 'delete' || act === 'resetPassword' || act === 'endTotp') {
    return (
      <ReasonedActDialog
        act={act}
        person={person}
        onPassword={password => setGiven({ name: person.username, password })}
        onClose={onClose}
      />
    )
  }
  return <SureAct act={act} person={person} onClose={onClose} />
}

type SureActProps = { act: 'enable' | 'unlock' | 'signOut'; person: UserRow; onClose: () => void }

/** An act that wants nothing but a yes. */
function SureAct({ act, person, onClose }: SureActProps) {
  const text = useWords(staffWords)
  const enable = useAct(users.enable)
  const unlock = useAct(staff.unlock)
  const signOut = useAct(staff.signOut)

  const run = useEffectEvent(async () => {
    const { id, version, nickName } = person
    const questions = { enable: text.sureToEnable, unlock: text.sureToUnlock, signOut: text.sureToSignOut }
    const isSure = await confirm({ text: questions[act](nickName), danger: act === 'signOut' })
    const acts = {
      enable: () => enable.act({ id, version }),
      unlock: () => unlock.act({ id }),
      signOut: () => signOut.act({ id }),
    }
    if (isSure && (await acts[act]())) {
      readStaffAgain()
      toast.success(text.done)
    }
    onClose()
  })

  useEffect(() => {
    // A turn later, so that an effect that React runs twice asks once.
    const timer = setTimeout(() => void run())
    return () => clearTimeout(timer)
  }, [])
  return null
}
