import { useState } from 'react'

type OpenRow<Row> = {
  row: Row | undefined
  open(row: Row): void
  /** To the row above (-1) or below (1). */
  step(by: -1 | 1): void
  close(): void
}

/** Which row's drawer is open: `openId` as the address says it, 0 for none; `ask` writes it there. */
export function useOpenRow<Row extends { id: number }>(
  rows: readonly Row[],
  openId: number,
  ask: (open: number, options: { replace: boolean }) => void,
): OpenRow<Row> {
  const [openedAt, setOpenedAt] = useState(0)

  function open(row: Row): void {
    setOpenedAt(rows.indexOf(row))
    ask(row.id, { replace: openId !== 0 })
  }

  function step(by: -1 | 1): void {
    const at = rows.findIndex(row => row.id === openId)
    // A row that has left the list gave its place to the one below.
    const next = rows[at >= 0 ? at + by : openedAt + Math.min(by, 0)]
    if (next) open(next)
  }

  return { row: rows.find(row => row.id === openId), open, step, close: () => ask(0, { replace: false }) }
}
