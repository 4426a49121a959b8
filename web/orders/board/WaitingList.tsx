import { memo } from 'react'
import type { WaitReason } from '#contract/orders/autopilots.ts'
import type { BoardOrder } from '#contract/orders/dispatch.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { autopilotWords, dispatchWords } from '#words/orders/dispatch.ts'
import { dragged } from './drag.ts'
import { useStable } from './useStable.ts'
import type { Reasons } from './useStanding.ts'
import { Windowed } from './Windowed.tsx'

type WaitingListProps = {
  /** Undefined while they are asked for. */
  orders: readonly BoardOrder[] | undefined
  /** Why they wait where an autopilot is on. */
  reasons: Reasons
  chosen: ReadonlySet<number>
  onToggle: (ids: readonly number[]) => void
}

const heightOf = () => 80

/** Orders that wait for a worker, most urgent first. A click selects a card; a card can be dragged onto a worker. */
export function WaitingList({ orders, reasons, chosen, onToggle }: WaitingListProps) {
  const text = useWords(dispatchWords)
  const idsWith = useStable((id: number) => (chosen.has(id) ? [...chosen] : [id]))
  return (
    <Windowed items={orders} empty={text.nothingWaits} heightOf={heightOf}>
      {order => (
        <OrderCard
          order={order}
          why={reasons.get(order.id)}
          isChosen={chosen.has(order.id)}
          onToggle={onToggle}
          idsWith={idsWith}
        />
      )}
    </Windowed>
  )
}

type OrderCardProps = {
  order: BoardOrder
  why: WaitReason | undefined
  isChosen: boolean
  onToggle: (ids: readonly number[]) => void
  /** The orders that are dragged with this one. */
  idsWith: (id: number) => number[]
}

const OrderCard = memo(function OrderCard({ order, why, isChosen, onToggle, idsWith }: OrderCardProps) {
  const text = useWords(dispatchWords)
  const { reasons } = useWords(autopilotWords)
  const print = useTimeFormat('time')
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      draggable
      onDragStart={event => dragged.begin(event, idsWith(order.id))}
      onClick={() => onToggle([order.id])}
      className={`grid size-full content-center gap-0.5 px-3 text-left text-sm hover:bg-hover ${isChosen ? 'bg-accent-soft' : ''}`}
    >
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{order.from?.name ?? order.to?.name}</span>
        {order.dueAt !== null && (
          <span className="ml-auto shrink-0">
            <Clock since={order.stateAt} due={order.dueAt} />
          </span>
        )}
      </span>
      <span className="truncate text-xs text-muted">{order.to?.detail}</span>
      <span className="truncate text-xs text-muted">
        {[
          order.no.slice(-6),
          order.promisedAt !== null && text.promisedBy(print(order.promisedAt)),
          order.leasedBy ? text.leasing(order.leasedBy.name) : why && reasons[why],
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  )
})
