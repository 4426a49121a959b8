import type { Permission } from '#contract/access/permissions.ts'
import type { Topic } from './notification-topics.ts'

/** The permissions of which one is enough to be told of a topic; without any, everybody is. */
export const audienceOf: Record<Topic, readonly Permission[]> = {
  newOrder: ['orders.assign'],
  urge: ['orders.follow'],
  orderChange: ['orders.assign', 'orders.follow', 'orders.exception', 'orders.judge'],
  dispatch: ['orders.assign', 'orders.exception'],
  refund: ['refunds.approve'],
  message: ['chats.reply'],
  chatAlert: ['chats.reply', 'chats.monitor', 'chats.approvePacket'],
  complaint: ['complaints.handle', 'complaints.resolve', 'complaints.approve', 'complaints.judge'],
  feedback: ['feedback.reply'],
  money: ['withdrawals.review', 'withdrawals.pay', 'deposits.approve', 'ledger.approve', 'recon.settle'],
  credential: ['workers.forceOffline'],
  application: ['applications.judge'],
  verification: ['verifications.judge'],
  post: ['posts.judge'],
  announcement: [],
  system: [],
}
