import { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'

/** The conditions for assigning an order to a worker. */

/** The service types of riders. */
export const riderServices = ['food', 'buy', 'fetch', 'deliver', 'queue', 'do'] as const
/** A kind of order that a worker accepts: a rider's errands, or a companion's `game:<name>`. Chauffeurs have none. */
export const ServiceType = z.union([z.enum(riderServices), z.string().regex(/^game:\S.{0,30}$/)])
export type ServiceType = z.output<typeof ServiceType>

/** Riders have kinds of errands, companions games, chauffeurs no service types. */
export function isServiceOf(kind: WorkerKind, type: ServiceType): boolean {
  if (kind === 'companion') return type.startsWith('game:')
  return kind === 'rider' && (riderServices as readonly string[]).includes(type)
}

/** Chinese classes of driving licence, the wider one first; C2 is for automatics only. */
export const licenceClasses = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type LicenceClass = (typeof licenceClasses)[number]

/** Whether a holder of `own` may drive a car that needs `needed`. */
export function coversLicence(own: LicenceClass | null, needed: LicenceClass): boolean {
  return own !== null && licenceClasses.indexOf(own) <= licenceClasses.indexOf(needed)
}

export const vehicleTypes = ['ebike', 'motorcycle', 'car', 'foot'] as const
export const Vehicle = z.object({ type: z.enum(vehicleTypes), plate: z.string().trim().max(16).default('') })
export type Vehicle = z.output<typeof Vehicle>

/** `licence` is for driving, `vehicle` the papers of what is driven. */
export const credentialKinds = ['identity', 'health', 'licence', 'insurance', 'vehicle'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** The day somebody got a driving licence: earlier than the days of everything else. */
export const LicensedOn = z.iso.date().refine(day => day >= '1930' && day < '2101', { params: { word: 'format' } })
/** From this many days before the end on, a credential is shown as running out, and staff are notified. */
export const expiringDays = 30
/** From this many days before the end on, it waits for staff on the dashboard. */
export const urgentDays = 7

export const Credential = z.object({
  kind: z.enum(credentialKinds),
  /** Masked: the last four characters are shown. */
  number: z.string(),
  /** The last day on which it is valid; null if it does not expire. */
  expiresOn: z.iso.date().nullable(),
  /** 0 on that last day, negative once it has passed. */
  daysLeft: z.int().nullable(),
})
export type Credential = z.output<typeof Credential>

/** Why a worker cannot be assigned an order. The longest-lasting reason comes first and is the one shown. */
export const unfitnesses = [
  'resigned',
  'disabled',
  'frozen',
  'otherCity',
  'wrongKind',
  'notChosen',
  'wrongService',
  'wrongLicence',
  'credentialExpired',
  'offline',
  'resting',
  'noPosition',
  'full',
  'isCustomer',
] as const
export type Unfitness = (typeof unfitnesses)[number]
