import type { Plan } from './plan.ts'
import { plans, type Service, type StateQueueName, screenOfService, services } from './service.ts'

/** Queues that every service's screen has besides its own. `mine` is what this person claimed. */
export const sharedQueues = ['overdue', 'urged', 'afterSale', 'mine'] as const

export type OrderQueue = 'all' | StateQueueName | (typeof sharedQueues)[number]

const stateQueueNames = [...new Set(Object.values(plans).flatMap(plan => Object.keys(plan.queues)))] as StateQueueName[]

export const orderQueues: [OrderQueue, ...OrderQueue[]] = ['all', ...stateQueueNames, ...sharedQueues]

/** Queues that should be empty most of the time. */
export const urgentQueues: readonly OrderQueue[] = [
  'overdue',
  'help',
  'exception',
  'unanswered',
  'arbitrate',
  'dispute',
]

/** Queues that wait for an act of staff; the others wait for a shop, a worker or a customer. */
export const staffQueues: readonly OrderQueue[] = [
  ...urgentQueues,
  'dispatch',
  'goods',
  'consult',
  'urged',
  'afterSale',
  'mine',
]

/** The tabs of a service's screen, in order. */
export function queuesOf(service: Service): OrderQueue[] {
  return ['all', ...(Object.keys(plans[service].queues) as StateQueueName[]), ...sharedQueues]
}

/** Of unfinished orders: what staff work off. */
export function isWorkQueue(service: Service, queue: OrderQueue): boolean {
  if (queue === 'overdue' || queue === 'urged' || queue === 'mine') return true
  const { queues, finals } = plans[service] as Plan
  const rule = queues[queue]
  return rule !== undefined && rule.condition !== 'help' && !rule.states.some(state => finals.includes(state))
}

/** `due`: whose clock runs out first; orders without a clock come last. `newest` and `oldest` by when they were placed. */
export const orderSorts = ['due', 'newest', 'oldest'] as const

export type OrderSort = (typeof orderSorts)[number]

/** The sorts of a queue that an index serves, its usual one first. */
export function sortsOf(service: Service, queue: OrderQueue): readonly OrderSort[] {
  return isWorkQueue(service, queue) ? ['due', 'newest', 'oldest'] : ['newest', 'oldest']
}

/** `finished`: completed, cancelled or closed; `served`: the promise was kept or broken, such as by delivering. */
export const dayKinds = ['placed', 'paid', 'finished', 'served'] as const

/** Of rides: at once, or for a booked time. */
export const bookings = ['now', 'later'] as const

/** Of rides with a call for help: whether staff have settled it. */
export const calls = ['open', 'settled'] as const

/** Orders that are chosen for one action. */
export const mostChosen = 50

type Asked = {
  queue?: OrderQueue
  /** The one day they were placed on. */
  placedOn?: string
  shop?: string
  customerId?: number
  workerId?: number
  no?: string
}

/** The address of a service's list with these filters. */
export function listLink(service: Service, { placedOn, ...asked }: Asked): string {
  const screen = screenOfService[service]
  const isShared = services.some(other => other !== service && screenOfService[other] === screen)
  const pairs = Object.entries({
    ...(isShared && { service }),
    ...asked,
    ...(placedOn && { firstDay: placedOn, lastDay: placedOn }),
  })
  return `${screen}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
