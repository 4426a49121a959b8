import { useEffect, useState } from 'react'
import type { AnnouncementDetail, AnnouncementText } from '#contract/announcements/announcement.ts'
import { rateOf } from '#web/announcements/list/cells.tsx'
import { AudienceKinds, AudienceLimits } from '#web/announcements/show/Audience.tsx'
import { RichText } from '#web/announcements/show/RichText.tsx'
import { api } from '#web/kit/api.ts'
import { sendCommand, useCommand } from '#web/kit/command.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

/** The text as its readers see it, and how it is published. Opening it marks it as read. */
export function Content({ announcement }: { announcement: AnnouncementDetail }) {
  const text = useWords(announcementsWords)
  const { id, mine, reason, revisions } = announcement
  const waiting = announcement.hasPending ? revisions.find(({ publishedAt }) => publishedAt === null)?.text : undefined
  const [isNew, setNew] = useState(false)
  const isUnread = announcement.state === 'published' && mine?.readAt === null
  useEffect(() => {
    if (isUnread) void sendCommand(api.announcements.read, { id })
  }, [id, isUnread])
  return (
    <div className="grid gap-5">
      {reason && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink wrap-anywhere">
          {text.reasonWas(reason)}
        </p>
      )}
      {waiting && (
        <div className="flex flex-wrap gap-2">
          <Chip chosen={!isNew} onChoose={() => setNew(false)}>
            {text.shownNow}
          </Chip>
          <Chip chosen={isNew} onChoose={() => setNew(true)}>
            {text.waits}
          </Chip>
        </div>
      )}
      <Written text={(isNew && waiting) || announcement} />
      <Confirming announcement={announcement} />
      <Part title={text.facts}>
        <SettingFacts announcement={announcement} />
      </Part>
    </div>
  )
}

function Written({ text }: { text: AnnouncementText }) {
  const { title, coverUrl, summary, content } = text
  return (
    <article aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {coverUrl && <img src={coverUrl} alt="" loading="lazy" className="max-h-60 w-full rounded-md object-cover" />}
      {summary && <p className="text-sm text-muted wrap-anywhere">{summary}</p>}
      <RichText html={content} />
    </article>
  )
}

/** The button of readers who must confirm it. */
function Confirming({ announcement: { id, state, mine, mustAcknowledge } }: { announcement: AnnouncementDetail }) {
  const text = useWords(announcementsWords)
  const confirming = useCommand(api.announcements.acknowledge)
  if (!mustAcknowledge || !mine || state !== 'published') return null
  if (mine.acknowledgedAt !== null) {
    return (
      <p className="text-sm text-good-ink">
        {text.acknowledgedAt} <Time at={mine.acknowledgedAt} />
      </p>
    )
  }
  return (
    <div>
      <Button look="primary" busy={confirming.pending} onClick={() => void confirming.run({ id })}>
        {text.acknowledge}
      </Button>
    </div>
  )
}

/** Whom it is for, how and when, and how many have read it. */
function SettingFacts({ announcement }: { announcement: AnnouncementDetail }) {
  const text = useWords(announcementsWords)
  const { channels, priorities } = useWords(announcementNameWords)
  const { columns } = text
  const { audience, people, publisher, author } = announcement
  const from = announcement.publishedAt ?? announcement.publishAt
  return (
    <Facts>
      <Fact name={columns.audience}>
        <AudienceKinds audience={audience} />
        <span className="text-muted">
          {' '}
          <AudienceLimits audience={audience} />
        </span>
        {people.length > 0 && (
          <span className="block text-xs text-muted">{people.map(one => one.name).join(' · ')}</span>
        )}
      </Fact>
      <Fact name={columns.channels}>{announcement.channels.map(channel => channels[channel]).join(' · ')}</Fact>
      <Fact name={text.priority}>{priorities[announcement.priority]}</Fact>
      <Fact name={columns.valid}>
        {from === null ? text.atOnce : <Time at={from} />}
        {' ~ '}
        {announcement.expireAt === null ? text.noEnd : <Time at={announcement.expireAt} />}
      </Fact>
      {announcement.targets !== null && (
        <Fact name={columns.read}>
          <ReadLine announcement={announcement} targets={announcement.targets} />
        </Fact>
      )}
      <Fact name={columns.updated}>
        <Time at={announcement.updatedAt} /> {text.writtenBy(author.name)}
        {publisher && <span className="inline-block whitespace-pre">{` · ${text.publishedBy(publisher.name)}`}</span>}
      </Fact>
    </Facts>
  )
}

function ReadLine({ announcement, targets }: { announcement: AnnouncementDetail; targets: number }) {
  const text = useWords(announcementsWords)
  const number = useNumberFormat()
  const { read, acknowledged, mustAcknowledge } = announcement
  const rate = `${number(read)} / ${number(targets)} · ${rateOf(read, targets)}`
  return <>{mustAcknowledge ? `${rate} · ${text.confirmed(number(acknowledged))}` : rate}</>
}
