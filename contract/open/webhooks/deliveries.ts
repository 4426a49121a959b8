import { z } from 'zod'
import { Id, Moment } from '#contract/base/values.ts'
import { deliveryOutcomes } from './limits.ts'

/** One webhook for one endpoint. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`, the same in every attempt. */
  webhookId: z.string(),
  endpoint: z.object({ id: Id, url: z.string() }).nullable(),
  app: z.object({ id: z.string(), name: z.string() }),
  type: z.string(),
  /** What it is about, such as the number of an order, and which of its events at this endpoint it is. */
  record: z.string(),
  seq: z.int(),
  createdAt: Moment,
  outcome: z.enum(deliveryOutcomes),
  attempts: z.int(),
  lastAt: Moment.nullable(),
  lastStatus: z.int().nullable(),
  lastMs: z.int().nullable(),
  lastError: z.string().nullable(),
  /** What an open one waits for besides its time: an earlier event of its record, or its endpoint, which rests. */
  waitsFor: z.enum(['earlier', 'endpoint']).nullable(),
  allowed: z.array(z.enum(['resend'])),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

export const WebhookAttempt = z.object({
  number: z.int(),
  at: Moment,
  status: z.int().nullable(),
  ms: z.int(),
  /** The first 2 KB. */
  answer: z.string(),
  error: z.string().nullable(),
})
export type WebhookAttempt = z.output<typeof WebhookAttempt>
