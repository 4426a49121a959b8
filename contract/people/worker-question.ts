import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { AfterIdOrRank, byAge, sortInput } from '#contract/base/page.ts'
import { DayLimit, InputMoment } from '#contract/base/values.ts'
import { ServiceType } from './fitness.ts'
import { workStatuses } from './worker.ts'
import { workerStatuses } from './worker-machine.ts'

/** The tabs of the list: one for each kind, and those of workers who need attention. */
const workerQueues = ['rider', 'chauffeur', 'companion', 'expiring', 'frozen'] as const
export type WorkerQueue = (typeof workerQueues)[number]

/** By when they became users, and under the tab of one kind by score. */
export const workerSorts = [...byAge, 'highest', 'lowest'] as const
export type WorkerSort = (typeof workerSorts)[number]

/** The orders that an index serves, the usual one first. */
export function workerSortsOf(queue: WorkerQueue | 'all'): readonly WorkerSort[] {
  return queue === 'all' || queue === 'expiring' || queue === 'frozen' ? byAge : workerSorts
}

/** From a query string or from JSON. */
export const WorkerFilters = z.object({
  sort: sortInput(workerSorts),
  /** A worker number, a phone number or its last four, two characters of a name. */
  search: z.string().trim().max(64).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  status: z.enum(workerStatuses).optional(),
  workStatus: z.enum(workStatuses).optional(),
  /** With an order in hand. */
  busy: z.stringbool().or(z.boolean()).optional(),
  /** Was on duty in the hour that has this moment, by samples every five minutes; also who has resigned since. */
  onDutyAt: z.coerce.number().pipe(InputMoment).nullish(),
  serviceType: ServiceType.optional(),
  /** Has a credential that ends within so many days, or has ended. */
  expiresIn: z.coerce.number().int().min(0).max(365).optional(),
  level: z.coerce.number().int().min(1).max(5).optional(),
  /** Both included. */
  leastScore: z.coerce.number().int().min(0).max(100).nullish(),
  mostScore: z.coerce.number().int().min(0).max(100).nullish(),
  /** No position was reported for more than so many days, or never. */
  silentDays: z.coerce.number().int().min(1).max(3650).optional(),
  /** When they joined: from the first day to the last, both included, in Shanghai; empty for no end on that side. */
  firstDay: DayLimit,
  lastDay: DayLimit,
  after: AfterIdOrRank,
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const WorkerQuestion = WorkerFilters.extend({
  queue: z.enum([...workerQueues, 'all']),
  kind: z.enum(workerKinds).optional(),
})
