import { useDeferredValue, useState } from 'react'
import type { z } from 'zod'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { featureOf } from '#web/kit/read.ts'
import { type InPlace, keepInPlace, type Row, withOwn, withoutGone } from './live/inPlace.ts'
import { useOwn } from './live/own.ts'
import { type Page, rowsOf } from './live/pages.ts'
import { useStanding } from './live/standing.ts'
import { useListQuery } from './useListQuery.ts'

type ListOperation = Endpoint<z.ZodType, z.ZodType<Page<Row>>>
type RowOf<O extends ListOperation> = OutputOf<O>['rows'][number]

export type List<R extends Row> = {
  rows: readonly R[]
  more(): void
  hasMore: boolean
  isLoading: boolean
  isLoadingMore: boolean
  /** The rows shown belong to the filters before the last change. */
  isStale: boolean
  error: Error | null
  again(): void
  /** Number of new rows that the button will show. */
  fresh: number
  showFresh(): void
  /** Ids of rows that have left the list and are still shown, until `settle` is called when the pointer is elsewhere. */
  gone: ReadonlySet<number>
  settle(): void
  /** The rows on the screen: only they are read again. */
  see(ids?: readonly number[]): void
  /** Ids of rows that were made here while the list was open. */
  own: ReadonlySet<number>
  /** Ids of rows above the others whose place has not been read, and what puts one there. */
  standing: ReadonlySet<number>
  stand(id: number, row: R | undefined): void
}

/** A list with keyset pagination whose rows keep their places while it is refetched. */
export function useList<O extends ListOperation>(
  operation: O,
  question: Omit<InputOf<O>, 'after'>,
  { enabled = true }: { enabled?: boolean } = {},
): List<RowOf<O>> {
  const { query, again, see } = useListQuery(operation, question, enabled)
  const key = JSON.stringify(question)
  // Deferred: rendering a screenful of rows takes a slow machine long, and the press must be answered first.
  const answer = useDeferredValue({
    key,
    pages: query.isPlaceholderData ? undefined : query.data?.pages,
    hasMore: query.hasNextPage,
  })
  const read = answer.pages && rowsOf(answer.pages)
  const [{ rows, waiting, gone }, { showFresh, settle }, answered] = useRowsInPlace(read, answer, featureOf(operation))
  // Rows of the previous filters must not remain when the request for the new ones failed.
  const isUnanswered = query.isError && !query.data
  const standing = useStanding(isUnanswered ? noRows : rows, key)
  return {
    ...standing,
    more: () => void (query.hasNextPage && !query.isFetching && query.fetchNextPage()),
    hasMore: answer.hasMore,
    isLoading: query.isPending || (query.isSuccess && !answer.pages && !rows.length),
    isLoadingMore: query.isFetchingNextPage,
    isStale: query.isPlaceholderData || (!isUnanswered && rows.length > 0 && answered !== key),
    error: query.error,
    again,
    fresh: waiting.length,
    showFresh,
    gone,
    settle,
    see,
  }
}

type Kept<R extends Row> = InPlace<R> & { question: string; signature: string }

const noRows: readonly never[] = []
const noIds: ReadonlySet<number> = new Set()

/** Undefined `read` means that the request is under way: the rows shown are kept. The question is the one that they answer. */
function useRowsInPlace<R extends Row>(
  read: R[] | undefined,
  { key: question, hasMore }: { key: string; hasMore: boolean },
  feature: string,
): [InPlace<R>, { showFresh(): void; settle(): void }, question: string] {
  const [kept, setKept] = useState<Kept<R>>({ question, signature: '', rows: [], waiting: [], gone: noIds })
  const isOwn = useOwn(feature)
  const signature = read ? read.map(row => `${row.id}:${row.version ?? ''}`).join() + String(hasMore) : undefined
  const actions = { showFresh, settle: () => setKept({ ...kept, ...withoutGone(kept) }) }
  // A change may be read before the answer to the command that made it.
  const isOwnWaiting = kept.waiting.some(({ id }) => isOwn(id))
  const isSame = signature === kept.signature && question === kept.question
  if (!read || signature === undefined || (isSame && !isOwnWaiting)) {
    return [read && kept.question === question ? withNewest(kept, read) : kept, actions, kept.question]
  }
  const isFirst = kept.question !== question || !kept.rows.length
  const next = {
    question,
    signature,
    ...(isFirst
      ? { rows: read, waiting: [], gone: noIds }
      : withOwn(keepInPlace(kept.rows, read, hasMore), read, isOwn)),
  }
  setKept(next)
  return [next, actions, question]

  function showFresh(): void {
    if (read) setKept({ question, signature: signature ?? '', rows: read, waiting: [], gone: noIds })
  }
}

function withNewest<R extends Row>({ rows, waiting, gone }: InPlace<R>, read: R[]): InPlace<R> {
  const newest = new Map(read.map(row => [row.id, row]))
  return { rows: rows.map(row => newest.get(row.id) ?? row), waiting, gone }
}
