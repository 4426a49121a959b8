import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'

export type Due = NonNullable<ChatRow['due']>

const amberFrom = 0.7
const looks = {
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-fill text-on-fill',
}

export function shareOf({ since, at }: Due, now: number): number {
  return Math.max(0, (now - since) / (at - since))
}

/** No clock while only the time to resolve is running and enough of it is left. */
export function isQuiet(due: Due, now: number): boolean {
  return due.kind === 'resolve' && shareOf(due, now) < amberFrom
}

export function toneOf(due: Due, now: number): keyof typeof looks {
  const share = shareOf(due, now)
  if (share >= 1) return 'bad'
  return share >= amberFrom ? 'warn' : 'good'
}

/** How long the person has waited; the same words in the list, in the conversation and for leaders. */
export function useWaited(since: number): string {
  const { waited } = useWords(chatsWords)
  const seconds = Math.max(0, Math.floor((useNow(1000) - since) / 1000))
  if (seconds < 60) return waited.seconds(seconds)
  if (seconds < 3600) return waited.minutes(Math.floor(seconds / 60))
  return waited.hours(Math.floor(seconds / 3600))
}

/** Time since the person waits, in the colour of its deadline. */
export function Waited({ due, className = '' }: { due: Due; className?: string }) {
  const text = useWords(chatsWords)
  const waited = useWaited(due.since)
  const now = useNow(1000)
  const tone = toneOf(due, now)
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={`${text.dueKinds[due.kind]}${tone === 'bad' ? ` ${text.isLate}` : ''}`}
      className={`font-medium whitespace-nowrap ${looks[tone]} ${className}`}
    >
      {waited}
    </span>
  )
}
