import { inBrowser } from '#web/kit/storage.ts'
import { useWords } from '#web/kit/words.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import type { WorkerLook } from './drawMarks.ts'

/** As `drawMarks` draws them. */
const looks: Record<WorkerLook, string> = {
  idle: 'rounded-full bg-accent-fill',
  busy: 'rounded-full bg-good-ink',
  nearlyFull: 'rounded-full border-2 border-good-ink bg-surface',
  full: 'rounded-full bg-muted',
  weak: 'rounded-full border border-dashed border-warn-ink bg-warn-soft',
  unfit:
    'rounded-full border border-muted bg-[linear-gradient(135deg,transparent_42%,var(--color-muted)_42%_58%,transparent_58%)]',
}

/** Where it would cover a large part of the map, it is opened when it is wanted. */
const roomy = matchMedia('(width >= 1200px)')
/** As somebody left it: who knows the marks closes it once. */
const entry = 'board.legend'

function isOpenAtFirst(): boolean {
  const kept = inBrowser.get(entry)
  return kept === undefined ? roomy.matches : kept === 'open'
}

/** The browser says it of one that begins open, too. */
function keepLegend(isOpen: boolean): void {
  if (isOpen !== isOpenAtFirst()) inBrowser.set(entry, isOpen ? 'open' : 'closed')
}

/** What the marks mean, and how the map is used. */
export function Legend() {
  const text = useWords(dispatchWords)
  const { obstacles } = useWords(orderMovesWords)
  return (
    <details
      open={isOpenAtFirst()}
      onToggle={event => keepLegend(event.currentTarget.open)}
      className="absolute top-2 left-2 max-w-[calc(100%-16px)] rounded-md bg-raised/85 text-xs text-muted [&[open]]:pb-1.5"
    >
      <summary className="w-fit cursor-pointer px-2 py-1 pointer-coarse:py-3">{text.legend}</summary>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 px-2">
        <Entry look={looks.idle}>{text.presences.idle}</Entry>
        <Entry look={looks.busy}>{text.presences.busy}</Entry>
        <Entry look={looks.nearlyFull}>{text.nearlyFull}</Entry>
        <Entry look={looks.full}>{obstacles.full}</Entry>
        <Entry look={looks.weak}>{text.presences.weak}</Entry>
        <Entry look={looks.unfit}>{text.unfit}</Entry>
        <Entry look="rounded-sm bg-warn-ink">{text.waiting}</Entry>
        <Entry look="rounded-sm bg-bad-fill">{text.overdue}</Entry>
        <Entry look="rounded-sm bg-accent-fill outline outline-ink">{text.picked}</Entry>
        <Entry look="rounded-full bg-bad-fill/40">{text.pressure}</Entry>
        <Entry look="rounded-full border-2 border-surface bg-accent-fill">{text.goal}</Entry>
        <Entry isLine look="h-1 rounded-full bg-accent-ink">
          {text.approach}
        </Entry>
        <Entry isLine look="border-t-4 border-dotted border-accent-ink">
          {text.ride}
        </Entry>
      </ul>
      <p className="mt-1 max-w-80 px-2 pointer-fine:hidden">{text.movingByTouch}</p>
      <p className="mt-1 px-2 pointer-coarse:hidden">
        {text.hint}
        <span className="block">{text.moving}</span>
      </p>
    </details>
  )
}

function Entry({ look, isLine = false, children }: { look: string; isLine?: boolean; children: string }) {
  return (
    <li className="flex items-center gap-1">
      <span aria-hidden className={`${isLine ? 'w-5' : 'size-2.5'} ${look}`} />
      {children}
    </li>
  )
}
