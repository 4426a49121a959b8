import type { Endpoint } from '#web/kit/api.ts'
import { type Changed, type Live, type Part, partOf } from '#web/kit/live/parts.ts'
import type { Row } from './inPlace.ts'
import { type Page, type Pages, withPage } from './pages.ts'

/** The rows on the screen, as the table says; and the pages to be read when they are seen. */
type Sight = {
  see(ids?: readonly number[]): void
  /** Where nobody says what is in sight, all of it is. */
  isSeen(page: Page<Row>): boolean
  isOutdated(page: Page<Row>): boolean
  setOutdated(page: Page<Row> | undefined): void
}

export function createSight(): Sight {
  let seen: ReadonlySet<number> | undefined
  const outdated = new WeakSet<Page<Row>>()
  return {
    see(ids) {
      seen = ids && new Set(ids)
    },
    isSeen: ({ rows }) => seen === undefined || rows.some(({ id }) => seen?.has(id)),
    isOutdated: page => outdated.has(page),
    setOutdated: page => page && void outdated.add(page),
  }
}

/** A list asks again for its first page, where rows enter, and for those in sight; the rest when it is seen. */
export function liveList(operation: Endpoint, question: object, sight: Sight): Live {
  /** Other operations may list other records than those that nudges name. */
  const isById = operation.name.endsWith('.list')
  const isConcerned = (page: Page<Row>, changed: Changed) =>
    changed === 'all' ||
    sight.isOutdated(page) ||
    (changed.size > 0 && (!isById || page.rows.some(({ id }) => changed.has(String(id)))))

  function isAsked(page: Page<Row>, at: number, changed: Changed): boolean {
    // One that is known to be out of date, with other rows behind it, waits until it is seen.
    if (at === 0 && !sight.isOutdated(page)) return true
    if (!isConcerned(page, changed)) return false
    if (!sight.isSeen(page)) sight.setOutdated(page)
    return sight.isSeen(page)
  }

  return {
    parts(data, changed) {
      const { pages, pageParams } = data as Pages<Row>
      return pages.flatMap((page, at) =>
        isAsked(page, at, changed) ? [pagePart(operation, { ...question, after: pageParams[at] }, at, sight)] : [],
      )
    },
  }
}

function pagePart({ name }: Endpoint, input: object, at: number, sight: Sight): Part {
  return partOf(name, input, {
    of: data => (data as Pages<Row>).pages[at],
    put(data, answer) {
      const before = data as Pages<Row>
      const read = answer as Page<Row>
      const page = before.pages[at]
      const after = withPage(before, at, read)
      if (after) {
        // Rows that were pushed out of the page have not been read.
        if (after.pageParams[at + 1] !== before.pageParams[at + 1]) sight.setOutdated(after.pages[at + 1])
        return after
      }
      if (page && !sight.isSeen(page)) {
        sight.setOutdated(page)
        return data
      }
      return { pages: [...before.pages.slice(0, at), read], pageParams: before.pageParams.slice(0, at + 1) }
    },
  })
}
