import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AudienceKinds } from '#web/announcements/show/Audience.tsx'
import { AnnouncementState, CategoryBadge, Tags } from '#web/announcements/show/Tags.tsx'
import { useNumberFormat } from '#web/kit/time.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { rateOf } from './cells.tsx'

export const cardHeight = 104

/** The row as a card on a phone. */
export function AnnouncementCard({ row }: { row: AnnouncementRow }) {
  const number = useNumberFormat()
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{row.title}</span>
        <span className="ml-auto shrink-0">
          <AnnouncementState state={row.state} />
        </span>
      </p>
      <p className="flex items-center gap-1.5 overflow-hidden">
        <CategoryBadge category={row.category} />
        <Tags row={row} />
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">
          <AudienceKinds audience={row.audience} />
        </span>
        {row.targets !== null && (
          <span className="ml-auto shrink-0">
            {`${number(row.read)} / ${number(row.targets)} · ${rateOf(row.read, row.targets)}`}
          </span>
        )}
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.updatedAt} />
        </span>
      </p>
    </article>
  )
}
