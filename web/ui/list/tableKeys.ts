import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useKeys } from '#web/ui/controls/keys.ts'
import { rowAfterKey } from './virtualRows.ts'

type TableKeys<Row> = {
  rows: readonly Row[]
  activeAt: number
  /** While a drawer is open, it steps through the rows itself. */
  openId: number | undefined
  /** The rows are not those that were asked for. */
  isOff: boolean
  onWalk: (row: Row) => void
  onOpen: (row: Row) => void
  onMain: ((row: Row) => void) | undefined
}

/** J, K, arrows and Enter work from the moment the list is shown, A does the main thing with the active row. Returns the handler of the grid itself. */
export function useTableKeys<Row>(box: HTMLElement | null, keys: TableKeys<Row>): (event: KeyboardEvent) => void {
  const { rows, activeAt, openId, isOff, onWalk, onOpen, onMain } = keys
  const isClosed = openId === undefined

  function go(key: string): boolean {
    const row = isOff ? undefined : rows[rowAfterKey(key, activeAt, rows.length) ?? -1]
    if (!row) return false
    onWalk(row)
    if (!isClosed || key === 'Enter') onOpen(row)
    return true
  }

  function walk(event: KeyboardEvent): void {
    if (event.target === box && !event.defaultPrevented && go(event.key)) event.preventDefault()
  }

  /** From anywhere that has no use for the key. The grid gets the focus, so that the next keys are its own. */
  function begin(key: string): void {
    if (go(key) && key !== 'Enter') box?.focus()
  }

  function doMain(): void {
    const row = rows[Math.max(activeAt, 0)]
    if (row && !isOff) onMain?.(row)
  }

  useKeys({
    ...(isClosed && { j: () => begin('ArrowDown'), k: () => begin('ArrowUp') }),
    ...(onMain && { a: doMain }),
  })
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isClosed || !isFree()) return
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    begin(event.key)
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return walk
}

/** Whether nothing has the focus, as after the page was loaded. */
function isFree(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}
