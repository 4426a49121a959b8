import { Suspense } from 'react'
import type { DashboardBlock } from '#contract/dashboard/names.ts'
import { lazily } from '#web/kit/lazily.ts'
import type { Step } from './FirstSteps.tsx'

const FirstSteps = lazily(async () => (await import('./FirstSteps.tsx')).FirstSteps)
const Tour = lazily(async () => (await import('./Tour.tsx')).Tour)

type FirstDayProps = {
  isTourDone: boolean
  onTourDone: () => void
  /** Those that are shown. */
  blocks: readonly DashboardBlock[]
  steps: readonly Step[]
}

/** One card for the first day: the tour of the page, then what to try; nothing for whoever has seen both. */
export function FirstDay({ isTourDone, onTourDone, blocks, steps }: FirstDayProps) {
  if (!isTourDone) return <Tour blocks={blocks} onDone={onTourDone} />
  if (steps.length === 0) return null
  return (
    <div className="print:hidden min-h-13 rounded-lg border border-accent bg-surface px-4 py-2">
      <Suspense>
        <FirstSteps steps={steps} />
      </Suspense>
    </div>
  )
}
