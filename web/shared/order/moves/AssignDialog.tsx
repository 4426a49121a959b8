import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { WaitingTimes } from '#web/shared/order/WaitingTimes.tsx'
import { ConflictNote } from '#web/ui/ask/ConflictNote.tsx'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords, orderWords } from '#words/orders/order.ts'
import { useMoveForm } from './useMoveForm.ts'
import { isEligible, WorkerPicker } from './WorkerPicker.tsx'

type AssignDialogProps = { move: 'assign' | 'reassign'; order: OrderRow; onClose: () => void }

/** Undefined selects the best worker, 0 nobody: the search matches no worker who could take it. */
type Wish = { wishId: number | undefined; reasonInput: ReasonInput }
const noWish: Wish = { wishId: undefined, reasonInput: { note: '' } }
const inputOf = ({ wishId = 0 }: Wish) => ({ workerId: wishId })

/** Candidates for the order, best first; unavailable ones show the reason. A reassignment needs a reason, too. */
export function AssignDialog({ move, order, onClose }: AssignDialogProps) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const { no } = useWords(uiWords)
  const found = useRead(api.dispatch.candidates, { id: order.id })
  useLease(order.id)
  const form = useMoveForm<'assign' | 'reassign', Wish>(move, { initial: noWish, order, input: inputOf, onClose })
  const { wishId, reasonInput } = form.values
  const input = useRef<HTMLInputElement>(null)

  // What was read before the order was given to somebody still has them.
  const holderId = order.worker?.id
  const eligible = found.data?.filter(each => isEligible(each) && each.id !== holderId) ?? []
  const chosen = eligible.find(worker => worker.id === wishId) ?? (wishId === 0 ? undefined : eligible[0])
  const needsReason = move === 'reassign'
  const reason = reasonOf(reasonInput)
  const isReady = chosen !== undefined && (!needsReason || isReason(reason))

  function give() {
    if (!isReady || form.pending) return
    void form.submit({ workerId: chosen.id, ...(needsReason && { reason }) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${moves[move]} ${order.no}`}
      initialFocus={input}
      footer={
        <>
          <CloseButton>{no}</CloseButton>
          <Button look="primary" busy={form.pending} disabled={!isReady} onClick={give}>
            {chosen ? text.giveTo(chosen.name) : text.chooseWorker}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ConflictNote form={form} />
        <OrderGoal order={order} />
        {order.leasedBy && <p className="text-sm text-warn-ink">{text.leased(order.leasedBy.name)}</p>}
        <WorkerPicker
          input={input}
          found={found}
          holderId={holderId}
          chosen={chosen}
          onChoose={worker => form.set({ wishId: worker?.id ?? 0 })}
          onGive={give}
        />
        {needsReason && (
          <ReasonField
            choices={text.reassignReasons}
            value={reasonInput}
            onChange={next => form.set({ reasonInput: next })}
          />
        )}
      </div>
    </Dialog>
  )
}

/** From where to where the order goes, and how long it may take: what one chooses a worker by. */
function OrderGoal({ order }: { order: OrderRow }) {
  const { places } = useWords(orderWords)
  const { from, to, service } = order
  const [begin = '', end = ''] = places[service]
  return (
    <div className="grid gap-1 rounded-md bg-ground px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-1.5">
        {from && (
          <span title={begin} className="font-medium">
            {from.name || from.detail}
          </span>
        )}
        {from && to && <ArrowRight size={13} aria-hidden className="shrink-0 text-muted" />}
        {to && <span title={end}>{to.detail}</span>}
      </p>
      <WaitingTimes order={order} />
    </div>
  )
}

/** Shorter than the lease, which lasts a minute. */
const renewedEveryMs = 30_000

/** Shows colleagues, for as long as the dialog is open, who is assigning the order. */
function useLease(id: number): void {
  useEffect(() => {
    // A failed lease is ignored: it is only a hint to colleagues, and nothing depends on it.
    const renew = () => void call(api.dispatch.lease, { id }).catch(() => {})
    renew()
    const timer = setInterval(renew, renewedEveryMs)
    return () => {
      clearInterval(timer)
      void call(api.dispatch.release, { id }).catch(() => {})
    }
  }, [id])
}
