import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { AnnouncementList } from './list/AnnouncementList.tsx'
import { Question } from './question.ts'

const WritePage = lazily(async () => (await import('./write/WritePage.tsx')).WritePage)

/** What staff and people in the apps are told: the list, or the form in which one is written. */
export function AnnouncementsPage() {
  const [{ write }, setQuestion] = useQuestion(Question)
  const mayWrite = useMay('announcements.edit')
  if (write && mayWrite)
    return <WritePage key={write} id={write} onClose={() => setQuestion({ write: 0 }, { replace: true })} />
  return <AnnouncementList onWrite={id => setQuestion({ write: id, open: 0 })} />
}
