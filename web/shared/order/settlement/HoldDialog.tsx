import type { SettlementAction, SettlementRow } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { api } from '#web/kit/api.ts'
import { invalidate, keyOf, queryClient } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { settlementsWords } from '#words/money/settlements.ts'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'

type HoldDialogProps = { action: SettlementAction; settlement: SettlementRow; onClose: () => void }

const operations = { hold: settlements.hold, unhold: settlements.unhold }

/** Holds or resumes the settlement of an order, with the reason. */
export function HoldDialog({ action, settlement, onClose }: HoldDialogProps) {
  const text = useWords(settlementsWords)
  const { columns } = useWords(orderWords)
  const { paid } = useWords(orderDetailWords)
  const { id } = settlement
  const form = useReasonForm(operations[action], settlement, {
    after: () => invalidate('settlements'),
    onDone: answer => {
      queryClient.setQueryData(keyOf(api.settlements.ofOrder, { id }), { settlement: answer })
      onClose()
    },
  })
  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={
        <Facts>
          <Fact name={columns.no}>{settlement.no}</Fact>
          <Fact name={paid}>
            <Money fen={settlement.paidFen} />
          </Fact>
          <Fact name={text.title}>{text.states[settlement.state]}</Fact>
        </Facts>
      }
      consequence={text.consequences[action]}
      reasons={action === 'hold' ? text.holdReasons : text.unholdReasons}
      danger={action === 'hold'}
      form={form}
      onClose={onClose}
    />
  )
}
