import { type ReactNode, Suspense } from 'react'
import type { DashboardBlock, PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { useWords } from '#web/kit/words.ts'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { dashboardPageWords } from '#words/dashboard/page.ts'
import { OnScreen } from '../live/useBlock.ts'
import { useOnScreen } from '../live/useOnScreen.ts'

const spans = { third: 'desktop:col-span-2', half: 'desktop:col-span-3', full: 'desktop:col-span-6' } as const

/** About as high as their charts, so that what is below them is not fetched before it is near. */
const tall: readonly DashboardBlock[] = ['trend', 'funnel', 'supply', 'heat', 'reasons', 'rank']

/** A block in its frame. Its code and its numbers are fetched when it comes near the window. */
export function Block({ placed: { block, size }, children }: { placed: PlacedBlock; children: ReactNode }) {
  const text = useWords(dashboardPageWords)
  const { isOn, wasOn, watch } = useOnScreen()
  return (
    <section
      ref={watch}
      aria-labelledby={`block-${block}`}
      data-block={block}
      className={`flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 ${tall.includes(block) ? 'min-h-96' : 'min-h-48'} ${spans[size]}`}
    >
      <h2 id={`block-${block}`} className="mb-2 text-base font-medium">
        {text.blocks[block]}
      </h2>
      <OnScreen value={isOn}>
        <Suspense fallback={<Skeletons widths={[60, 90, 40]} />}>{wasOn && children}</Suspense>
      </OnScreen>
    </section>
  )
}
