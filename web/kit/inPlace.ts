export type Row = { id: number; version?: number }

export type InPlace<R extends Row> = { rows: readonly R[]; waiting: readonly R[] }

/**
 * Puts a list that was read again over the one on the screen: changed rows change where they stand, rows that are gone go,
 * rows after the last known one follow it, and every other new row waits, because it would push the rest down.
 */
export function keepInPlace<R extends Row>(shown: readonly R[], read: readonly R[], hasMore: boolean): InPlace<R> {
  const newest = new Map(read.map(row => [row.id, row]))
  const known = new Set(shown.map(row => row.id))
  const lastShown = shown.findLastIndex(row => newest.has(row.id))
  const lastRead = read.findLastIndex(row => known.has(row.id))
  if (lastShown === -1) return { rows: [...read], waiting: [] }
  const kept = shown.flatMap((row, at) => {
    const now = newest.get(row.id)
    // New rows at the top push as many at the end out of the pages that were read; those are not gone.
    if (!now) return at > lastShown && hasMore ? [row] : []
    return [now]
  })
  const isPushedOut = kept.length > 0 && kept.at(-1)?.id !== shown[lastShown]?.id
  const unknown = (row: R) => !known.has(row.id)
  const after = read.slice(lastRead + 1)
  const between = read.slice(0, lastRead).filter(unknown)
  return isPushedOut ? { rows: kept, waiting: [...between, ...after] } : { rows: [...kept, ...after], waiting: between }
}
