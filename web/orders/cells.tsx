import type { OrderRow, PlaceView } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Copy } from '#web/ui/Copy.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Time } from '#web/ui/Time.tsx'
import { TwoLines } from '#web/ui/TwoLines.tsx'
import { aboutLines } from './about.ts'
import { kilometres } from './distance.ts'
import { OrderClock, OrderState } from './OrderState.tsx'
import { ordersText } from './text.ts'

type Cell = { order: OrderRow }

export function NoCell({ order }: Cell) {
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

export function StateCell({ order }: Cell) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <OrderState state={order.state} />
      <OrderClock order={order} />
    </span>
  )
}

/** Whom one may have to call. */
export function PartyCell({ party }: { party: Pick<PlaceView, 'name' | 'phone'> | null }) {
  return party && <TwoLines under={party.phone}>{party.name}</TwoLines>
}

export function WorkerCell({ worker }: { worker: OrderRow['worker'] }) {
  const text = useWords(ordersText)
  return worker ? <PartyCell party={worker} /> : <span className="text-muted">{text.noWorker}</span>
}

/** Where it goes, how far, and by when. */
export function GoalCell({ order }: Cell) {
  const text = useWords(ordersText)
  const promise = order.promisedAt !== null && (
    <>
      {` · ${text.promisedBy} `}
      <Time at={order.promisedAt} shape="time" />
    </>
  )
  const under = (
    <>
      {order.distanceM !== null && text.kilometres(kilometres(order.distanceM))}
      {promise}
    </>
  )
  return <TwoLines under={under}>{order.to?.detail}</TwoLines>
}

export function AboutCell({ order }: Cell) {
  const text = useWords(ordersText)
  const [first, second] = aboutLines(order.about, text)
  return <TwoLines under={second}>{first}</TwoLines>
}

/** What it costs, and what went or goes back. */
export function MoneyCell({ order }: Cell) {
  const text = useWords(ordersText)
  const { about, refund, payFen, refundedFen } = order
  const difference = about.service === 'express' ? about.differenceFen : 0
  return (
    <span className="grid justify-items-end">
      <Money fen={payFen} />
      {refund !== 'none' && (
        <span className="text-xs text-bad-ink">
          {refundedFen > 0 ? <Money fen={refundedFen} minus /> : text.refunds[refund]}
        </span>
      )}
      {difference !== 0 && <span className="text-xs text-warn-ink">{text.difference}</span>}
    </span>
  )
}

/** Who takes care of it, who is about to assign it, and how often it was urged. */
export function FollowCell({ order }: Cell) {
  const text = useWords(ordersText)
  const { about } = order
  const needsHelp = about.service === 'chauffeur' && about.helpAt !== null && (about.helpSettledAt ?? 0) < about.helpAt
  return (
    <span className="flex flex-wrap items-center gap-1">
      {needsHelp && <Badge tone="bad">{text.help}</Badge>}
      {about.service === 'chauffeur' && about.isUnpaid && <Badge tone="warn">{text.unpaid}</Badge>}
      {order.urges > 0 && <Badge tone="warn">{text.urges(order.urges)}</Badge>}
      {order.leasedBy && <Badge tone="accent">{text.leasing(order.leasedBy.name)}</Badge>}
      {order.claimedBy && <Badge>{text.claimed(order.claimedBy.name)}</Badge>}
    </span>
  )
}
