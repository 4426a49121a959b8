import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { isOld, keyOf, liveOf, readAgain } from '#web/kit/read.ts'
import type { Row } from './live/inPlace.ts'
import { createSight, liveList } from './live/listParts.ts'
import type { Page } from './live/pages.ts'

type ListOperation = Endpoint<z.ZodType, z.ZodType<Page<Row>>>

/** The pages of a list. Further ones are fetched one by one; what is shown of them is read again together with the rest of the screen. */
export function useListQuery<O extends ListOperation>(
  operation: O,
  question: Omit<InputOf<O>, 'after'>,
  enabled: boolean,
) {
  const queryKey = keyOf(operation, { pages: question })
  const [sight] = useState(createSight)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(operation, { ...question, after: pageParam } as InputOf<O>, { signal }) as Promise<
        Page<OutputOf<O>['rows'][number]>
      >,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
    ...liveOf(operation, () => liveList(operation, question, sight)),
    staleTime: 'static',
    // Rows that are the same stay the same objects anyway.
    structuralSharing: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is shown, and for other filters
  useEffect(() => {
    if (isOld(queryKey)) readAgain(queryKey, 'all')
  }, [JSON.stringify(question)])
  const pages = query.data?.pages ?? []
  return {
    query,
    again: () => void (pages.length > 1 ? readAgain(queryKey, 'all') : query.refetch()),
    see(ids?: readonly number[]) {
      sight.see(ids)
      if (pages.some(page => sight.isOutdated(page) && sight.isSeen(page))) readAgain(queryKey, [])
    },
  }
}
