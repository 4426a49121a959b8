import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { Tags } from '#web/announcements/show/Tags.tsx'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

type Cell = { row: AnnouncementRow }

/** Bold while this reader has not read it. */
export function TitleCell({ row }: Cell) {
  const isUnread = row.mine !== null && row.mine.readAt === null && row.state === 'published'
  return (
    <>
      <span className={`max-w-full truncate ${isUnread ? 'font-semibold' : ''}`}>{row.title}</span>
      <span className="flex max-w-full items-center gap-1.5 overflow-hidden text-xs text-muted">
        <Tags row={row} />
        <span className="truncate">{row.no}</span>
      </span>
    </>
  )
}

export function ChannelsCell({ row }: Cell) {
  const { channels } = useWords(announcementNameWords)
  const named = row.channels.map(channel => channels[channel]).join(' · ')
  return (
    <span className="max-w-full truncate" title={named}>
      {named}
    </span>
  )
}

export function ValidCell({ row: { publishedAt, publishAt, expireAt } }: Cell) {
  const text = useWords(announcementsWords)
  const from = publishedAt ?? publishAt
  return (
    <TwoLines
      under={
        <>
          {'~ '}
          {expireAt === null ? text.noEnd : <Time at={expireAt} />}
        </>
      }
    >
      {from === null ? text.atOnce : <Time at={from} />}
    </TwoLines>
  )
}

/** Of the people it is for, how many have read and confirmed it. */
export function ReadCell({ row: { read, targets, acknowledged, mustAcknowledge } }: Cell) {
  const text = useWords(announcementsWords)
  const number = useNumberFormat()
  if (targets === null) return <>–</>
  return (
    <TwoLines under={mustAcknowledge ? text.confirmed(number(acknowledged)) : rateOf(read, targets)}>
      {`${number(read)} / ${number(targets)}`}
    </TwoLines>
  )
}

/** In percent; with one decimal below ten, where a whole number says too little. */
export function rateOf(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`
}
