import { z } from 'zod'
import { longText, shortText } from '#contract/base/values.ts'

/** Values of all messages of the open API. */

export const GeoPoint = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) })
/** When it happened in the app, ISO 8601 with offset. */
export const OccurredAt = z.iso.datetime({ offset: true })
export const Phone = z.string().regex(/^1\d{10}$/)
export const ExternalNo = z.string().regex(/^[\w-]{1,64}$/)
export const CityCode = z.string().regex(/^\d{6}$/)

export const Place = GeoPoint.extend({ name: shortText, detail: longText.min(1), phone: Phone })
export type Place = z.output<typeof Place>
