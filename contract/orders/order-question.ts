import { z } from 'zod'
import { AfterIdOrRank, PageLimit } from '#contract/base/page.ts'
import { DayLimit, Id, IdText, InputMoment, mostFen } from '#contract/base/values.ts'
import { cancelCodes, liabilities, refundStates } from './order-names.ts'
import { bookings, calls, dayKinds, mostChosen, orderQueues, orderSorts } from './order-queues.ts'
import { dispatchStages, endedBys, latenesses, steps, timedStages } from './progress.ts'
import { orderStates, services } from './service.ts'

/** Epoch milliseconds, from an address or from JSON. */
const Since = z.coerce.number().pipe(InputMoment).nullish()

/** The filters of the lists behind the figures of the dashboard. */
export const progressFilters = {
  /** The time that `dayOf` names: from this moment, and before that one. */
  since: Since,
  until: Since,
  /** Got at least so far. */
  reached: z.enum(steps).or(z.literal('')).default(''),
  /** Got so far and no further. */
  furthest: z.enum(steps).or(z.literal('')).default(''),
  /** Got so far and no further, and is not cancelled. */
  stillAt: z.enum(steps).or(z.literal('')).default(''),
  /** `any`: of those with a promised time. */
  lateness: z.enum(latenesses).or(z.literal('')).default(''),
  /** Paid, neither cancelled nor refunded in full. */
  valid: z.boolean().default(false),
  /** Some of its money was refunded. */
  refunded: z.boolean().default(false),
  /** Cancelled without a reason of the dictionary, by this side. */
  endedBy: z.enum(endedBys).or(z.literal('')).default(''),
  /** Cancelled, and who bears it by its reason or by who ended it. */
  cancelFault: z.enum(liabilities).or(z.literal('')).default(''),
  dispatch: z.enum(dispatchStages).or(z.literal('')).default(''),
  timed: z.enum(timedStages).or(z.literal('')).default(''),
  /** It begins in a cell whose middle lies in this zone. */
  zone: IdText.nullish(),
  /** Where it begins: `<x>.<y>` of a cell. */
  cell: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}$/)
    .or(z.literal(''))
    .default(''),
}

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
