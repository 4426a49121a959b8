import { readerKinds } from '#contract/announcements/announcement.ts'
import type { announcements } from '#contract/announcements/announcements.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

type ReachCountsProps = {
  label: string
  /** Undefined while it is being counted. */
  reach: OutputOf<typeof announcements.count> | undefined
}

/** How many people it goes to, and how many of each kind. */
export function ReachCounts({ label, reach }: ReachCountsProps) {
  const { peopleCount } = useWords(announcementsWords)
  const { kinds } = useWords(announcementNameWords)
  const number = useNumberFormat()
  const counted = readerKinds.filter(kind => reach?.kinds[kind])
  return (
    <div role="status" className="grid gap-1 rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="flex items-baseline gap-2">
        <span className="text-muted">{label}</span>
        <strong className="ml-auto text-lg font-medium">
          {reach ? peopleCount(number(reach.total)) : <Skeleton width={64} />}
        </strong>
      </p>
      {counted.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          {counted.map(kind => (
            <li key={kind}>{`${kinds[kind]} ${number(reach?.kinds[kind] ?? 0)}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
