import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Day, Id, Nothing, Target, Version } from '#contract/base/values.ts'
import { CityCode, GeoPoint } from '#contract/open/open-values.ts'
import { services } from '#contract/orders/service.ts'
import { cityStandings } from './city-hours.ts'

export const cityLimits = { name: 30, holidays: 100, rings: 20, points: 2000 } as const

const Name = z.string().trim().min(1).max(cityLimits.name)
/** What a city is called in each language. */
export const CityNames = z.object({ zh: Name, en: Name, es: Name, ja: Name })
export type CityNames = z.output<typeof CityNames>

/** Two hours of Shanghai's time that differ, `9-22`, over midnight `20-6`; empty is all day. */
const OpeningHours = z
  .string()
  .trim()
  .regex(/^(|([01]?\d|2[0-3])-([01]?\d|2[0-4]))$/)
  .refine(hours => hours === '' || new Set(hours.split('-').map(Number)).size === 2, {
    params: { word: 'differentHours' },
  })

const { lng, lat } = GeoPoint.shape
const Position = z.tuple([lng, lat])
/** Begins and ends at the same point. */
export const Ring = z
  .array(Position)
  .min(4)
  .max(cityLimits.points)
  .refine(ring => ring[0]?.join() === ring.at(-1)?.join(), { params: { word: 'closedRing' } })

/** A polygon of GeoJSON: the border, then its holes. */
export const CityOutline = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(Ring).min(1).max(cityLimits.rings),
})
export type CityOutline = z.output<typeof CityOutline>

export const CityTerms = z.object({
  names: CityNames,
  /** Those that take orders. */
  services: z.array(z.enum(services)).max(services.length),
  hours: OpeningHours,
  /** Days without orders. */
  holidays: z.array(Day).max(cityLimits.holidays),
  centre: GeoPoint.nullable(),
  outline: CityOutline.nullable(),
})
export type CityTerms = z.output<typeof CityTerms>

/** A new city, or one of a file. */
export const NewCity = CityTerms.extend({
  code: CityCode,
  hours: OpeningHours.default(''),
  holidays: CityTerms.shape.holidays.default([]),
  centre: CityTerms.shape.centre.default(null),
  outline: CityTerms.shape.outline.default(null),
})
export type NewCity = z.output<typeof NewCity>

const cityActions = ['update', 'remove'] as const

export const CityRow = z.object({
  id: Id,
  code: z.string(),
  /** In the language of the reader. */
  name: z.string(),
  services: z.array(z.enum(services)),
  hours: z.string(),
  holidays: z.array(z.string()),
  /** Now. */
  standing: z.enum(cityStandings),
  version: Version,
  allowed: z.array(z.enum(cityActions)),
})
export type CityRow = z.output<typeof CityRow>

export const City = CityRow.extend({
  names: CityNames,
  centre: GeoPoint.nullable(),
  outline: CityOutline.nullable(),
})
export type City = z.output<typeof City>

const Question = z.object({
  search: z.string().max(64).default(''),
  service: z.enum(services).optional(),
  after: AfterId,
  limit: PageLimit,
})

/** The cities of this installation. An order of a city that is not among them is refused, once there is one. */
export const cities = {
  list: query('cities.list', { needs: 'cities.view', input: Question, output: pageOf(CityRow) }),
  get: query('cities.get', { needs: 'cities.view', input: z.object({ id: Id }), output: City }),
  /** Cities by their code of GB/T 2260 or their name, for whoever adds one. */
  reference: query('cities.reference', {
    needs: 'cities.edit',
    cityScope: 'none',
    input: z.object({ search: z.string().max(64) }),
    output: z.array(z.object({ code: z.string(), names: CityNames })),
  }),
  /** Of the caller's cities, though it is no record yet. */
  add: command('cities.add', { needs: 'cities.edit', cityScope: 'none', input: NewCity, output: City }),
  update: command('cities.update', { needs: 'cities.edit', input: CityTerms.extend(Target.shape), output: City }),
  /** Only where nothing is placed in it. */
  remove: command('cities.remove', { needs: 'cities.edit', input: Target, output: Nothing }),
}
