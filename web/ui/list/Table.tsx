// biome-ignore-all lint/a11y/useSemanticElements: positioned rows of a virtual list cannot be those of a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active row
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Failed } from '#web/ui/show/Empty.tsx'
import { fitting } from './columns/arrange.ts'
import { Head, headHeight } from './Head.tsx'
import { PrintedRest } from './PrintedRest.tsx'
import { usePrinting } from './printing.ts'
import { useIsMobile, useRowHeight } from './screenWidth.ts'
import { useSettling } from './settling.ts'
import { type Column, SkeletonRow, SkeletonRows, TableRow, templateOf, widthOf } from './TableRow.tsx'
import { useTableKeys } from './tableKeys.ts'
import { useVirtualRows } from './virtualRows.ts'

/** The result of `useList`. */
export type Listed<Row> = {
  rows: readonly Row[]
  more(): void
  hasMore: boolean
  isLoading: boolean
  isStale: boolean
  error: Error | null
  again(): void
  fresh: number
  showFresh(): void
  gone: ReadonlySet<number>
  settle(): void
  /** Which rows are on the screen; without ids, nobody knows. */
  see?(ids?: readonly number[]): void
  /** Rows above the others whose place is not known, and what puts one there. */
  standing?: ReadonlySet<number>
  stand?(id: number, row: Row | undefined): void
  /** Rows that were made here while the list was open. */
  own?: ReadonlySet<number>
}

export type TableProps<Row> = {
  label: string
  list: Listed<Row>
  columns: readonly Column<Row>[]
  /** Called when a column was resized, in px. */
  onWidth: (key: string, width: number) => void
  /** The row on a phone. */
  card: { height: number; draw: (row: Row) => ReactNode }
  /** The row whose drawer is open. */
  openId: number | undefined
  onOpen: (row: Row) => void
  /** The main action of a row, for the key A. */
  onMain?: ((row: Row) => void) | undefined
  /** Floats over the rows: on a phone, the button that shows new ones. */
  floating?: ReactNode
  empty: ReactNode
}

/** Columns that hold buttons alone: nothing can be pressed on paper. */
const buttons = new Set(['actions', 'moves'])

/** A virtual table that does not move under the pointer: arrows, J and K move the active row, Enter or a click opens it, the first and last columns are sticky. */
export function Table<Row extends { id: number }>(props: TableProps<Row>) {
  const { label, list, onWidth, card, openId, onOpen, onMain, floating, empty } = props
  const isPrinting = usePrinting()
  const { rows } = list
  const isMobile = useIsMobile()
  const rowHeight = useRowHeight()
  const size = isMobile ? card.height : rowHeight
  const id = useId()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [focusedId, setFocusedId] = useState<number>()
  // The row whose drawer was closed stays the active one.
  if (openId !== undefined && openId !== focusedId) setFocusedId(openId)
  const activeId = openId ?? focusedId
  const activeAt = rows.findIndex(row => row.id === activeId)
  const { items, inSight, height, width } = useVirtualRows(box, {
    count: rows.length + (list.hasMore ? 1 : 0),
    size,
    head: isMobile ? 0 : headHeight,
    activeAt,
    keyOf: at => rows[at]?.id ?? 'more',
  })
  const columns = isPrinting
    ? props.columns.filter(({ key }) => !buttons.has(key))
    : fitting(props.columns, isMobile ? 0 : width)
  const shown = isMobile ? null : columns
  useMore(list, inSight.at(-1)?.index ?? 0)
  useSight(
    list,
    inSight.flatMap(({ index }) => rows[index]?.id ?? []),
  )
  const pointing = useSettling(list, box, activeAt >= 0)

  const walk = useTableKeys(box, {
    rows,
    activeAt,
    openId,
    onOpen,
    onMain,
    isOff: list.isStale,
    onWalk: row => setFocusedId(row.id),
  })

  if (list.error && !rows.length) return <Failed error={list.error} onAgain={list.again} />
  if (!list.isLoading && !rows.length) return empty
  return (
    <div className="relative min-h-0 flex-1">
      {floating}
      {/* A bar marks outdated rows: fading them would repaint all of them. */}
      {list.isStale && <span aria-hidden className="absolute inset-x-0 top-0 z-30 h-0.5 animate-breathe bg-accent" />}
      <div
        ref={setBox}
        role="grid"
        aria-label={label}
        aria-busy={list.isLoading || list.isStale}
        aria-rowcount={list.hasMore ? -1 : rows.length}
        aria-activedescendant={items.some(item => item.index === activeAt) ? `${id}-${activeId}` : undefined}
        tabIndex={0}
        onKeyDown={walk}
        data-cut={(!isMobile && width < widthOf(columns)) || undefined}
        className={`group/table h-full overflow-auto overscroll-contain ${activeAt < 0 ? '-outline-offset-2' : 'outline-none!'}`}
        style={{ '--columns': templateOf(columns), '--width': `${widthOf(columns)}px` } as CSSProperties}
      >
        {!isMobile && <Head columns={columns} onWidth={onWidth} />}
        <div role="rowgroup" {...pointing} className="relative" style={{ height: list.isLoading ? undefined : height }}>
          {list.isLoading && <SkeletonRows size={size} columns={shown} />}
          {items.map(({ index, key, start }) => {
            const row = rows[index]
            if (!row) return <SkeletonRow key={key} size={size} start={start} columns={shown} />
            const place = { id: `${id}-${row.id}`, index, start, size }
            const marks = { ...marksOf(row.id, list), isActive: index === activeAt, isOpen: row.id === openId }
            const look = { columns, card: isMobile ? card.draw : null, isStale: list.isStale }
            return <TableRow key={key} row={row} onOpen={onOpen} {...place} {...marks} {...look} />
          })}
        </div>
      </div>
      <PrintedRest list={list} />
    </div>
  )
}

function marksOf(id: number, { gone, own }: Pick<Listed<unknown>, 'gone' | 'own'>) {
  return { isGone: gone.has(id), isOwn: own?.has(id) ?? false }
}

/** Asks for more rows when the last in sight is one of the last. Paper has those that are loaded: drawn for it, all are in sight. */
function useMore(list: Listed<unknown>, last: number): void {
  const isNearEnd = last >= list.rows.length - 8
  const isPrinting = usePrinting()
  useEffect(() => {
    if (isNearEnd && !isPrinting && list.hasMore && !list.error) list.more()
  }, [isNearEnd, isPrinting, list])
}

/** Tells the list which rows are on the screen, as long as the table is. */
function useSight(list: Pick<Listed<unknown>, 'see'>, ids: readonly number[]): void {
  const see = useEffectEvent((seen?: readonly number[]) => list.see?.(seen))
  const signature = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows are on the screen
  useEffect(() => see(ids), [signature])
  useEffect(() => () => see(), [])
}
