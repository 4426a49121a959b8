import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { blockingRisks, needsReason } from '#contract/money/withdrawal-risk.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RiskScore } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { isReason } from '#web/ui/ask/reason.ts'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { WhatFacts } from './WhatFacts.tsx'

/** Approves one withdrawal, after its risks were read; they are found anew when the dialog opens. */
export function ApproveDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.get, { id: row.id })
  const known = data ?? row
  const isBlocked = known.risks.some(risk => blockingRisks.includes(risk))
  const mustSayWhy = !isBlocked && needsReason(known.riskScore)
  const form = useForm(withdrawals.approve, {
    initial: { remark: '' },
    record: row,
    input: values => values,
    done: text.dones.approve,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={`${text.actions.approve} ${row.no}`}
      facts={<WhatFacts row={row} />}
      consequence={row.state === 'secondReview' ? text.consequences.approveSecond : text.consequences.approve}
      form={form}
      ready={!isBlocked && (!mustSayWhy || isReason(form.values.remark))}
      onClose={onClose}
    >
      <Risks row={known} />
      {isBlocked && (
        <p role="status" className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad-ink">
          {text.isBlocked}
        </p>
      )}
      <Textarea
        {...form.text('remark')}
        label={mustSayWhy ? text.whyApproved : text.remark}
        hint={mustSayWhy ? text.whyApprovedHint : text.remarkHint}
        required={mustSayWhy}
        rows={2}
        maxLength={500}
      />
    </ConfirmDialog>
  )
}

function Risks({ row: { risks, riskScore } }: { row: WithdrawalRow }) {
  const text = useWords(withdrawalsWords)
  const { riskReasons } = useWords(withdrawalLabelWords)
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
