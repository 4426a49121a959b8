import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { adjustmentWords, ledgerWords, transactionWords } from '#words/money/ledger.ts'
import { LineTable } from '../LineTable.tsx'

type TakeBackDialogProps = { transaction: LedgerTransaction; onClose: () => void }

/** Asks that a whole transaction is taken back: the same lines on the other sides, once a colleague approves. */
export function TakeBackDialog({ transaction, onClose }: TakeBackDialogProps) {
  const text = useWords(adjustmentWords)
  const { takeBack } = useWords(transactionWords)
  const { events, transactionNo, event } = useWords(ledgerWords)
  const form = useForm(ledger.adjust, {
    initial: {},
    input: () => ({ reverses: transaction.id, reason: '' }),
    onDone: ({ no }) => {
      toast.success(text.isAsked(no))
      onClose()
    },
  })
  const mirrored = transaction.lines.map(({ line, ...account }) => ({
    ...account,
    side: line === 'debit' ? ('credit' as const) : ('debit' as const),
  }))
  return (
    <ReasonDialog
      action={takeBack}
      facts={
        <div className="grid gap-2">
          <Facts>
            <Fact name={transactionNo}>{transaction.no}</Fact>
            <Fact name={event}>{`${events[transaction.event]} ${transaction.subjectNo}`}</Fact>
          </Facts>
          <LineTable lines={mirrored} />
        </div>
      }
      consequence={text.consequences.ask}
      reasons={text.form.reasons}
      form={form}
      onClose={onClose}
    />
  )
}
