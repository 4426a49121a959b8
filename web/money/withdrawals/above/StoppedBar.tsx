import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import type { OutputOf } from '#contract/base/operation.ts'
import type { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

type Stop = NonNullable<OutputOf<typeof api.withdrawals.counts>['stopped']>

/** Where the imbalance is looked into and confirmed. */
const screens: Record<Stop, string> = { ledger: '/finance/ledger', reconciliation: '/finance/recon' }

/** Why nothing is paid out now, and where to confirm it. */
export function StoppedBar({ reason }: { reason: Stop }) {
  const { stopped, toStopped } = useWords(withdrawalsWords)
  const mayPay = useMay('withdrawals.pay')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 bg-bad-soft px-4 py-2 text-sm text-bad-ink">
      <CircleAlert size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">{stopped[reason]}</span>
      {mayPay && (
        <Link to={screens[reason]} className="font-medium whitespace-nowrap underline">
          {toStopped[reason]}
        </Link>
      )}
    </div>
  )
}

/** That nothing is paid out at this hour, and when it is again; for whoever would pay. */
export function ClosedBar({ opensAt }: { opensAt: number }) {
  const { closedUntil } = useWords(withdrawalsWords)
  const print = useTimeFormat('short')
  if (!useMay('withdrawals.pay')) return null
  return (
    <p role="status" className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn-ink">
      <Clock size={16} aria-hidden className="shrink-0" />
      {closedUntil(print(opensAt))}
    </p>
  )
}
