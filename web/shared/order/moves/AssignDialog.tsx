import { useRef, useState } from 'react'
import { dispatch } from '#contract/orders/dispatch.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, reasonOf, type Said } from '#web/ui/ask/reason.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { uiText } from '#words/base/ui.ts'
import { movesText } from '#words/orders/moves.ts'
import { orderNames } from '#words/orders/names.ts'
import { useMove } from './move.ts'
import { useLease } from './useLease.ts'
import { isEligible, WorkerPicker } from './WorkerPicker.tsx'

type AssignDialogProps = { move: 'assign' | 'reassign'; order: OrderRow; onClose: () => void }

/** Who could bring it, best first; those who cannot are shown with the reason. A second worker needs one, too. */
export function AssignDialog({ move, order, onClose }: AssignDialogProps) {
  const text = useWords(movesText)
  const { moves } = useWords(orderNames)
  const { no } = useWords(uiText)
  const found = useRead(dispatch.candidates, { id: order.id })
  useLease(order.id)
  const [wishId, setWishId] = useState<number>()
  const [said, setSaid] = useState<Said>({ note: '' })
  const { make, pending } = useMove(move, onClose)
  const input = useRef<HTMLInputElement>(null)

  const eligible = found.data?.filter(isEligible) ?? []
  // 0 is nobody: what was searched for matches no worker who could take it.
  const chosen = eligible.find(worker => worker.id === wishId) ?? (wishId === 0 ? undefined : eligible[0])
  const needsReason = move === 'reassign'
  const reason = reasonOf(said)
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
      title={`${moves[move]} ${order.no}`}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button look="primary" busy={pending} disabled={!isReady} onClick={give}>
            {chosen ? text.giveTo(chosen.name) : text.chooseWorker}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {order.leasedBy && <p className="text-sm text-warn-ink">{text.leased(order.leasedBy.name)}</p>}
        {found.error && !found.data && <Failed error={found.error} onAgain={() => void found.refetch()} />}
        {found.isPending && <Skeletons widths={[70, 50, 65]} />}
        <WorkerPicker
          input={input}
          workers={found.data}
          chosen={chosen}
          onChoose={worker => setWishId(worker?.id ?? 0)}
          onGive={give}
        />
        {needsReason && <ReasonField choices={text.reassignReasons} said={said} onSay={setSaid} />}
      </div>
    </Dialog>
  )
}
