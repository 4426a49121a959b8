import { z } from 'zod'
import { Id, Moment } from '#contract/base/values.ts'
import { GeoPoint } from '#contract/open/open-values.ts'
import { type OrderMove, orderMoves, type Service, services } from './service.ts'

type PlaceOfOrder = 'from' | 'to'

/** The moves that a worker is to make at a place of the order. Errands that are served have no such place. */
export const placeOfMove: Readonly<Partial<Record<Service, Partial<Record<OrderMove, PlaceOfOrder>>>>> = {
  food: { arriveShop: 'from', pickUp: 'from', arrive: 'to', deliver: 'to' },
  errand: { arrivePickup: 'from', pickUp: 'from', deliver: 'to' },
  chauffeur: { arrive: 'from', start: 'from', end: 'to' },
}

/** A position counts for a moment if it was taken at most so many seconds before or after it. */
export const positionWithinSeconds = 60
/** In a straight line. Up to the first a worker was at the place, as precise as a phone is; from the second on, not. */
export const [atPlaceM, farFromPlaceM] = [100, 300]

export const WorkerStep = z.object({
  id: Id,
  action: z.enum(orderMoves),
  /** When the app says that it happened. */
  at: Moment,
  worker: z.string(),
  place: z.enum(['from', 'to']),
  /** Where the worker was: as the app said with this step, else the nearest in time that it reported; null where there is none. */
  position: GeoPoint.extend({ at: Moment }).nullable(),
  /** Metres in a straight line from the place; null without a position, or where the order does not say where the place is. */
  awayM: z.int().nullable(),
})
export type WorkerStep = z.output<typeof WorkerStep>

/** Where the workers of an order were at their steps, the oldest first. An order of which none has arrived, picked up or delivered has none. */
export const WorkerSteps = z.object({
  service: z.enum(services),
  from: GeoPoint.nullable(),
  to: GeoPoint.nullable(),
  steps: z.array(WorkerStep).min(1),
})
export type WorkerSteps = z.output<typeof WorkerSteps>

/**
 * The last known position of an order's worker. `toGoM`: metres by road to the destination, by way of the pick-up until
 * `isLoaded`; `way` is that way, along the streets where they are known.
 */
export const Whereabouts = GeoPoint.extend({
  at: Moment,
  isLoaded: z.boolean(),
  toGoM: z.int(),
  way: z.array(GeoPoint),
})
