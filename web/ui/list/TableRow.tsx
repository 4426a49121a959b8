// biome-ignore-all lint/a11y/useSemanticElements: rows that float in a virtual list cannot be those of a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active row
import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'

export type Column<Row> = {
  key: string
  head: string
  /** Stands before the name in its head, such as the box that chooses all rows. */
  headBox?: ReactNode
  /** Minimum width in px; the first and the last column are sticky. */
  width: number
  /** Share of the remaining width; none by default. */
  grow?: number
  align?: 'end'
  /** Without room it is left out, and the highest first; it never is without a number. */
  spare?: number
  /** Somebody made it as wide as it is, so that nothing is left out for it. */
  isSized?: boolean
  cell: (row: Row) => ReactNode
  /** Makes a button of the head. `direction` is undefined while the list is sorted by another column. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void } | undefined
  /** When this value changes, the cell flashes once. */
  mark?: (row: Row) => string | number
}

export function templateOf(columns: readonly { width: number; grow?: number }[]): string {
  return columns.map(({ width, grow }) => (grow ? `minmax(${width}px, ${grow}fr)` : `${width}px`)).join(' ')
}

export function widthOf(columns: readonly { width: number }[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0)
}

/** The first and the last cell are sticky; a hairline shows where the others scroll under them. */
export const edgeClass =
  'first:sticky first:left-0 first:z-10 last:sticky last:right-0 last:z-10 ' +
  'group-data-cut/table:first:shadow-[1px_0_var(--color-line)] group-data-cut/table:last:shadow-[-1px_0_var(--color-line)]'

type TableRowProps<Row> = {
  id: string
  row: Row
  index: number
  start: number
  size: number
  columns: readonly Column<Row>[]
  /** Rendered instead of the columns; its file may be loaded then. */
  card: ((row: Row) => ReactNode) | null
  isActive: boolean
  isOpen: boolean
  /** It has left the list and is shown only until the pointer leaves. */
  isGone: boolean
  /** It was made here while the list was open. */
  isOwn: boolean
  /** The row is of filters before the last change: nothing may be done with it. */
  isStale: boolean
  onOpen: (row: Row) => void
}

/** A row of fixed height; memoized. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, index, start, size, columns, card, isActive, isOpen, isGone, isOwn, isStale, onOpen } = props
  const ground = isOpen ? 'bg-accent-soft' : isOwn ? 'bg-hover' : 'bg-surface hover:bg-hover'
  const active = isActive && <Bar look="not-group-focus-visible/table:hidden" />
  const mark = isOpen ? <Bar look="" /> : isOwn ? <Bar look="bg-good-ink!" /> : active
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 1}
      aria-selected={isOpen}
      data-own={isOwn || undefined}
      inert={isGone || isStale}
      onClick={() => onOpen(row)}
      className={`absolute top-0 left-0 grid w-full cursor-pointer border-b border-line ${ground} ${isActive ? 'group-focus-visible/table:bg-accent-soft!' : ''} ${isGone ? 'text-muted opacity-45 grayscale' : ''} ${card ? '' : 'min-w-(--width) grid-cols-(--columns)'}`}
      style={{ height: size, transform: `translateY(${start}px)` }}
    >
      {card ? (
        <div role="gridcell" className="min-w-0 px-4 py-3">
          {mark}
          <Suspense>{card(row)}</Suspense>
        </div>
      ) : (
        columns.map((column, at) => <Cell key={column.key} column={column} row={row} mark={at === 0 && mark} />)
      )}
    </div>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

/** At the left edge of the row that the keys are at, and of the open one: over a pinned cell, too. */
function Bar({ look }: { look: string }) {
  return <span aria-hidden data-bar className={`absolute inset-y-0 left-0 w-[3px] bg-accent-ink ${look}`} />
}

type CellProps<Row> = { column: Column<Row>; row: Row; mark: ReactNode }

function Cell<Row>({ column, row, mark }: CellProps<Row>) {
  const cell = useFlash(column.mark?.(row))
  return (
    <div
      ref={cell}
      role="gridcell"
      className={`flex min-w-0 flex-col justify-center bg-inherit px-3 text-sm ${edgeClass} ${column.align === 'end' ? 'items-end' : ''}`}
    >
      {mark}
      {column.cell(row)}
    </div>
  )
}

/** In few steps: at peak hours some cell is always flashing, and each frame repaints the table. */
const flash = { duration: 1600, easing: 'steps(8)' }

/** Flashes the element once when `value` changes, but not on the first render. */
function useFlash(value: string | number | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const light = getComputedStyle(document.documentElement).getPropertyValue('--color-warn-soft')
    element.current?.animate?.({ boxShadow: [`inset 0 0 0 99px ${light}`, 'inset 0 0 0 99px transparent'] }, flash)
  }, [value])
  return element
}

type SkeletonRowProps = { size: number; start?: number; columns: readonly Column<never>[] | null }

/** A placeholder while the words of a row load; a screen reader hears that the list is busy instead. */
export function SkeletonRow({ size, start, columns }: SkeletonRowProps) {
  const place = start === undefined ? '' : 'absolute inset-x-0 top-0'
  const transform = start === undefined ? undefined : `translateY(${start}px)`
  const look = columns ? 'min-w-(--width) grid-cols-(--columns)' : ''
  return (
    <div aria-hidden className={`grid border-b border-line ${look} ${place}`} style={{ height: size, transform }}>
      {(columns ?? [{ key: 'card' }]).map(({ key }) => (
        <div key={key} className="grid content-center gap-2 px-3">
          <Skeleton width={70} />
          <Skeleton width={45} />
        </div>
      ))}
    </div>
  )
}

/** A screenful of placeholders while the first page loads. */
export function SkeletonRows({ size, columns }: Omit<SkeletonRowProps, 'start'>) {
  return Array.from({ length: 12 }, (_, at) => <SkeletonRow key={String(at)} size={size} columns={columns} />)
}
