import { useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { AnnouncementList } from './list/AnnouncementList.tsx'

const WritePage = lazily(async () => (await import('./write/WritePage.tsx')).WritePage)

/** What staff and people in the apps are told: the list, or the form in which one is written. */
export function AnnouncementsPage() {
  const [written, setWritten] = useState<number | 'new'>()
  if (written) return <WritePage key={written} id={written} onClose={() => setWritten(undefined)} />
  return <AnnouncementList onWrite={setWritten} />
}
