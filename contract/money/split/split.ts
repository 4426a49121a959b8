import type { Liability } from '#contract/orders/order-names.ts'
import type { Party, ShareLine, ShareLineName, SplitShare } from '../settlement.ts'
import { divide } from './divide.ts'
import { type Earned, earnedOf } from './earnings.ts'
import type { SettlementTerms } from './settlement-terms.ts'
import type { SplitBill } from './split-bill.ts'

export type RefundedPart = { amountFen: number; liability: Liability }

export type SplitInput = {
  /** All payments of the customer. */
  paidFen: number
  /** Whether the order was carried out. Of one that was not, the shop and the worker earned nothing. */
  isEarned: boolean
  hasWorker: boolean
  terms: SettlementTerms
  bill: SplitBill
  /** What arrived at the customer, the oldest first. */
  refunds: readonly RefundedPart[]
}

/**
 * What each party gets of an order. The amounts add up to what was paid less refunds: the platform gets what the others do
 * not, so that its share may be below zero; no other share is.
 */
export function split({ paidFen, isEarned, refunds, ...order }: SplitInput): SplitShare[] {
  const { others, platform } = isEarned ? earnedOf(order) : unearned(paidFen)
  const shares = [...others, { party: 'platform' as const, lines: platform }]
    .filter(({ party, lines }) => party === 'platform' || lines.length > 0)
    .map(shareOf)
  addLine(partyShare(shares, 'platform'), 'difference', paidFen - sumOf(shares))
  for (const refund of refunds) takeRefund(shares, refund)
  return shares
}

const unearned = (paidFen: number): Earned => ({ others: [], platform: [{ line: 'unearned', fen: paidFen }] })

function shareOf({ party, lines }: Pick<SplitShare, 'party' | 'lines'>): SplitShare {
  const share: SplitShare = { party, lines: [], amountFen: 0 }
  for (const { line, fen } of lines) addLine(share, line, fen)
  return share
}

function sumOf(shares: readonly SplitShare[]): number {
  return shares.reduce((sum, { amountFen }) => sum + amountFen, 0)
}

/** Adds to a line of the share, which may not be there yet. */
export function addLine(share: SplitShare, line: ShareLineName, fen: number): void {
  if (fen === 0) return
  share.amountFen += fen
  const known = share.lines.find(each => each.line === line)
  if (known) known.fen += fen
  else share.lines.push({ line, fen })
}

/** Takes a refund from the shares; answers what each of them bears. */
export function takeRefund(shares: readonly SplitShare[], refund: RefundedPart): { party: Party; fen: number }[] {
  const parts = bearersOf(shares, refund).filter(({ fen }) => fen > 0)
  for (const { party, fen } of parts) addLine(partyShare(shares, party), 'refund', -fen)
  return parts
}

/**
 * Who bears a refund: the party that is liable as far as its share goes, then the platform. Where nobody serving is liable,
 * all who got something in the ratio of their shares; except a carrier, whose cost does not depend on it.
 */
function bearersOf(
  shares: readonly SplitShare[],
  { amountFen, liability }: RefundedPart,
): { party: Party; fen: number }[] {
  const bearing = shares.filter(({ party, amountFen }) => amountFen > 0 && bears(party, liability))
  const most = Math.min(amountFen, sumOf(bearing))
  const parts =
    most === 0
      ? bearing.map(() => 0)
      : divide(
          most,
          bearing.map(share => share.amountFen),
        )
  const borne = bearing.map(({ party }, index) => ({ party, fen: parts[index] ?? 0 }))
  const platform = borne.find(({ party }) => party === 'platform') ?? { party: 'platform' as const, fen: 0 }
  return [...borne.filter(each => each !== platform), { ...platform, fen: platform.fen + amountFen - most }]
}

function bears(party: Party, liability: Liability): boolean {
  if (liability === 'merchant' || liability === 'platform') return party === liability
  if (liability === 'worker') return party === 'worker' || party === 'carrier'
  return party !== 'carrier'
}

function partyShare(shares: readonly SplitShare[], party: Party): SplitShare {
  const share = shares.find(each => each.party === party)
  if (!share) throw new Error(`There is no share of the ${party}.`)
  return share
}

/** What the platform books of its share: income, what it pays on top of the order, and refunds beyond its share. */
type PlatformBooking = { commissionFen: number; subsidyFen: number; compensationFen: number }

export function platformBooking({ lines }: { lines: readonly ShareLine[] }): PlatformBooking {
  const sum = (those: (line: ShareLine) => boolean) => lines.filter(those).reduce((total, { fen }) => total + fen, 0)
  const earned = sum(({ line }) => line !== 'refund')
  const borne = -sum(({ line }) => line === 'refund')
  const income = Math.max(0, earned)
  return {
    commissionFen: Math.max(0, income - borne),
    subsidyFen: Math.max(0, -earned),
    compensationFen: Math.max(0, borne - income),
  }
}
