import { z } from 'zod'
import { WebhookBody } from '../open.ts'
import { AnnouncementWebhookBody } from '../open-announcements.ts'
import { ApplicationWebhookBody, DepositWebhookBody } from '../open-applications.ts'
import { ChatWebhookBody } from '../open-chats.ts'
import { ComplaintWebhookBody } from '../open-complaints.ts'
import { FeedbackWebhookBody } from '../open-feedback.ts'
import { MerchantWebhookBody } from '../open-merchants.ts'
import { PayoutWebhookBody, WithdrawalWebhookBody } from '../open-money.ts'
import { PostWebhookBody } from '../open-posts.ts'
import { webhookHead } from '../open-values.ts'
import { VerificationWebhookBody } from '../open-verifications.ts'
import { WorkerWebhookBody } from '../open-workers.ts'
import { orderWebhookTypes } from './order-types.ts'
import { samples } from './samples.ts'

/** The body of a test by staff; it says nothing but that it arrived. */
export const TestWebhookBody = z.object({
  type: z.literal('endpoint.test'),
  ...webhookHead,
  data: z.object({ note: z.string() }),
})
export type TestWebhookBody = z.output<typeof TestWebhookBody>

/** The schema of every webhook, by what stands before the dot of its type. */
export const webhookSchemas = {
  order: WebhookBody,
  worker: WorkerWebhookBody,
  merchant: MerchantWebhookBody,
  chat: ChatWebhookBody,
  redpacket: ChatWebhookBody,
  user: ChatWebhookBody,
  complaint: ComplaintWebhookBody,
  verification: VerificationWebhookBody,
  application: ApplicationWebhookBody,
  deposit: DepositWebhookBody,
  post: PostWebhookBody,
  feedback: FeedbackWebhookBody,
  withdrawal: WithdrawalWebhookBody,
  payout: PayoutWebhookBody,
  announcement: AnnouncementWebhookBody,
  endpoint: TestWebhookBody,
} satisfies Record<WebhookSubject, z.ZodType>

type Schemas = typeof webhookSchemas
/** Any webhook. */
export type AnyWebhookBody =
  | WebhookBody
  | WorkerWebhookBody
  | MerchantWebhookBody
  | ChatWebhookBody
  | ComplaintWebhookBody
  | VerificationWebhookBody
  | ApplicationWebhookBody
  | DepositWebhookBody
  | PostWebhookBody
  | FeedbackWebhookBody
  | WithdrawalWebhookBody
  | PayoutWebhookBody
  | AnnouncementWebhookBody
  | TestWebhookBody
export type WebhookType = AnyWebhookBody['type']
export type WebhookSubject = WebhookType extends `${infer Subject}.${string}` ? Subject : never

/** The body of one type. */
export type WebhookBodyOf<Type extends WebhookType> = AnyWebhookBody extends infer Body
  ? Body extends { type: infer Types }
    ? Type extends Types
      ? Body
      : never
    : never
  : never

/** Every type that there is. */
export const webhookTypes = [...orderWebhookTypes, ...Object.keys(samples)] as [WebhookType, ...WebhookType[]]

export function subjectOf(type: WebhookType): WebhookSubject {
  return type.slice(0, type.indexOf('.')) as WebhookSubject
}

/** What stands before the dot of a type, each once. An endpoint cannot choose its tests. */
export const webhookSubjects = [...new Set(webhookTypes.map(subjectOf))].filter(subject => subject !== 'endpoint')

export function webhookSchema<Type extends WebhookType>(type: Type): Schemas[WebhookSubject] {
  return webhookSchemas[subjectOf(type)]
}

/** A type, or all of a subject as `order.*`. */
export const WebhookPattern = z
  .string()
  .max(64)
  .refine(pattern => (webhookTypes as string[]).includes(pattern) || isSubjectPattern(pattern), {
    params: { word: 'format' },
  })

function isSubjectPattern(pattern: string): boolean {
  return webhookSubjects.some(subject => pattern === `${subject}.*`)
}

/** The record that a webhook is about: the number of an order, of a complaint, of a worker; a conversation; a person. */
export function recordOf(data: object): string {
  const { no, postNo, chatId, to } = data as {
    no?: string
    postNo?: string
    chatId?: number
    to?: { externalId: string }
  }
  if (chatId !== undefined) return `chat ${chatId}`
  return no ?? postNo ?? (to ? `user ${to.externalId}` : '')
}
