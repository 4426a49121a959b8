import type { OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Copy } from '#web/ui/Copy.tsx'
import { Time } from '#web/ui/Time.tsx'
import { TwoLines } from '#web/ui/TwoLines.tsx'
import { kilometres } from './distance.ts'
import { OrderClock, OrderState } from './OrderState.tsx'
import { ordersText } from './text.ts'

export function NoCell({ order }: { order: OrderRow }) {
  const text = useWords(ordersText)
  const placed = (
    <>
      {text.placedAt} <Time at={order.placedAt} />
    </>
  )
  return (
    <TwoLines under={placed}>
      <span className="flex items-center gap-0.5">
        <span className="truncate font-medium">{order.no}</span>
        <Copy value={order.no} />
      </span>
    </TwoLines>
  )
}

export function StateCell({ order }: { order: OrderRow }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <OrderState state={order.state} />
      <OrderClock order={order} />
    </span>
  )
}

/** Whom one may have to call. */
export function PartyCell({ party }: { party: { name: string; phone: string } }) {
  return <TwoLines under={party.phone}>{party.name}</TwoLines>
}

export function WorkerCell({ worker }: { worker: OrderRow['worker'] }) {
  const text = useWords(ordersText)
  return worker ? <PartyCell party={worker} /> : <span className="text-muted">{text.noWorker}</span>
}

/** Where it goes, how far, and by when. */
export function AddressCell({ order }: { order: OrderRow }) {
  const text = useWords(ordersText)
  const promise = order.promisedAt !== null && (
    <>
      {` · ${text.promisedBy} `}
      <Time at={order.promisedAt} shape="time" />
    </>
  )
  return (
    <TwoLines
      under={
        <>
          {text.kilometres(kilometres(order.distanceM))}
          {promise}
        </>
      }
    >
      {order.address}
    </TwoLines>
  )
}
