import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { Credential, licenceClasses, ServiceType, Vehicle } from './fitness.ts'
import { workerMoves, workerStatuses } from './worker-machine.ts'

/** On duty or not, as the worker's app says; of staff's moves only `forceOffline` changes it. */
export const workStatuses = ['online', 'rest', 'offline'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** Counts of the last 30 days, from which rates are made. */
export const WorkerRecord = z.object({
  /** Offers by staff that were answered or ran out; of those, the accepted ones. */
  offered: z.int(),
  accepted: z.int(),
  /** Orders they took, grabbed or offered; of those, the ones they finished and the ones they gave up. */
  taken: z.int(),
  finished: z.int(),
  gaveUp: z.int(),
  gaveUpToday: z.int(),
  /** Orders with a promised time whose outcome is known; of those, the ones on time. */
  promised: z.int(),
  punctual: z.int(),
  /** Complaints against them, whatever their outcome. */
  complaints: z.int(),
})
export type WorkerRecord = z.output<typeof WorkerRecord>

/** Percent, rounded down, so that 100 means all; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.floor((part / whole) * 100) : null
}

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
  statusReason: WrittenText,
  frozenUntil: Moment.nullable(),
  /** Offline too when nothing was reported for five minutes. */
  workStatus: z.enum(workStatuses),
  /** Staff sent them offline, and their app has not reported them offline since. */
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
  record: WorkerRecord,
  credentials: z.array(Credential),
  joinedAt: Moment,
  version: Version,
  /** The moves that this reader may make now; `reveal` shows the phone number. */
  allowed: z.array(z.enum([...workerMoves, 'reveal'])),
})
export type WorkerRow = z.output<typeof WorkerRow>

const ScoreEntry = z.object({
  id: Id,
  at: Moment,
  points: z.int(),
  score: z.int(),
  reason: WrittenText,
  orderNo: z.string(),
  by: z.string(),
})

export const WorkerDetail = WorkerRow.extend({
  remark: WrittenText,
  /** Their id in their own app. */
  externalId: z.string(),
  /** Of the first driving licence. */
  licensedOn: z.iso.date().nullable(),
  liveOrders: z.array(z.object({ id: Id, no: z.string(), service: z.string(), state: z.string() })),
  /** Newest first, at most 50. */
  scores: z.array(ScoreEntry),
})
export type WorkerDetail = z.output<typeof WorkerDetail>

/** A chauffeur on duty, for the map. */
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
