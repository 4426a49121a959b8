import { type ReactNode, useId } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { useWaited } from '#web/chats/inbox/Waited.tsx'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { listOf, useListOfToday } from './lists.ts'

type Figures = OutputOf<typeof chats.figures>

/** Current figures, and those of today; each leads to the conversations that it counts. */
export function FigureTiles({ figures: { waiting, longestWaitSince, overdue, today } }: { figures: Figures }) {
  const { figures: text, ratingOf } = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const ofToday = useListOfToday()
  const waits = listOf({ queue: 'waiting' })
  const late = ofToday({ outcome: 'late' })
  const seconds = (value: number | null) => (value === null ? '–' : desk.seconds(value))
  return (
    <dl className="grid grid-cols-2 gap-2 max-desktop:order-last desktop:grid-cols-6">
      <Tile name={text.waiting} to={waits}>
        {waiting}
      </Tile>
      <Tile name={text.longest} to={waits}>
        {longestWaitSince === null ? '–' : <Longest since={longestWaitSince} />}
      </Tile>
      <Tile name={text.overdue} to={listOf({ queue: 'all', overdueOnly: true })} isBad={overdue > 0}>
        {overdue}
      </Tile>
      <Tile name={text.firstReply} to={ofToday({ outcome: 'answered' })}>
        {seconds(today.firstReplyMedian)}
      </Tile>
      <Tile name={text.begun} to={ofToday()}>
        {today.begun}
      </Tile>
      <Tile name={text.resolved} to={ofToday({ outcome: 'resolved' })}>
        {today.resolved}
      </Tile>
      <Tile name={text.missed} to={late} isBad={today.firstMissed + today.nextMissed > 0}>
        {`${today.firstMissed} / ${today.nextMissed}`}
      </Tile>
      <Tile name={text.replies} to={ofToday({ outcome: 'replied' })}>
        {seconds(today.replyAverage)}
      </Tile>
      <Tile name={text.late} to={late} isBad={(today.lateShare ?? 0) >= tooManyLate}>
        {percent(today.lateShare)}
      </Tile>
      <Tile name={text.notOver} to={ofToday({ outcome: 'notOverInTime' })} isBad={today.resolveMissed > 0}>
        {today.resolveMissed}
      </Tile>
      <Tile name={text.passedOn} to={ofToday({ outcome: 'passedOn' })}>
        {percent(today.passedOnShare)}
      </Tile>
      <Tile name={text.rating} to={ofToday({ outcome: 'rated' })}>
        {today.ratingAverage === null ? '–' : ratingOf(today.ratingAverage.toFixed(1), today.rated)}
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

type TileProps = { name: string; to: string; isBad?: boolean; children: ReactNode }

function Tile({ name, to, isBad = false, children }: TileProps) {
  const id = useId()
  return (
    <div className="relative grid content-between gap-0.5 rounded-md border border-line px-3 py-2 focus-within:border-accent hover:border-accent">
      <dt id={`${id}-name`} className="text-xs text-muted">
        {name}
      </dt>
      <dd className={`text-lg font-medium ${isBad ? 'text-bad-ink' : ''}`}>
        <Link id={id} to={to} aria-labelledby={`${id}-name ${id}`} className="after:absolute after:inset-0">
          {children}
        </Link>
      </dd>
    </div>
  )
}
