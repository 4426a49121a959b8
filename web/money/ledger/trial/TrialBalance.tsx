import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { TrialBalance as Trial } from '#contract/money/ledger.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { moneyText } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { trialWords } from '#words/money/ledger.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { LastCheck } from './LastCheck.tsx'
import { TrialTable } from './TrialTable.tsx'

/** Whether all debits are all credits: the balances of every kind of account, and what the last nightly check found. */
export function TrialBalance({ heading: { title, panel, tabs } }: { heading: LedgerHeading }) {
  const { data, error, refetch } = useRead(api.ledger.trialBalance, {})
  const again = () => void refetch()
  return (
    <ListScreen
      title={title}
      panel={panel}
      tabs={<Tabs {...tabs} panel={panel} />}
      filters={<div>{data && <Verdict differenceFen={data.differenceFen} />}</div>}
      onAgain={again}
    >
      <div className="min-h-0 flex-1 overflow-auto p-4">
        {!data && error && <Failed error={error} onAgain={again} />}
        {!data && !error && <Skeletons widths={[40, 90, 75, 85]} />}
        {data && <Parts trial={data} />}
      </div>
    </ListScreen>
  )
}

function Parts({ trial }: { trial: Trial }) {
  const text = useWords(trialWords)
  return (
    <div className="grid max-w-6xl items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_320px]">
      <TrialTable trial={trial} />
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
