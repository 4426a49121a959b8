import { type Kpi, lessIsBetter } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { Tile } from '../blocks/Tile.tsx'
import { useWallRead } from './useWallRead.ts'

/** What a room full of people wants to know. */
const shown: readonly Kpi[] = [
  'gmvFen',
  'placed',
  'completedShare',
  'onTimeShare',
  'dispatchSeconds',
  'cancelledShare',
  'online',
  'busy',
]

export function TodayFigures({ cityCode }: { cityCode: string }) {
  const text = useWords(wallWords)
  const { kpis } = useWords(figureWords)
  const { data } = useWallRead(api.dashboard.kpi, { service: null, cityCode, from: '', to: '' })
  return (
    <section aria-label={text.figures}>
      <dl className="grid grid-cols-2 gap-3 [&>div:first-child]:col-span-2 [&>div:last-child]:col-span-2 desktop:[&_dd>:first-child]:text-3xl [&_p]:text-sm">
        {data?.figures
          .filter(({ key }) => shown.includes(key))
          .map(({ key, lists: _, count: __, ...figure }) => (
            <Tile key={key} {...figure} name={kpis[key]} isLessBetter={lessIsBetter.includes(key)} />
          ))}
      </dl>
    </section>
  )
}
