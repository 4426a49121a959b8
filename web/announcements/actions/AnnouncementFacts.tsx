import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AudienceKinds } from '#web/announcements/show/Audience.tsx'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

/** In a dialog: which announcement it is. */
export function AnnouncementFacts({ row }: { row: AnnouncementRow }) {
  const { columns } = useWords(announcementsWords)
  const { channels } = useWords(announcementNameWords)
  return (
    <Facts>
      <Fact name={columns.title}>{`${row.title} · ${row.no}`}</Fact>
      <Fact name={columns.audience}>
        <AudienceKinds audience={row.audience} />
      </Fact>
      <Fact name={columns.channels}>{row.channels.map(channel => channels[channel]).join(' · ')}</Fact>
    </Facts>
  )
}
