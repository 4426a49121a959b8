import { z } from 'zod'
import { Fen, Version } from '#contract/base/values.ts'
import { depositMachine } from '#contract/money/deposit.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'

import { applicationFaults, applicationMachine } from '#contract/reviews/application.ts'
import { ApplicationContent } from '#contract/reviews/application-content.ts'
import { applicantKinds, supplementItems } from '#contract/reviews/application-terms.ts'
import { CityCode, ExternalNo, OccurredAt, Phone, webhookHead } from './open-values.ts'

/** Applications by the open API (scope `application.write`): who wants to work with the platform, and the messages to them. */

/** A user of the app; their papers are sent with `from.kind: customer` and the same `externalId`. */
const Applicant = z.object({
  externalId: ExternalNo,
  name: z.string().trim().min(1).max(64),
  phone: Phone,
})

/**
 * `POST /open/v1/applications`. The same `externalNo` again returns the stored one. Refused while the same person has an open
 * application of the same kind, and for 30 days after one was rejected or withdrawn.
 */
export const OpenApplication = z.object({
  externalNo: ExternalNo,
  applicant: Applicant,
  cityCode: CityCode,
  content: ApplicationContent,
  agreement: z.string().trim().min(1).max(32).describe('Version of the agreement that the applicant accepted.'),
  invitedBy: z.string().trim().max(64).default(''),
})
export type OpenApplication = z.input<typeof OpenApplication>

const Event = z.object({ eventId: ExternalNo, externalId: ExternalNo })

/** `POST /open/v1/applications/{no}/resubmit`: what was missing was added. */
export const OpenApplicationResubmit = Event.extend({ content: ApplicationContent })
export type OpenApplicationResubmit = z.input<typeof OpenApplicationResubmit>

/** `POST /open/v1/applications/{no}/withdraw`. */
export const OpenApplicationWithdraw = Event
/** `POST /open/v1/applications/{no}/appeal`: once, within 7 days. */
export const OpenApplicationAppeal = Event.extend({ text: z.string().trim().min(2).max(200) })
export type OpenApplicationAppeal = z.input<typeof OpenApplicationAppeal>

/** `POST /open/v1/applications/{no}/progress`: training. The deposit is a payment of its own. */
export const OpenApplicationProgress = Event.extend({
  trainingScore: z.int().min(0).max(100),
})
export type OpenApplicationProgress = z.input<typeof OpenApplicationProgress>

/**
 * `POST /open/v1/applications/{no}/deposit`: money of the deposit arrived at the app that says so, under its `channelNo`. The same
 * `channelNo` again changes nothing.
 */
export const OpenDeposit = z.object({ channelNo: ExternalNo, amountFen: Fen.min(1), occurredAt: OccurredAt })
export type OpenDeposit = z.input<typeof OpenDeposit>

/** `POST /open/v1/deposits/{no}/results`: what became of giving it back, as often as it is said. */
export const OpenDepositResult = z.object({
  result: z.enum(['success', 'failed']),
  amountFen: Fen.min(1),
  message: z.string().trim().max(200).default(''),
})
export type OpenDepositResult = z.input<typeof OpenDepositResult>

export const OpenDepositAnswer = z.object({ no: z.string(), state: z.enum(depositMachine.states), amountFen: Fen })

/** The webhook to the app that reported the deposit: to be given back, once for each `no` however often it is received. */
export const DepositWebhookBody = z.object({
  type: z.enum(['deposit.refundRequested']),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    applicationNo: z.string(),
    channelNo: z
      .string()
      .nullable()
      .describe('Of the payment; null for deposits that were reported before they were payments.'),
    amountFen: Fen,
  }),
})
export type DepositWebhookBody = z.output<typeof DepositWebhookBody>

export const OpenApplicationAnswer = z.object({
  no: z.string(),
  state: z.enum(applicationMachine.states),
  version: Version,
})

/** The webhook to the app that sent the application. */
export const ApplicationWebhookBody = z.object({
  type: z.enum([
    'application.forwarded',
    'application.approved',
    'application.rejected',
    'application.returned',
    'application.abandoned',
    'application.activated',
  ]),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    externalNo: z.string(),
    externalId: z.string(),
    kind: z.enum(applicantKinds),
    state: z.enum(applicationMachine.states),
    version: Version,
    codes: z.array(z.enum(applicationFaults)),
    items: z.array(z.enum(supplementItems)),
    until: OccurredAt.nullable().describe('Until when something is waited for: what is missing, or an appeal.'),
    depositFen: Fen.describe('With `application.approved`: what is still needed.'),
    trainingScore: z.int(),
    memberNo: z
      .string()
      .nullable()
      .describe(
        "With `application.activated`: number of the worker or shop, whose `externalId` is the applicant's; null for a city agent.",
      ),
  }),
  text: WebhookText,
})
export type ApplicationWebhookBody = z.output<typeof ApplicationWebhookBody>
