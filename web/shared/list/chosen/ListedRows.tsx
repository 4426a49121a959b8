import type { ReactNode } from 'react'

type ListedRowsProps<Row> = {
  rows: readonly Row[]
  /** What each is, in a line. */
  about: (row: Row) => readonly (string | undefined)[]
  /** At the right end of its line. */
  end?: (row: Row) => ReactNode
}

/** The rows that are handled together, as a dialog shows them before. */
export function ListedRows<Row extends { id: number }>({ rows, about, end }: ListedRowsProps<Row>) {
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto text-sm">
      {rows.map(row => (
        <li key={row.id} className="flex gap-2">
          <span className="min-w-0 truncate">{about(row).filter(Boolean).join(' · ')}</span>
          {end && <span className="ml-auto shrink-0">{end(row)}</span>}
        </li>
      ))}
    </ul>
  )
}
