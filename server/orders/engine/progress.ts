import type { Mover } from '#contract/base/machine.ts'
import type { EndedBy } from '#contract/orders/progress.ts'
import type { OrderMove, OrderState, Service, StateOf } from '#contract/orders/service.ts'
import { planOf } from '#contract/orders/service.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { MoveInput } from './effects.ts'

type Milestones<State extends string> = {
  /** It waits for a worker, courier or opponent. */
  waiting: State
  taken: State
  begun: readonly State[]
}

/** The states by which an order gets on. A state between two of them may be left out, and the later one says so. */
const milestones: { [S in Service]: Milestones<StateOf<S>> } = {
  food: { waiting: 'preparing/wait_dispatch', taken: 'preparing/accepted', begun: ['delivering/picked_up'] },
  chauffeur: { waiting: 'pending_dispatch', taken: 'accepted', begun: ['in_service'] },
  errand: { waiting: 'pending_accept', taken: 'accepted', begun: ['goods_confirm', 'serving', 'delivering'] },
  express: { waiting: 'booked', taken: 'courier_assigned', begun: ['picked_up'] },
  companion: { waiting: 'pending_accept', taken: 'accepted', begun: ['in_service'] },
  challenge: { waiting: 'open', taken: 'matched', begun: ['in_progress'] },
}

/** The moves that must be made by the promised time. */
const promiseKept: Partial<Record<Service, readonly OrderMove[]>> = {
  food: ['deliver'],
  errand: ['deliver', 'finish'],
  chauffeur: ['arrive'],
  companion: ['start'],
}

export function keepsPromise(service: Service, move: OrderMove): boolean {
  return promiseKept[service]?.includes(move) ?? false
}

type Progress = Partial<
  Record<'waiting_at' | 'taken_at' | 'begun_at' | 'ready_at' | 'served_at', Date> &
    Pick<OrderRecord, 'is_late' | 'ended_by'>
>

/** How far a move brought an order: each column is written once, when that happened first. */
export function progressOf(order: OrderRecord, state: OrderState, move: OrderMove, input: MoveInput): Progress {
  const moment = new Date(input.at ?? Date.now())
  return {
    ...stateReached(order, state, moment),
    ...(move === 'ready' && order.ready_at === null && { ready_at: moment }),
    ...(keepsPromise(order.service, move) && order.served_at === null && served(order, moment)),
    ...(isCancelled(order.service, state) && { ended_by: order.ended_by ?? sideOf(input.by) }),
  }
}

/** Of an order in its first state. */
export function firstProgress(service: Service, state: OrderState, placedAt: Date): Progress {
  return state === milestones[service].waiting ? { waiting_at: placedAt } : {}
}

type PastMove = { move: OrderMove; by: Mover; to: OrderState; at: number }

/** Of an order that came to stand where it does by these moves. */
export function progressAlong(
  service: Service,
  { placedAt, promisedAt }: { placedAt: number; promisedAt: number | null },
  moves: readonly PastMove[],
): Progress {
  const first = planOf(service).states[0] as OrderState
  const none = { waiting_at: null, taken_at: null, begun_at: null, ready_at: null, served_at: null, ended_by: null }
  const made: Progress = firstProgress(service, first, new Date(placedAt))
  for (const { move, by, to, at } of moves) {
    const standing = { ...none, service, promised_at: promisedAt, ...made } as unknown as OrderRecord
    Object.assign(made, progressOf(standing, to, move, { by, at }))
  }
  return made
}

function stateReached(order: OrderRecord, state: OrderState, moment: Date): Progress {
  const { waiting, taken, begun }: Milestones<string> = milestones[order.service]
  if (state === waiting) return order.waiting_at === null ? { waiting_at: moment } : {}
  if (state === taken) return order.taken_at === null ? { taken_at: moment } : {}
  if (!begun.includes(state) || order.begun_at !== null) return {}
  return { begun_at: moment, ...(order.taken_at === null && { taken_at: moment }) }
}

function served({ promised_at }: OrderRecord, moment: Date): Progress {
  return { served_at: moment, is_late: promised_at === null ? null : moment.getTime() > promised_at }
}

function isCancelled(service: Service, state: OrderState): boolean {
  return planOf(service).queues.cancelled?.states.includes(state) ?? false
}

const sides: Record<Mover, EndedBy> = {
  customer: 'customer',
  merchant: 'merchant',
  rider: 'worker',
  chauffeur: 'worker',
  companion: 'worker',
  staff: 'staff',
  clock: 'clock',
  carrier: 'other',
  opponent: 'other',
  payment: 'other',
}

function sideOf(mover: Mover): EndedBy {
  return sides[mover]
}
