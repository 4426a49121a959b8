import { useRef, useState } from 'react'
import type { OrderRow } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Failed } from '#web/ui/Empty.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useMove } from './move.ts'
import { isReason, ReasonField, reasonOf } from './ReasonField.tsx'
import { isEligible, RiderPicker } from './RiderPicker.tsx'
import { ordersText } from './text.ts'

type AssignDialogProps = { move: 'assign' | 'reassign'; order: OrderRow; onClose: () => void }

/** Who could bring it, best first; those who cannot are shown with the reason. A second rider needs one, too. */
export function AssignDialog({ move, order, onClose }: AssignDialogProps) {
  const text = useWords(ordersText)
  const found = useRead(orders.candidates, { id: order.id })
  const [wishId, setWishId] = useState<number>()
  const [why, setWhy] = useState<string>()
  const [note, setNote] = useState('')
  const { make, pending } = useMove(move, onClose)
  const input = useRef<HTMLInputElement>(null)

  const eligible = found.data?.filter(isEligible) ?? []
  // 0 is nobody: what was searched for matches no rider who could take it.
  const chosen = eligible.find(rider => rider.id === wishId) ?? (wishId === 0 ? undefined : eligible[0])
  const needsReason = move === 'reassign'
  const reason = reasonOf(why, note)
  const isReady = chosen !== undefined && (!needsReason || isReason(reason))

  function give() {
    if (!isReady || pending) return
    const target = { id: order.id, version: order.version, workerId: chosen.id }
    void make(needsReason ? { ...target, reason } : target)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${text.moves[move]} ${order.no}`}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{text.no}</Button>
          <Button look="primary" busy={pending} disabled={!isReady} onClick={give}>
            {chosen ? text.giveTo(chosen.name) : text.chooseWorker}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {found.error && !found.data && <Failed error={found.error} onAgain={() => void found.refetch()} />}
        {found.isPending && <Waiting />}
        <RiderPicker
          input={input}
          riders={found.data}
          chosen={chosen}
          onChoose={rider => setWishId(rider?.id ?? 0)}
          onGive={give}
        />
        {needsReason && (
          <ReasonField
            choices={text.reassignReasons.map(key => ({ key, label: key }))}
            chosen={why}
            onChoose={setWhy}
            note={note}
            onNote={setNote}
          />
        )}
      </div>
    </Dialog>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 py-2">
      <Skeleton width={70} />
      <Skeleton width={50} />
      <Skeleton width={60} />
    </div>
  )
}
