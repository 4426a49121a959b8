import { accessNotificationWords } from '#words/access/notifications.ts'
import { announcementNotificationWords } from '#words/announcements/notifications.ts'
import { chatNotificationWords } from '#words/chats/notifications.ts'
import { complaintNotificationWords } from '#words/complaints/notifications.ts'
import { feedbackNotificationWords } from '#words/feedback/notifications.ts'
import { depositNotificationWords } from '#words/money/deposits.ts'
import { ledgerNotificationWords } from '#words/money/ledger-notifications.ts'
import { reconNotificationWords } from '#words/money/recon-notifications.ts'
import { withdrawalNotificationWords } from '#words/money/withdrawal-notifications.ts'
import { webhookNotificationWords } from '#words/open/webhooks.ts'
import { orderNotificationWords } from '#words/orders/notifications.ts'
import { workerNotificationWords } from '#words/people/notifications.ts'
import {
  applicationNotificationWords,
  postNotificationWords,
  verificationNotificationWords,
} from '#words/reviews/notifications.ts'
import { systemNotificationWords } from '#words/shell/notifications.ts'
import { reportNotificationWords } from '#words/shell/reports.ts'

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
  ...withdrawalNotificationWords,
  ...announcementNotificationWords,
  ...accessNotificationWords,
  ...webhookNotificationWords,
  ...systemNotificationWords,
  ...reportNotificationWords,
}

export type NotificationKind = keyof typeof notificationWords
