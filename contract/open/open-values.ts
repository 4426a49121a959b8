import { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import { isPlate, typedPlate } from '#contract/base/texts/plate.ts'
import { typedPlacePhone } from '#contract/base/texts/typed-text.ts'
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
/** Of a shop or another place: also a landline. */
export const PlacePhone = z
  .string()
  .regex(/^1\d{10}$|^.{7,32}$/)
  .transform(typed => typedPlacePhone(typed) ?? '')
  .refine(phone => phone !== '', { params: { word: 'placePhone' } })
  .describe(
    'A mobile number of mainland China, or a landline with its area code: `0371-65551234`, `0371-65551234-801`, `400-820-8820`.',
  )
export const ExternalNo = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('An id of the app’s own; the same id means the same thing.')
export const CityCode = z
  .string()
  .regex(/^\d{6}$/)
  .describe('The administrative code of a city, 410100 for Zhengzhou.')

export const Place = GeoPoint.extend({ name: shortText, detail: longText.min(1), phone: PlacePhone })
export type Place = z.output<typeof Place>

/** Of a car; also those of embassies, of Hong Kong and Macao, of the police and of learners. */
export const Plate = z
  .string()
  .regex(/^[\u4e00-\u9fa5][A-Z][A-Z0-9]{5,6}$|^.{7,32}$/)
  .transform(typedPlate)
  .refine(isPlate, { params: { word: 'plate' } })
  .describe(
    'A number plate of mainland China, also of embassies, of Hong Kong and Macao, of the police; dots, blanks and small letters do not matter.',
  )

/** What every webhook begins with. `id` is the same each time it is sent; `seq` counts what this endpoint is sent about one record, from 1. */
export const webhookHead = { id: z.string(), seq: z.int().min(1), occurredAt: OccurredAt }
