import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { CompensationMove, JudgingMove } from '#contract/complaints/decision.ts'
import { WhatFacts } from '#web/complaints/WhatFacts.tsx'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'

/** What is judged: money that somebody asked for, or a punishment that was appealed against, by its id. */
export type Judging = { move: CompensationMove | JudgingMove; id: number }
export type ChooseJudging = (judging: Judging) => void

type JudgeDialogProps = { complaint: ComplaintRow; judging: Judging; onClose: () => void }

export function JudgeDialog({ complaint, judging: { move, id }, onClose }: JudgeDialogProps) {
  if (move === 'approve') return <ApproveDialog complaint={complaint} id={id} onClose={onClose} />
  return <ReasonedJudgement complaint={complaint} move={move} id={id} onClose={onClose} />
}

type ApproveDialogProps = { complaint: ComplaintRow; id: number; onClose: () => void }

function ApproveDialog({ complaint, id, onClose }: ApproveDialogProps) {
  const { done } = useWords(complaintsWords)
  const text = useWords(complaintDecisionWords)
  const form = useForm(complaints.approveCompensation, {
    initial: {},
    record: complaint,
    input: () => ({ compensationId: id }),
    done,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.compensationMoves.approve}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences.approve}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

type ReasonedMove = 'reject' | JudgingMove
const operations = {
  reject: complaints.rejectCompensation,
  uphold: complaints.uphold,
  lift: complaints.lift,
} as const

function ReasonedJudgement({ complaint, move, id, onClose }: ApproveDialogProps & { move: ReasonedMove }) {
  const { done } = useWords(complaintsWords)
  const text = useWords(complaintDecisionWords)
  const form = useForm<(typeof operations)[ReasonedMove], object>(operations[move], {
    initial: {},
    record: complaint,
    input: () => (move === 'reject' ? { compensationId: id } : { punishmentId: id }) as never,
    done,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      action={move === 'reject' ? text.compensationMoves.reject : text.judging[move]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[move]}
      danger={move === 'reject'}
      reasons={text.reasons[move]}
      form={form}
      onClose={onClose}
    />
  )
}
