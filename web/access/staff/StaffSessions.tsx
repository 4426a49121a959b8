import type { SessionRow } from '#contract/access/staff.ts'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { deviceOf, SessionList } from '#web/shared/sessions/SessionList.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { staffWords } from '#words/people/staff.ts'

/** The colleague's sessions. */
export function StaffSessions({ person }: { person: UserRow }) {
  const text = useWords(staffWords)
  const { data, error, refetch } = useRead(api.staff.sessions, { id: person.id })
  const { run } = useCommand(api.staff.signOut)

  async function signOut({ id, userAgent, ip }: SessionRow): Promise<void> {
    const isSure = await confirm({ text: text.sureToSignOutOne(deviceOf(userAgent) || ip) })
    if (isSure) await run({ id: person.id, sessionId: id })
  }

  if (data) return <SessionList devices={data} onSignOut={device => void signOut(device)} />
  return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeleton width={80} />
}
