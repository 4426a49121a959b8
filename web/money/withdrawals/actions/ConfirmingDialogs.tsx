import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ManualFacts } from '#web/shared/receipt/ManualFacts.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { WhatFacts } from './WhatFacts.tsx'

type DialogProps = { row: WithdrawalRow; onClose: () => void }

const operations = { retry: withdrawals.retry, confirmManual: withdrawals.confirmManual }

function usePlainForm(action: keyof typeof operations, row: WithdrawalRow, onClose: () => void) {
  const text = useWords(withdrawalsWords)
  return useForm<(typeof operations)[typeof action], object>(operations[action], {
    initial: {},
    record: row,
    input: () => ({}),
    done: text.dones[action],
    onDone: onClose,
  })
}

/** Asks the channel once more, under a new number. */
export function RetryDialog({ row, onClose }: DialogProps) {
  const text = useWords(withdrawalsWords)
  const form = usePlainForm('retry', row, onClose)
  return (
    <ConfirmDialog
      action={`${text.actions.retry} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.retry}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

/** Confirms what a colleague paid outside of the channels, with the receipt in sight. */
export function ConfirmManualDialog({ row, onClose }: DialogProps) {
  const text = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.get, { id: row.id })
  const form = usePlainForm('confirmManual', row, onClose)
  return (
    <ConfirmDialog
      action={`${text.actions.confirmManual} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={text.consequences.confirmManual}
      form={form}
      ready={data !== undefined}
      onClose={onClose}
    >
      {data?.manual ? <ManualFacts manual={data.manual} /> : <Skeletons widths={[60, 90]} />}
    </ConfirmDialog>
  )
}
