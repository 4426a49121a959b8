import { z } from 'zod'
import { InputMoment } from '#contract/base/values.ts'

/** How far orders get. Rides and free matches need not be paid before: they reach `paid` when they are placed. */
export const steps = ['placed', 'paid', 'taken', 'begun', 'completed', 'rated'] as const
export type Step = (typeof steps)[number]

/** Who ended an order that was cancelled without a reason of the dictionary. */
export const endedBys = ['customer', 'merchant', 'worker', 'staff', 'clock', 'other'] as const
export type EndedBy = (typeof endedBys)[number]

/** Of orders with a promised time that were served. */
export const latenesses = ['any', 'late', 'onTime'] as const

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
  /** `any`: of those with a promised time. */
  lateness: z.enum(latenesses).or(z.literal('')).default(''),
  /** Paid, neither cancelled nor refunded in full. */
  valid: z.boolean().default(false),
  /** Some of its money was refunded. */
  refunded: z.boolean().default(false),
  /** Cancelled without a reason of the dictionary, by this side. */
  endedBy: z.enum(endedBys).or(z.literal('')).default(''),
  /** Where it begins: `<x>.<y>` of a cell. */
  cell: z
    .string()
    .regex(/^\d{1,6}\.\d{1,6}$/)
    .or(z.literal(''))
    .default(''),
}
