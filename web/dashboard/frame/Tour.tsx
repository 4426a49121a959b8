import { type KeyboardEvent, useEffect, useState } from 'react'
import type { DashboardBlock } from '#contract/dashboard/names.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import './tour.css'

const charts: readonly DashboardBlock[] = ['trend', 'supply', 'funnel', 'money', 'quality']
const blockOf = (block: DashboardBlock) => `[data-block=${block}]`
const anyChart = charts.map(blockOf)

/** What each step speaks of: the first of these that is there. Blocks far below are drawn only when they come near. */
const places = {
  todo: [blockOf('todo')],
  kpi: [blockOf('kpi')],
  filters: ['[data-filters]'],
  charts: anyChart,
  table: [...anyChart.map(block => `${block} figure [aria-pressed]`), ...anyChart],
  arrange: ['[data-arrange]'],
}
type Step = keyof typeof places
const allSteps = Object.keys(places) as Step[]

/** The page opens at its top, and so does the tour: with the filters, where work does not stand first. */
function inOrder(first: DashboardBlock | undefined): readonly Step[] {
  return first === 'todo' ? allSteps : ['filters', ...allSteps.filter(step => step !== 'filters')]
}

type TourProps = { blocks: readonly DashboardBlock[]; onDone: () => void }

/**
 * Six steps for somebody's first day, fewer where a block is not theirs. Each frames what it speaks of; the card is one line
 * that stays in sight above the page and not over it. Skipped once, it does not come back.
 */
export function Tour({ blocks, onDone }: TourProps) {
  const { tour } = useWords(dashboardPageWords)
  const [at, setAt] = useState(0)
  const [isUnderWay, setUnderWay] = useState(false)
  const hasCharts = charts.some(block => blocks.includes(block))
  const isThere: Readonly<Record<Step, boolean>> = {
    todo: blocks.includes('todo'),
    kpi: blocks.includes('kpi'),
    filters: true,
    charts: hasCharts,
    table: hasCharts,
    arrange: true,
  }
  const steps = inOrder(blocks[0]).filter(one => isThere[one])
  const step = steps[at] ?? 'filters'
  const isLast = at === steps.length - 1
  useFrame(places[step], isUnderWay)

  function go(by: -1 | 1): void {
    setUnderWay(true)
    setAt(Math.min(steps.length - 1, Math.max(0, at + by)))
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'Escape') onDone()
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }

  return (
    <section
      aria-label={tour.title}
      onKeyDown={press}
      className="print:hidden sticky top-2 z-10 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-accent bg-accent-soft px-4 py-2 text-sm"
    >
      <p className="flex min-w-0 flex-1 basis-80 flex-wrap items-baseline gap-x-3">
        <strong className="font-medium">{tour.title}</strong>
        <span className="text-xs text-muted">{tour.step(at + 1, steps.length)}</span>
        <span aria-live="polite">{tour.steps[step]}</span>
      </p>
      <span className="ml-auto flex gap-2">
        {!isLast && (
          <Button look="quiet" onClick={onDone}>
            {tour.skip}
          </Button>
        )}
        {at > 0 && <Button onClick={() => go(-1)}>{tour.back}</Button>}
        <Button look="primary" onClick={() => (isLast ? onDone() : go(1))}>
          {isLast ? tour.finish : tour.next}
        </Button>
      </span>
    </section>
  )
}

/** Frames the first element that is there. It is brought into sight only once somebody steps through: a page opens at its top. */
function useFrame(selectors: readonly string[], isBroughtIntoSight: boolean): void {
  useEffect(() => {
    const found = selectors.map(selector => document.querySelector<HTMLElement>(selector)).find(Boolean)
    if (!found) return
    found.dataset.shown = ''
    if (isBroughtIntoSight) found.scrollIntoView({ block: 'nearest' })
    return () => void delete found.dataset.shown
  }, [selectors, isBroughtIntoSight])
}
