import { useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { movesText } from '#words/orders/moves.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** Another door for the order, near the first one. */
export function AddressDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const [detail, setDetail] = useState(order.to?.detail ?? '')
  const [lng, setLng] = useState(String(order.to?.lng ?? ''))
  const [lat, setLat] = useState(String(order.to?.lat ?? ''))
  const { make, pending } = useMove('changeAddress', onClose)
  const point = { lng: Number(lng), lat: Number(lat) }
  const isPlace = lng.trim() !== '' && lat.trim() !== '' && Math.abs(point.lng) <= 180 && Math.abs(point.lat) <= 90
  return (
    <QuestionDialog
      move="changeAddress"
      order={order}
      reasons={text.addressReasons}
      ready={detail.trim().length >= 2 && isPlace}
      pending={pending}
      onClose={onClose}
      onSure={reason => void make({ id: order.id, version: order.version, detail, point, reason })}
    >
      <Textarea
        label={text.newAddress}
        rows={2}
        maxLength={200}
        value={detail}
        onChange={event => setDetail(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={text.lng} inputMode="decimal" value={lng} onChange={event => setLng(event.target.value)} />
        <TextField label={text.lat} inputMode="decimal" value={lat} onChange={event => setLat(event.target.value)} />
      </div>
    </QuestionDialog>
  )
}
