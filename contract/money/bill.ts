/** What a movement in a channel's bill is. A `fee` stands for itself; the fee of a movement stands beside its amount. */
export const billKinds = ['pay', 'refund', 'payout', 'fee'] as const
export type BillKind = (typeof billKinds)[number]

/** Whether it adds to the money at the channel. */
export function isIncoming(kind: BillKind): boolean {
  return kind === 'pay'
}

/** The header of a bill that is uploaded as CSV: either of the two names of each column, in any order; `*` must be there. */
export const billColumns = {
  kind: ['交易类型*', 'kind*'],
  channelNo: ['渠道单号*', 'channelNo*'],
  merchantNo: ['商户单号', 'merchantNo'],
  amount: ['金额(元)*', 'amount*'],
  fee: ['手续费(元)', 'fee'],
  time: ['交易时间*', 'time*'],
} as const
export type BillColumn = keyof typeof billColumns

/** How each kind is written in it, besides its own name. */
export const billKindNames: Readonly<Record<BillKind, string>> = {
  pay: '支付',
  refund: '退款',
  payout: '打款',
  fee: '手续费',
}

/** What can be wrong with a row of an uploaded bill. */
export const billFaults = ['missing', 'unknownKind', 'notANumber', 'notAnAmount', 'notATime', 'otherDay'] as const
export type BillFault = (typeof billFaults)[number]

/** The largest CSV, and the largest that is sent of it, compressed. */
export const mostBillBytes = 12_000_000
export const mostPackedBytes = 700_000
