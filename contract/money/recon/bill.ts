/** What a movement in a channel's bill is. A `fee` stands for itself; the fee of a movement stands beside its amount. */
export const billKinds = ['pay', 'refund', 'payout', 'fee'] as const
export type BillKind = (typeof billKinds)[number]

/** Whether it adds to the money at the channel. */
export function isIncoming(kind: BillKind): boolean {
  return kind === 'pay'
}

/** The columns of a bill that is uploaded as CSV, in any order, and those that must be there. */
export const billColumns = ['kind', 'channelNo', 'merchantNo', 'amount', 'fee', 'time'] as const
export type BillColumn = (typeof billColumns)[number]
export const neededBillColumns = ['kind', 'channelNo', 'amount', 'time'] as const satisfies readonly BillColumn[]

/** What can be wrong with a row of an uploaded bill. */
export const billFaults = ['missing', 'unknownKind', 'notANumber', 'notAnAmount', 'notATime', 'otherDay'] as const
export type BillFault = (typeof billFaults)[number]

/** The largest CSV, and the largest that is sent of it, compressed. */
export const mostBillBytes = 12_000_000
export const mostPackedBytes = 700_000
