import { useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useOnInvalidate } from '#web/kit/read.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { ApplicationList } from './ApplicationList.tsx'
import { Question } from './question.ts'

const ApplicationDesk = lazily(async () => (await import('./ApplicationDesk.tsx')).ApplicationDesk)

/** People and shops who want to work with the platform: the list, or the desk on which they are judged. */
export function ApplicationsPage() {
  const [{ desk, open }, setQuestion] = useQuestion(Question)
  const [first, setFirst] = useState<number>()
  // Papers are shown with the application whose they are.
  useOnInvalidate('verifications', () => invalidate('applications'))
  const mayJudge = useMay('applications.judge')

  if (desk && mayJudge) {
    return (
      <ApplicationDesk
        first={first}
        open={open}
        onOpen={next => setQuestion({ open: next }, { replace: true })}
        onClose={() => setQuestion({ desk: false, open: 0 })}
      />
    )
  }
  return (
    <ApplicationList
      onJudge={id => {
        setFirst(id)
        setQuestion({ desk: true, open: 0 })
      }}
    />
  )
}
