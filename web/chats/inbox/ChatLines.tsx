import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ChatQueue, ChatRow } from '#contract/chats/chat-row.ts'
import { useWords } from '#web/kit/words.ts'
import type { List } from '#web/shared/list/useList.ts'
import { usePrinting } from '#web/ui/list/printing.ts'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { ChatLine } from './ChatLine.tsx'

const linePx = 76

type ChatLinesProps = {
  list: List<ChatRow>
  openId: number
  queue: ChatQueue
  search: string
  onOpen: (id: number) => void
}

/** The conversations of a queue, virtualized. */
export function ChatLines({ list, openId, queue, search, onOpen }: ChatLinesProps) {
  'use no memo'
  const text = useWords(chatsWords)
  const box = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const openAt = list.rows.findIndex(({ id }) => id === openId)
  const virtual = useVirtualizer({
    count: list.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => linePx,
    getItemKey: at => list.rows[at]?.id ?? at,
    overscan: isPrinting ? list.rows.length : 6,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the active row may scroll
  useEffect(() => {
    if (openAt >= 0) virtual.scrollToIndex(openAt)
  }, [openAt])

  if (list.isLoading) return <LinesSkeleton />
  if (list.error && !list.rows.length) return <Failed error={list.error} onAgain={list.again} />
  return (
    <>
      {list.fresh > 0 && (
        <button
          type="button"
          onClick={list.showFresh}
          className="shrink-0 border-b border-line bg-accent-soft py-1.5 text-sm text-accent-ink"
        >
          {text.freshChats(list.fresh)}
        </button>
      )}
      <div
        ref={box}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < linePx * 6) list.more()
        }}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {!list.rows.length && <Empty>{text.empty[queue]}</Empty>}
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const chat = list.rows[index]
            return (
              chat && (
                <li key={key} className="absolute inset-x-0" style={{ height: linePx, top: start }}>
                  <ChatLine
                    chat={chat}
                    search={search}
                    isOpen={chat.id === openId}
                    isGone={list.gone.has(chat.id)}
                    onOpen={onOpen}
                  />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </>
  )
}

function LinesSkeleton() {
  return (
    <div className="grid gap-6 p-4">
      <Skeleton width={70} />
      <Skeleton width={50} />
      <Skeleton width={80} />
    </div>
  )
}
