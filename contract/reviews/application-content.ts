import { z } from 'zod'
import { Fen, shortText } from '#contract/base/values.ts'
import { GeoPoint } from '#contract/open/open-values.ts'
import { isServiceOf, licenceClasses, ServiceType, Vehicle } from '#contract/people/fitness.ts'

const Rider = z.object({ kind: z.literal('rider'), vehicle: Vehicle, experienceMonths: z.int().min(0).max(600) })
const Chauffeur = z.object({
  kind: z.literal('chauffeur'),
  licenceClass: z.enum(licenceClasses),
  drivingYears: z.int().min(0).max(60),
  emergencyName: shortText,
  emergencyPhone: z.string().regex(/^1\d{10}$/),
})
const others = [
  z.object({
    kind: z.literal('merchant'),
    shopName: shortText,
    category: shortText,
    address: z.string().trim().min(1).max(200),
    position: GeoPoint,
    hours: shortText,
    prepMinutes: z.int().min(1).max(240),
    /** Asked for, in hundredths of a percent. */
    commission: z.int().min(0).max(5000),
  }),
  z.object({
    kind: z.literal('companion'),
    games: z
      .array(ServiceType.refine(type => isServiceOf('companion', type)))
      .min(1)
      .max(10),
    priceFen: Fen.min(100).max(100_000),
    introduction: z.string().trim().max(500),
  }),
  z.object({
    kind: z.literal('cityAgent'),
    company: shortText,
    plan: z.string().trim().max(1000),
  }),
] as const

/** What an applicant says of themselves, by kind. */
export const ApplicationContent = z.discriminatedUnion('kind', [Rider, Chauffeur, ...others])
/** The same for staff: the phone number in it is masked, and so are numbers in texts. */
export const ShownContent = z.discriminatedUnion('kind', [
  Rider,
  Chauffeur.extend({ emergencyPhone: z.string() }),
  ...others,
])
export type ApplicationContent = z.output<typeof ApplicationContent>
