import type { OrderRow } from '#contract/orders/order.ts'
import type { OrderState as State } from '#contract/orders/service.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { useStateName } from './names/named.ts'

/** Amber waits for staff, red is a problem, green is completed, grey is closed; the others are in progress. */
const tones: Partial<Record<State, Tone>> = {
  pending_pay: 'neutral',
  pending_accept: 'warn',
  pending_dispatch: 'warn',
  'preparing/wait_dispatch': 'warn',
  goods_confirm: 'warn',
  booked: 'warn',
  open: 'warn',
  consulting: 'warn',
  no_driver: 'bad',
  'delivering/exception': 'bad',
  'delivering/returning': 'bad',
  exception: 'bad',
  returning: 'bad',
  pickup_failed: 'bad',
  create_failed: 'bad',
  abnormal_signed: 'bad',
  consult_rejected: 'bad',
  arbitrating: 'bad',
  disputed: 'bad',
  delivered: 'good',
  signed: 'good',
  completed: 'good',
  negotiated: 'good',
  finished: 'good',
  refunded: 'neutral',
  returned: 'neutral',
  void: 'neutral',
  cancelled: 'neutral',
  closed: 'neutral',
}

export function OrderState({ state }: { state: State }) {
  const nameOf = useStateName()
  return <Badge tone={tones[state] ?? 'accent'}>{nameOf(state)}</Badge>
}

/** Time in this state, where it is monitored. */
export function OrderClock({ order: { stateAt, dueAt } }: { order: Pick<OrderRow, 'stateAt' | 'dueAt'> }) {
  return dueAt === null ? null : <Clock since={stateAt} due={dueAt} />
}
