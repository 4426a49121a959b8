import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { moneyText } from '#contract/base/money.ts'
import type { MoneyPart } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { dashboardPageWords, moneyNowWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../../frame/Answer.tsx'
import { opensLists } from '../../lists/opened.ts'
import { useBlock } from '../../live/useBlock.ts'
import { differenceOf } from '../difference.ts'
import { useDifferenceWords } from '../differenceWords.ts'
import { usePrints } from '../prints.ts'
import { inYuan, sumOf } from '../series.ts'
import { type Answered, explains, MoneyCard } from './MoneyCard.tsx'
import { Payouts } from './Payouts.tsx'

/** Money moves with orders as well. */
const features = [
  'withdrawals',
  'refunds',
  'settlements',
  'orders',
  'ledger',
  'recon',
  'reconDifferences',
  'deposits',
] as const
const parts: readonly MoneyPart[] = ['withdrawals', 'refunds', 'ledger']

/** For finance: what waits, what went wrong and what there is. Each figure opens the list that explains it. */
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

/** What the platform owes to customers, to workers of each kind and to shops. */
function Parties({ parties }: { parties: NonNullable<Answered['parties']> }) {
  const text = useWords(moneyNowWords)
  const { count } = usePrints()
  const sayDifference = useDifferenceWords('fen')
  const rows = parties
    .toSorted((one, other) => other.fen - one.fen)
    .map(({ party, fen, yesterday, lastWeek, accounts, lists }) => ({
      key: party,
      name: text.owners[party],
      value: fen,
      said: moneyText(fen),
      note: [
        sayDifference(differenceOf('fen', fen, yesterday), 'yesterday'),
        sayDifference(differenceOf('fen', fen, lastWeek), 'lastWeek'),
      ].join(' · '),
      cells: [fen, yesterday, lastWeek, accounts],
      ...opensLists(text.owners[party], { lists }),
    }))
  const [top] = rows
  return (
    <div>
      <h3 className="text-xs font-medium text-muted">{text.parties}</h3>
      <ChartFigure
        title={text.parties}
        sentence={text.partiesSay(moneyText(sumOf(parties.map(({ fen }) => fen))), top?.name ?? '–', top?.said ?? '–')}
        numbers={{
          heads: [text.party, text.balance, text.yesterday, text.lastWeek, text.accounts],
          prints: [moneyText, moneyText, moneyText, count],
          inFile: [inYuan, inYuan, inYuan],
          rows,
        }}
      >
        <RowChart label={text.parties} rows={rows} />
      </ChartFigure>
    </div>
  )
}
