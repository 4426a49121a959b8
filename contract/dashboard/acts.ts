import type { Needs } from '#contract/base/operation.ts'
import type { TodoKind } from '#contract/dashboard/names.ts'
import type { OrderQueue } from '#contract/orders/order-queues.ts'

/** What lets somebody work on each kind. Work that one may only look at does not wait for one. */
export const actsOn = {
  orders: ['orders.accept', 'orders.assign', 'orders.cancel', 'orders.exception', 'orders.complete', 'orders.follow'],
  refundsInReview: ['refunds.approve'],
  refundsFailed: ['refunds.approve'],
  chatsMine: ['chats.reply'],
  chatsWaiting: ['chats.reply', 'chats.monitor'],
  chatsOverdue: ['chats.reply', 'chats.monitor'],
  packetsInReview: ['chats.approvePacket'],
  complaintsPending: ['complaints.handle', 'complaints.assign'],
  complaintsNear: ['complaints.handle', 'complaints.assign'],
  complaintsApproval: ['complaints.approve'],
  feedbackPending: ['feedback.reply'],
  withdrawalsInReview: ['withdrawals.review'],
  withdrawalsTrouble: ['withdrawals.pay'],
  settlementsStopped: ['settlements.hold', 'settlements.release'],
  reconDifferences: ['recon.settle'],
  verifications: ['verifications.judge'],
  applications: ['applications.judge'],
  posts: ['posts.judge'],
  workersExpiring: ['workers.edit', 'workers.freeze'],
  merchantsExpiring: ['merchants.edit'],
  announcementsReviewing: ['announcements.publish'],
  announcementsUnread: [],
} as const satisfies Record<TodoKind, readonly Needs[]>

/** Orders about which somebody decides who does nothing else with orders. */
export const judgedQueues: readonly OrderQueue[] = ['arbitrate', 'dispute']
export const judgesOrders = 'orders.judge'
