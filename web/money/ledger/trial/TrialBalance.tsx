import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Suspense, useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { TrialBalance as Trial } from '#contract/money/ledger.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DayFilter } from '#web/ui/dates/DateBox.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { trialWords } from '#words/money/ledger.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { Question } from '../question.ts'
import { type Check, CheckFacts } from './CheckFacts.tsx'
import { TrialTable } from './TrialTable.tsx'

/** Whether all debits are all credits: the balances of every kind of account, and what the last nightly check found. */
export function TrialBalance({ heading: { title, panel, tabs } }: { heading: LedgerHeading }) {
  const text = useWords(trialWords)
  const [{ to: day }, setQuestion] = useQuestion(Question)
  const { data, error, refetch } = useRead(api.ledger.trialBalance, { day }, { keepPrevious: true })
  const again = () => void refetch()
  return (
    <ListScreen
      title={title}
      panel={panel}
      tabs={<Tabs {...tabs} panel={panel} />}
      filters={
        <>
          <span className="flex min-w-max items-center gap-2 text-sm text-muted">
            <span aria-hidden>{text.day}</span>
            <DayFilter
              label={text.day}
              value={day}
              max={shanghaiDay(serverNow())}
              onChoose={to => setQuestion({ to })}
            />
          </span>
          {data && <Verdict differenceFen={data.differenceFen} />}
        </>
      }
      onAgain={again}
    >
      <div className="min-h-0 flex-1 overflow-auto p-4">
        {!data && error && <Failed error={error} onAgain={again} />}
        {!data && !error && <Skeletons widths={[40, 90, 75, 85]} />}
        {data && <Parts trial={data} day={day} />}
      </div>
    </ListScreen>
  )
}

function Parts({ trial, day }: { trial: Trial; day: string }) {
  const text = useWords(trialWords)
  return (
    <div className="grid max-w-6xl items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-2">
        <p className="text-sm text-muted">{day ? text.atEnd(day) : text.now}</p>
        <TrialTable trial={trial} day={day} />
      </div>
      <div className="grid gap-4 max-desktop:order-first">
        <p
          className={`rounded-md px-3 py-2 text-sm ${trial.differenceFen === 0 ? 'bg-good-soft text-good-ink' : 'bg-bad-soft text-bad-ink'}`}
        >
          {trial.differenceFen === 0 ? text.balancedHint : text.unbalancedHint}
        </p>
        <LastCheck check={trial.check} />
      </div>
    </div>
  )
}

function Verdict({ differenceFen }: { differenceFen: number }) {
  const text = useWords(trialWords)
  const isBalanced = differenceFen === 0
  const Icon = isBalanced ? CircleCheck : TriangleAlert
  return (
    <p className={`flex items-center gap-2 font-medium ${isBalanced ? 'text-good-ink' : 'text-bad-ink'}`}>
      <Icon size={16} aria-hidden className="shrink-0" />
      {isBalanced ? text.balanced : text.unbalanced(moneyText(differenceFen))}
    </p>
  )
}

const ConfirmCheckDialog = lazily(async () => (await import('./ConfirmCheckDialog.tsx')).ConfirmCheckDialog)

/** What the last nightly comparison of balances with their postings found. */
function LastCheck({ check }: { check: Check | null }) {
  const text = useWords(trialWords)
  const [isAsking, setAsking] = useState(false)
  const mayConfirm = useMay('ledger.approve')
  return (
    <section aria-labelledby="nightly-check" className="grid gap-3 rounded-lg border border-line p-4">
      <h2 id="nightly-check" className="text-base font-medium">
        {text.check}
      </h2>
      {check ? <Found check={check} /> : <p className="text-sm text-muted">{text.noCheck}</p>}
      {check?.stopsPayouts && mayConfirm && (
        <div>
          <Button look="risky" onClick={() => setAsking(true)}>
            {text.confirm}
          </Button>
        </div>
      )}
      <Suspense>{check && isAsking && <ConfirmCheckDialog check={check} onClose={() => setAsking(false)} />}</Suspense>
    </section>
  )
}

function isGood({ wrong, differenceFen }: Check): boolean {
  return wrong === 0 && differenceFen === 0
}

function Found({ check }: { check: Check }) {
  const text = useWords(trialWords)
  const good = isGood(check)
  const Icon = good ? CircleCheck : TriangleAlert
  const bad = check.stopsPayouts ? text.checkBad : text.checkConfirmed(check.confirmedBy ?? '')
  return (
    <>
      <p className={`flex items-center gap-2 text-sm font-medium ${good ? 'text-good-ink' : 'text-bad-ink'}`}>
        <Icon size={16} aria-hidden className="shrink-0" />
        {good ? text.checkGood : bad}
      </p>
      <CheckFacts check={check} />
    </>
  )
}
