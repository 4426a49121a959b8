import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { type PayoutBatch, withdrawals } from '#contract/money/withdrawals.ts'
import { Link } from '#web/kit/route.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Together } from '#web/money/withdrawals/list/together.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { ChannelShort, ForColleague, TogetherFacts } from './TogetherFacts.tsx'
import { WhatFacts } from './WhatFacts.tsx'

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
      facts={rows.length === 1 && only ? <WhatFacts row={only} /> : <TogetherFacts rows={rows} />}
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

type TogetherResult = {
  /** What was done, in a sentence. */
  done: string
  refused: readonly { id: number; no: string; refusal: string }[]
  batch: PayoutBatch | null
}

type ResultProps = { action: Together; result: TogetherResult; onClose: () => void }

/** What became of several withdrawals: how many were done, and each that was refused with its sentence. */
function TogetherResultDialog({ action, result: { done, refused, batch }, onClose }: ResultProps) {
  const text = useWords(withdrawalsWords)
  const { seen } = useWords(chosenWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.actions[action]}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p role="status">{done}</p>
        <RefusedList title={text.many.refused(refused.length)} refusals={refused} />
        {batch && (
          <Link
            to={`/tixian?tab=batches&batch=${batch.id}`}
            onClick={onClose}
            className="text-accent-ink hover:underline"
          >
            {text.many.toBatch(batch.no)}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
