import type { Change } from '#server/kit/change.ts'
import { credit, debit, lockAccounts, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { followWinner, isDraw, takeBackPrize } from './prize.ts'
import { lockOrder, lockSettlement, settlementRecords } from './records.ts'
import { orderReference } from './settle.ts'
import { accountOf, type Locked, nextReleaseOf, type Owner, ownerOf, readShares } from './shares.ts'
import { stopReasonOf } from './stops.ts'
import type { ShareRecord } from './table.ts'

/** Lets the parties of an order withdraw what is due by now, unless something stops that. May run late, or twice. `isPast`: as it would have been when due. */
export async function release(change: Change, orderId: number, { isPast = false } = {}): Promise<void> {
  const order = await lockOrder(change, orderId)
  if (!order) return
  const settlement = await lockSettlement(change, order)
  if (settlement.state !== 'held') return
  const locked = { order, settlement }
  const reason = await stopReasonOf(change.db, order, settlement)
  if (reason !== null) {
    if (reason !== settlement.stop_reason)
      await settlementRecords.move(change, settlement, 'pause', { by: 'clock', set: { stop_reason: reason } })
    return
  }
  if (await followWinner(change, locked)) return
  await releaseDue(change, locked, isPast)
}

async function releaseDue(change: Change, locked: Locked, isPast: boolean): Promise<void> {
  const { order, settlement } = locked
  const due = (await readShares(change.db, order.id)).filter(isDue)
  if (due.length === 0 && settlement.stop_reason === null) return
  const balanceOf = await lockOwners(change, due)
  // What other refunds took from the shares is known once the owners' accounts are locked. A share that became due meanwhile
  // has its turn later: the accounts of its owner are not locked.
  const lockedIds = new Set(due.map(({ id }) => id))
  for (const share of (await readShares(change.db, order.id)).filter(({ id }) => lockedIds.has(id))) {
    const at = (isPast ? share.release_at : null) ?? Date.now()
    await releaseShare(change, locked, share, { balanceOf, at })
  }
  const next = nextReleaseOf(await readShares(change.db, order.id))
  await settlementRecords.move(change, settlement, next === null ? 'release' : 'releasePart', {
    by: 'clock',
    set: { stop_reason: null, release_at: next === null ? null : new Date(next) },
  })
}

function isDue({ release_at, released_at }: ShareRecord): boolean {
  return released_at === null && release_at !== null && release_at <= Date.now()
}

type BalanceOf = Awaited<ReturnType<typeof lockAccounts>>

function lockOwners({ db }: Change, shares: readonly ShareRecord[]): Promise<BalanceOf> {
  const owners = shares.map(ownerOf).filter(owner => owner !== null)
  const owned = owners.flatMap(owner =>
    (['held', 'available', 'receivable'] as const).map(kind => accountOf(owner, kind)),
  )
  const hasPrize = shares.some(({ party }) => party === 'winner')
  return lockAccounts(db, hasPrize ? [platformAccount('subsidy'), ...owned] : owned)
}

async function releaseShare(
  change: Change,
  { order }: Locked,
  share: ShareRecord,
  { balanceOf, at }: { balanceOf: BalanceOf; at: number },
): Promise<void> {
  const owner = ownerOf(share)
  if (!owner) return
  const isPrize = share.party === 'winner'
  if (isPrize && isDraw(order)) return takeBackPrize(change, share, at)
  const heldAccount = accountOf(owner, 'held')
  const amountFen = isPrize ? share.amount_fen : Math.min(share.held_fen, balanceOf(heldAccount))
  const from = isPrize ? platformAccount('subsidy') : heldAccount
  if (amountFen > 0) {
    await postTransaction(change, {
      event: isPrize ? 'prize' : 'release',
      ...orderReference(order),
      part: share.party,
      lines: [debit(from, amountFen), credit(accountOf(owner, 'available'), amountFen)],
      at,
    })
    await offset(change, { order, owner, part: share.party, amountFen, balanceOf })
  }
  await change.db
    .updateTable('settlement_shares')
    .set({ held_fen: 0, released_at: new Date(at) })
    .where('id', '=', share.id)
    .execute()
}

type Offset = { order: Locked['order']; owner: Owner; part: string; amountFen: number; balanceOf: BalanceOf }

/** What the owner owes is taken first, before they can withdraw it. */
async function offset(change: Change, { order, owner, part, amountFen, balanceOf }: Offset): Promise<void> {
  const [available, receivable] = [accountOf(owner, 'available'), accountOf(owner, 'receivable')]
  const offsetFen = Math.min(balanceOf(receivable), balanceOf(available) + amountFen)
  if (offsetFen <= 0) return
  await postTransaction(change, {
    event: 'offset',
    ...orderReference(order),
    part,
    lines: [debit(available, offsetFen), credit(receivable, offsetFen)],
  })
}
