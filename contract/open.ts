import { z } from 'zod'
import { foodMoveNames } from './food.ts'
import { Fen, Id, longText, shortText } from './values.ts'

/** The apps of customers, shops and riders speak to us by this signed API and hear from us by webhooks. */

export const GeoPoint = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) })
/** When it happened in the app, ISO 8601 with offset. */
const OccurredAt = z.iso.datetime({ offset: true })
const Phone = z.string().regex(/^1\d{10}$/)
const ExternalNo = z.string().regex(/^[\w-]{1,64}$/)

const Place = GeoPoint.extend({ name: shortText, detail: longText.min(1), phone: Phone })

export const OpenOrder = z
  .object({
    service: z.literal('food'),
    externalNo: ExternalNo,
    cityCode: z.string().regex(/^\d{6}$/),
    placedAt: OccurredAt,
    promisedAt: OccurredAt,
    customer: z.object({ externalId: ExternalNo, name: shortText, phone: Phone }),
    merchant: Place,
    receiver: Place,
    lines: z
      .array(z.object({ name: shortText, quantity: z.int().min(1).max(99), priceFen: Fen }))
      .min(1)
      .max(50),
    packFen: Fen,
    deliveryFen: Fen,
    discountFen: Fen,
    payFen: Fen,
    note: longText.default(''),
  })
  .refine(billAddsUp, { path: ['payFen'], params: { word: 'billDiffers' } })
export type OpenOrder = z.input<typeof OpenOrder>

type Bill = {
  lines: { quantity: number; priceFen: number }[]
  packFen: number
  deliveryFen: number
  discountFen: number
}

/** What the lines come to, in fen, before packing, delivery and discount. */
export function goodsFenOf(lines: Bill['lines']): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.priceFen, 0)
}

function billAddsUp(order: Bill & { payFen: number }): boolean {
  return goodsFenOf(order.lines) + order.packFen + order.deliveryFen - order.discountFen === order.payFen
}

export const OpenEvent = z.object({
  eventId: ExternalNo,
  event: z.enum(foodMoveNames),
  by: z.enum(['customer', 'merchant', 'rider', 'payment']),
  occurredAt: OccurredAt,
  /** The rider who acts; required where `by` is `rider`. */
  workerId: ExternalNo.optional(),
  reason: z.string().trim().max(200).default(''),
  /** With `pay`: what was paid. */
  amountFen: Fen.optional(),
})
export type OpenEvent = z.input<typeof OpenEvent>

/** Riders as their app knows them; sent again whenever one of them goes on or off duty or moves. */
export const OpenWorkers = z.object({
  workers: z
    .array(
      z.object({
        externalId: ExternalNo,
        kind: z.literal('rider'),
        name: shortText,
        phone: Phone,
        cityCode: z.string().regex(/^\d{6}$/),
        online: z.boolean(),
        position: GeoPoint.optional(),
      }),
    )
    .min(1)
    .max(200),
})
export type OpenWorkers = z.input<typeof OpenWorkers>

/** `event.<who>` lets an app report what that party did; it may speak for nobody else. */
export const openScopes = [
  'order.write',
  'order.read',
  'event.customer',
  'event.merchant',
  'event.rider',
  'event.payment',
  'worker.write',
  'chat.write',
] as const
export type OpenScope = (typeof openScopes)[number]

/** What a webhook tells. `order` stands as it is after the change; `version` orders late arrivals. */
export const WebhookBody = z.object({
  type: z.templateLiteral(['order.', z.string()]),
  id: z.string(),
  occurredAt: OccurredAt,
  data: z.object({
    no: z.string(),
    externalNo: z.string(),
    state: z.string(),
    version: z.int(),
    /** `externalId` of the rider concerned. */
    workerId: z.string().nullable(),
    reason: z.string().nullable(),
  }),
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
  /** Hex SHA-256 of the raw body; of nothing where there is none. */
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

export const OpenOrderAnswer = z.object({ no: z.string(), id: Id, state: z.string(), version: z.int() })
