import { z } from 'zod'
import { Id, Moment } from './values.ts'

export const workerKinds = ['rider', 'chauffeur', 'companion'] as const
export type WorkerKind = (typeof workerKinds)[number]

/** `frozen` ends by itself at its date, if it has one; `resigned` never ends. */
export const workerStatuses = ['enabled', 'disabled', 'frozen', 'resigned'] as const
/** What the worker's app says of them. Of the desk's acts only forcing offline touches it. */
export const workStatuses = ['online', 'rest', 'offline'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** What a rider may be asked to do. */
export const riderServices = ['food', 'buy', 'fetch', 'deliver', 'queue', 'do'] as const
/** One kind of order a worker takes: a rider's errands, or a companion's `game:<name>`. A chauffeur drives, and needs none. */
export const ServiceType = z.union([z.enum(riderServices), z.string().regex(/^game:\S.{0,30}$/)])
export type ServiceType = z.output<typeof ServiceType>

/** Chinese classes of driving licence, the wider one first; C2 is for automatics only. */
export const licenceClasses = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type LicenceClass = (typeof licenceClasses)[number]

/** Whether whoever holds `own` may drive what needs `needed`. */
export function coversLicence(own: LicenceClass | null, needed: LicenceClass): boolean {
  return own !== null && licenceClasses.indexOf(own) <= licenceClasses.indexOf(needed)
}

export const vehicleTypes = ['ebike', 'motorcycle', 'car', 'foot'] as const
export const Vehicle = z.object({ type: z.enum(vehicleTypes), plate: z.string().trim().max(16).default('') })

/** `licence` is for driving, `vehicle` the papers of what is driven. */
export const credentialKinds = ['identity', 'health', 'licence', 'insurance', 'vehicle'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** A day in Shanghai, `2026-11-21`. */
export const Day = z.iso.date()
/** From this many days before the end on, a credential is shown as running out, and somebody is told. */
export const expiringDays = 30

export const Credential = z.object({
  kind: z.enum(credentialKinds),
  /** Masked: its last four are enough to tell two apart. */
  number: z.string(),
  /** The last day it is good; null for one that does not end. */
  expiresOn: Day.nullable(),
  /** 0 on that last day, negative once it has passed. */
  daysLeft: z.int().nullable(),
})
export type Credential = z.output<typeof Credential>

/** Why a worker cannot be given an order. What lasts longest comes first, and is what a person is told. */
export const unfitnesses = [
  'resigned',
  'disabled',
  'frozen',
  'otherCity',
  'wrongKind',
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

export const workerActs = [
  'pcUpSend',
  'enable',
  'disable',
  'freeze',
  'unfreeze',
  'resign',
  'forceOffline',
  'changeScore',
] as const
export type WorkerAct = (typeof workerActs)[number]

export const WorkerRow = z.object({
  /** Also the id of the person among the users. */
  id: Id,
  /** 工号, such as `R1023`. */
  no: z.string(),
  kind: z.enum(workerKinds),
  name: z.string(),
  /** Masked; `people.reveal` shows it. */
  phone: z.string(),
  avatar: z.string(),
  cityCode: z.string(),
  status: z.enum(workerStatuses),
  statusReason: z.string(),
  frozenUntil: Moment.nullable(),
  /** Offline too when nothing was heard for five minutes. */
  workStatus: z.enum(workStatuses),
  /** The desk sent them offline, and their app has not gone along yet. */
  isForcedOffline: z.boolean(),
  locatedAt: Moment.nullable(),
  serviceTypes: z.array(ServiceType),
  vehicle: Vehicle.nullable(),
  licenceClass: z.enum(licenceClasses).nullable(),
  /** 1 to 5. */
  level: z.int(),
  /** 0 to 100. */
  score: z.int(),
  /** Orders in hand, and how many at once are allowed. */
  load: z.int(),
  capacity: z.int(),
  doneToday: z.int(),
  credentials: z.array(Credential),
  joinedAt: Moment,
  version: z.int(),
  /** What this reader may do with this worker now. */
  allowed: z.array(z.enum([...workerActs, 'reveal'])),
})
export type WorkerRow = z.output<typeof WorkerRow>

export const ScoreEntry = z.object({
  id: Id,
  at: Moment,
  delta: z.int(),
  score: z.int(),
  reason: z.string(),
  orderNo: z.string(),
  by: z.string(),
})

export const WorkerDetail = WorkerRow.extend({
  remark: z.string(),
  /** How their own app calls them. */
  externalId: z.string(),
  /** Of the first driving licence. */
  licensedOn: Day.nullable(),
  liveOrders: z.array(z.object({ id: Id, no: z.string(), service: z.string(), state: z.string() })),
  /** Offers of the last 30 days: how many were answered at all, and with yes. */
  offers: z.object({ answered: z.int(), accepted: z.int(), finished: z.int() }),
  /** Newest first, at most 50. */
  scores: z.array(ScoreEntry),
})
export type WorkerDetail = z.output<typeof WorkerDetail>

/** A chauffeur on duty, as a map shows one. */
export const LiveChauffeur = z.object({
  id: Id,
  no: z.string(),
  name: z.string(),
  phone: z.string(),
  avatar: z.string(),
  gender: z.union([z.literal(0), z.literal(1)]),
  drivingYears: z.int().nullable(),
  level: z.int(),
  score: z.int(),
  workStatus: z.enum(['online', 'busy', 'rest', 'offline']),
  lng: z.number(),
  lat: z.number(),
  /** Degrees clockwise from north. */
  heading: z.int().nullable(),
  speedKmh: z.int().nullable(),
  locatedAt: Moment,
  staleSeconds: z.int(),
  orderNo: z.string().nullable(),
  orderState: z.string().nullable(),
  doneToday: z.int(),
  /** Percent. */
  battery: z.int().nullable(),
  /** A credential has run out or will within 30 days. */
  hasCredentialWarning: z.boolean(),
})
export type LiveChauffeur = z.output<typeof LiveChauffeur>
