import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

const metresOf = (kilometres: string) => Math.round(Number(kilometres) * 1000)
const secondsOf = (minutes: string) => Math.round(Number(minutes) * 60)

/** Ends a ride on behalf of the chauffeur. */
export function EndDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('end', {
    initial: {
      driven: ((order.distanceM ?? 0) / 1000).toFixed(1),
      waited: '0',
      toll: '0',
      total: yuanOf(order.payFen),
    },
    order,
    input: ride => ({
      drivenM: metresOf(ride.driven),
      waitSeconds: secondsOf(ride.waited),
      tollFen: fen(fenOf(ride.toll) ?? 0),
      totalFen: fen(fenOf(ride.total) ?? 0),
    }),
    onClose,
  })
  const { driven, waited, toll, total } = form.values
  const [tollFen, totalFen] = [fenOf(toll), fenOf(total)]
  const isRide = metresOf(driven) >= 0 && secondsOf(waited) >= 0
  return (
    <QuestionDialog
      move="end"
      order={order}
      reasons={text.endReasons}
      ready={isRide && tollFen !== null && totalFen !== null && tollFen <= totalFen}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField {...form.text('driven')} label={text.drivenKm} inputMode="decimal" />
        <TextField {...form.text('waited')} label={text.waitMinutes} inputMode="numeric" />
        <AmountField label={text.toll} value={toll} onChange={next => form.set({ toll: next })} />
        <AmountField label={text.total} value={total} onChange={next => form.set({ total: next })} />
      </div>
    </QuestionDialog>
  )
}
