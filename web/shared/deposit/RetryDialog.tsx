import type { Deposit } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { depositsWords } from '#words/money/deposits.ts'
import { RestFacts } from './RestFacts.tsx'

/** Confirms before the channel is asked again to give a deposit back. */
export function RetryDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const text = useWords(depositsWords)
  const form = useForm<typeof deposits.retry, object>(deposits.retry, {
    initial: {},
    record: deposit,
    input: () => ({}),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.actions.retry}
      facts={<RestFacts deposit={deposit} />}
      consequence={text.consequences.retry}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
