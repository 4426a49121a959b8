import { z } from 'zod'
import { appMovers } from '#contract/base/machine.ts'
import { Fen, Id, shortText, Version } from '#contract/base/values.ts'
import { refundStages, refundTargets } from '#contract/money/refund.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { orderMoves } from '#contract/orders/service.ts'
import { ExternalNo, GeoPoint, OccurredAt, webhookHead } from './open-values.ts'
import { orderWebhookTypes } from './webhooks/order-types.ts'

/** The apps of customers, shops and workers, and the express companies, call this signed API and receive webhooks. */

export const OpenEvent = z.object({
  eventId: ExternalNo,
  event: z.enum(orderMoves),
  by: z.enum(appMovers),
  occurredAt: OccurredAt,
  seq: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe(
      "Counts the app's events about this order, from 1. With it events may arrive in any order: each waits for its turn, five seconds for one that does not come. Without it an event that is not possible now is refused.",
    ),
  workerId: ExternalNo.optional().describe('The worker who acts; required if `by` is a kind of worker.'),
  opponent: z
    .object({ externalId: ExternalNo, name: shortText })
    .optional()
    .describe('The user who plays against the customer; required where `by` is `opponent`.'),
  position: GeoPoint.optional().describe(
    'Where the worker was, in GCJ-02. Staff see it beside the place of the order, as in a complaint; without it they see the position of the worker that was reported nearest in time.',
  ),
  reason: z.string().trim().max(200).default(''),
  amountFen: Fen.optional().describe(
    'The amount of `pay`, `payDifference` and `refund`. A ride that was left unpaid is paid by `pay` whenever its customer does.',
  ),
  tradeNo: ExternalNo.optional().describe(
    'The number of `pay` and `payDifference` at the payment channel, as its bills say it; if left out, `eventId`.',
  ),
  refundNo: ExternalNo.optional().describe('The refund of `refund` and `failRefund`; if left out, the oldest one.'),
  facts: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Additional data of the move, by `facts` of the service's plan."),
})
export type OpenEvent = z.input<typeof OpenEvent>

/** A refund request of a customer. The same `externalNo` again returns the same refund. */
export const OpenRefund = z
  .object({
    externalNo: ExternalNo,
    askedFen: Fen.refine(amount => amount > 0, { params: { word: 'aboveZero' } }),
    code: z.enum(reasonCodes).default('Z99'),
    reason: z.string().trim().max(200).default(''),
  })
  .refine(asked => asked.code !== 'Z99' || asked.reason.length >= 2, { path: ['reason'], params: { word: 'sayWhy' } })
export type OpenRefund = z.input<typeof OpenRefund>

export const OpenRefundAnswer = z.object({ no: z.string(), stage: z.enum(refundStages), amountFen: Fen })

/** `event.<party>` permits an app to send events of that party only. With `order.all` it receives the webhooks of every order, not only of those it has to do with. */
export const openScopes = [
  'order.write',
  'order.read',
  'order.all',
  'event.customer',
  'event.merchant',
  'event.rider',
  'event.chauffeur',
  'event.companion',
  'event.carrier',
  'event.opponent',
  'event.payment',
  'worker.write',
  'merchant.write',
  'chat.write',
  'complaint.write',
  'verification.write',
  'application.write',
  'post.write',
  'feedback.write',
  'wallet.write',
  'payout.write',
  'person.write',
  'announcement.read',
  'announcement.write',
] as const
export type OpenScope = (typeof openScopes)[number]

/**
 * The webhook to the apps that have to do with an order: the one that placed it, those whose worker, shop or opponent is on it
 * now or was before the change, the payment app for refunds, and apps with the scope `order.all`. The order is as it is after the change.
 */
export const WebhookBody = z.object({
  type: z.enum(orderWebhookTypes),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    service: z.string(),
    externalNo: z.string(),
    state: z.string(),
    version: Version,
    workerId: z.string().nullable().describe('`externalId` of the worker concerned.'),
    reason: z.string().nullable(),
    refund: z
      .object({
        no: z.string(),
        stage: z.enum(refundStages),
        amountFen: Fen,
        attempt: z.int(),
        payTo: z
          .enum(refundTargets)
          .optional()
          .describe('`wallet`: the way that the customer paid is closed, so it goes to their wallet in the app.'),
      })
      .optional()
      .describe(
        'With `order.refund…`. While `processing`, the payment app pays `amountFen` back, once per `no` however often it receives the webhook.',
      ),
  }),
  text: WebhookText.optional().describe('For the customer, to the app that placed the order.'),
})
export type WebhookBody = z.output<typeof WebhookBody>

export type SignedRequest = {
  method: string
  path: string
  /** The raw query string without `?`; its pairs are sorted before they are signed. */
  query: string
  /** Seconds since 1970. At most 300 s from the server's clock. */
  timestamp: string
  nonce: string
  /** Hex SHA-256 of the raw body, or of the empty string. */
  bodySha256: string
}

/** The text whose HMAC-SHA256 (base64, keyed by the app's secret) goes into `X-Signature`. */
export function stringToSign(request: SignedRequest): string {
  const query = request.query.split('&').filter(Boolean).sort().join('&')
  return [request.method, request.path, query, request.timestamp, request.nonce, request.bodySha256].join('\n')
}

/** The text whose HMAC-SHA256 (base64) goes after `v1,` into `webhook-signature`. */
export function webhookStringToSign(id: string, timestamp: string, body: string): string {
  return `${id}.${timestamp}.${body}`
}

export const OpenOrderAnswer = z.object({ no: z.string(), id: Id, state: z.string(), version: Version })
