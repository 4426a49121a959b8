import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Version } from '#contract/base/values.ts'
import { WebhookText } from '#contract/open/messages/webhook-text.ts'
import { postKinds, postMachine } from '#contract/reviews/post.ts'
import { MachineVerdict, postFaults, postLimits, punishSteps } from '#contract/reviews/post-rules.ts'
import { CityCode, ExternalNo, OccurredAt, webhookHead } from './open-values.ts'

/** Posts and comments by the open API (scope `post.write`): what people publish, and the webhooks about the judgement. */

const MediaId = z.string().regex(/^[\w-]{22}$/)
/** Workers must have been reported before; `customer` is any other user of the app. */
const Author = z.object({
  kind: z.enum(['customer', ...workerKinds]),
  externalId: ExternalNo,
  name: z.string().trim().min(1).max(64),
})

/**
 * `POST /open/v1/posts/media`: jpeg, png or webp to 5 MB; ogg, webm, mp4 or wav sound to 60 s and 1 MB; mp4 or webm film to 60 s
 * and 15 MB.
 */
export const OpenPostMedia = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), data: z.base64().max(7_000_000) }),
  z.object({ kind: z.literal('voice'), data: z.base64().max(1_400_000), seconds: z.int().min(1).max(60) }),
  z.object({ kind: z.literal('video'), data: z.base64().max(20_000_000), seconds: z.int().min(1).max(60) }),
])
export type OpenPostMedia = z.input<typeof OpenPostMedia>
export const OpenPostMediaAnswer = z.object({ mediaId: MediaId })

const Content = {
  kind: z.enum(postKinds),
  text: z.string().trim().max(postLimits.characters).default(''),
  mediaIds: z.array(MediaId).max(postLimits.images).default([]),
  topics: z.array(z.string().trim().min(1).max(30)).max(5).default([]),
  place: z.string().trim().max(64).default(''),
  machine: MachineVerdict.optional().describe(
    'What the machine of the app says of it; without it the word lists alone decide.',
  ),
}

/**
 * `POST /open/v1/posts`. The same `externalNo` again returns the stored one. Answers whether it may be shown: `approved`; or
 * must wait: `pending`, `hidden`. Refused while the author is muted.
 */
export const OpenPost = z.object({
  externalNo: ExternalNo,
  author: Author,
  cityCode: CityCode,
  parentNo: z
    .string()
    .max(32)
    .optional()
    .describe('Of a comment: the number of the post that it is about, of this app or another.'),
  ipRegion: z.string().trim().max(32).default(''),
  publishedAt: OccurredAt,
  ...Content,
})
export type OpenPost = z.input<typeof OpenPost>

const Event = { eventId: ExternalNo, externalId: ExternalNo }

/** `POST /open/v1/posts/{no}/edit`: by its author. It is judged anew. */
export const OpenPostEdit = z.object({ ...Event, ...Content })
export type OpenPostEdit = z.input<typeof OpenPostEdit>
/** `POST /open/v1/posts/{no}/delete`: by its author. */
export const OpenPostDelete = z.object(Event)
/** `POST /open/v1/posts/{no}/appeal`: by its author, once, within 7 days. */
export const OpenPostAppeal = z.object({ ...Event, text: z.string().trim().min(2).max(200) })
export type OpenPostAppeal = z.input<typeof OpenPostAppeal>

/** `POST /open/v1/posts/{no}/reports`: of this app or another; each reporter counts once for a post. */
export const OpenPostReport = z.object({
  eventId: ExternalNo,
  reporter: z.object({ kind: z.enum(['customer', ...workerKinds]), externalId: ExternalNo }),
  reason: z.enum(postFaults),
  text: z.string().trim().max(200).default(''),
})
export type OpenPostReport = z.input<typeof OpenPostReport>

/** `POST /open/v1/posts/figures`: how many people saw them, as it is now. Unknown numbers are left out. */
export const OpenPostFigures = z.object({
  posts: z
    .array(
      z.object({
        no: z.string().max(32),
        exposure: z.int().min(0).max(2_000_000_000),
        likes: z.int().min(0).max(2_000_000_000),
        comments: z.int().min(0).max(2_000_000_000),
        shares: z.int().min(0).max(2_000_000_000),
      }),
    )
    .min(1)
    .max(200),
})
export type OpenPostFigures = z.input<typeof OpenPostFigures>

export const OpenPostAnswer = z.object({
  no: z.string(),
  state: z.enum(postMachine.states),
  version: Version,
})

const headWithText = { ...webhookHead, text: WebhookText }
const To = z.object({ kind: z.enum(['customer', ...workerKinds]), externalId: z.string() })

/** The webhook to the app that sent the post. */
export const PostWebhookBody = z.discriminatedUnion('type', [
  z.object({
    ...headWithText,
    type: z.enum(['post.approved', 'post.rejected', 'post.hidden', 'post.restored', 'post.pending']),
    data: z.object({
      no: z.string(),
      externalNo: z.string(),
      to: To,
      state: z.enum(postMachine.states),
      version: Version,
      codes: z.array(z.enum(postFaults)),
      appealBy: OccurredAt.nullable(),
    }),
  }),
  z.object({
    ...headWithText,
    type: z.literal('post.punished'),
    data: z.object({
      to: To,
      step: z.enum(punishSteps),
      until: OccurredAt.nullable().describe('Null where it has no end.'),
      postNo: z.string(),
    }),
  }),
])
export type PostWebhookBody = z.output<typeof PostWebhookBody>
