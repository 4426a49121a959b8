import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { RiskScore } from '#web/withdrawals/facts/WithdrawalBadges.tsx'
import { withdrawalNameWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

/** Approves one withdrawal, after its risks were read. */
export function ApproveDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const form = useForm(withdrawals.approve, {
    initial: { remark: '' },
    record: row,
    input: values => values,
    done: text.dones.approve,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.actions.approve}
      facts={<WithdrawalFacts row={row} />}
      consequence={row.state === 'secondReview' ? text.consequences.approveSecond : text.consequences.approve}
      form={form}
      ready
      onClose={onClose}
    >
      <Risks row={row} />
      <Textarea {...form.text('remark')} label={text.remark} hint={text.remarkHint} rows={2} maxLength={500} />
    </ConfirmDialog>
  )
}

function Risks({ row: { risks, riskScore } }: { row: WithdrawalRow }) {
  const text = useWords(withdrawalsWords)
  const { riskReasons } = useWords(withdrawalNameWords)
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex items-center gap-2 text-muted">
        {text.risks}
        <RiskScore score={riskScore} />
      </p>
      {risks.length === 0 && <p>{text.noRisks}</p>}
      {risks.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {risks.map(risk => (
            <li key={risk}>{riskReasons[risk]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
