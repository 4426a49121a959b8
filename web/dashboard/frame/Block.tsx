import { type CSSProperties, type ReactNode, Suspense } from 'react'
import type { PlacedBlock } from '#contract/dashboard/arrangement.ts'
import type { DashboardBlock } from '#contract/dashboard/names.ts'
import { inBrowser } from '#web/kit/storage.ts'
import { useWords } from '#web/kit/words.ts'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { OnScreen } from '../live/useBlock.ts'
import { useOnScreen } from '../live/useOnScreen.ts'

const spans = { third: 'desktop:col-span-2', half: 'desktop:col-span-3', full: 'desktop:col-span-6' } as const

/**
 * About as high as they usually are on a wide and on a narrow screen, in px: until the answer is there, wherever they have not
 * been read before.
 */
const usualHeights: Readonly<Record<DashboardBlock, readonly [wide: number, narrow: number]>> = {
  todo: [258, 536],
  kpi: [644, 1596],
  urgent: [456, 616],
  own: [236, 396],
  money: [852, 1689],
  trend: [394, 444],
  funnel: [394, 394],
  supply: [466, 452],
  heat: [466, 443],
  delays: [304, 476],
  reasons: [560, 466],
  rank: [560, 560],
  quality: [276, 276],
  notices: [192, 192],
}
const narrowBelow = 992

function usualHeight(block: DashboardBlock): number {
  const [wide, narrow] = usualHeights[block]
  return innerWidth < narrowBelow ? narrow : wide
}

/** A block in its frame. Its code and its numbers are fetched when it comes near the window. */
export function Block({ placed: { block, size }, children }: { placed: PlacedBlock; children: ReactNode }) {
  const text = useWords(dashboardPageWords)
  const { isOn, wasOn, watch } = useOnScreen()
  const name = `${block} ${size}`
  const height = { '--height': `${keptHeight(name) ?? usualHeight(block)}px` } as CSSProperties

  function watchBoth(element: HTMLElement | null): () => void {
    const [stopWatching, stopKeeping] = [watch(element), element && keepHeightOf(element, name)]
    return () => {
      stopWatching?.()
      stopKeeping?.()
    }
  }

  return (
    <section
      ref={watchBoth}
      style={height}
      aria-labelledby={`block-${block}`}
      data-block={block}
      className={`flex min-h-(--height) min-w-0 flex-col [contain-intrinsic-block-size:auto_var(--height)] [content-visibility:auto] rounded-lg border border-line bg-surface p-4 has-data-answered:min-h-48 ${spans[size]}`}
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

function keepHeightOf(element: HTMLElement, name: string): () => void {
  const observer = new ResizeObserver(() => {
    if (element.querySelector('[data-answered]')) keepHeight(name, element.offsetHeight)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

const entry = 'dashboard-heights'
/** Of blocks in windows of different widths; more are forgotten. */
const mostKept = 200
let kept: Record<string, unknown> | undefined

/**
 * How high a block was when it was last read in a window of this width, in px: it takes this room from the start, so that
 * nothing below it moves when its answer comes.
 */
function keptHeight(block: string): number | undefined {
  const height = all()[nameOf(block)]
  return typeof height === 'number' ? height : undefined
}

function keepHeight(block: string, height: number): void {
  if (keptHeight(block) === height) return
  const others = Object.keys(all()).length < mostKept ? all() : {}
  kept = { ...others, [nameOf(block)]: height }
  inBrowser.setJson(entry, kept)
}

function all(): Record<string, unknown> {
  kept ??= { ...inBrowser.json(entry) }
  return kept
}

/** Windows that differ by a few pixels have blocks of the same height. */
function nameOf(block: string): string {
  return `${block} ${Math.round(innerWidth / 50)}`
}
