import type { MoveTable } from './moves.ts'

/**
 * Where a food order can stand: its business status and, while a rider is concerned, `/` its delivery status.
 * One word in one column, so that no pair of the two tracks can contradict itself.
 */
export const foodStates = [
  'pending_pay',
  'pending_accept',
  'preparing/wait_dispatch',
  'preparing/offered',
  'preparing/accepted',
  'preparing/arrived_shop',
  'delivering/picked_up',
  'delivering/arrived',
  'delivering/exception',
  'delivering/returning',
  'delivered',
  'completed',
  'cancelled',
  'closed',
] as const
export type FoodState = (typeof foodStates)[number]

const beforePickUp = [
  'preparing/wait_dispatch',
  'preparing/offered',
  'preparing/accepted',
  'preparing/arrived_shop',
] as const satisfies FoodState[]
const onTheWay = ['delivering/picked_up', 'delivering/arrived'] as const satisfies FoodState[]

/** What can happen to a food order, by whom, from where, to where. The only list of it: server, screens and tests read it. */
export const foodMoves = {
  pay: { by: ['payment'], from: ['pending_pay'], to: 'pending_accept' },
  close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
  accept: { by: ['merchant', 'staff'], from: ['pending_accept'], to: 'preparing/wait_dispatch' },
  reject: { by: ['merchant', 'clock'], from: ['pending_accept'], to: 'cancelled' },
  assign: { by: ['staff'], from: ['preparing/wait_dispatch'], to: 'preparing/offered' },
  reassign: {
    by: ['staff'],
    from: ['preparing/offered', 'preparing/accepted', 'preparing/arrived_shop'],
    to: 'preparing/offered',
  },
  grab: { by: ['rider'], from: ['preparing/wait_dispatch'], to: 'preparing/accepted' },
  take: { by: ['rider'], from: ['preparing/offered'], to: 'preparing/accepted' },
  decline: { by: ['rider', 'clock'], from: ['preparing/offered'], to: 'preparing/wait_dispatch' },
  ready: { by: ['merchant'], from: beforePickUp, to: 'same' },
  arriveShop: { by: ['rider'], from: ['preparing/accepted'], to: 'preparing/arrived_shop' },
  pickUp: { by: ['rider'], from: ['preparing/accepted', 'preparing/arrived_shop'], to: 'delivering/picked_up' },
  arrive: { by: ['rider'], from: ['delivering/picked_up'], to: 'delivering/arrived' },
  deliver: { by: ['rider'], from: onTheWay, to: 'delivered' },
  flag: { by: ['rider', 'staff'], from: onTheWay, to: 'delivering/exception' },
  resume: { by: ['rider', 'staff'], from: ['delivering/exception'], to: 'delivering/picked_up' },
  sendBack: { by: ['staff'], from: ['delivering/exception'], to: 'delivering/returning' },
  receiveBack: { by: ['merchant', 'rider'], from: ['delivering/returning'], to: 'cancelled' },
  confirm: { by: ['customer', 'clock'], from: ['delivered'], to: 'completed' },
  complete: { by: ['staff'], from: [...onTheWay, 'delivered'], to: 'completed' },
  cancel: { by: ['customer', 'merchant', 'staff'], from: ['pending_accept', ...beforePickUp], to: 'cancelled' },
  refund: { by: ['payment'], from: ['cancelled'], to: 'same' },
} as const satisfies MoveTable<FoodState>

export type FoodMove = keyof typeof foodMoves
export const foodMoveNames = Object.keys(foodMoves) as FoodMove[]

/** Seconds a state may last before its row turns red; amber at 70 %. A state without a clock has none. */
export const foodClocks: Partial<Record<FoodState, number>> = {
  pending_pay: 900,
  pending_accept: 300,
  'preparing/wait_dispatch': 300,
  'preparing/offered': 30,
  'preparing/accepted': 900,
  'preparing/arrived_shop': 900,
  'delivering/picked_up': 1800,
  'delivering/arrived': 600,
  'delivering/exception': 900,
  'delivering/returning': 1800,
}

/** Seconds after which the clock itself moves the order. */
export const foodTimeouts = {
  pending_pay: { after: 900, move: 'close' },
  pending_accept: { after: 900, move: 'reject' },
  'preparing/offered': { after: 30, move: 'decline' },
  delivered: { after: 7200, move: 'confirm' },
} as const satisfies Partial<Record<FoodState, { after: number; move: FoodMove }>>
