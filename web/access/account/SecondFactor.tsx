import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { Suspense, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Panel } from '#web/ui/show/Panel.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { accountWords } from '#words/access/account.ts'

const SetUpDialog = lazily(async () => (await import('./SetUpDialog.tsx')).SetUpDialog)
const TurnOffDialog = lazily(async () => (await import('./TurnOffDialog.tsx')).TurnOffDialog)

const fewCodes = 3

/** The time-based code in addition to the password. */
export function SecondFactor() {
  const text = useWords(accountWords)
  const { data, error, refetch } = useRead(api.account.get, {})
  const [chosen, setChosen] = useState<'setUp' | 'turnOff'>()
  const close = () => setChosen(undefined)
  const Icon = data?.isTotpOn ? ShieldCheck : ShieldAlert
  return (
    <Panel
      title={text.factor}
      hint={text.factorHint}
      actions={
        data &&
        (data.isTotpOn ? (
          <Button look="risky" onClick={() => setChosen('turnOff')}>
            {text.turnOff}
          </Button>
        ) : (
          <Button look="primary" onClick={() => setChosen('setUp')}>
            {text.setUp}
          </Button>
        ))
      }
    >
      {data && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span
            className={`inline-flex items-center gap-1.5 font-medium ${data.isTotpOn ? 'text-good-ink' : 'text-muted'}`}
          >
            <Icon size={16} aria-hidden />
            {data.isTotpOn ? text.on : text.off}
          </span>
          {data.isTotpDemanded && <Badge tone="warn">{text.demanded}</Badge>}
          {data.isTotpOn && <span className="text-muted">{text.codesLeft(data.recoveryCodesLeft)}</span>}
          {data.isTotpOn && data.recoveryCodesLeft < fewCodes && <span className="text-warn-ink">{text.fewCodes}</span>}
        </div>
      )}
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton width={40} />}
      <Suspense>
        {chosen === 'setUp' && <SetUpDialog onClose={close} />}
        {chosen === 'turnOff' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Panel>
  )
}
