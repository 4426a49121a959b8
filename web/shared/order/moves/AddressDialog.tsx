import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

/** Changes the delivery address within a short distance. */
export function AddressDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('changeAddress', {
    initial: {
      detail: order.to?.detail ?? '',
      lng: String(order.to?.lng ?? ''),
      lat: String(order.to?.lat ?? ''),
    },
    order,
    input: ({ detail, lng, lat }) => ({ detail, point: { lng: Number(lng), lat: Number(lat) } }),
    onClose,
  })
  const { detail, lng, lat } = form.values
  const isPlace = lng.trim() !== '' && lat.trim() !== '' && Math.abs(Number(lng)) <= 180 && Math.abs(Number(lat)) <= 90
  return (
    <QuestionDialog
      move="changeAddress"
      order={order}
      reasons={text.addressReasons}
      ready={detail.trim().length >= 2 && isPlace}
      form={form}
      onClose={onClose}
    >
      <Textarea {...form.text('detail')} label={text.newAddress} rows={2} maxLength={200} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...form.text('lng')} label={text.lng} inputMode="decimal" />
        <TextField {...form.text('lat')} label={text.lat} inputMode="decimal" />
      </div>
    </QuestionDialog>
  )
}
