import { ledger } from '#contract/money/ledger.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { trialWords } from '#words/money/ledger.ts'
import { type Check, CheckFacts } from './CheckFacts.tsx'

/** Lets payouts go on after a check that found differences. */
export function ConfirmCheckDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const text = useWords(trialWords)
  const form = useForm(ledger.confirmCheck, {
    initial: {},
    input: () => ({ id: check.id }),
    done: text.resumed,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      action={text.confirm}
      facts={<CheckFacts check={check} />}
      consequence={text.confirmConsequence}
      reasons={text.confirmReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}
