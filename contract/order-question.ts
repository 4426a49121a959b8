import { z } from 'zod'
import { cancelCodes, refundStates } from './order.ts'
import { orderStates, plans, type Service, type StateQueueName, screenOfService, services } from './service.ts'

/** Queues that every service's screen has besides its own. `mine` is what this person claimed. */
export const sharedQueues = ['overdue', 'urged', 'afterSale', 'mine'] as const
export type OrderQueue = 'all' | StateQueueName | (typeof sharedQueues)[number]

const stateQueueNames = [...new Set(Object.values(plans).flatMap(plan => Object.keys(plan.queues)))] as StateQueueName[]
export const orderQueues: [OrderQueue, ...OrderQueue[]] = ['all', ...stateQueueNames, ...sharedQueues]

/** The tabs of a service's screen, in their order. */
export function queuesOf(service: Service): OrderQueue[] {
  return ['all', ...(Object.keys(plans[service].queues) as StateQueueName[]), ...sharedQueues]
}

export const OrderQuestion = z.object({
  service: z.enum(services).default('food'),
  queue: z.enum(orderQueues).default('all'),
  /** An order number's last 6 or more, a phone number or its last 4, or two characters of a name. */
  search: z.string().trim().max(64).default(''),
  /** The day it was placed, `2026-11-21`, in Shanghai; empty for any. */
  placedOn: z.iso.date().or(z.literal('')).default(''),
  /** Of errands, companions and challenges; empty for any. */
  kind: z.string().max(16).default(''),
  state: z.enum(orderStates).or(z.literal('')).default(''),
  refund: z.enum(refundStates).or(z.literal('')).default(''),
  cancelCode: z.enum(cancelCodes).or(z.literal('')).default(''),
  customerId: z.coerce.number().int().positive().nullish(),
  workerId: z.coerce.number().int().positive().nullish(),
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullish(),
  limit: z.int().min(1).max(200).default(50),
})

type Asked = { queue?: OrderQueue; placedOn?: string; customerId?: number; workerId?: number; no?: string }

/** Where the list of a service is, asked this. */
export function listLink(service: Service, asked: Asked): string {
  const screen = screenOfService[service]
  const isShared = services.some(other => other !== service && screenOfService[other] === screen)
  const pairs = Object.entries({ ...(isShared && { service }), ...asked })
  return `${screen}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
}
