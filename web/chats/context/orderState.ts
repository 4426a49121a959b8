import type { FoodState } from '#contract/food.ts'
import type { Tone } from '#web/ui/tone.ts'

/** As a customer would say it: fewer words than the desk of orders has. */
const told = {
  pending_pay: 'unpaid',
  pending_accept: 'waiting',
  'preparing/wait_dispatch': 'seeking',
  'preparing/offered': 'seeking',
  'preparing/accepted': 'preparing',
  'preparing/arrived_shop': 'preparing',
  'delivering/picked_up': 'onTheWay',
  'delivering/arrived': 'onTheWay',
  'delivering/exception': 'stuck',
  'delivering/returning': 'stuck',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
  closed: 'cancelled',
} as const satisfies Record<FoodState, string>

export type ToldState = (typeof told)[FoodState]

const tones: Record<ToldState, Tone> = {
  unpaid: 'neutral',
  waiting: 'warn',
  seeking: 'warn',
  preparing: 'accent',
  onTheWay: 'accent',
  stuck: 'bad',
  delivered: 'good',
  cancelled: 'neutral',
}

export function orderStateOf(state: FoodState): { key: ToldState; tone: Tone } {
  const key = told[state]
  return { key, tone: tones[key] }
}
