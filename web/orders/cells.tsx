import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { kilometres } from '#web/shared/order/distance.ts'
import { OrderClock, OrderState } from '#web/shared/order/OrderState.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { orderWords } from '#words/orders/order.ts'

type Cell = { order: OrderRow }

/** Number, age, number of urges, and who claimed it. */
export function NoCell({ order }: Cell) {
  const text = useWords(orderWords)
  const { urges, claimedBy } = order
  const placed = (
    <>
      {text.placedAt} <Time at={order.placedAt} />
      {urges > 0 && <span className="text-warn-ink">{` · ${text.urges(urges)}`}</span>}
      {claimedBy && ` · ${text.claimed(claimedBy.name)}`}
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

export function StateCell({ order }: Cell) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <OrderState state={order.state} />
      <span className="flex items-center gap-1">
        <OrderClock order={order} />
        <RideMark order={order} />
      </span>
    </span>
  )
}

/** An emergency call from the ride, or an unpaid ride. */
function RideMark({ order: { about } }: Cell) {
  const text = useWords(orderWords)
  if (about.service !== 'chauffeur') return null
  if (about.helpAt !== null && (about.helpSettledAt ?? 0) < about.helpAt) return <Badge tone="bad">{text.help}</Badge>
  return about.isUnpaid && <Badge tone="warn">{text.unpaid}</Badge>
}

/** The people who may have to be called. */
export function PartyCell({ party }: { party: { name: string; phone: string } | null }) {
  return party && <TwoLines under={party.phone}>{party.name}</TwoLines>
}

/** The assigned worker, or the colleague who is assigning one. */
export function WorkerCell({ order: { worker, leasedBy } }: Cell) {
  const text = useWords(orderWords)
  if (worker) return <PartyCell party={worker} />
  return leasedBy ? (
    <span className="text-accent-ink">{text.leasing(leasedBy.name)}</span>
  ) : (
    <span className="text-muted">{text.noWorker}</span>
  )
}

/** Destination, distance and promised time. */
export function GoalCell({ order }: Cell) {
  const text = useWords(orderWords)
  const under = (
    <>
      {order.promisedAt !== null && (
        <>
          {`${text.promisedBy} `}
          <Time at={order.promisedAt} shape="time" />{' '}
        </>
      )}
      {order.distanceM !== null && text.kilometres(kilometres(order.distanceM))}
    </>
  )
  return <TwoLines under={under}>{order.to?.detail}</TwoLines>
}

export function AboutCell({ order }: Cell) {
  const text = useWords(orderWords)
  const [first, second] = aboutLines(order.about, text)
  return <TwoLines under={second}>{first}</TwoLines>
}

/** Price and refunds. */
export function MoneyCell({ order }: Cell) {
  const text = useWords(orderWords)
  const { about, refund, payFen, refundedFen } = order
  const difference = about.service === 'express' ? about.differenceFen : 0
  return (
    <span className="grid justify-items-end">
      <Money fen={payFen} />
      {refund !== 'none' && (
        <span className="text-xs whitespace-nowrap text-bad-ink">
          {refundedFen > 0 ? <Money fen={refundedFen} minus /> : text.refunds[refund]}
        </span>
      )}
      {difference !== 0 && <span className="text-xs text-warn-ink">{text.difference}</span>}
    </span>
  )
}
