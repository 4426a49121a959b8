import type { Audience } from '#contract/announcements/announcement.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

/** The kinds of readers, and how many persons are named. */
export function AudienceKinds({ audience: { kinds, people } }: { audience: Audience }) {
  const text = useWords(announcementsWords)
  const names = useWords(announcementNameWords).kinds
  const parts = [...kinds.map(kind => names[kind]), ...(people.length ? [text.people(people.length)] : [])]
  return <>{parts.join(' · ') || '–'}</>
}

/** What narrows them. */
export function AudienceLimits({ audience: { kinds, cities, roles } }: { audience: Audience }) {
  return (
    <>
      {kinds.length > 0 && <CityNames codes={cities.length ? cities : null} />}
      {roles.length > 0 && ` · ${roles.join(' · ')}`}
    </>
  )
}
