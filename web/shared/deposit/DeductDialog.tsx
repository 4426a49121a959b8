import { fenOf, yuanText } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import { deposits } from '#contract/money/deposits.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { depositsWords } from '#words/money/deposits.ts'

type DeductDialogProps = { personId: number; freeFen: number; onClose: () => void }

/** Asks for a deduction from the deposit; a colleague approves it. */
export function DeductDialog({ personId, freeFen, onClose }: DeductDialogProps) {
  const text = useWords(depositsWords)
  const form = useForm(deposits.deduct, {
    initial: { amount: '' },
    input: ({ amount }) => ({ id: personId, amountFen: fenOf(amount) ?? fen(0) }),
    onDone: () => {
      toast.success(text.done)
      onClose()
    },
  })
  const { amount } = form.values
  const amountFen = fenOf(amount) ?? 0
  return (
    <ReasonDialog
      action={text.actions.deduct}
      facts={
        <Facts>
          <Fact name={text.free}>
            <Money fen={fen(freeFen)} />
          </Fact>
        </Facts>
      }
      consequence={text.consequences.deduct}
      reasons={text.reasons}
      danger
      form={form}
      ready={amountFen > 0}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={amount}
        error={amountFen > freeFen ? `≤ ${yuanText(freeFen)}` : form.errors.amountFen}
        onChange={next => form.set({ amount: next })}
      />
    </ReasonDialog>
  )
}
