import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { BatchList } from './batches/BatchList.tsx'
import { WithdrawalList } from './list/WithdrawalList.tsx'
import { Question } from './question.ts'

/** Money that people and shops want paid out: to be reviewed, to be paid, and what became of it. */
export function WithdrawalsPage() {
  const [{ tab, batch }] = useQuestion(Question)
  return tab === 'batches' && batch === 0 ? <BatchList /> : <WithdrawalList />
}
