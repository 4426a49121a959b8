import type { SessionRow } from '#contract/access/staff.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { deviceOf, SessionList } from '#web/shared/sessions/SessionList.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Panel } from '#web/ui/show/Panel.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { accountWords } from '#words/access/account.ts'
import { SecondFactor } from './SecondFactor.tsx'

/** The person's own access: second factor and sessions. */
export function AccessPage() {
  const text = useWords(accountWords)
  return (
    <div className="mx-auto grid max-w-3xl gap-4 desktop:p-4">
      <h1 className="sr-only">{text.title}</h1>
      <SecondFactor />
      <Devices />
    </div>
  )
}

/** The person's own sessions. */
function Devices() {
  const text = useWords(accountWords)
  const { data, error, refetch } = useRead(api.account.devices, {})
  const one = useCommand(api.account.signOutDevice)
  const others = useCommand(api.account.signOutOthers)

  async function signOut({ id, userAgent, ip }: SessionRow): Promise<void> {
    if (!(await confirm({ text: text.sureToSignOut(deviceOf(userAgent) || ip) }))) return
    if (await one.run({ sessionId: id })) toast.success(text.done)
  }

  async function signOutOthers(): Promise<void> {
    if (!(await confirm({ text: text.sureToSignOutOthers }))) return
    if (await others.run({})) toast.success(text.done)
  }

  return (
    <Panel
      title={text.devices}
      hint={text.devicesHint}
      actions={
        data?.some(device => !device.isCurrent) && (
          <Button look="risky" busy={others.pending} onClick={() => void signOutOthers()}>
            {text.signOutOthers}
          </Button>
        )
      }
    >
      {data && <SessionList devices={data} onSignOut={device => void signOut(device)} />}
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton width={70} />}
    </Panel>
  )
}
