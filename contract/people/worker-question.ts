import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { AfterId } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { ServiceType } from './fitness.ts'
import { workStatuses } from './worker.ts'
import { workerStatuses } from './worker-machine.ts'

/** The tabs of the list: one for each kind, and those of workers who need attention. */
export const workerQueues = ['rider', 'chauffeur', 'companion', 'expiring', 'frozen'] as const
export type WorkerQueue = (typeof workerQueues)[number]

/** From a query string or from JSON. */
export const WorkerFilters = z.object({
  /** A worker number, a phone number or its last four, two characters of a name. */
  search: z.string().trim().max(64).default(''),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  status: z.enum(workerStatuses).optional(),
  workStatus: z.enum(workStatuses).optional(),
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
  after: AfterId,
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const WorkerQuestion = WorkerFilters.extend({
  queue: z.enum(workerQueues),
  kind: z.enum(workerKinds).optional(),
})
