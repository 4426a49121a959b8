import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { useWaited } from '#web/chats/inbox/Waited.tsx'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'

type Figures = OutputOf<typeof chats.figures>

/** Current figures, and those of today. */
export function FigureTiles({ figures: { waiting, longestWaitSince, overdue, today } }: { figures: Figures }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  return (
    <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
      <Tile name={text.figures.waiting}>{waiting}</Tile>
      <Tile name={text.figures.longest}>{longestWaitSince === null ? '–' : <Longest since={longestWaitSince} />}</Tile>
      <Tile name={text.figures.overdue} isBad={overdue > 0}>
        {overdue}
      </Tile>
      <Tile name={text.figures.firstReply}>
        {today.firstReplyMedian === null ? '–' : desk.seconds(today.firstReplyMedian)}
      </Tile>
      <Tile name={text.figures.begun}>{today.begun}</Tile>
      <Tile name={text.figures.resolved}>{today.resolved}</Tile>
      <Tile name={text.figures.missed} isBad={today.firstMissed + today.nextMissed > 0}>
        {`${today.firstMissed} / ${today.nextMissed}`}
      </Tile>
      <Tile name={text.figures.replies}>{today.replyAverage === null ? '–' : desk.seconds(today.replyAverage)}</Tile>
      <Tile name={text.figures.late} isBad={(today.lateShare ?? 0) >= tooManyLate}>
        {percent(today.lateShare)}
      </Tile>
      <Tile name={text.figures.notOver} isBad={today.resolveMissed > 0}>
        {today.resolveMissed}
      </Tile>
      <Tile name={text.figures.passedOn}>{percent(today.passedOnShare)}</Tile>
      <Tile name={text.figures.rating}>
        {today.ratingAverage === null ? '–' : text.ratingOf(today.ratingAverage.toFixed(1), today.rated)}
      </Tile>
    </dl>
  )
}

function Longest({ since }: { since: number }) {
  return <span role="timer">{useWaited(since)}</span>
}

const tooManyLate = 0.1

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`
}

function Tile({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-md border border-line px-3 py-2.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={`text-lg font-medium ${isBad ? 'text-bad-ink' : ''}`}>{children}</dd>
    </div>
  )
}
