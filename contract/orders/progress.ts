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
