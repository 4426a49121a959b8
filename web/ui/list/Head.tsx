// biome-ignore-all lint/a11y/useSemanticElements: rows that float in a virtual list cannot be those of a <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active row
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { ColumnEdge } from './columns/ColumnEdge.tsx'
import { type Column, edgeClass } from './TableRow.tsx'

/** In px; `h-9`. */
export const headHeight = 36

type HeadProps<Row> = { columns: readonly Column<Row>[]; onWidth: (key: string, width: number) => void }

/** The names of the columns. Those that sort the list are buttons. */
export function Head<Row>({ columns, onWidth }: HeadProps<Row>) {
  return (
    <div role="rowgroup" className="sticky top-0 z-20 min-w-(--width)">
      <div
        role="row"
        className="grid h-9 grid-cols-(--columns) border-b border-line bg-ground text-xs leading-9 text-muted"
      >
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            aria-label={column.head}
            aria-sort={column.sort && (column.sort.direction ?? 'none')}
            title={column.head}
            className={`relative truncate bg-ground px-3 ${edgeClass} ${column.align === 'end' ? 'text-right' : ''}`}
          >
            {column.headBox}
            {column.sort ? <SortButton head={column.head} sort={column.sort} /> : column.head}
            {at < columns.length - 1 && <ColumnEdge column={column} columns={columns} onWidth={onWidth} />}
          </div>
        ))}
      </div>
    </div>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

function SortButton({ head, sort }: { head: string; sort: NonNullable<Column<never>['sort']> }) {
  const Arrow = arrows[sort.direction ?? 'none']
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className={`-mx-1 inline-flex max-w-full items-center gap-1 rounded-sm px-1 align-top leading-9 -outline-offset-2 hover:text-ink ${sort.direction ? 'font-medium text-ink' : ''}`}
    >
      <span className="truncate">{head}</span>
      <Arrow size={11} aria-hidden className="shrink-0" />
    </button>
  )
}
