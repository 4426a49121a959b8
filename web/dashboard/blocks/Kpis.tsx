import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Kpi } from '#contract/dashboard/figures.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardPageWords, figureWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { usePrints } from './prints.ts'
import { Tile } from './Tile.tsx'

const lessIsBetter: readonly Kpi[] = ['cancelledShare', 'lostFen', 'dispatchSeconds', 'refundShare']

/** Block 2: the figures of today, beside those until this time of yesterday and of last week. */
export function Kpis({ asked }: { asked: Asked }) {
  const { kpis, rows } = useWords(figureWords)
  const { empties } = useWords(dashboardPageWords)
  const { count } = usePrints()
  const query = useBlock(dashboard.kpi, asked, {
    hears: ['orders', 'refunds', 'workers', 'settlements'],
    pace: 'quick',
  })
  return (
    <Answer query={query} hint={empties.kpi} isEmpty={({ figures }) => figures.length === 0}>
      {({ figures }) => (
        <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
          {figures.map(({ key, lists, count: rowCount, ...figure }) => (
            <Tile
              key={key}
              {...figure}
              name={kpis[key]}
              isLessBetter={lessIsBetter.includes(key)}
              opens={opensLists(kpis[key], {
                lists,
                ...(rowCount !== null && { name: kpis[key], count: rows(count(rowCount)) }),
              })}
            />
          ))}
        </dl>
      )}
    </Answer>
  )
}
