import type { Deposit } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { depositsWords } from '#words/money/deposits.ts'
import { RestFacts } from './RestFacts.tsx'

/** Asks why the deposit of a shop or a city agent goes back. */
export function GiveBackDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const text = useWords(depositsWords)
  const form = useReasonForm(deposits.giveBack, deposit, { onDone: onClose })
  return (
    <ReasonDialog
      action={text.actions.giveBack}
      facts={<RestFacts deposit={deposit} />}
      consequence={text.consequences.giveBack}
      reasons={text.endReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}
