import type { ReactNode } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useNow } from '#web/kit/time.ts'
import { type Due, isQuiet, shareOf, toneOf, Waited } from './Waited.tsx'

const px = 46
const round = Math.PI * (px - 3)
const looks = { good: 'text-good-ink', warn: 'text-warn-ink', bad: 'text-bad-ink' }

type DeadlineRingProps = { due: ChatRow['due']; children: ReactNode }

/** Share of the response time that has passed as a ring, and how long the person has waited. */
export function DeadlineRing({ due, children }: DeadlineRingProps) {
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
