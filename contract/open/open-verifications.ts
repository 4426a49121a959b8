import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Version } from '#contract/base/values.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { type PaperKind, PaperReading, paperImages, paperShape, papers } from '#contract/reviews/paper.ts'
import { paperFaults, verificationMachine } from '#contract/reviews/verification.ts'
import { CityCode, ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Papers by the open API (scope `verification.write`): what people show, and the webhooks about the judgement. */

const ImageId = z.string().regex(/^[\w-]{22}$/)
/** Workers must have been reported before; `customer` is any other user of the app. */
const From = z.object({ kind: z.enum(['customer', ...workerKinds]), externalId: ExternalNo })

/** `POST /open/v1/verifications/images`: jpeg, png or webp to 5 MB, as base64. */
export const OpenPaperImage = z.object({ data: z.base64().max(7_000_000) })
export type OpenPaperImage = z.input<typeof OpenPaperImage>
export const OpenPaperImageAnswer = z.object({ imageId: ImageId })

function contentOf<Kind extends PaperKind>(kind: Kind) {
  const { fields, optional } = papers[kind]
  const needed = Object.fromEntries(fields.map(field => [field, paperShape[field]]))
  const others = Object.fromEntries(optional.map(field => [field, paperShape[field].optional()]))
  return z.object({ kind: z.literal(kind), ...needed, ...others })
}

/** The content of a paper, by its kind; see `papers`. */
export const OpenPaper = z.discriminatedUnion('kind', [
  contentOf('realName'),
  contentOf('driverLicence'),
  contentOf('healthCertificate'),
  contentOf('businessLicence'),
  contentOf('foodPermit'),
  contentOf('gameSkill'),
  contentOf('vehicle'),
])

/**
 * `POST /open/v1/verifications`. The same `externalNo` again returns the stored one. Another paper of the same kind replaces
 * one of that person that still waits.
 */
export const OpenVerification = z.object({
  externalNo: ExternalNo,
  from: From,
  cityCode: CityCode,
  paper: OpenPaper,
  images: z
    .array(z.object({ image: z.enum(paperImages), imageId: ImageId }))
    .min(1)
    .max(6),
  reading: PaperReading.optional(),
})
export type OpenVerification = z.input<typeof OpenVerification>

/** `POST /open/v1/verifications/{no}/appeal`: the person asks for the judgement of somebody else, once, within 7 days. */
export const OpenVerificationAppeal = z.object({
  eventId: ExternalNo,
  from: From,
  text: z.string().trim().min(2).max(200),
})
export type OpenVerificationAppeal = z.input<typeof OpenVerificationAppeal>

export const OpenVerificationAnswer = z.object({
  no: z.string(),
  state: z.enum(verificationMachine.states),
  version: Version,
})

/** The webhook to the app that sent the paper, when a decision has taken effect. */
export const VerificationWebhookBody = z.object({
  type: z.enum(['verification.approved', 'verification.rejected', 'verification.expired', 'verification.revoked']),
  ...webhookHead,
  data: z.object({
    no: z.string(),
    externalNo: z.string(),
    to: From,
    kind: z.string(),
    state: z.enum(verificationMachine.states),
    version: Version,
    codes: z.array(z.enum(paperFaults)).describe('Why it was rejected.'),
    validTo: z.string().nullable().describe('The last day of an approved paper.'),
    appealBy: OccurredAt.nullable().describe('Until when the person may ask for another judgement.'),
  }),
  text: WebhookText,
})
export type VerificationWebhookBody = z.output<typeof VerificationWebhookBody>
