import { z } from 'zod'
import { IdText, InputMoment } from '#contract/base/values.ts'
import { type Liability, liabilities, type ReasonCode, reasonCodes, reasons } from './reasons.ts'

/** How far orders get. Rides and free matches need not be paid before: they reach `paid` when they are placed. */
export const steps = ['placed', 'paid', 'taken', 'begun', 'completed', 'rated'] as const
export type Step = (typeof steps)[number]

/** Who ended an order that was cancelled without a reason of the dictionary. */
export const endedBys = ['customer', 'merchant', 'worker', 'staff', 'clock', 'other'] as const
export type EndedBy = (typeof endedBys)[number]

/** Of orders with a promised time that were served. */
export const latenesses = ['any', 'late', 'onTime'] as const

/** Whoever takes an order within so long takes it quickly. */
export const quickSeconds = 300
/** Of orders that could be taken: all; those that somebody took; those taken within five minutes. */
export const dispatchStages = ['able', 'taken', 'quick'] as const
/** Orders of which the time is known until the meal was ready, until they were begun, and from then until they were served. */
export const timedStages = ['ready', 'begun', 'served'] as const

/** Who bears it that an order was cancelled without a reason of the dictionary. */
const liabilityOfEnd: Readonly<Record<EndedBy, Liability>> = {
  customer: 'customer',
  merchant: 'merchant',
  worker: 'worker',
  staff: 'platform',
  clock: 'platform',
  other: 'none',
}

/** Who bears it that an order was cancelled: by a code of the dictionary, or by who ended it. */
export function cancelLiability(reason: string): Liability {
  if (reason in liabilityOfEnd) return liabilityOfEnd[reason as EndedBy]
  return reasons[reason as ReasonCode]?.liability ?? 'none'
}

/** What orders are cancelled for, that this side bears. */
export function cancelReasonsOf(liability: Liability): string[] {
  return [...reasonCodes, ...endedBys].filter(reason => cancelLiability(reason) === liability)
}

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
