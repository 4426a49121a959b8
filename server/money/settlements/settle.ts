import type { SplitShare, StopReason } from '#contract/money/settlement.ts'
import { addLine, platformBooking, split } from '#contract/money/split/split.ts'
import type { Change } from '#server/kit/change.ts'
import { credit, debit, type LedgerLine, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { type OrderRecord, refundableFen } from '#server/orders/index.ts'
import { splitInputOf } from './bill.ts'
import { followWinner } from './prize.ts'
import { lockOrder, lockSettlement, settlementRecords } from './records.ts'
import { scheduleReleases } from './schedule.ts'
import {
  accountOf,
  type Locked,
  nextReleaseOf,
  type Owner,
  type Owners,
  ownersOf,
  readShares,
  releaseTimeOf,
  splitSharesOf,
  writeShares,
} from './shares.ts'
import { stopReasonOf } from './stops.ts'
import type { SettlementRecord } from './table.ts'
import { merchantIdOf } from './terms.ts'

/** Divides the money of an order that ended, or says what stops that. May run late, or twice. `isPast`: as it would have been when the order ended. */
export async function settle(change: Change, orderId: number, { isPast = false } = {}): Promise<void> {
  const order = await lockOrder(change, orderId)
  if (!order || order.finished_at === null) return
  const settlement = await lockSettlement(change, order)
  const locked = { order, settlement }
  const reason = await stopReasonOf(change.db, order, settlement)
  if (isDivided(settlement)) return reason === null ? followOrder(change, locked) : undefined
  if (reason !== null) return stop(change, locked, reason)
  await divideMoney(change, locked, isPast ? order.finished_at : Date.now())
}

/** Whether the parties have their shares, so that refunds and later payments are booked with them. */
export function isDivided({ state }: SettlementRecord): boolean {
  return state === 'held' || state === 'released' || state === 'earlier'
}

/** What was paid and has neither gone to the shares nor back to the customer. */
export function inEscrowFen({ paid_fen }: OrderRecord, { settled_fen, escrow_refunded_fen }: SettlementRecord): number {
  return paid_fen - settled_fen - escrow_refunded_fen
}

async function stop(change: Change, locked: Locked, reason: StopReason): Promise<void> {
  const { state, stop_reason } = locked.settlement
  if (state === 'stopped' && stop_reason === reason) return
  // Nothing that was refunded whole can be divided: it is looked at again when more is paid.
  if (state !== 'empty' || refundableFen(locked.order) > 0)
    await settlementRecords.move(change, locked.settlement, 'stop', { by: 'clock', set: { stop_reason: reason } })
}

async function divideMoney(change: Change, locked: Locked, at: number): Promise<void> {
  const { order, settlement } = locked
  const { db } = change
  const merchantId = settlement.merchant_id ?? (await merchantIdOf(db, order))
  const all = split(await splitInputOf(db, order, settlement))
  const owners = await ownersOf(db, order, merchantId)
  const unknown = unknownOwnerOf(all, owners)
  if (unknown) return stop(change, locked, unknown)
  // A party that nobody knows and that gets nothing, such as the rider of a meal that was cancelled before there was one.
  const shares = all.filter(share => share.amountFen !== 0 || !isOwned(share) || ownerOfShare(share, owners) !== null)
  const escrowFen = inEscrowFen(order, settlement)
  const lines = linesOf(shares, owners, escrowFen)
  const hasPrize = shares.some(({ party }) => party === 'winner')
  if (lines.length === 0 && !hasPrize) return dismiss(change, locked)
  if (lines.length > 0) await postTransaction(change, { event: 'settle', ...orderReference(order), lines, at })
  await writeHeld(change, locked, { shares, owners })
  const releaseAt = nextReleaseOf(await readShares(db, order.id))
  const settled = await settlementRecords.move(change, settlement, 'settle', {
    by: 'clock',
    set: {
      stop_reason: null,
      merchant_id: merchantId,
      settled_fen: escrowFen,
      settled_at: new Date(at),
      release_at: releaseAt === null ? null : new Date(releaseAt),
    },
  })
  // Of an order of an express company nothing is held.
  if (releaseAt === null) await settlementRecords.move(change, settled, 'release', { by: 'clock' })
  await scheduleReleases(change, order.id)
}

async function dismiss(change: Change, locked: Locked): Promise<void> {
  if (locked.settlement.state === 'empty') return
  await settlementRecords.move(change, locked.settlement, 'dismiss', { by: 'clock', set: { stop_reason: null } })
}

/** For the business key of a transaction about an order, and for its list of them. */
export function orderReference({ id, no }: OrderRecord) {
  return { subject: 'orders', subjectId: id, subjectNo: no, orderId: id } as const
}

function unknownOwnerOf(shares: readonly SplitShare[], { merchant, winner }: Owners): StopReason | undefined {
  const isMissing = (party: SplitShare['party']) => shares.some(share => share.party === party && share.amountFen > 0)
  if (merchant === null && isMissing('merchant')) return 'merchantUnknown'
  return winner === null && isMissing('winner') ? 'winnerUnknown' : undefined
}

function isOwned({ party }: SplitShare): boolean {
  return party !== 'platform' && party !== 'carrier'
}

function ownerOfShare({ party }: SplitShare, owners: Owners): Owner | null {
  return party === 'platform' || party === 'carrier' ? null : owners[party]
}

/** From escrow to the parties. A prize is not among them: it is paid when nobody can be given it any more. */
function linesOf(shares: readonly SplitShare[], owners: Owners, escrowFen: number): LedgerLine[] {
  const lines = shares.flatMap((share): LedgerLine[] => {
    if (share.party === 'winner') return []
    if (share.party === 'carrier') return [credit(platformAccount('carrierPayable'), share.amountFen)]
    const owner = ownerOfShare(share, owners)
    if (owner) return [credit(accountOf(owner, 'held'), share.amountFen)]
    return platformLines(share, shares)
  })
  return [debit(platformAccount('escrow'), escrowFen), ...lines].filter(({ amountFen }) => amountFen > 0)
}

function platformLines({ lines }: SplitShare, shares: readonly SplitShare[]): LedgerLine[] {
  const isPrize = shares.some(({ party }) => party === 'winner')
  const booked = platformBooking({ lines: isPrize ? lines.filter(({ line }) => line !== 'prize') : lines })
  return [
    credit(platformAccount('commission'), booked.commissionFen),
    debit(platformAccount('subsidy'), booked.subsidyFen),
    debit(platformAccount('compensation'), booked.compensationFen),
  ]
}

type Divided = { shares: readonly SplitShare[]; owners: Owners }

async function writeHeld(change: Change, { order, settlement }: Locked, { shares, owners }: Divided): Promise<void> {
  const { terms } = settlement
  if (terms === null) return
  const rows = await Promise.all(
    shares.map(async share => {
      const owner = ownerOfShare(share, owners)
      const isHeld = owner !== null && share.amountFen > 0
      return {
        share,
        owner,
        releaseAt: isHeld ? await releaseTimeOf(change.db, share, order, terms) : null,
        heldFen: isHeld && share.party !== 'winner' ? share.amountFen : 0,
      }
    }),
  )
  await writeShares(change, order.id, rows)
}

/** What happened to the order since its money was divided. */
async function followOrder(change: Change, locked: Locked): Promise<void> {
  if (locked.settlement.state === 'held' && (await followWinner(change, locked))) return
  await addLatePayment(change, locked)
}

/** A payment that arrived after the money was divided, as for the weight of a parcel, is the platform's, which has paid for it. */
async function addLatePayment(change: Change, locked: Locked): Promise<void> {
  const { order, settlement } = locked
  const lateFen = inEscrowFen(order, settlement)
  if (lateFen <= 0) return
  await postTransaction(change, {
    event: 'settle',
    ...orderReference(order),
    part: `late:${settlement.settled_fen}`,
    lines: [debit(platformAccount('escrow'), lateFen), credit(platformAccount('commission'), lateFen)],
  })
  await addToPlatform(change, order, lateFen)
  await settlementRecords.move(change, settlement, 'correct', {
    by: 'clock',
    set: { settled_fen: settlement.settled_fen + lateFen },
  })
}

/** An order that ended before there was a ledger has no shares. */
async function addToPlatform({ db }: Change, { id }: OrderRecord, lateFen: number): Promise<void> {
  const row = (await readShares(db, id)).find(({ party }) => party === 'platform')
  const [share] = row ? splitSharesOf([row]) : []
  if (!row || !share) return
  addLine(share, 'difference', lateFen)
  await db
    .updateTable('settlement_shares')
    .set({ lines: JSON.stringify(share.lines), amount_fen: share.amountFen })
    .where('id', '=', row.id)
    .execute()
}
