import type { Order } from '../setup/orders/order.ts'

/** The records of one city that an operation can be about. */
export type TargetRecords = {
  staffId: number
  customerId: number
  workerId: number
  merchantId: number
  refundId: number
  order: Order
  /** May reply there. */
  agentId: number
  chat: { id: number; messageId: number }
  packetId: number
  complaintId: number
  complaintNo: string
}
export type Shared = { roleId: number; menuId: number; replyId: number }

/**
 * How to call each operation, and what its city means:
 * `record` – it is about one record, and of another city there is none; `list` – what it answers names the record of the
 * own city and not of the other; `everywhere` – it knows no city; `self` – it is about the caller; `open` – nobody need
 * be signed in.
 */
export type Entry = {
  about: 'record' | 'list' | 'everywhere' | 'self' | 'open'
  input?: (records: TargetRecords, shared: Shared) => Record<string, unknown>
  /** What shows in a list that the record is there. */
  marks?: (records: TargetRecords) => unknown
}
