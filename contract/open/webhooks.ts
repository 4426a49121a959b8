import { z } from 'zod'
import { Proof } from '#contract/access/proof.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, AfterRank, byAge, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { Id, InputMoment, Moment, Nothing, Target, Version } from '#contract/base/values.ts'
import { services } from '#contract/orders/service.ts'
import { CityCode } from './open-values.ts'
import { WebhookPattern, webhookTypes } from './webhooks/catalogue.ts'
import { WebhookAttempt, WebhookDelivery } from './webhooks/deliveries.ts'
import { deliveryOutcomes, endpointStandings, offReasons, webhookLimits } from './webhooks/limits.ts'

/** Where webhooks go, and which of them. Nothing in a list means all. Services and cities narrow what is about an order. */
const Terms = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  types: z.array(WebhookPattern).max(webhookTypes.length).default([]),
  services: z.array(z.enum(services)).max(services.length).default([]),
  cities: z.array(CityCode).max(400).default([]),
})

export const WebhookEndpoint = z.object({
  id: Id,
  app: z.object({ id: z.string(), name: z.string(), isEnabled: z.boolean() }),
  url: z.string(),
  types: z.array(z.string()),
  services: z.array(z.enum(services)),
  cities: z.array(z.string()),
  standing: z.enum(endpointStandings),
  /** Why it is off, and since when. */
  offReason: z.enum(offReasons).nullable(),
  offAt: Moment.nullable(),
  /** The first failure since the last success. */
  failingSince: Moment.nullable(),
  failures: z.int(),
  /** After several failures nothing is tried until then. */
  restingUntil: Moment.nullable(),
  /** From when on something was not delivered, until it is sent again. */
  missedSince: Moment.nullable(),
  /** Until when webhooks are signed with the secret before the last rotation, too. */
  oldSecretUntil: Moment.nullable(),
  createdAt: Moment,
  version: Version,
  allowed: z.array(z.enum(['update', 'remove', 'enable', 'disable', 'rotate', 'test', 'replay'])),
})
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>

/** An endpoint and its new secret, which nobody is shown again. */
const WithSecret = z.object({ endpoint: WebhookEndpoint, secret: z.string() })

const EndpointQuestion = z.object({
  search: z.string().trim().max(200).default(''),
  standing: z.enum(endpointStandings).optional(),
  after: AfterId,
  limit: PageLimit,
})

const DeliveryQuestion = z.object({
  endpointId: Id.optional(),
  type: z.string().max(64).default(''),
  outcome: z.enum(deliveryOutcomes).optional(),
  /** The number of an order or another record. */
  record: z.string().trim().max(64).default(''),
  from: InputMoment.optional(),
  to: InputMoment.optional(),
  sort: sortInput(byAge),
  after: AfterRank,
  limit: PageLimit,
})

/** What is sent again: everything of an endpoint since a moment, or what did not arrive of it. */
const Replay = z.object({ endpointId: Id, since: InputMoment, withDelivered: z.boolean().default(false) })

const view = { needs: 'webhooks.view', cityScope: 'none' } as const
const edit = { needs: 'webhooks.edit', cityScope: 'none' } as const
const replay = { needs: 'webhooks.replay', cityScope: 'none' } as const

export const webhooks = {
  list: query('webhooks.list', { ...view, input: EndpointQuestion, output: pageOf(WebhookEndpoint) }),
  get: query('webhooks.get', { ...view, input: z.object({ id: Id }), output: WebhookEndpoint }),
  /** The apps to which the reader may add endpoints. */
  apps: query('webhooks.apps', {
    ...view,
    input: z.object({}),
    output: z.object({ apps: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  add: command('webhooks.add', {
    ...edit,
    input: Terms.extend({ appId: z.string().min(1).max(64), proof: Proof }),
    output: WithSecret,
    answersSecret: true,
  }),
  /** Another address asks for a proof. */
  update: command('webhooks.update', {
    ...edit,
    input: Terms.extend(Target.shape).extend({ proof: Proof.optional() }),
    output: WebhookEndpoint,
  }),
  remove: command('webhooks.remove', { ...edit, input: Target, output: Nothing }),
  enable: command('webhooks.enable', { ...edit, input: Target, output: WebhookEndpoint }),
  disable: command('webhooks.disable', { ...edit, input: Target, output: WebhookEndpoint }),
  /** Makes a new secret. Until the hours are over, webhooks are signed with both. */
  rotate: command('webhooks.rotate', {
    ...edit,
    input: Target.extend({
      hours: z.int().min(0).max(webhookLimits.overlapHours).default(webhookLimits.usualOverlapHours),
      proof: Proof,
    }),
    output: WithSecret,
    answersSecret: true,
  }),
  /** Sends `endpoint.test`; the answer is the id of its delivery. */
  test: command('webhooks.test', { ...edit, input: z.object({ id: Id }), output: z.object({ deliveryId: Id }) }),
}

export const webhookDeliveries = {
  list: query('webhookDeliveries.list', { ...view, input: DeliveryQuestion, output: pageOf(WebhookDelivery) }),
  get: query('webhookDeliveries.get', {
    ...view,
    input: z.object({ id: Id }),
    output: z.object({
      delivery: WebhookDelivery,
      /** As it is sent, but without what only the receiver may read; personal numbers masked. */
      body: z.string(),
      attempts: z.array(WebhookAttempt),
    }),
  }),
  resend: command('webhookDeliveries.resend', { ...replay, input: z.object({ id: Id }), output: Nothing }),
  /** How many would be sent again, at most `webhookLimits.replay` and one. */
  count: query('webhookDeliveries.count', { ...replay, input: Replay, output: z.object({ count: z.int() }) }),
  replay: command('webhookDeliveries.replay', { ...replay, input: Replay, output: z.object({ count: z.int() }) }),
}
