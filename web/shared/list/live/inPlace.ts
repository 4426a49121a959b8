export type Row = { id: number; version?: number }

export type InPlace<R extends Row> = {
  rows: readonly R[]
  waiting: readonly R[]
  /** Ids of rows that are shown although they have left the list. */
  gone: ReadonlySet<number>
}

/**
 * Merges a fresh page into the shown rows so that nothing moves under the pointer: changed rows are updated in place,
 * removed rows are kept until `withoutGone`, rows after the last known one are appended, and every other new row waits,
 * because it would move the rest.
 */
export function keepInPlace<R extends Row>(shown: readonly R[], read: readonly R[], hasMore: boolean): InPlace<R> {
  const newest = new Map(read.map(row => [row.id, row]))
  const known = new Set(shown.map(row => row.id))
  const lastShown = shown.findLastIndex(row => newest.has(row.id))
  const lastRead = read.findLastIndex(row => known.has(row.id))
  const rows = shown.map(row => newest.get(row.id) ?? row)
  // New rows at the top push as many at the end out of the pages that were fetched; those are not removed.
  const isBeyond = (at: number) => at > lastShown && hasMore && lastShown !== -1
  const gone = new Set(shown.filter((row, at) => !newest.has(row.id) && !isBeyond(at)).map(row => row.id))
  const isPushedOut = shown.some((_, at) => at > lastShown && isBeyond(at))
  const after = read.slice(lastRead + 1)
  const between = read.slice(0, Math.max(lastRead, 0)).filter(row => !known.has(row.id))
  return isPushedOut
    ? { rows, waiting: [...between, ...after], gone }
    : { rows: [...rows, ...after], waiting: between, gone }
}

/** Waiting rows that the person changed themselves are shown at once: each after the row that is before it in `read`. */
export function withOwn<R extends Row>(
  { rows, waiting, gone }: InPlace<R>,
  read: readonly R[],
  isOwn: (id: number) => boolean,
): InPlace<R> {
  const taken = waiting.filter(({ id }) => isOwn(id))
  const placed = [...rows]
  for (const row of taken) {
    const before = read.slice(0, read.indexOf(row)).findLast(({ id }) => placed.some(shown => shown.id === id))
    placed.splice(before ? placed.findIndex(({ id }) => id === before.id) + 1 : 0, 0, row)
  }
  return { rows: placed, waiting: waiting.filter(row => !taken.includes(row)), gone }
}

/** To be called when the pointer is not over the list. */
export function withoutGone<R extends Row>({ rows, waiting, gone }: InPlace<R>): InPlace<R> {
  return { rows: rows.filter(row => !gone.has(row.id)), waiting, gone: new Set() }
}
