import { lazily } from '#web/kit/lazily.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { FeedbackList } from './list/FeedbackList.tsx'
import { Question } from './question.ts'

const IncidentList = lazily(async () => (await import('./incidents/IncidentList.tsx')).IncidentList)
const Insight = lazily(async () => (await import('./insight/Insight.tsx')).Insight)

/** What people think of the product: to be answered, what is wrong at many, and what they write about. */
export function FeedbackPage() {
  const [{ tab }] = useQuestion(Question)
  if (tab === 'incidents') return <IncidentList />
  return tab === 'insight' ? <Insight /> : <FeedbackList />
}
