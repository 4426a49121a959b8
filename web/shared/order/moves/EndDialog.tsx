import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { fenOf, yuanOf } from '#web/ui/controls/yuan.ts'
import { movesText } from '#words/orders/moves.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** A ride that is over, told by the desk in the chauffeur's stead. */
export function EndDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const [driven, setDriven] = useState(((order.distanceM ?? 0) / 1000).toFixed(1))
  const [waited, setWaited] = useState('0')
  const [toll, setToll] = useState('0')
  const [total, setTotal] = useState(yuanOf(order.payFen))
  const { make, pending } = useMove('end', onClose)
  const [tollFen, totalFen] = [fenOf(toll), fenOf(total)]
  const [drivenM, waitSeconds] = [Math.round(Number(driven) * 1000), Math.round(Number(waited) * 60)]
  const isRide = drivenM >= 0 && waitSeconds >= 0
  function end(reason: string): void {
    if (tollFen === null || totalFen === null) return
    const ride = { drivenM, waitSeconds, tollFen: fen(tollFen), totalFen: fen(totalFen) }
    void make({ id: order.id, version: order.version, reason, ...ride })
  }
  return (
    <QuestionDialog
      move="end"
      order={order}
      reasons={text.endReasons}
      ready={isRide && tollFen !== null && totalFen !== null && tollFen <= totalFen}
      pending={pending}
      onClose={onClose}
      onSure={end}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={text.drivenKm}
          inputMode="decimal"
          value={driven}
          onChange={event => setDriven(event.target.value)}
        />
        <TextField
          label={text.waitMinutes}
          inputMode="numeric"
          value={waited}
          onChange={event => setWaited(event.target.value)}
        />
        <AmountField label={text.toll} value={toll} onChange={setToll} />
        <AmountField label={text.total} value={total} onChange={setTotal} />
      </div>
    </QuestionDialog>
  )
}
