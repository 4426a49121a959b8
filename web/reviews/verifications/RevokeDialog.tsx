import type { VerificationRow } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'

export function RevokeDialog({ row, onClose }: { row: VerificationRow; onClose: () => void }) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  const form = useReasonForm(verifications.revoke, row, { done: text.revoked, onDone: onClose })
  return (
    <ReasonDialog
      action={text.revoke}
      facts={
        <Facts>
          <Fact name={text.columns.no}>{row.no}</Fact>
          <Fact name={text.columns.person}>{row.person.name}</Fact>
          <Fact name={text.columns.kind}>{papers.kinds[row.kind]}</Fact>
        </Facts>
      }
      consequence={text.revokeConsequence}
      danger
      reasons={text.revokeReasons}
      form={form}
      onClose={onClose}
    />
  )
}
