import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { services } from '#contract/orders/service.ts'

/**
 * What becomes of the money of an order. `open`: the order has not ended, or not long enough ago. `stopped`: something must be
 * decided first. `held`: divided, and not all of it may be withdrawn yet. `empty`: nothing was left to divide. `earlier`: the
 * order ended before there was a ledger.
 */
export const settlementMachine = machine({
  states: ['open', 'stopped', 'held', 'released', 'empty', 'earlier'],
  begins: ['earlier'],
  finals: ['released', 'earlier'],
  movers: ['clock', 'staff'],
  moves: {
    /** An empty one where a payment came after it. */
    stop: { by: ['clock'], from: ['open', 'stopped', 'empty'], to: 'stopped' },
    settle: { by: ['clock'], from: ['open', 'stopped', 'empty'], to: 'held' },
    /** All of it was refunded. */
    dismiss: { by: ['clock'], from: ['open', 'stopped', 'empty'], to: 'empty' },
    /** A payment arrived after it was divided, or a refund was recovered from the shares. */
    correct: { by: ['clock'], from: ['held', 'released', 'earlier'], to: 'same' },
    /** What it is held for is not decided when it would have been released. */
    pause: { by: ['clock'], from: ['held'], to: 'same' },
    /** The share of one party. */
    releasePart: { by: ['clock'], from: ['held'], to: 'same' },
    release: { by: ['clock'], from: ['held'], to: 'released' },
    hold: { by: ['staff'], from: ['open', 'stopped', 'held'], to: 'same' },
    unhold: { by: ['staff'], from: ['open', 'stopped', 'held'], to: 'same' },
  },
  timeouts: { held: { move: 'release', after: 'ownMoment' } },
})
export type SettlementState = StateIn<typeof settlementMachine>

/** What staff do; each is an operation of the same name. */
export const settlementActions = ['hold', 'unhold'] as const
export type SettlementAction = (typeof settlementActions)[number]

/** Why it is not divided, or not released: a refund that is not ended, a complaint that demands money, a member of staff, an unknown shop or winner. */
export const stopReasons = ['refund', 'complaint', 'hold', 'merchantUnknown', 'winnerUnknown'] as const
export type StopReason = (typeof stopReasons)[number]

/** Who gets a share. `carrier` is the express company, `winner` who won the prize of a challenge. */
export const parties = ['merchant', 'worker', 'winner', 'carrier', 'platform'] as const
export type Party = (typeof parties)[number]

/** The lines of shares. Of each share they add up to its amount, and the amounts to what was paid less refunds. */
const shareLines = [
  'goods',
  'pack',
  'delivery',
  'deliveryPay',
  'fee',
  'tip',
  'ride',
  'toll',
  'playing',
  'challenge',
  'freight',
  'carriage',
  'insurance',
  'prize',
  'commission',
  'discount',
  'goodsLeft',
  'verdict',
  'unearned',
  'difference',
  'refund',
] as const
export type ShareLineName = (typeof shareLines)[number]

/** In fen; below zero what is taken off. */
export type ShareLine = { line: ShareLineName; fen: number }
/** `amountFen` is the sum of the lines; only the platform's can be below zero. */
export type SplitShare = { party: Party; lines: ShareLine[]; amountFen: number }

export const SettlementShare = z.object({
  party: z.enum(parties),
  /** The person or the shop; null for platform and carrier. */
  owner: z.object({ id: Id, name: WrittenText }).nullable(),
  lines: z.array(z.object({ line: z.enum(shareLines), fen: z.int() })),
  amountFen: z.int(),
  /** What was taken back for refunds after the order was settled; part of the line `refund`. */
  recoveredFen: FenTotal,
  /** When it may be withdrawn, and since when it may; null where nothing is held. */
  releaseAt: Moment.nullable(),
  releasedAt: Moment.nullable(),
})
export type SettlementShare = z.output<typeof SettlementShare>

export const SettlementRow = z.object({
  /** The order's. */
  id: Id,
  no: z.string(),
  service: z.enum(services),
  state: z.enum(settlementMachine.states),
  stopReason: z.enum(stopReasons).nullable(),
  hold: z.object({ by: z.string(), at: Moment, reason: WrittenText }).nullable(),
  paidFen: Fen,
  refundedFen: FenTotal,
  settledAt: Moment.nullable(),
  /** When the next share is released. */
  releaseAt: Moment.nullable(),
  version: Version,
  allowed: z.array(z.enum(settlementActions)),
})
export type SettlementRow = z.output<typeof SettlementRow>

/** In the list of all settlements. */
export const ListedSettlement = SettlementRow.extend({
  cityCode: z.string(),
  /** When the order ended; its money waits since then. Null while it goes on. */
  endedAt: Moment.nullable(),
  /** What each party gets; empty until it is divided. */
  parts: z.array(z.object({ party: z.enum(parties), name: WrittenText.nullable(), amountFen: z.int() })),
  /** What its parties owe the platform now, for this order or another. */
  owedFen: FenTotal,
})
export type ListedSettlement = z.output<typeof ListedSettlement>

export const OrderSettlement = SettlementRow.extend({
  /** Null for readers who may not see what others earn. Until the order is settled, what they would be now. */
  shares: z.array(SettlementShare).nullable(),
  /** Whether `shares` are expected only. */
  isExpected: z.boolean(),
  /** What went back to the customer, and what was given to them: refunds that they are not liable for, red packets, money to the balance. */
  paidBackFen: FenTotal,
  givenFen: FenTotal,
  /** Open complaints that demand money: until the last one is closed, nothing is divided or released. */
  stoppedBy: z.array(z.object({ id: Id, no: z.string() })),
})
export type OrderSettlement = z.output<typeof OrderSettlement>

export const SettlementDetail = ListedSettlement.extend({ log: RecordLog })
export type SettlementDetail = z.output<typeof SettlementDetail>
