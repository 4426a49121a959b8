/** What a movement in a channel's bill is. A `fee` stands for itself; the fee of a movement stands beside its amount. */
export const billKinds = ['pay', 'refund', 'payout', 'fee'] as const
export type BillKind = (typeof billKinds)[number]

/** Whether it adds to the money at the channel. */
export const isIncoming: Readonly<Record<BillKind, boolean>> = { pay: true, refund: false, payout: false, fee: false }
