import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { keyOf } from '#web/kit/read.ts'

/** Messages that contain the words, newest first, page by page. */
export function useHits(question: { words: string; chatId?: number }) {
  const query = useInfiniteQuery({
    queryKey: keyOf(api.chats.search, question),
    queryFn: ({ pageParam, signal }) => call(api.chats.search, { ...question, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })
  return {
    hits: query.data?.pages.flatMap(page => page.rows) ?? [],
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    isLoading: query.isPending,
    error: query.error,
    again: () => void query.refetch(),
  }
}
