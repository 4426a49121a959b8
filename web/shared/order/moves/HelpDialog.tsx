import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

/** Closes an emergency call: confirms that both sides were called, and records what was done. */
export function HelpDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('settleHelp', {
    initial: { passengerReached: false, chauffeurReached: false, caseNo: '' },
    order,
    // The button is disabled until both were called.
    input: ({ caseNo }) => ({
      passengerReached: true as const,
      chauffeurReached: true as const,
      caseNo: caseNo.trim(),
    }),
    onClose,
  })
  const { passengerReached, chauffeurReached } = form.values
  return (
    <QuestionDialog
      move="settleHelp"
      order={order}
      reasons={text.helpReasons}
      ready={passengerReached && chauffeurReached}
      form={form}
      onClose={onClose}
    >
      <Checkbox checked={passengerReached} onChange={isReached => form.set({ passengerReached: isReached })}>
        {text.passengerReached}
      </Checkbox>
      <Checkbox checked={chauffeurReached} onChange={isReached => form.set({ chauffeurReached: isReached })}>
        {text.chauffeurReached}
      </Checkbox>
      <TextField {...form.text('caseNo')} label={text.caseNo} maxLength={40} />
    </QuestionDialog>
  )
}
