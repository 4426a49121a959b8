import { type Kpi, lessIsBetter } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { Tile } from '../blocks/Tile.tsx'
import { useWallRead } from './useWallRead.ts'

/** What a room full of people wants to know; the money stands beside the trend. */
const shown: readonly Kpi[] = ['placed', 'online', 'completedShare', 'cancelledShare', 'onTimeShare', 'dispatchSeconds']

export function TodayFigures({ cityCode }: { cityCode: string }) {
  return <FigureTiles cityCode={cityCode} shown={shown} />
}

export function FigureTiles({ cityCode, shown }: { cityCode: string; shown: readonly Kpi[] }) {
  const { kpis } = useWords(figureWords)
  const { data } = useWallRead(api.dashboard.kpi, { service: null, cityCode, from: '', to: '' })
  const found = shown.flatMap(wanted => data?.figures.filter(({ key }) => key === wanted) ?? [])
  return (
    <dl className="grid grid-cols-2 gap-2 desktop:[&_dd>:first-child]:text-2xl">
      {found.map(({ key, lists: _, count: __, ...figure }) => (
        <Tile key={key} {...figure} name={kpis[key]} isLessBetter={lessIsBetter.includes(key)} />
      ))}
    </dl>
  )
}
