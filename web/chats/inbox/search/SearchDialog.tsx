import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueueSearch } from '#web/chats/inbox/QueueSearch.tsx'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { keyOf } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords, inboxSearchWords } from '#words/chats/chats.ts'
import { Marked } from './Marked.tsx'

type SearchDialogProps = {
  /** The open conversation; 0 for none. */
  chatId: number
  onFound: (chatId: number, messageId: number) => void
  onClose: () => void
}

/** Searches messages in this conversation or in all of them. */
export function SearchDialog({ chatId, onFound, onClose }: SearchDialogProps) {
  const text = useWords(inboxSearchWords)
  const desk = useWords(chatsWords)
  const [words, setWords] = useState('')
  const [isHere, setHere] = useState(chatId > 0)
  return (
    <Dialog open onClose={onClose} title={desk.searchMessages} width={560}>
      <div className="grid gap-3 pb-4">
        <QueueSearch label={text.searchHint} value={words} onSearch={setWords} />
        {chatId > 0 && (
          <p className="flex gap-2">
            <Chip chosen={isHere} onChoose={() => setHere(true)}>
              {text.inThisChat}
            </Chip>
            <Chip chosen={!isHere} onChoose={() => setHere(false)}>
              {text.inOwnLists}
            </Chip>
          </p>
        )}
        {words.length >= 2 && <Hits words={words} chatId={isHere ? chatId : undefined} onFound={onFound} />}
      </div>
    </Dialog>
  )
}

type HitsProps = { words: string; chatId: number | undefined; onFound: SearchDialogProps['onFound'] }

function Hits({ words, chatId, onFound }: HitsProps) {
  const text = useWords(inboxSearchWords)
  const list = useHits({ words, ...(chatId && { chatId }) })
  if (list.error) return <Failed error={list.error} onAgain={list.again} />
  if (!list.isLoading && !list.hits.length) return <Empty>{text.nothingFound(words)}</Empty>
  return (
    <>
      <ul className="grid divide-y divide-line">
        {list.hits.map(hit => (
          <li key={hit.messageId}>
            <button
              type="button"
              onClick={() => onFound(hit.chatId, hit.messageId)}
              className="grid w-full gap-0.5 px-1 py-2 text-left text-sm hover:bg-hover"
            >
              <span className="flex gap-2 text-xs text-muted">
                <span className="truncate">{`${hit.peerName} · ${hit.senderName}`}</span>
                <span className="ml-auto">
                  <Time at={hit.at} />
                </span>
              </span>
              <span className="line-clamp-2">
                <Marked text={hit.text} words={words} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasMore && <Button onClick={list.more}>{text.moreHits}</Button>}
    </>
  )
}

/** Messages that contain the words, newest first, page by page. */
function useHits(question: { words: string; chatId?: number }) {
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
