import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { MapFiles } from '#contract/orders/maps/map-files.ts'
import { orderStates, services } from '#contract/orders/service.ts'
import { CityNames } from '#contract/settings/cities.ts'
import { heatLayers } from './names.ts'

const Forecast = z.object({
  demand: z.number(),
  supply: z.number().nullable(),
  /** Of how many weeks; those before figures were kept are left out. */
  weeks: z.int(),
})

/** Orders and the workers on duty for them, by the hours of one day; those to come have only a forecast. */
export const Supply = z.object({
  asOf: Moment,
  /** The worker that the requested service needs; without a service, riders. */
  kind: z.enum(workerKinds),
  /** The setting of its kind of worker. */
  ratio: z.number(),
  /** Of how many weeks the forecasts are the mean; fewer where figures are not kept for as long. */
  weeks: z.int(),
  hours: z.array(
    Span.extend({
      /** Orders placed. */
      demand: z.int().nullable(),
      /** Workers on duty, and of those the ones with an order in hand, on the average of samples every five minutes. */
      supply: z.number().nullable(),
      busy: z.number().nullable(),
      /** Orders for each worker on duty. */
      perWorker: z.number().nullable(),
      /** Whether it is kept who was on duty. */
      hasWorkerList: z.boolean(),
      forecast: Forecast.nullable(),
      /** More orders for each worker than `ratio`; of an hour to come by its forecast. */
      isShort: z.boolean(),
      /** Short, and with more orders for each worker than the hour before. */
      isRising: z.boolean(),
    }),
  ),
  /** Of the orders; `listsOfPoint` narrows them, and `listsOfForecast` has those of the weeks before. */
  lists: z.array(ListLink),
  /** Workers on duty now; null of other days, and for those who may not see workers. */
  onDuty: z.object({ count: z.int(), lists: z.array(ListLink) }).nullable(),
  /** Of the workers of all hours; `listsOnDuty` has those of one. Empty for those who may not see workers. */
  workers: z.array(ListLink),
})

/** What a cell is called by the district and the longest street on the map of its city. */
export const CellName = z.object({ district: z.string().nullable(), street: z.string().nullable() })

/** The heat map: where the orders of one day began, by hour. Only services with a place; at most 2,000 cells, the fullest. */
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
      /** Null where the map has no name, or is not read yet. */
      called: CellName.nullable(),
      total: z.int(),
      /** Only hours with a number. */
      hours: z.array(z.object({ hour: z.int(), value: z.int() })),
    }),
  ),
  isPart: z.boolean(),
  ...MapFiles,
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
  /**
   * Where the most orders of today are late, at most 6: zones of the city, and districts of its map where it has none. Null where
   * neither has a name for any of them.
   */
  districts: z
    .array(
      z.object({
        /** In all languages; null for a district of the map. */
        zone: CityNames.nullable(),
        name: z.string(),
        late: z.int(),
        placed: z.int(),
      }),
    )
    .nullable(),
  ...MapFiles,
})
