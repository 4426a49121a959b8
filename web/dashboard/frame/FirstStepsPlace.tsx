import { Suspense } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import type { Step } from './FirstSteps.tsx'

const FirstSteps = lazily(async () => (await import('./FirstSteps.tsx')).FirstSteps)

/** Where the first steps stand, as high as they are, until their code is there; nothing for whoever has none. */
export function FirstStepsPlace({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <div className="print:hidden min-h-74 rounded-lg border border-accent bg-surface p-4 desktop:min-h-34">
      <Suspense>
        <FirstSteps steps={steps} />
      </Suspense>
    </div>
  )
}
