import { WebhookBody } from './open.ts'
import { AnnouncementWebhookBody } from './open-announcements.ts'
import { ApplicationWebhookBody, DepositWebhookBody } from './open-applications.ts'
import { ChatWebhookBody } from './open-chats.ts'
import { ComplaintWebhookBody } from './open-complaints.ts'
import { FeedbackWebhookBody } from './open-feedback.ts'
import { MerchantWebhookBody } from './open-merchants.ts'
import { PayoutWebhookBody, WithdrawalWebhookBody } from './open-money.ts'
import { PostWebhookBody } from './open-posts.ts'
import { VerificationWebhookBody } from './open-verifications.ts'
import { WorkerWebhookBody } from './open-workers.ts'

/** The bodies of all webhooks, by what they are about. Conversations have those of red packets and mutes as well. */
export const webhookBodies = {
  order: WebhookBody,
  worker: WorkerWebhookBody,
  merchant: MerchantWebhookBody,
  chat: ChatWebhookBody,
  complaint: ComplaintWebhookBody,
  verification: VerificationWebhookBody,
  application: ApplicationWebhookBody,
  deposit: DepositWebhookBody,
  post: PostWebhookBody,
  announcement: AnnouncementWebhookBody,
  feedback: FeedbackWebhookBody,
  withdrawal: WithdrawalWebhookBody,
  payout: PayoutWebhookBody,
} as const
export type WebhookSubject = keyof typeof webhookBodies
