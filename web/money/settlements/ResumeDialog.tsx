import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { fen } from '#contract/base/values.ts'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { invalidate } from '#web/kit/read.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'

type Outcome = OutputOf<typeof settlements.unholdMany>

type ResumeDialogProps = {
  rows: readonly ListedSettlement[]
  /** Called when the server has answered. */
  onDone: () => void
  onClose: () => void
}

/** Resumes several settlements for one reason; then which ones were refused and why. */
export function ResumeDialog({ rows, onDone, onClose }: ResumeDialogProps) {
  const text = useWords(settlementsWords)
  const { sums, resumed } = useWords(settlementListWords)
  const number = useNumberFormat()
  const [outcome, setOutcome] = useState<Outcome>()
  const [targets] = useState(() => rows.map(({ id, version }) => ({ id, version })))

  function finish(answer: Outcome): void {
    onDone()
    invalidate('settlements')
    if (answer.refused.length > 0) {
      setOutcome(answer)
      return
    }
    toast.success(resumed(answer.resumed))
    onClose()
  }

  const form = useForm<typeof settlements.unholdMany, object>(settlements.unholdMany, {
    initial: {},
    // `ReasonDialog` adds the reason.
    input: () => ({ settlements: targets }) as never,
    onDone: finish,
  })
  if (outcome) return <OutcomeDialog outcome={outcome} onClose={onClose} />
  return (
    <ReasonDialog
      action={text.actions.unhold}
      facts={
        <Facts>
          <Fact name={sums.count}>{number(rows.length)}</Fact>
          <Fact name={sums.paid}>
            <Money fen={fen(rows.reduce((sum, { paidFen, refundedFen }) => sum + paidFen - refundedFen, 0))} />
          </Fact>
        </Facts>
      }
      consequence={text.consequences.unhold}
      reasons={text.unholdReasons}
      form={form}
      onClose={onClose}
    />
  )
}

function OutcomeDialog({ outcome: { resumed, refused }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const text = useWords(settlementListWords)
  const { actions } = useWords(settlementsWords)
  const { seen } = useWords(chosenWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={actions.unhold}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p role="status">{text.resumed(resumed)}</p>
        <RefusedList title={text.refusedSome(refused.length)} refusals={refused} />
      </div>
    </Dialog>
  )
}
