import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { MoneyPart } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardPageWords, moneyNowWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { useBlock } from '../../live/useBlock.ts'
import { explains, MoneyCard } from './MoneyCard.tsx'
import { Parties } from './Parties.tsx'
import { Payouts } from './Payouts.tsx'

/** Money moves with orders as well. */
const features = ['withdrawals', 'refunds', 'settlements', 'orders', 'ledger', 'recon', 'reconDifferences', 'deposits']
const parts: readonly MoneyPart[] = ['withdrawals', 'refunds', 'ledger']

/** Block 11, for finance: what waits, what went wrong and what there is. Each figure opens the list that explains it. */
export function MoneyNow() {
  const query = useBlock(api.dashboard.money, {}, { features })
  const { notVisible } = useWords(dashboardPageWords)
  return (
    <Answer query={query} hint={notVisible} isEmpty={({ figures }) => figures.length === 0}>
      {answer => (
        <div className="grid gap-4">
          {answer.stopped && <Stopped by={answer.stopped} />}
          <div className="grid gap-3 desktop:grid-cols-2">
            {parts.map(part => (
              <MoneyCard key={part} part={part} answer={answer} />
            ))}
          </div>
          <div className="grid gap-6 desktop:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
            {answer.parties && <Parties parties={answer.parties} />}
            {answer.payouts && <Payouts days={answer.payouts} asOf={answer.asOf} />}
          </div>
        </div>
      )}
    </Answer>
  )
}

function Stopped({ by }: { by: keyof typeof explains }) {
  const text = useWords(moneyNowWords)
  return (
    <Link
      to={explains[by]}
      className="flex items-center gap-2 rounded-lg bg-bad-soft px-4 py-2.5 text-sm font-medium text-bad-ink hover:underline"
    >
      <TriangleAlert size={16} aria-hidden className="shrink-0" />
      {text.stopped[by]}
    </Link>
  )
}
