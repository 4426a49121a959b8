import { fen } from '#contract/base/values.ts'
import type { Deposit } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { depositsWords } from '#words/money/deposits.ts'

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
      facts={
        <Facts>
          <Fact name={text.title}>{deposit.no}</Fact>
          <Fact name={text.amount}>
            <Money fen={fen(deposit.paidFen - deposit.usedFen - deposit.givenBackFen)} />
          </Fact>
        </Facts>
      }
      consequence={text.consequences.retry}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
