import { z } from 'zod'
import { AfterId, PageLimit } from '#contract/base/page.ts'
import { cancelCodes, refundStates } from './order.ts'
import { liabilities } from './reasons.ts'
import { orderStates, plans, type Service, type StateQueueName, screenOfService, services } from './service.ts'

/** Queues that every service's screen has besides its own. `mine` is what this person claimed. */
export const sharedQueues = ['overdue', 'urged', 'afterSale', 'mine'] as const
export type OrderQueue = 'all' | StateQueueName | (typeof sharedQueues)[number]

const stateQueueNames = [...new Set(Object.values(plans).flatMap(plan => Object.keys(plan.queues)))] as StateQueueName[]
export const orderQueues: [OrderQueue, ...OrderQueue[]] = ['all', ...stateQueueNames, ...sharedQueues]

/** Queues in which nothing should stand for long. */
export const urgentQueues: readonly OrderQueue[] = [
  'overdue',
  'help',
  'exception',
  'unanswered',
  'arbitrate',
  'dispute',
]

/** The tabs of a service's screen, in their order. */
export function queuesOf(service: Service): OrderQueue[] {
  return ['all', ...(Object.keys(plans[service].queues) as StateQueueName[]), ...sharedQueues]
}

/** `finished`: completed, cancelled or closed. */
export const dayKinds = ['placed', 'paid', 'finished'] as const
/** Rides: at once, or for a time that was booked. */
export const bookings = ['now', 'later'] as const
/** Rides from which somebody called for help, by whether the desk has settled that. */
export const calls = ['open', 'settled'] as const

const Count = z.coerce.number().int().min(0).max(100_000).nullish()

export const OrderQuestion = z.object({
  service: z.enum(services).default('food'),
  queue: z.enum(orderQueues).default('all'),
  /** An order number's last 6 or more, a phone number or its last 4, or two characters of a name. */
  search: z.string().trim().max(64).default(''),
  /** From the first day to the last, both included, `2026-11-21` in Shanghai; empty for no end on that side. */
  firstDay: z.iso.date().or(z.literal('')).default(''),
  lastDay: z.iso.date().or(z.literal('')).default(''),
  /** What has to lie between those days. */
  dayOf: z.enum(dayKinds).default('placed'),
  /** Of errands, companions and challenges; empty for any. */
  kind: z.string().max(16).default(''),
  state: z.enum(orderStates).or(z.literal('')).default(''),
  refund: z.enum(refundStates).or(z.literal('')).default(''),
  cancelCode: z.enum(cancelCodes).or(z.literal('')).default(''),
  /** Whose fault a refund of it is, unless that was rejected or withdrawn. */
  liability: z.enum(liabilities).or(z.literal('')).default(''),
  /** Somebody urged it, at least once. */
  urged: z.boolean().default(false),
  /** There is a complaint about it; nothing for who may not see complaints. */
  complained: z.boolean().default(false),
  /** Colleagues wrote something down. */
  noted: z.boolean().default(false),
  /** The person who asks takes care of it. */
  claimed: z.boolean().default(false),
  /** Of rides: two characters or more of the number plate. */
  plate: z.string().trim().min(2).max(12).or(z.literal('')).default(''),
  booking: z.enum(bookings).or(z.literal('')).default(''),
  /** Rides for which nobody has come in so many minutes, since they were placed or since the time they were booked for. */
  waitedMinutes: Count,
  help: z.enum(calls).or(z.literal('')).default(''),
  /** Rides that have been over for so many hours and are not paid. */
  unpaidHours: Count,
  /** The whole name of the place it comes from: of food the shop. */
  shop: z.string().trim().max(64).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .or(z.literal(''))
    .default(''),
  /** What it costs, in fen, both included. */
  leastFen: z.coerce.number().int().min(0).nullish(),
  mostFen: z.coerce.number().int().min(0).nullish(),
  customerId: z.coerce.number().int().positive().nullish(),
  workerId: z.coerce.number().int().positive().nullish(),
  after: AfterId,
  limit: PageLimit,
})

/** What narrows the numbers of the tabs: all that narrows their lists. */
export const CountsQuestion = OrderQuestion.omit({ queue: true, after: true, limit: true })

type Asked = {
  queue?: OrderQueue
  /** The one day they were placed on. */
  placedOn?: string
  shop?: string
  customerId?: number
  workerId?: number
  no?: string
}

/** Where the list of a service is, asked this. */
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
