import { yuanOf } from '#contract/base/money.ts'
import { type PayoutBatch, withdrawals } from '#contract/money/withdrawals.ts'
import { useCommand } from '#web/kit/command.ts'
import { useMay } from '#web/kit/may.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** Goes on with a paused batch. */
export function ResumeButton({ batch }: { batch: PayoutBatch }) {
  const { batches } = useWords(withdrawalsWords)
  const mayPay = useMay(withdrawals.resumeBatch.needs)
  const { run, pending } = useCommand(withdrawals.resumeBatch)
  const { id, no, count, paid, totalFen, paidFen } = batch

  async function resume(): Promise<void> {
    const left = `¥${yuanOf(totalFen - paidFen)}`
    if (!(await confirm({ text: batches.sureToResume(no, count - paid, left), danger: true }))) return
    if (await run({ id })) toast.success(batches.resumed)
  }

  if (batch.state !== 'paused' || !mayPay) return null
  return (
    <Button
      look="primary"
      busy={pending}
      onClick={event => {
        event.stopPropagation()
        void resume()
      }}
    >
      {batches.resume}
    </Button>
  )
}
