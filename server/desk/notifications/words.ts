import { accessNotificationWords } from '#words/access/features.ts'
import { announcementNotificationWords } from '#words/announcements/announcements.ts'
import { chatNotificationWords } from '#words/chats/chats.ts'
import { complaintNotificationWords } from '#words/complaints/complaints.ts'
import { reportNotificationWords } from '#words/dashboard/reports.ts'
import { systemNotificationWords } from '#words/desk/notifications.ts'
import { feedbackNotificationWords } from '#words/feedback/feedback.ts'
import { depositNotificationWords } from '#words/money/deposits.ts'
import { ledgerNotificationWords } from '#words/money/ledger.ts'
import { manualRefundNotificationWords } from '#words/money/manual-refund.ts'
import { reconNotificationWords } from '#words/money/recon.ts'
import { withdrawalNotificationWords } from '#words/money/withdrawals.ts'
import { webhookNotificationWords } from '#words/open/webhooks.ts'
import { orderNotificationWords } from '#words/orders/filters.ts'
import { workerNotificationWords } from '#words/people/people.ts'
import {
  applicationNotificationWords,
  postNotificationWords,
  verificationNotificationWords,
} from '#words/reviews/review.ts'

/** The templates of all features, by kind. */
export const notificationWords = {
  ...orderNotificationWords,
  ...chatNotificationWords,
  ...workerNotificationWords,
  ...complaintNotificationWords,
  ...feedbackNotificationWords,
  ...verificationNotificationWords,
  ...applicationNotificationWords,
  ...postNotificationWords,
  ...ledgerNotificationWords,
  ...depositNotificationWords,
  ...reconNotificationWords,
  ...manualRefundNotificationWords,
  ...withdrawalNotificationWords,
  ...announcementNotificationWords,
  ...accessNotificationWords,
  ...webhookNotificationWords,
  ...systemNotificationWords,
  ...reportNotificationWords,
}

export type NotificationKind = keyof typeof notificationWords
