import type { Party } from '#contract/money/settlement.ts'
import { type RefundedPart, takeRefund } from '#contract/money/split/split.ts'
import type { Change } from '#server/kit/change.ts'
import {
  type AccountName,
  channelAccount,
  credit,
  debit,
  type LedgerLine,
  lockAccounts,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { lockSettlement, settlementRecords } from './records.ts'
import { inEscrowFen, isDivided } from './settle.ts'
import { accountOf, type Locked, type Owner, ownerOf, readShares, splitSharesOf } from './shares.ts'
import type { ShareRecord } from './table.ts'

/** Money of a refund that arrived at the customer. */
type ArrivedRefund = RefundedPart & {
  id: number
  no: string
  /** How much of the refund has arrived, with this. */
  arrivedFen: number
  /** The payment app that paid it. */
  appId: string
}

/**
 * Books money that went back to the customer of a locked order: from escrow as long as the money is there, else from those
 * who got it.
 */
export async function bookRefund(change: Change, order: OrderRecord, refund: ArrivedRefund): Promise<void> {
  const settlement = await lockSettlement(change, order)
  const locked = { order, settlement }
  const { amountFen } = refund
  const escrowFen = isDivided(settlement) ? Math.min(amountFen, Math.max(0, inEscrowFen(order, settlement))) : amountFen
  const others = await otherSources(change, locked, refund, amountFen - escrowFen)
  await post(change, order, refund, [debit(platformAccount('escrow'), escrowFen), ...others])
  const set = { escrow_refunded_fen: settlement.escrow_refunded_fen + escrowFen }
  if (isDivided(settlement)) await settlementRecords.move(change, settlement, 'correct', { by: 'clock', set })
  else await change.db.updateTable('settlements').set(set).where('order_id', '=', order.id).execute()
}

async function otherSources(
  change: Change,
  locked: Locked,
  refund: ArrivedRefund,
  amountFen: number,
): Promise<LedgerLine[]> {
  if (amountFen === 0) return []
  // Who got the money is not known: it was divided before there was a ledger.
  if (locked.settlement.state === 'earlier') return [debit(platformAccount('opening'), amountFen)]
  return recover(change, locked, refund, amountFen)
}

async function post(change: Change, order: OrderRecord, refund: ArrivedRefund, from: LedgerLine[]): Promise<void> {
  await postTransaction(change, {
    event: 'refund',
    subject: 'refunds',
    subjectId: refund.id,
    subjectNo: refund.no,
    part: String(refund.arrivedFen),
    orderId: order.id,
    channelNo: refund.no,
    lines: [...from, credit(channelAccount(refund.appId), refund.amountFen)],
  })
}

/** Takes the amount from the shares of a divided order, by liability. */
async function recover(
  change: Change,
  { order }: Locked,
  refund: ArrivedRefund,
  amountFen: number,
): Promise<LedgerLine[]> {
  const before = await readShares(change.db, order.id)
  const balanceOf = await lockAccounts(change.db, [channelAccount(refund.appId), ...accountsOf(before)])
  const rows = await readShares(change.db, order.id)
  const shares = splitSharesOf(rows)
  const parts = takeRefund(shares, { amountFen, liability: refund.liability })
  const lines: LedgerLine[] = []
  for (const { party, fen } of parts) {
    const row = rows.find(each => each.party === party)
    const share = shares.find(each => each.party === party)
    if (!row || !share) throw new Error(`Order ${order.no} has no share of the ${party}.`)
    const owner = ownerOf(row)
    lines.push(...(owner ? await takeFromOwner(change, row, owner, { fen, balanceOf }) : takeFromPlatform(row, fen)))
    await change.db
      .updateTable('settlement_shares')
      .set({
        lines: JSON.stringify(share.lines),
        amount_fen: share.amountFen,
        recovered_fen: row.recovered_fen + fen,
      })
      .where('id', '=', row.id)
      .execute()
  }
  return lines
}

function accountsOf(shares: readonly ShareRecord[]): AccountName[] {
  const owned = shares.flatMap(share => {
    const owner = ownerOf(share)
    return owner ? (['held', 'available', 'receivable'] as const).map(kind => accountOf(owner, kind)) : []
  })
  const kinds = ['escrow', 'commission', 'compensation', 'carrierPayable'] as const
  return [...owned, ...kinds.map(platformAccount)]
}

/** The platform gives back what it earned, and beyond that compensates; of a carrier less is owed. */
function takeFromPlatform({ party, amount_fen }: { party: Party; amount_fen: number }, fen: number): LedgerLine[] {
  if (party === 'carrier') return [debit(platformAccount('carrierPayable'), fen)]
  const earnedFen = Math.min(fen, Math.max(0, amount_fen))
  return [debit(platformAccount('commission'), earnedFen), debit(platformAccount('compensation'), fen - earnedFen)]
}

type Taken = { fen: number; balanceOf: (account: AccountName) => number }

/** From what is held of this order, then of others, then from what may be withdrawn; what is missing, the owner owes. */
async function takeFromOwner(
  change: Change,
  share: ShareRecord,
  owner: Owner,
  { fen, balanceOf }: Taken,
): Promise<LedgerLine[]> {
  const [held, available, receivable] = (['held', 'available', 'receivable'] as const).map(kind =>
    accountOf(owner, kind),
  ) as [AccountName, AccountName, AccountName]
  const heldFen = await takeHeld(change, share, owner, Math.min(fen, balanceOf(held)))
  const availableFen = Math.min(fen - heldFen, balanceOf(available))
  return [debit(held, heldFen), debit(available, availableFen), debit(receivable, fen - heldFen - availableFen)]
}

/** Takes up to this amount from the owner's shares that are held: this one first, then the oldest. Answers how much it took. */
async function takeHeld({ db }: Change, own: ShareRecord, owner: Owner, mostFen: number): Promise<number> {
  const rows = await db
    .selectFrom('settlement_shares')
    .select(['id', 'held_fen'])
    .where('owner_kind', '=', owner.ownerKind)
    .where('owner_id', '=', owner.ownerId)
    .where('held_fen', '>', 0)
    .orderBy(row => row('id', '=', own.id), 'desc')
    .orderBy('id')
    .execute()
  let left = mostFen
  for (const { id, held_fen } of rows) {
    const taken = Math.min(left, held_fen)
    if (taken === 0) break
    left -= taken
    await db
      .updateTable('settlement_shares')
      .set({ held_fen: held_fen - taken })
      .where('id', '=', id)
      .execute()
  }
  return mostFen - left
}
