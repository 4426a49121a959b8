import { useVirtualizer } from '@tanstack/react-virtual'
import SettingsGlyph from 'lucide-react/icons/settings'
import X from 'lucide-react/icons/x'
import { type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { shanghaiMoment } from '#contract/base/shanghai.ts'
import type { Notification } from '#contract/desk/notifications.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FreshPill } from '#web/ui/list/FreshPill.tsx'
import { usePrinting } from '#web/ui/list/printing.ts'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { type ShellWords, shellWords } from '#words/desk/shell.ts'
import type { Notices } from './useNotices.ts'

type MessageDrawerProps = { notices: Notices; open: boolean; onClose: () => void }

/** Unread notifications, newest first. */
export function MessageDrawer({ notices, open, onClose }: MessageDrawerProps) {
  const words = useWords(shellWords)
  const [isHeld, setHeld] = useState(false)
  const still = usePointerPause(notices, open && isHeld)
  return (
    <Drawer open={open} onClose={onClose} label={words.messages} width="max(20%, 320px)">
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-base font-medium">{words.messages}</h2>
        <span className="ml-auto" />
        {still.rows.length > 0 && (
          <Button look="quiet" onClick={() => notices.clear(still.cleared)}>
            {words.clearAll}
          </Button>
        )}
        <CloseIcon
          icon={SettingsGlyph}
          label={words.notificationSettings}
          next={() => {
            onClose()
            navigate('/user/notifications')
          }}
        />
        <CloseIcon icon={X} label={words.close} />
      </header>
      {still.rows.length === 0 ? (
        <Empty>{words.noMessages}</Empty>
      ) : (
        <MessageList notices={notices} still={still} onClose={onClose} onHold={setHeld} />
      )}
    </Drawer>
  )
}

/** In px: the height of a row of one line; the real height is measured after rendering. */
const usualHeight = 64
/** Number of rows before the end at which the next page is fetched. */
const nearEnd = 10

type MessageListProps = Pick<MessageDrawerProps, 'notices' | 'onClose'> & {
  still: Still
  onHold: (isHeld: boolean) => void
}

/** Virtualized: after a busy hour there are hundreds. */
function MessageList({ notices, still, onHold, onClose }: MessageListProps) {
  const words = useWords(shellWords)
  const { more } = notices
  const { rows, fresh, showFresh } = still
  const box = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: at => rows[at]?.id ?? at,
    overscan: isPrinting ? rows.length : 5,
  })
  const items = virtual.getVirtualItems()
  const isNearEnd = !isPrinting && (items.at(-1)?.index ?? 0) >= rows.length - nearEnd
  useEffect(() => {
    if (isNearEnd) more()
  }, [isNearEnd, more])
  const fold = useEffectEvent(() => notices.fold())
  useEffect(() => () => fold(), [])
  const { enter, leave, scroll } = useHolding(onHold)

  function showNewest(): void {
    showFresh()
    box.current?.scrollTo({ top: 0 })
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col" onPointerEnter={enter} onPointerLeave={leave}>
      {fresh > 0 && <FreshPill label={words.freshMessages(fresh)} onShow={showNewest} />}
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto" onScroll={scroll}>
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const notification = rows[index]
            if (!notification) return null
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={notices.unread}
                aria-posinset={index + 1}
                className="absolute inset-x-0 border-b border-line"
                style={{ top: start }}
              >
                <MessageRow
                  notification={notification}
                  onOpen={() => {
                    notices.open(notification)
                    onClose()
                  }}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** Pauses while a pointer is over the list or it is scrolled away from its top. */
function useHolding(onHold: (isHeld: boolean) => void) {
  const [isOver, setOver] = useState(false)
  const [isScrolled, setScrolled] = useState(false)
  const isHeld = isOver || isScrolled
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    hold(isHeld)
    return () => hold(false)
  }, [isHeld])
  return {
    enter: () => setOver(true),
    leave: () => setOver(false),
    scroll: (event: UIEvent) => setScrolled(event.currentTarget.scrollTop > 0),
  }
}

function MessageRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const words = useWords(shellWords)
  const { type, sendName, sendImg, createTime } = notification
  const isFromSomebody = type <= 2 && sendName !== ''
  return (
    <button type="button" onClick={onOpen} className="flex w-full gap-3 px-4 py-3 text-left hover:bg-hover">
      {isFromSomebody && <Avatar name={sendName} src={sendImg} size={32} />}
      <span className="grid min-w-0 flex-1 gap-0.5">
        {isFromSomebody && <span className="truncate text-sm font-medium">{sendName}</span>}
        <span className="text-sm break-words">{messageOf(notification, words)}</span>
        <span className="text-xs text-muted">
          <Time at={shanghaiMoment(createTime)} />
        </span>
      </span>
    </button>
  )
}

function messageOf({ type, msg }: Notification, words: ShellWords): string {
  if (type === 1) return words.image
  return type === 2 ? words.voice : msg
}

type Still = {
  rows: readonly Notification[]
  cleared: Notices['cleared']
  /** Number of waiting rows, and the function that shows them. */
  fresh: number
  showFresh(): void
}

/** The list as it was when the pause began, so that nothing moves while somebody points or reads. */
function usePointerPause({ rows, cleared }: Pick<Notices, 'rows' | 'cleared'>, isHeld: boolean): Still {
  const live = { newest: rows[0]?.id ?? 0, cleared }
  const [still, setStill] = useState(live)
  const shown = rows.filter(({ id }) => id <= still.newest)
  const mayMove = !isHeld || shown.length === 0 || live.newest <= still.newest
  if (mayMove && (live.newest !== still.newest || !isSame(live.cleared, still.cleared))) setStill(live)
  return { rows: shown, cleared: still.cleared, fresh: rows.length - shown.length, showFresh: () => setStill(live) }
}

function isSame(one: Notices['cleared'], other: Notices['cleared']): boolean {
  return one.mark === other.mark && one.ids?.length === other.ids?.length
}
