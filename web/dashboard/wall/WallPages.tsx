import { type ReactNode, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'
import { useKeys } from '#web/ui/controls/keys.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { LateDistricts, type WallDistricts } from './LateDistricts.tsx'
import { TodayFigures } from './TodayFigures.tsx'
import { TodayTrend } from './TodayTrend.tsx'

const allPages = ['figures', 'trend', 'districts'] as const
/** Long enough to read one from afar. */
const everyMs = 15_000

type WallPagesProps = { cityCode: string; districts: WallDistricts | null | undefined }

/** Figures, trend and districts in turn, so that each can be large; arrow keys turn the page, and the space bar holds it. */
export function WallPages({ cityCode, districts }: WallPagesProps) {
  const text = useWords(wallWords)
  const [at, setAt] = useState(0)
  const [isHeld, setHeld] = useState(false)
  // Of a city whose districts have no names, nothing is said of them.
  const pages = districts ? allPages : allPages.filter(page => page !== 'districts')
  const turn = (by: number) => setAt((at + by + pages.length) % pages.length)
  useInterval(everyMs, () => isHeld || turn(1))
  useKeys({ arrowright: () => turn(1), arrowleft: () => turn(-1), ' ': () => setHeld(!isHeld) })
  const page: (typeof allPages)[number] = pages[at % pages.length] ?? 'figures'
  const bodies: Record<typeof page, ReactNode> = {
    figures: <TodayFigures cityCode={cityCode} />,
    trend: <TodayTrend cityCode={cityCode} />,
    districts: <LateDistricts districts={districts ?? []} />,
  }
  return (
    <section aria-label={text.pages[page]} className="min-h-72">
      <h2 className="mb-2 flex items-center gap-1.5 text-base font-medium">
        {text.pages[page]}
        <span className="ml-auto flex items-center gap-1.5 text-xs text-muted">
          {isHeld && text.held}
          {pages.map(one => (
            <span key={one} className={`size-1.5 rounded-full ${one === page ? 'bg-accent-fill' : 'bg-line-strong'}`} />
          ))}
        </span>
      </h2>
      {bodies[page]}
    </section>
  )
}
