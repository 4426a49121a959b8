import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Together } from '#web/money/withdrawals/list/together.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { ChannelShort, ForColleague, TogetherFacts } from './TogetherFacts.tsx'
import { type TogetherResult, TogetherResultDialog } from './TogetherResultDialog.tsx'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

type Operation = typeof withdrawals.approveMany | typeof withdrawals.pay

type TogetherDialogProps = {
  action: Together
  rows: readonly WithdrawalRow[]
  /** How many others of the list only a colleague may take. */
  forColleague: number
  /** Called when the server has answered. */
  onDone: () => void
  onClose: () => void
}

/** Approves or pays withdrawals: who, how much and what follows; then which ones were refused and why. */
export function TogetherDialog({ action, rows, forColleague, onDone, onClose }: TogetherDialogProps) {
  const text = useWords(withdrawalsWords)
  const [result, setResult] = useState<TogetherResult>()
  const targets = rows.map(({ id, version }) => ({ id, version }))

  function finish(answer: OutputOf<Operation>): void {
    onDone()
    const { refused } = answer
    const isPaid = 'asked' in answer
    const done = isPaid ? text.many.asked(answer.asked) : text.many.approved(answer.approved)
    const batch = isPaid ? answer.batch : null
    if (refused.length > 0 || batch) setResult({ done, refused, batch })
    else {
      toast.success(done)
      onClose()
    }
  }

  const form = useForm<Operation, object>(action === 'pay' ? withdrawals.pay : withdrawals.approveMany, {
    initial: {},
    input: () => ({ withdrawals: targets }),
    onDone: finish,
  })

  if (result) return <TogetherResultDialog action={action} result={result} onClose={onClose} />
  const [only] = rows
  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={rows.length === 1 && only ? <WithdrawalFacts row={only} /> : <TogetherFacts rows={rows} />}
      consequence={text.consequences[action]}
      danger={action === 'pay'}
      form={form}
      ready
      onClose={onClose}
    >
      {forColleague > 0 && <ForColleague action={action} count={forColleague} />}
      {action === 'pay' && <ChannelShort rows={rows} />}
    </ConfirmDialog>
  )
}
