import type {
  AnnouncementRow,
  announcementCategories,
  AnnouncementState as State,
} from '#contract/announcements/announcement.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

const stateTones: Record<State, Tone> = {
  draft: 'neutral',
  reviewing: 'warn',
  scheduled: 'accent',
  published: 'good',
  expired: 'neutral',
  offline: 'neutral',
}

export function AnnouncementState({ state }: { state: State }) {
  const { states } = useWords(announcementNameWords)
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

type Category = (typeof announcementCategories)[number]
const categoryTones: Partial<Record<Category, Tone>> = { safety: 'bad', weather: 'warn', outage: 'warn' }

export function CategoryBadge({ category }: { category: Category }) {
  const { categories } = useWords(announcementNameWords)
  return <Badge tone={categoryTones[category] ?? 'neutral'}>{categories[category]}</Badge>
}

const minute = 60_000

/** Pinned, to be confirmed, urgent, and whether a newer text waits. */
export function Tags({ row }: { row: AnnouncementRow }) {
  const text = useWords(announcementsWords)
  const now = useNow(minute)
  return (
    <>
      {row.pinnedUntil !== null && row.pinnedUntil > now && <Badge tone="accent">{text.pinned}</Badge>}
      {row.mustAcknowledge && <Badge tone="bad">{text.mandatory}</Badge>}
      {row.priority === 'high' && <Badge tone="warn">{text.urgent}</Badge>}
      {row.hasPending && <Badge tone="warn">{text.hasPending}</Badge>}
    </>
  )
}
