import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PostRow } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { FreshPill } from '#web/ui/list/FreshPill.tsx'
import { useSettling } from '#web/ui/list/settling.ts'
import type { Listed } from '#web/ui/list/Table.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { postsWords } from '#words/reviews/posts.ts'
import type { ChooseAction } from './columns.tsx'
import { PostCard } from './PostCard.tsx'

type PostCardsProps = {
  list: Listed<PostRow>
  chosen: Chosen<PostRow>
  openId: number | undefined
  onOpen: (row: PostRow) => void
  onAction: ChooseAction
  empty: string
}

/** The list as cards. Arrows move between their titles, X chooses a card, Enter opens it. Cards out of sight are not drawn. */
export function PostCards({ list, chosen, openId, onOpen, onAction, empty }: PostCardsProps) {
  const text = useWords(postsWords)
  const { fresh } = useWords(recordWords)
  const pointing = useSettling(list)
  const { rows } = list

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-card-title')) return
    const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card-title]')]
    const at = titles.indexOf(event.target)
    const row = rows[at]
    if (event.key.toLowerCase() === 'x' && row) chosen.toggle(row)
    const next = titles[cardAfterKey(event.key, at, titles) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  if (list.error && rows.length === 0) return <Failed error={list.error} onAgain={list.again} />
  if (!list.isLoading && rows.length === 0) return <Empty>{empty}</Empty>
  return (
    <div className="relative min-h-0 flex-1">
      {list.fresh > 0 && <FreshPill label={fresh(list.fresh)} onShow={list.showFresh} />}
      <div className="h-full overflow-y-auto bg-ground p-3" aria-busy={list.isLoading || list.isStale} {...pointing}>
        {list.isLoading && <Skeletons widths={[100, 90, 96, 80]} />}
        <ul
          aria-label={text.title}
          onKeyDown={press}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,264px),1fr))] gap-3"
        >
          {rows.map(row => (
            <li key={row.id} className="[contain-intrinsic-size:auto_320px] [content-visibility:auto]">
              <PostCard
                row={row}
                chosen={chosen}
                isOpen={row.id === openId}
                isGone={list.gone.has(row.id)}
                onOpen={onOpen}
                onAction={onAction}
              />
            </li>
          ))}
        </ul>
        {list.hasMore && !list.error && <MoreWhenSeen key={rows.length} onSeen={list.more} />}
      </div>
    </div>
  )
}

/** Asks for more cards when the end of the list comes near. */
function MoreWhenSeen({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), { rootMargin: '600px' })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [onSeen])
  return (
    <div ref={end} className="py-3">
      <Skeletons widths={[90, 70]} />
    </div>
  )
}

/** The card that a key leads to, by the columns in which the cards stand now; undefined for other keys. */
function cardAfterKey(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
  const columns = columnsOf(cards)
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: cards.length - 1,
  }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, cards.length - 1))
}

/** Cards of the first line. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const topOf = (card: HTMLElement | undefined) => Math.round(card?.closest('li')?.getBoundingClientRect().top ?? 0)
  const first = topOf(cards[0])
  const next = cards.findIndex(card => topOf(card) > first)
  return next < 0 ? cards.length : next
}
