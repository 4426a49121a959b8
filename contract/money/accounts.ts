/** Which side of an account makes it grow. */
export const sides = ['debit', 'credit'] as const
export type Side = (typeof sides)[number]

type Kind = {
  side: Side
  /** False where the database refuses a balance below zero. */
  mayBeNegative: boolean
}

const owed: Kind = { side: 'credit', mayBeNegative: false }
const income: Kind = { side: 'credit', mayBeNegative: true }
const expense: Kind = { side: 'debit', mayBeNegative: true }

/** The accounts of a person (customer, worker) and of a merchant. */
export const ownedKinds = {
  available: owed,
  /** Earned, and not to be paid out before a time that the service's terms say. */
  held: owed,
  /** In a withdrawal that is not ended. */
  withdrawing: owed,
  deposit: owed,
  /** What they owe to the platform. */
  receivable: { side: 'debit', mayBeNegative: false },
} as const satisfies Record<string, Kind>
export type OwnedKind = keyof typeof ownedKinds

/**
 * The accounts of the platform. Balances of `escrow`, `redpacket` and `tax` are never below zero either; they have several
 * parts, so that the nightly check says it and not the database.
 */
export const platformKinds = {
  /** What customers paid for orders that are not settled. */
  escrow: income,
  /** Red packets that nobody opened yet. */
  redpacket: income,
  commission: income,
  feeIncome: income,
  /** Coupons, delivery below cost, prizes. */
  subsidy: expense,
  compensation: expense,
  channelFee: expense,
  /** Withheld from withdrawals. */
  tax: income,
  carrierPayable: income,
  /** Differences to a channel that somebody still looks into. */
  suspense: income,
  /** What there was before there was a ledger. */
  opening: income,
} as const satisfies Record<string, Kind>
export type PlatformKind = keyof typeof platformKinds

/** Money at a payment channel, which is an app. */
export const channelKind: Kind = { side: 'debit', mayBeNegative: true }

export const accountKinds = [
  ...(Object.keys(ownedKinds) as OwnedKind[]),
  ...(Object.keys(platformKinds) as PlatformKind[]),
  'channel',
] as const
export type AccountKind = OwnedKind | PlatformKind | 'channel'

export const ownerKinds = ['platform', 'channel', 'person', 'merchant'] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** What can happen to money; each is the beginning of a business key. */
export const ledgerEvents = [
  'open',
  'pay',
  'payDifference',
  'refund',
  'settle',
  'release',
  'offset',
  'compensate',
  'packetSend',
  'packetOpen',
  'packetReturn',
  'prize',
  'withdrawApply',
  'withdrawSuccess',
  'withdrawReturn',
  'depositIn',
  'depositOut',
  'depositDeduct',
  'channelFee',
  'adjust',
  'reverse',
] as const
export type LedgerEvent = (typeof ledgerEvents)[number]
