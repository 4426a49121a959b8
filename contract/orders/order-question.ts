import { z } from 'zod'
import { AfterIdOrRank, PageLimit } from '#contract/base/page.ts'
import { DayLimit, Id, IdText, mostFen } from '#contract/base/values.ts'
import { cancelCodes, refundStates } from './order.ts'
import type { Plan } from './plan.ts'
import { progressFilters } from './progress.ts'
import { liabilities } from './reasons.ts'
import { orderStates, plans, type Service, type StateQueueName, screenOfService, services } from './service.ts'

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

const Count = z.coerce.number().int().min(0).max(100_000).nullish()

export const OrderQuestion = z.object({
  service: z.enum(services).default('food'),
  queue: z.enum(orderQueues).default('all'),
  /** Empty for the usual sort of the queue. */
  sort: z.enum(orderSorts).or(z.literal('')).default(''),
  /** An order number's last 6 or more, a phone number or its last 4, or two characters of a name. */
  search: z.string().trim().max(64).default(''),
  /** Both included, `2026-11-21` in Shanghai; empty for no limit on that side. */
  firstDay: DayLimit,
  lastDay: DayLimit,
  /** The time that has to lie between those days. */
  dayOf: z.enum(dayKinds).default('placed'),
  /** Of errands, companions and challenges; empty for any. */
  kind: z.string().max(16).default(''),
  state: z.enum(orderStates).or(z.literal('')).default(''),
  refund: z.enum(refundStates).or(z.literal('')).default(''),
  cancelCode: z.enum(cancelCodes).or(z.literal('')).default(''),
  /** Who is liable for one of its refunds; rejected and withdrawn ones do not count. */
  liability: z.enum(liabilities).or(z.literal('')).default(''),
  /** Urged at least once. */
  urged: z.boolean().default(false),
  /** Has a complaint. Readers who may not see complaints get an empty list. */
  complained: z.boolean().default(false),
  /** Has a note. */
  noted: z.boolean().default(false),
  /** Claimed by the caller. */
  claimed: z.boolean().default(false),
  /** Of rides: part of the number plate. */
  plate: z.string().trim().min(2).max(12).or(z.literal('')).default(''),
  booking: z.enum(bookings).or(z.literal('')).default(''),
  /** Rides without a chauffeur at the start for so many minutes, since they were placed or since the booked time. */
  waitedMinutes: Count,
  help: z.enum(calls).or(z.literal('')).default(''),
  /** Rides that ended so many hours ago and are not paid. */
  unpaidHours: Count,
  ...progressFilters,
  /** The whole name of `from`, for food the shop. */
  shop: z.string().trim().max(64).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .or(z.literal(''))
    .default(''),
  /** Limits of `payFen`, both included. */
  leastFen: z.coerce.number().int().min(0).max(mostFen).nullish(),
  mostFen: z.coerce.number().int().min(0).max(mostFen).nullish(),
  customerId: IdText.nullish(),
  workerId: IdText.nullish(),
  /** Only these, as for an export of chosen rows. */
  ids: z.array(Id).max(mostChosen).optional(),
  after: AfterIdOrRank,
  limit: PageLimit,
})

/** The numbers of the tabs have the same filters as their lists. */
export const CountsQuestion = OrderQuestion.omit({ queue: true, sort: true, ids: true, after: true, limit: true })

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
