import { z } from 'zod'
import { Fen, Id, Version } from '#contract/base/values.ts'
import { complainantKinds, complaintStates, demands, hotlines, Shares } from '#contract/complaints/complaint.ts'
import { complaintCodes, complaintLevels, respondents } from '#contract/complaints/complaint-types.ts'

import { ComplaintContent, mostImages } from '#contract/complaints/complaints.ts'
import { measureKinds, punishmentMachine } from '#contract/complaints/decision.ts'

import { WebhookText } from '#contract/open/messages/webhook-text.ts'

import { ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Complaints by the open API (scope `complaint.write`): what the apps send, how their people answer, and the webhooks they receive. */

const From = z.object({ kind: z.enum(complainantKinds), externalId: ExternalNo })

/** The `mediaId` of a picture. */
const ImageIds = z
  .array(z.string().regex(/^[\w-]{22}$/))
  .max(mostImages)
  .default([])

/** `POST /open/v1/complaints/images`: a picture (JPEG, PNG or WebP in base64) for a complaint, a statement or an appeal that is sent within a day. */
export const OpenComplaintImage = z.object({ data: z.base64().max(7_000_000) })
export const OpenComplaintImageAnswer = z.object({ imageId: z.string() })

/** `POST /open/v1/complaints`. About an order of `from`; the same `externalNo` again returns the stored complaint. */
export const OpenComplaint = z.object({
  externalNo: ExternalNo,
  from: From,
  orderNo: z.string().min(1).max(32),
  about: z.enum(respondents).describe('Which side of that order it is about.'),
  type: z.enum(complaintCodes),
  content: ComplaintContent,
  demand: z.enum(demands),
  demandFen: Fen.optional(),
  imageIds: ImageIds,
  hotline: z
    .object({ source: z.enum(hotlines), ref: z.string().trim().min(1).max(64) })
    .optional()
    .describe("The authority that forwarded it, and the authority's own number."),
})
export type OpenComplaint = z.input<typeof OpenComplaint>

const Reply = { eventId: ExternalNo, from: From }

/** `POST /open/v1/complaints/{no}/answer`: the complainant's answer to the proposal. The same `eventId` again changes nothing. */
export const OpenComplaintReply = z.discriminatedUnion('answer', [
  z.object({ ...Reply, answer: z.literal('accept') }),
  z.object({ ...Reply, answer: z.literal('dispute'), reason: z.string().trim().min(2).max(200) }),
  /** Withdrawn by the complainant, before a proposal. */
  z.object({ ...Reply, answer: z.literal('withdraw'), reason: z.string().trim().min(2).max(200) }),
  /** Within seven days of its end, once. */
  z.object({ ...Reply, answer: z.literal('reopen'), reason: z.string().trim().min(2).max(200) }),
])
export type OpenComplaintReply = z.input<typeof OpenComplaintReply>

/** `POST /open/v1/complaints/{no}/statement`: the statement of the other side, while it is asked for one. */
export const OpenStatement = z.object({
  ...Reply,
  statement: z.string().trim().min(2).max(500),
  imageIds: ImageIds,
})
export type OpenStatement = z.input<typeof OpenStatement>

/** `POST /open/v1/complaints/{no}/appeal`: the other side appeals against a punishment, once, within 72 hours. */
export const OpenComplaintAppeal = z.object({
  ...Reply,
  punishmentId: Id,
  reason: z.string().trim().min(5).max(500),
  imageIds: ImageIds,
})
export type OpenComplaintAppeal = z.input<typeof OpenComplaintAppeal>

export const OpenComplaintAnswer = z.object({
  no: z.string(),
  state: z.enum(complaintStates),
  level: z.enum(complaintLevels),
  version: Version,
})

/** The webhook to the app of either side. The respondent's app never learns who complained. */
export const ComplaintWebhookBody = z.object({
  type: z.literal('complaint.updated'),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    externalNo: z.string().nullable(),
    to: From,
    side: z.enum(['complainant', 'respondent']),
    event: z.string().describe('The move, as the table of states calls it, or `create`.'),
    state: z.enum(complaintStates),
    version: Version,
    orderNo: z.string(),
    complaintType: z.enum(complaintCodes),
    complainantName: z.string().describe('Masked for the other side.'),
    text: z.string().nullable().describe('The text of the move: a reply, a question, a reason.'),
    verdict: z.string().nullable().describe('From the proposal on.'),
    liability: Shares.nullable(),
    answerBy: OccurredAt.nullable().describe('The deadline of an answer: a statement, or acceptance.'),
    amountFen: Fen.nullable().describe('Money to the balance of the complainant; to their app only.'),
    /** To the respondent's app only, which shows it and how to appeal. */
    punishment: z
      .object({
        id: Id,
        state: z.enum(punishmentMachine.states),
        measures: z.array(z.object({ kind: z.enum(measureKinds), amount: z.int() })),
        appealUntil: OccurredAt,
      })
      .nullable(),
  }),
  text: WebhookText.optional().describe('What this side is told, with the moves that concern it.'),
})
export type ComplaintWebhookBody = z.output<typeof ComplaintWebhookBody>
