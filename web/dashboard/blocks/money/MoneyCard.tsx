import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { moneyText } from '#contract/base/money.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { type MoneyKey, type MoneyPart, moneyFigures } from '#contract/dashboard/names.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { dashboardBlockWords, moneyNowWords } from '#words/dashboard/dashboard.ts'
import { differenceOf } from '../difference.ts'
import { useDifferenceWords } from '../differenceWords.ts'
import { usePrints } from '../prints.ts'

export type Answered = OutputOf<typeof dashboard.money>
type Figure = Answered['figures'][number]

const screens: Record<MoneyPart, string> = {
  withdrawals: '/tixian',
  refunds: '/finance/refund',
  ledger: '/finance/ledger?tab=accounts',
}
/** What explains that nothing is paid out. */
export const explains = { ledger: '/finance/ledger?tab=trial', reconciliation: '/finance/recon' } as const
/** Should be 0. */
const urgent: readonly MoneyKey[] = ['failed', 'unknown', 'failedToday', 'refundsFailed', 'reconDifferences']

/** The figures of one screen. Withdrawals have twice as many as the others: in two columns, so that no card is half empty. */
export function MoneyCard({ part, answer }: { part: MoneyPart; answer: Answered }) {
  const text = useWords(moneyNowWords)
  const { oldestAt, reconciledDay, differenceFen } = answer
  const keys: readonly MoneyKey[] = moneyFigures[part]
  const figures = answer.figures.filter(({ key }) => keys.includes(key))
  if (figures.length === 0) return null
  const isLong = part === 'withdrawals'
  return (
    <section
      aria-label={text.parts[part]}
      className={`flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 ${isLong ? 'desktop:col-span-2' : ''}`}
    >
      <h3 className="text-sm">
        <Link
          to={screens[part]}
          className="group flex items-center gap-1 font-medium hover:text-accent-ink hover:underline"
        >
          {text.parts[part]}
          <ChevronRight size={14} aria-hidden className="ml-auto shrink-0 opacity-50 group-hover:opacity-100" />
        </Link>
      </h3>
      <ul className={`-mx-2 grid ${isLong ? 'gap-x-6 desktop:grid-cols-2' : ''}`}>
        {part === 'ledger' && differenceFen !== null && <BalanceLine differenceFen={differenceFen} />}
        {figures.map(figure => (
          <FigureLine key={figure.key} figure={figure} />
        ))}
        {part === 'withdrawals' && oldestAt !== null && (
          <Line name={text.oldest} to="/tixian">
            <Clock since={oldestAt} due={Number.POSITIVE_INFINITY} />
          </Line>
        )}
        {part === 'refunds' && reconciledDay && (
          <Line name={text.reconciled} to={explains.reconciliation}>
            {reconciledDay}
          </Line>
        )}
      </ul>
    </section>
  )
}

function BalanceLine({ differenceFen }: { differenceFen: number }) {
  const text = useWords(moneyNowWords)
  const isBalanced = differenceFen === 0
  const Icon = isBalanced ? CircleCheck : TriangleAlert
  return (
    <li>
      <Link
        to={explains.ledger}
        className={`flex items-center gap-1.5 rounded-md px-2 py-1 text-sm font-medium hover:bg-hover ${isBalanced ? 'text-good-ink' : 'text-bad-ink'}`}
      >
        <Icon size={14} aria-hidden />
        {isBalanced ? text.balanced : text.unbalanced(moneyText(differenceFen))}
      </Link>
    </li>
  )
}

function FigureLine({ figure: { key, unit, value, yesterday, lastWeek, few, lists, isCapped } }: { figure: Figure }) {
  const { figures } = useWords(moneyNowWords)
  const words = useWords(dashboardBlockWords)
  const prints = usePrints()
  const sayDifference = useDifferenceWords(unit)
  const isUrgent = urgent.includes(key) && (value ?? 0) > 0
  const before = { yesterday, lastWeek }
  const said = (['yesterday', 'lastWeek'] as const)
    .filter(day => before[day] !== null && value !== null)
    .map(day => sayDifference(differenceOf(unit, value, before[day], few.includes(day)), day))
  return (
    <Line name={figures[key]} to={lists[0]?.link ?? '/dashboard'} said={said.join(' · ')} isUrgent={isUrgent}>
      {isUrgent && <CircleAlert size={14} aria-label={words.urgent} />}
      {value === null ? '–' : prints[unit](value)}
      {isCapped && '+'}
    </Line>
  )
}

type LineProps = { name: string; to: string; said?: string; isUrgent?: boolean; children: ReactNode }

function Line({ name, to, said, isUrgent = false, children }: LineProps) {
  return (
    <li>
      <Link to={to} className="block rounded-md px-2 py-1 text-sm hover:bg-hover">
        <span className="flex items-center gap-2">
          <span className="truncate text-muted">{name}</span>
          <span
            className={`ml-auto flex shrink-0 items-center gap-1.5 text-base font-semibold ${isUrgent ? 'text-bad-ink' : ''}`}
          >
            {children}
          </span>
        </span>
        {said && <span className="block text-right text-xs text-muted">{said}</span>}
      </Link>
    </li>
  )
}
