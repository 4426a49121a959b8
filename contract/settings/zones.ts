import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing, Target, Version } from '#contract/base/values.ts'
import { MapFiles } from '#contract/orders/maps/map-files.ts'
import type { Service } from '#contract/orders/service.ts'
import { boxAround, crossesItself } from '#contract/settings/rings.ts'
import { CityNames, CityOutline, NewCity, Ring } from './cities.ts'

/** `span`: of the longer side, in degrees. */
export const zoneLimits = { perCity: 100, rings: 5, points: 400, span: 3 } as const

/** Those whose orders begin at a place; games are played anywhere. */
export const placedServices = ['food', 'chauffeur', 'errand', 'express'] as const satisfies readonly Service[]

/** China with its seas; whoever confuses longitude and latitude is outside. */
const china = { west: 73, east: 136, south: 3, north: 54 }

const ZoneOutline = CityOutline.extend({
  coordinates: z
    .array(Ring.max(zoneLimits.points))
    .min(1)
    .max(zoneLimits.rings)
    .refine(isPlausible, { params: { word: 'outsideChina' } })
    .refine(rings => !crossesItself(rings), { params: { word: 'crossingRing' } }),
})

function isPlausible(rings: z.output<typeof Ring>[]): boolean {
  const { west, east, south, north } = boxAround(rings.flat())
  const isInChina = west >= china.west && east <= china.east && south >= china.south && north <= china.north
  return isInChina && east - west <= zoneLimits.span && north - south <= zoneLimits.span
}

export const ZoneTerms = z.object({
  /** Unique in its city. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/),
  names: CityNames,
  /** Those that take orders there, as far as they are open in the city. */
  services: z.array(z.enum(placedServices)).max(placedServices.length),
  outline: ZoneOutline,
})
export type ZoneTerms = z.output<typeof ZoneTerms>

/** A city of a file with its zones; zones that it does not name stay as they are. */
export const CityOfFile = NewCity.extend({ zones: z.array(ZoneTerms).max(zoneLimits.perCity).default([]) })
export type CityOfFile = z.output<typeof CityOfFile>

const zoneActions = ['update', 'remove'] as const

export const Zone = z.object({
  id: Id,
  cityId: Id,
  code: z.string(),
  /** In the language of the reader. */
  name: z.string(),
  names: CityNames,
  services: z.array(z.enum(placedServices)),
  outline: CityOutline,
  version: Version,
  allowed: z.array(z.enum(zoneActions)),
})
export type Zone = z.output<typeof Zone>

const ofCity = { cityId: Id }

/**
 * Parts of a city with the services that take orders there. In a city with zones, an order is taken only if a zone with its
 * service holds the place where it begins; a city without zones takes orders everywhere.
 */
export const zones = {
  list: query('zones.list', {
    needs: 'cities.view',
    input: z.object(ofCity),
    output: z.object({
      zones: z.array(Zone),
      /** Where the orders of today began, in squares of about 200 m; those of the latest thousands of each service. */
      orders: z.array(z.object({ lng: z.number(), lat: z.number(), count: z.int() })),
      ...MapFiles,
    }),
  }),
  add: command('zones.add', { needs: 'cities.edit', input: ZoneTerms.extend(ofCity), output: Zone }),
  update: command('zones.update', { needs: 'cities.edit', input: ZoneTerms.extend(Target.shape), output: Zone }),
  /** Only where no order under way begins there by a service that it has. */
  remove: command('zones.remove', { needs: 'cities.edit', input: Target, output: Nothing }),
}
