import type { AnnouncementDetail } from '#contract/announcements/announcement.ts'
import { rateOf } from '#web/announcements/list/cells.tsx'
import { AudienceKinds, AudienceLimits } from '#web/announcements/show/Audience.tsx'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

/** Whom it is for, how and when, and how many have read it. */
export function SettingFacts({ announcement }: { announcement: AnnouncementDetail }) {
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
        {publisher && ` · ${text.publishedBy(publisher.name)}`}
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
