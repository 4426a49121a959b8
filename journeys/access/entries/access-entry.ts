import type { Order } from '../../setup/orders/order.ts'

/** The records of one city that an operation can be about. */
export type TargetRecords = {
  cityId: number
  zoneId: number
  staffId: number
  customerId: number
  workerId: number
  merchantId: number
  refundId: number
  order: Order
  /** Of the order. */
  eventId: number
  /** May reply there. */
  agentId: number
  chat: { id: number; messageId: number }
  packetId: number
  complaintId: number
  complaintNo: string
  feedbackId: number
  feedbackNo: string
  verificationId: number
  verificationNo: string
  applicationId: number
  applicationNo: string
  postId: number
  postNo: string
  withdrawalId: number
  withdrawalNo: string
  batchId: number
  batchNo: string
  accountId: number
  transactionId: number
  adjustmentId: number
  depositId: number
  deductionId: number
}
export type Shared = { roleId: number; menuId: number; replyId: number }

/**
 * How to call each operation, and how it treats cities:
 * `record` – concerns one record, which is not found in another city; `list` – the answer contains the record of one's
 * own city and not of another; `everywhere` – ignores cities; `self` – concerns the caller; `open` – needs no sign-in.
 */
export type Entry = {
  about: 'record' | 'list' | 'everywhere' | 'self' | 'open'
  input?: (records: TargetRecords, shared: Shared) => Record<string, unknown>
  /** The value in the answer of a list that identifies the record. */
  marks?: (records: TargetRecords) => unknown
}
