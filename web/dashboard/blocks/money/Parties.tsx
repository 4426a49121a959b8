import { moneyText } from '#contract/base/money.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { moneyNowWords } from '#words/dashboard/dashboard.ts'
import { opensLists } from '../../lists/opened.ts'
import { differenceOf } from '../difference.ts'
import { useDifferenceWords } from '../differenceWords.ts'
import { usePrints } from '../prints.ts'
import { inYuan, sumOf } from '../series.ts'
import type { Answered } from './MoneyCard.tsx'

/** What the platform owes to customers, to workers of each kind and to shops. */
export function Parties({ parties }: { parties: NonNullable<Answered['parties']> }) {
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
