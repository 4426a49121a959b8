import Clock3 from 'lucide-react/icons/clock-3'
import Flag from 'lucide-react/icons/flag'
import Pin from 'lucide-react/icons/pin'
import Siren from 'lucide-react/icons/siren'
import type { ReactNode } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { Marked } from './search/Marked.tsx'
import { type Due, isQuiet, shareOf, toneOf, Waited } from './Waited.tsx'

type ChatLineProps = {
  chat: ChatRow
  /** What the list was searched by. */
  search: string
  isOpen: boolean
  isGone: boolean
  onOpen: (id: number) => void
}

/** So much stands before what was found, so that it is in sight. */
const lead = 8

/** One conversation of a queue: name, waiting time, last message or the one that was found, agent. */
export function ChatLine({ chat, search, isOpen, isGone, onOpen }: ChatLineProps) {
  const text = useWords(chatsWords)
  const { peer, lastMessage, found, due, unread, assignee, offer } = chat
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => onOpen(chat.id)}
      className={`relative flex size-full items-center gap-2.5 border-b border-line px-3 text-left -outline-offset-2 ${
        isOpen ? 'bg-accent-soft' : 'hover:bg-hover'
      } ${isGone ? 'opacity-50' : ''}`}
    >
      {isOpen && <span aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      <DeadlineRing due={due}>
        <Avatar name={peer.name} src={peer.avatar} size={38} />
      </DeadlineRing>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-sm font-medium">
            <Marked text={peer.name} words={search} />
          </span>
          <span className={`shrink-0 rounded-sm px-1 text-xs ${toneClass.neutral}`}>{text.peers[peer.kind]}</span>
          <Marks chat={chat} />
          <span className="ml-auto shrink-0 text-xs text-muted">
            {lastMessage && <Time at={lastMessage.at} shape="time" />}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-sm text-muted">
            {found ? <Marked text={found.text} words={search} lead={lead} /> : <Last message={lastMessage} />}
          </span>
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-accent-fill px-1.5 text-center text-xs font-medium text-on-fill">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
        <span className="flex items-center gap-1.5 text-xs text-muted">
          <span className="truncate">
            {offer ? text.offeredTo(offer.to.name) : assignee ? assignee.name : text.states[chat.state]}
          </span>
          <span className="ml-auto flex min-w-0 gap-1">
            {chat.orderNo && <span className="truncate">{`#${chat.orderNo.slice(-6)}`}</span>}
            {chat.tags.slice(0, 1).map(tag => (
              <span key={tag} className={`truncate rounded-sm px-1 ${toneClass.accent}`}>
                {tag}
              </span>
            ))}
          </span>
        </span>
      </span>
    </button>
  )
}

function Last({ message }: { message: ChatRow['lastMessage'] }) {
  const text = useWords(chatsWords)
  if (!message) return null
  const said = [text.kinds[message.kind], message.text].filter(Boolean).join(' ')
  return !message.isPeer && message.kind !== 'system' ? `${text.us}: ${said}` : said
}

function Marks({ chat }: { chat: ChatRow }) {
  const text = useWords(chatsWords)
  return (
    <span className="flex shrink-0 items-center gap-1 text-muted">
      {chat.isPinned && <Pin size={12} aria-label={text.pinned} />}
      {chat.priority === 'urgent' && (
        <span className={`inline-flex items-center gap-0.5 rounded-sm px-1 text-xs font-medium ${toneClass.bad}`}>
          <Siren size={12} aria-hidden />
          {text.priorities.urgent}
        </span>
      )}
      {chat.priority === 'high' && <Flag size={12} aria-label={text.priorities.high} className="text-warn-ink" />}
      {chat.state === 'snoozed' && <Clock3 size={12} aria-label={text.states.snoozed} />}
    </span>
  )
}

const px = 46
const round = Math.PI * (px - 3)
const looks = { good: 'text-good-ink', warn: 'text-warn-ink', bad: 'text-bad-ink' }

type DeadlineRingProps = { due: ChatRow['due']; children: ReactNode }

/** Share of the response time that has passed as a ring, and how long the person has waited. */
function DeadlineRing({ due, children }: DeadlineRingProps) {
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: px, height: px }}>
      {children}
      {due && <Closing due={due} />}
    </span>
  )
}

function Closing({ due }: { due: Due }) {
  const now = useNow(1000)
  const share = shareOf(due, now)
  if (isQuiet(due, now)) return null
  return (
    <>
      <svg aria-hidden width={px} height={px} className={`absolute inset-0 -rotate-90 ${looks[toneOf(due, now)]}`}>
        <circle cx={px / 2} cy={px / 2} r={(px - 3) / 2} fill="none" strokeWidth={2.5} className="stroke-line" />
        <circle
          cx={px / 2}
          cy={px / 2}
          r={(px - 3) / 2}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, share))}
        />
      </svg>
      <Waited due={due} className="absolute -bottom-1 rounded-full px-1 text-[10px] leading-4" />
    </>
  )
}
