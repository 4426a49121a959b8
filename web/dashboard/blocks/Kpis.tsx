import { Suspense, useState } from 'react'
import { lessIsBetter } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardPageWords, figureWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { FigureTile } from './FigureTile.tsx'

const FigureHints = lazily(async () => (await import('../hints/FigureHints.tsx')).FigureHints)

/** The figures of today, beside those until this time of the day before and of a week before. */
export function Kpis({ asked }: { asked: Asked }) {
  const { kpis, counted } = useWords(figureWords)
  const { empties } = useWords(dashboardPageWords)
  const [isExplained, setExplained] = useState(false)
  const query = useBlock(api.dashboard.kpi, asked, {
    features: ['orders', 'refunds', 'workers', 'settlements', 'users', 'complaints'],
  })
  return (
    <Answer query={query} hint={empties.kpi} isEmpty={({ figures }) => figures.length === 0}>
      {({ figures }) => (
        <>
          <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
            {figures.map(({ key, ...figure }) => (
              <FigureTile
                key={key}
                name={kpis[key]}
                figure={figure}
                isLessBetter={lessIsBetter.includes(key)}
                isRange={asked.from !== asked.to}
              />
            ))}
          </dl>
          <button
            type="button"
            onClick={() => setExplained(true)}
            className="mt-2 text-xs text-muted hover:text-accent-ink hover:underline"
          >
            {counted}
          </button>
          <Suspense>
            {isExplained && <FigureHints keys={figures.map(({ key }) => key)} onClose={() => setExplained(false)} />}
          </Suspense>
        </>
      )}
    </Answer>
  )
}
