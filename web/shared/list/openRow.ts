import { useState } from 'react'

export type OpenRow<Row> = {
  row: Row | undefined
  open(row: Row): void
  /** To the row above (-1) or below (1). */
  step(by: -1 | 1): void
  close(): void
}

/** Which row's drawer is open: `openKey` is the value in the address, 0 or '' for none; `onOpen` writes it there. */
export function useOpenRow<Row, Key extends string | number>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  openKey: Key,
  onOpen: (key: Key | undefined, options: { replace: boolean }) => void,
): OpenRow<Row> {
  const [openedAt, setOpenedAt] = useState(0)

  function open(row: Row): void {
    setOpenedAt(rows.indexOf(row))
    onOpen(keyOf(row), { replace: Boolean(openKey) })
  }

  function step(by: -1 | 1): void {
    const at = rows.findIndex(row => keyOf(row) === openKey)
    // When the open row has left the list, the row that is now in its place is next.
    const next = rows[at >= 0 ? at + by : openedAt + Math.min(by, 0)]
    if (next) open(next)
  }

  const row = rows.find(one => keyOf(one) === openKey)
  return { row, open, step, close: () => onOpen(undefined, { replace: false }) }
}
