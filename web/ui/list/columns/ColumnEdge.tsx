import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useWords } from '#web/kit/words.ts'
import { type Column, templateOf, widthOf } from '#web/ui/list/TableRow.tsx'
import { uiWords } from '#words/base/ui.ts'
import { narrowest, widened, widest } from './arrange.ts'

type ColumnEdgeProps = {
  column: Column<never>
  columns: readonly Column<never>[]
  onWidth: (key: string, width: number) => void
}

/** In px, for one press of an arrow key. */
const step = 16

/** The right edge of a head cell: resizes by dragging or by arrow keys. */
export function ColumnEdge({ column, columns, onWidth }: ColumnEdgeProps) {
  const text = useWords(uiWords)
  const pulled = useRef<{ from: number; width: number }>(null)

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onWidth(column.key, within(cellWidth(event.currentTarget) + by))
  }

  function take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    const width = cellWidth(event.currentTarget)
    pulled.current = { from: event.clientX - width, width }
  }

  /** While dragging only the grid's template changes; rows are rendered again on release. */
  function pull({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!pulled.current) return
    pulled.current.width = within(clientX - pulled.current.from)
    const { style } = currentTarget.closest('[role=grid]') as HTMLElement
    const next = widened(columns, { [column.key]: pulled.current.width })
    style.setProperty('--columns', templateOf(next))
    style.setProperty('--width', `${widthOf(next)}px`)
  }

  function letGo(): void {
    if (pulled.current) onWidth(column.key, pulled.current.width)
    pulled.current = null
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator that is moved; <hr> is static
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={text.widthOf(column.head)}
      aria-valuenow={column.width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={walk}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      className="absolute inset-y-0 right-0 w-2.5 cursor-col-resize touch-none -outline-offset-2 select-none after:absolute after:inset-y-2.5 after:right-0 after:w-px after:bg-line-strong hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent"
    />
  )
}

function cellWidth(edge: HTMLElement): number {
  return edge.parentElement?.offsetWidth ?? 0
}

function within(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(width, widest)))
}
