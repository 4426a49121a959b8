import type { z } from 'zod'
import { serviceDefinitions } from '#contract/dashboard/names.ts'
import type { ServiceFigures } from '#contract/dashboard/rank-and-quality.ts'
import { useWords } from '#web/kit/words.ts'
import { dashboardBlockWords } from '#words/dashboard/dashboard.ts'
import { FigureTile } from '../FigureTile.tsx'

/** How well conversations are answered; each figure opens the conversations that it is about. */
export function ServiceTiles({
  figures,
  isRange = false,
}: {
  figures: z.output<typeof ServiceFigures>
  isRange?: boolean
}) {
  const { quality } = useWords(dashboardBlockWords)
  return (
    <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      {figures.map(({ key, ...figure }) => (
        <FigureTile
          key={key}
          name={quality[key]}
          figure={figure}
          isLessBetter={serviceDefinitions[key].isLessBetter ?? false}
          isRange={isRange}
        />
      ))}
    </dl>
  )
}
