import { useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { Question } from './question.ts'
import { VerificationList } from './VerificationList.tsx'

const VerificationDesk = lazily(async () => (await import('./VerificationDesk.tsx')).VerificationDesk)

/** The papers that people show: the list, or the desk on which they are judged. */
export function VerificationsPage() {
  const [{ desk, open }, setQuestion] = useQuestion(Question)
  const [first, setFirst] = useState<number>()
  const mayJudge = useMay('verifications.judge')

  if (desk && mayJudge) {
    return (
      <VerificationDesk
        first={first}
        open={open}
        onOpen={next => setQuestion({ open: next }, { replace: true })}
        onClose={() => setQuestion({ desk: false, open: 0 })}
      />
    )
  }
  return (
    <VerificationList
      onJudge={id => {
        setFirst(id)
        setQuestion({ desk: true, open: 0 })
      }}
    />
  )
}
