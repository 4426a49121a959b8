import { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import { longText, shortText } from '#contract/base/values.ts'

/** Values of all messages of the open API. */

export const GeoPoint = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) })
/** More than any app that is behind catches up on, or books ahead. */
const furthestMs = 10 * 366 * dayMs

export const OccurredAt = z.iso
  .datetime({ offset: true })
  .refine(at => Math.abs(Date.parse(at) - Date.now()) < furthestMs, { params: { word: 'format' } })
  .describe('When it happened in the app, ISO 8601 with offset; at most ten years from now.')
export const Phone = z
  .string()
  .regex(/^1\d{10}$/)
  .describe('A mobile number of mainland China.')
export const ExternalNo = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('An id of the app’s own; the same id means the same thing.')
export const CityCode = z
  .string()
  .regex(/^\d{6}$/)
  .describe('The administrative code of a city, 410100 for Zhengzhou.')

export const Place = GeoPoint.extend({ name: shortText, detail: longText.min(1), phone: Phone })
export type Place = z.output<typeof Place>

/** What every webhook begins with. `id` is the same each time it is sent; `seq` counts what this endpoint is sent about one record, from 1. */
export const webhookHead = { id: z.string(), seq: z.int().min(1), occurredAt: OccurredAt }
