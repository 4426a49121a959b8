import type { FoodState } from '#contract/food.ts'
import type { OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Clock } from '#web/ui/Clock.tsx'
import { orderText } from '#web/ui/order/text.ts'
import type { Tone } from '#web/ui/tone.ts'

/** Amber waits for somebody at the desk, blue is on its way. */
const tones: Record<FoodState, Tone> = {
  pending_pay: 'neutral',
  pending_accept: 'warn',
  'preparing/wait_dispatch': 'warn',
  'preparing/offered': 'accent',
  'preparing/accepted': 'accent',
  'preparing/arrived_shop': 'accent',
  'delivering/picked_up': 'accent',
  'delivering/arrived': 'accent',
  'delivering/exception': 'bad',
  'delivering/returning': 'bad',
  delivered: 'good',
  completed: 'good',
  cancelled: 'neutral',
  closed: 'neutral',
}

export function OrderState({ state }: { state: FoodState }) {
  const { states } = useWords(orderText)
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}

/** How long it has stood there, where that is watched. */
export function OrderClock({ order: { stateAt, dueAt } }: { order: Pick<OrderRow, 'stateAt' | 'dueAt'> }) {
  return dueAt === null ? null : <Clock since={stateAt} due={dueAt} />
}
