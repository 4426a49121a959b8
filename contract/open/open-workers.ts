import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Day, Moment, shortText, Version } from '#contract/base/values.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import {
  credentialKinds,
  isServiceOf,
  LicensedOn,
  licenceClasses,
  ServiceType,
  Vehicle,
} from '#contract/people/fitness.ts'
import { ExternalNo, GeoPoint, Phone, webhookHead } from './open-values.ts'

const OpenCredential = z.object({
  kind: z.enum(credentialKinds),
  number: z.string().trim().min(1).max(32).describe('Stored masked.'),
  expiresOn: Day.nullable(),
})

const Worker = z.object({
  externalId: ExternalNo,
  kind: z.enum(workerKinds),
  name: shortText,
  phone: Phone,
  cityCode: z.string().regex(/^\d{6}$/),
  online: z.boolean(),
  resting: z.boolean().optional().describe('On duty and taking a break: no orders meanwhile.'),
  position: GeoPoint.extend({
    heading: z.int().min(0).max(359).optional(),
    speedKmh: z.int().min(0).max(300).optional(),
  }).optional(),
  battery: z.int().min(0).max(100).optional().describe('Percent.'),
  serviceTypes: z
    .array(ServiceType)
    .max(20)
    .optional()
    .describe('These four apply to a new worker only; afterwards staff decide them.'),
  vehicle: Vehicle.optional(),
  licenceClass: z.enum(licenceClasses).optional(),
  licensedOn: LicensedOn.optional(),
  credentials: z
    .array(OpenCredential)
    .max(credentialKinds.length)
    .optional()
    .describe('Those named here are updated; the others stay.'),
})

/** Workers as their app knows them; sent again whenever one of them goes on or off duty or moves. */
export const OpenWorkers = z.object({
  workers: z
    .array(Worker.refine(servesAsKind, { path: ['serviceTypes'] }))
    .min(1)
    .max(200),
})
export type OpenWorkers = z.input<typeof OpenWorkers>

function servesAsKind({ kind, serviceTypes = [] }: Pick<z.output<typeof Worker>, 'kind' | 'serviceTypes'>): boolean {
  return serviceTypes.every(type => isServiceOf(kind, type))
}

/** The webhook to the app of a worker when staff decide about them; `version` orders late arrivals. */
export const WorkerWebhookBody = z.object({
  type: z.enum(['worker.enabled', 'worker.disabled', 'worker.frozen', 'worker.resigned', 'worker.force_offline']),
  ...webhookHead,
  data: z.object({
    workerId: z.string(),
    no: z.string(),
    status: z.string(),
    until: Moment.nullable(),
    reason: z.string(),
    version: Version,
  }),
  text: WebhookText.optional(),
})
export type WorkerWebhookBody = z.output<typeof WorkerWebhookBody>
