import type { Topic } from '#contract/desk/notification-topics.ts'
import type { NotificationKind } from './words.ts'

type SubjectOf<Kind> = Kind extends `${infer Subject}.${string}` ? Subject : never

const topicOfSubject: Record<SubjectOf<NotificationKind>, Topic> = {
  food: 'orderChange',
  chauffeur: 'orderChange',
  errand: 'orderChange',
  express: 'orderChange',
  companion: 'orderChange',
  challenge: 'orderChange',
  dispatch: 'dispatch',
  refund: 'refund',
  chat: 'chatAlert',
  packet: 'chatAlert',
  complaint: 'complaint',
  feedback: 'feedback',
  withdrawal: 'money',
  deposits: 'money',
  ledger: 'money',
  recon: 'money',
  credential: 'credential',
  licence: 'credential',
  workers: 'credential',
  application: 'application',
  verification: 'verification',
  post: 'post',
  announcement: 'announcement',
  session: 'system',
  users: 'system',
  disk: 'system',
  backup: 'system',
  reports: 'system',
  webhook: 'system',
}

/** Of those that are about something else than the rest of their subject. */
const topicOfKind: Partial<Record<NotificationKind, Topic>> = {
  'food.paid': 'newOrder',
  'chauffeur.placed': 'newOrder',
  'errand.paid': 'newOrder',
  'express.paid': 'newOrder',
  'companion.paid': 'newOrder',
  'challenge.opened': 'newOrder',
  'food.urged': 'urge',
  'chauffeur.urged': 'urge',
  'errand.urged': 'urge',
  'express.urged': 'urge',
  'companion.urged': 'urge',
  'food.afterSale': 'refund',
  'chauffeur.afterSale': 'refund',
  'errand.afterSale': 'refund',
  'express.afterSale': 'refund',
  'companion.afterSale': 'refund',
  'challenge.afterSale': 'refund',
  'dispatch.refundFailed': 'refund',
  'chat.text': 'message',
  'chat.image': 'message',
  'chat.voice': 'message',
  'chat.packet': 'message',
  'chat.order': 'message',
}

export function topicOf(kind: NotificationKind): Topic {
  return topicOfKind[kind] ?? topicOfSubject[kind.split('.')[0] as SubjectOf<NotificationKind>]
}
