import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import { type Segment, withNewer, withOlder, withTail } from './segment.ts'

const pageSize = 50

export type Thread = {
  segment: Segment | undefined
  error: Error | null
  again(): void
  older(): void
  newer(): void
  /** Jumps to a message that was found, with the messages around it. */
  jump(messageId: number): Promise<void>
  toNewest(): Promise<void>
}

/** One thread, of which a segment is shown that grows at both ends. Each nudge fetches the newest page and merges it. */
export function useThread(chatId: number): Thread {
  const key = keyOf(api.chats.msglist, { threadOf: chatId })
  const { data, error, refetch } = useQuery<Segment>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const tail = await call(api.chats.msglist, { chatId, limit: pageSize }, { signal })
      const shown = queryClient.getQueryData<Segment>(key)
      return shown ? withTail(shown, tail) : tail
    },
  })
  const [isPaging, setPaging] = useState(false)

  function keep(next: (shown: Segment) => Segment): void {
    queryClient.setQueryData<Segment>(key, shown => shown && next(shown))
  }

  async function page(question: { beforeId?: number; afterId?: number }, join: typeof withOlder): Promise<void> {
    setPaging(true)
    try {
      const found = await call(api.chats.msglist, { chatId, limit: pageSize, ...question })
      keep(shown => join(shown, found))
    } catch {
      // The banner reports the lost connection; the next scroll tries again.
    } finally {
      setPaging(false)
    }
  }

  return {
    segment: data,
    error,
    again: () => void refetch(),
    older() {
      const first = data?.rows[0]
      if (first && data?.hasBefore && !isPaging) void page({ beforeId: first.id }, withOlder)
    },
    newer() {
      const last = data?.rows.at(-1)
      if (last && data?.hasAfter && !isPaging) void page({ afterId: last.id }, withNewer)
    },
    async jump(messageId) {
      if (data?.rows.some(({ id }) => id === messageId)) return
      const around = await call(api.chats.msglist, { chatId, aroundId: messageId, limit: pageSize })
      queryClient.setQueryData<Segment>(key, around)
    },
    async toNewest() {
      if (!data?.hasAfter) return
      queryClient.setQueryData<Segment>(key, await call(api.chats.msglist, { chatId, limit: pageSize }))
    },
  }
}
