import { chatNotificationWords } from '#words/chats/notifications.ts'
import { complaintNotificationWords } from '#words/complaints/notifications.ts'
import { orderNotificationWords } from '#words/orders/notifications.ts'
import { workerNotificationWords } from '#words/people/notifications.ts'
import type { Phrase } from '#words/words.ts'

/** The templates of all features, by kind. */
export const notificationWords = {
  ...orderNotificationWords,
  ...chatNotificationWords,
  ...workerNotificationWords,
  ...complaintNotificationWords,
}

/** For a kind that this version does not know. */
export const unknownWords: Phrase = {
  zh: '您有一条新通知，请查看',
  en: 'You have a new notification. Please have a look.',
  es: 'Tiene una notificación nueva. Échele un vistazo.',
  ja: '新しいお知らせがあります。ご確認ください。',
}

export type NotificationKind = keyof typeof notificationWords
