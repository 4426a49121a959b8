import type { InfiniteData } from '@tanstack/react-query'
import type { Row } from './inPlace.ts'

export type Page<R extends Row> = { rows: R[]; next: string | null }
type After = string | undefined
export type Pages<R extends Row> = InfiniteData<Page<R>, After>

/**
 * The pages with one of them read again. Rows that new ones pushed out of it begin the page behind it, so that no row is
 * lost between two pages. Undefined where the page has nothing in common with what was there: what lies behind it is unknown.
 */
export function withPage<R extends Row>(data: Pages<R>, at: number, read: Page<R>): Pages<R> | undefined {
  const { pages, pageParams } = data
  const shown = pages[at]?.rows ?? []
  if (read.next === null) return { pages: [...pages.slice(0, at), read], pageParams: pageParams.slice(0, at + 1) }
  const ids = new Set(read.rows.map(({ id }) => id))
  const last = shown.findLastIndex(({ id }) => ids.has(id))
  if (last === -1 && shown.length > 0) return undefined
  const pushedOut = shown.slice(last + 1)
  if (pushedOut.length > 0) return withPushedOut(data, at, read, pushedOut)
  if (at === pages.length - 1) return { pages: [...pages.slice(0, at), read], pageParams }
  // Rows of the pages behind it, because some of its own have left.
  const behind = new Set(pages.slice(at + 1).flatMap(({ rows }) => rows.map(({ id }) => id)))
  const end = read.rows.findIndex(({ id }) => behind.has(id))
  const own = { rows: end === -1 ? read.rows : read.rows.slice(0, end), next: pages[at]?.next ?? null }
  return { pages: pages.with(at, own), pageParams }
}

function withPushedOut<R extends Row>({ pages, pageParams }: Pages<R>, at: number, read: Page<R>, rows: R[]): Pages<R> {
  const next = pages[at + 1]
  const joined = { rows: [...rows, ...(next?.rows ?? [])], next: (next ?? pages[at])?.next ?? null }
  return {
    pages: [...pages.slice(0, at), read, joined, ...pages.slice(at + 2)],
    pageParams: [...pageParams.slice(0, at + 1), read.next ?? undefined, ...pageParams.slice(at + 2)],
  }
}

/** All rows in their order, each once: one that moved stands at its first place, as the latest version is. */
export function rowsOf<R extends Row>(pages: readonly Page<R>[]): R[] {
  const rows = new Map<number, R>()
  for (const row of pages.flatMap(page => page.rows)) {
    const known = rows.get(row.id)
    if (!known || (row.version ?? 0) > (known.version ?? 0)) rows.set(row.id, row)
  }
  return [...rows.values()]
}
