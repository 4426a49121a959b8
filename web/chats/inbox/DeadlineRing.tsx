import type { ReactNode } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'

const px = 46
const round = Math.PI * (px - 3)
const amberFrom = 0.7

type Due = NonNullable<ChatRow['due']>

function shareOf({ since, at }: Due, now: number): number {
  return Math.max(0, (now - since) / (at - since))
}

/** No ring while only the time to resolve is running and enough of it is left. */
export function isQuiet(due: Due, now: number): boolean {
  return due.kind === 'resolve' && shareOf(due, now) < amberFrom
}

type DeadlineRingProps = { due: ChatRow['due']; children: ReactNode }

/** Share of the response time that has passed: a ring, and from amber on the seconds as digits. */
export function DeadlineRing({ due, children }: DeadlineRingProps) {
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: px, height: px }}>
      {children}
      {due && <Closing due={due} />}
    </span>
  )
}

function Closing({ due }: { due: Due }) {
  const text = useWords(chatsWords)
  const now = useNow(1000)
  const share = shareOf(due, now)
  const left = Math.round((due.at - now) / 1000)
  const look = share >= 1 ? 'text-bad-ink' : share >= amberFrom ? 'text-warn-ink' : 'text-good-ink'
  if (isQuiet(due, now)) return null
  return (
    <>
      <svg aria-hidden width={px} height={px} className={`absolute inset-0 -rotate-90 ${look}`}>
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
      {share >= amberFrom && (
        <span
          role="timer"
          aria-label={text.dueKinds[due.kind]}
          className={`absolute -bottom-1 rounded-full px-1 text-[10px] leading-4 font-medium ${
            share >= 1 ? 'bg-bad-fill text-on-fill' : 'bg-warn-soft text-warn-ink'
          }`}
        >
          {share >= 1 ? text.late(printed(-left)) : printed(left)}
        </span>
      )}
    </>
  )
}

function printed(seconds: number): string {
  if (seconds < 100) return `${seconds}″`
  return seconds < 5940 ? `${Math.floor(seconds / 60)}′` : `${Math.floor(seconds / 3600)}h`
}
