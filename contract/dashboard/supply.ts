import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { orderStates, services } from '#contract/orders/service.ts'
import { ListLink, Span } from './question.ts'

/** Orders an hour for each worker on duty, above which there are too few of them. */
export const shortageRatio = { rider: 3, chauffeur: 1.5, companion: 1.5 } as const
/** Forecasts are the mean of the same weekday of so many weeks. */
export const forecastWeeks = 4

const Forecast = z.object({
  demand: z.number(),
  supply: z.number().nullable(),
  /** Of how many weeks; those before figures were kept are left out. */
  weeks: z.int(),
})

/** Block 5: the hours of one day; those to come have only a forecast. */
export const Supply = z.object({
  asOf: Moment,
  /** The worker that the asked service needs; without a service, riders. */
  kind: z.enum(workerKinds),
  ratio: z.number(),
  forecastWeeks: z.int(),
  hours: z.array(
    Span.extend({
      /** Orders placed. */
      demand: z.int().nullable(),
      /** Workers on duty, and of those the ones with an order in hand, on the average of samples every five minutes. */
      supply: z.number().nullable(),
      busy: z.number().nullable(),
      /** Orders for each worker on duty. */
      perWorker: z.number().nullable(),
      forecast: Forecast.nullable(),
      /** More orders for each worker than `ratio`; of an hour to come by its forecast. */
      isShort: z.boolean(),
    }),
  ),
  /** Of the orders; `listsOfPoint` narrows them. */
  lists: z.array(ListLink),
  /** The workers on duty now. */
  now: z.object({ online: z.int(), busy: z.int(), lists: z.array(ListLink) }),
})

/** Placed; never taken; served later than promised; cancelled. */
export const heatLayers = ['demand', 'untaken', 'late', 'cancelled'] as const
export type HeatLayer = (typeof heatLayers)[number]
/** Block 6: where the orders of one day began, by hour. Only services with a place; at most 2,000 cells, the fullest. */
export const Heat = z.object({
  asOf: Moment,
  layer: z.enum(heatLayers),
  cityCode: z.string(),
  /** The start of each hour of the day; `hours` below are places in this. */
  hours: z.array(Span),
  cells: z.array(
    z.object({
      x: z.int(),
      y: z.int(),
      /** The middle of the cell. */
      lng: z.number(),
      lat: z.number(),
      total: z.int(),
      /** Only hours with a number. */
      hours: z.array(z.object({ hour: z.int(), value: z.int() })),
    }),
  ),
  isPart: z.boolean(),
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; null where none is configured. */
  tiles: z.string().nullable(),
  /** Of the day; `listsOfPoint` narrows them to an hour, `listsOfCell` to a cell. */
  lists: z.array(ListLink),
})

/** Orders that wait and workers, as they move on the wall. */
export const Wall = z.object({
  asOf: Moment,
  cityCode: z.string(),
  /** Unfinished orders with a place, those that are late first, at most 500. */
  orders: z.array(
    z.object({
      id: Id,
      service: z.enum(services),
      state: z.enum(orderStates),
      lng: z.number(),
      lat: z.number(),
      isLate: z.boolean(),
    }),
  ),
  /** Workers on duty with a position, at most 1,000. */
  workers: z.array(
    z.object({ id: Id, kind: z.enum(workerKinds), lng: z.number(), lat: z.number(), isBusy: z.boolean() }),
  ),
  tiles: z.string().nullable(),
})
