import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { rankOrders, rankSides } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ChartFigure } from '#web/ui/charts/ChartFigure.tsx'
import { RowChart } from '#web/ui/charts/RowChart.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { usePrints } from './prints.ts'
import { useOpensRank, useRankNumbers } from './RankTable.tsx'

type Answered = OutputOf<typeof api.dashboard.rank>

/** The best and the worst, workers or shops. */
export function Rank({ asked }: { asked: Asked }) {
  const text = useWords(dashboardBlockWords)
  const { empties } = useWords(dashboardPageWords)
  const [side, setSide] = useState<Answered['side']>('worker')
  const [order, setOrder] = useState<Answered['order']>('best')
  const query = useBlock(api.dashboard.rank, { ...asked, side, order }, { features: ['orders', 'complaints'] })
  return (
    <Answer
      query={query}
      hint={empties.rank}
      isEmpty={({ rows }) => rows.length === 0}
      tools={
        <>
          <FilterSelect
            label={text.sides.label}
            value={side}
            options={rankSides.map(value => ({ value, label: text.sides[value] }))}
            onChoose={setSide}
          />
          <FilterSelect
            label={text.orders.label}
            value={order}
            options={rankOrders.map(value => ({ value, label: text.orders[value] }))}
            onChoose={setOrder}
          />
        </>
      }
    >
      {answer => <Drawing answer={answer} />}
    </Answer>
  )
}

function Drawing({ answer: { rows, order } }: { answer: Answered }) {
  const text = useWords(dashboardBlockWords)
  const { blocks } = useWords(dashboardPageWords)
  const { count, share } = usePrints()
  const numbers = useRankNumbers(rows)
  const opensRow = useOpensRank()
  const drawn = rows.map((row, at) => ({
    key: numbers.rows[at]?.key ?? '',
    name: numbers.rows[at]?.name ?? '',
    value: order === 'best' ? row.completed : row.badShare,
    said:
      order === 'best'
        ? [
            text.completedOf(count(row.completed), count(row.orders)),
            row.onTimeShare !== null && share(row.onTimeShare),
          ]
            .filter(Boolean)
            .join(' · ')
        : share(row.badShare),
    note: text.rankNote(count(row.late), count(row.cancelled), row.complained === null ? null : count(row.complained)),
    ...opensRow(row),
  }))
  return (
    <ChartFigure title={blocks.rank} sentence={text.rankSays[order]} numbers={numbers}>
      <div className="max-h-[26rem] overflow-y-auto">
        <RowChart label={blocks.rank} rows={drawn} look={order === 'best' ? 'main' : 'third'} />
      </div>
    </ChartFigure>
  )
}
