import { dayMs, hourMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import type { OwnedKind } from '#contract/money/accounts.ts'
import type { ShareLine, SplitShare } from '#contract/money/settlement.ts'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { type AccountName, ownedAccount } from '#server/money/ledger/index.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { knownAs } from '#server/people/index.ts'
import type { SettlementRecord, ShareRecord } from './table.ts'

export type Owner = { ownerKind: 'person' | 'merchant'; ownerId: number }

export function accountOf({ ownerKind, ownerId }: Owner, kind: OwnedKind): AccountName {
  return ownedAccount(ownerKind, ownerId, kind)
}

export function ownerOf({ owner_kind, owner_id }: ShareRecord): Owner | null {
  return owner_kind === null || owner_id === null ? null : { ownerKind: owner_kind, ownerId: owner_id }
}

/** Who owns the shares of an order; null for a party that is not known. */
export type Owners = { merchant: Owner | null; worker: Owner | null; winner: Owner | null }

export async function ownersOf(db: Database, order: OrderRecord, merchantId: number | null): Promise<Owners> {
  const winnerId = await winnerIdOf(db, order)
  return {
    merchant: merchantId === null ? null : { ownerKind: 'merchant', ownerId: merchantId },
    worker: order.worker_id === null ? null : { ownerKind: 'person', ownerId: order.worker_id },
    winner: winnerId === null ? null : { ownerKind: 'person', ownerId: winnerId },
  }
}

/** The user who won the prize of an event; null for a draw, and for an opponent whom no app has reported. */
async function winnerIdOf(db: Database, { app_id, customer_id, facts }: OrderRecord): Promise<number | null> {
  if (facts.winner === 'customer') return customer_id
  if (facts.winner !== 'opponent' || !facts.opponent) return null
  const opponent = await knownAs(db, app_id, { kind: 'customer', externalId: facts.opponent.externalId })
  return opponent?.id ?? null
}

export function readShares(db: Database, orderId: number): Promise<ShareRecord[]> {
  return db.selectFrom('settlement_shares').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** The shares as the split makes them, of their rows. */
export function splitSharesOf(rows: readonly ShareRecord[]): SplitShare[] {
  return rows.map(({ party, lines, amount_fen }) => ({
    party,
    lines: lines.map(line => ({ ...line })),
    amountFen: amount_fen,
  }))
}

type NewShare = { share: SplitShare; owner: Owner | null; releaseAt: number | null; heldFen: number }

export async function writeShares({ db }: Change, orderId: number, shares: readonly NewShare[]): Promise<void> {
  await db
    .insertInto('settlement_shares')
    .values(
      shares.map(({ share, owner, releaseAt, heldFen }) => ({
        order_id: orderId,
        party: share.party,
        owner_kind: owner?.ownerKind ?? null,
        owner_id: owner?.ownerId ?? null,
        lines: JSON.stringify(share.lines satisfies ShareLine[]),
        amount_fen: share.amountFen,
        held_fen: heldFen,
        release_at: releaseAt === null ? null : new Date(releaseAt),
      })),
    )
    .execute()
}

/** When a share may be withdrawn, by the terms of its order from its end on; null where nothing is held. */
export async function releaseTimeOf(
  db: Database,
  { party }: Pick<SplitShare, 'party'>,
  order: OrderRecord,
  terms: SettlementTerms,
): Promise<number | null> {
  const endedAt = order.finished_at ?? Date.now()
  if (party === 'merchant' && 'merchantHold' in terms) {
    const { days, hour } = terms.merchantHold
    return shanghaiMidnight(endedAt) + days * dayMs + hour * hourMs
  }
  if (party === 'winner' && 'prizeHold' in terms) return prizeTimeOf(order, terms.prizeHold)
  if (party !== 'worker' || !('workerHold' in terms)) return null
  return endedAt + (terms.workerHold[(await levelOf(db, order)) - 1] ?? terms.workerHold[0]) * 1000
}

/** As long as staff may judge again, the prize may go to somebody else. */
export function prizeTimeOf({ finished_at, facts }: OrderRecord, holdSeconds: number): number {
  return Math.max(finished_at ?? Date.now(), facts.judgedAt ?? 0) + holdSeconds * 1000
}

async function levelOf(db: Database, { worker_id }: OrderRecord): Promise<number> {
  const worker = await db.selectFrom('workers').select('level').where('user_id', '=', worker_id).executeTakeFirst()
  return worker?.level ?? 1
}

/** When the next share of a settlement is released; null if none is. */
export function nextReleaseOf(rows: readonly Pick<ShareRecord, 'release_at' | 'released_at'>[]): number | null {
  const times = rows.flatMap(({ release_at, released_at }) =>
    release_at !== null && released_at === null ? [release_at] : [],
  )
  return times.length > 0 ? Math.min(...times) : null
}

export type Locked = { order: OrderRecord; settlement: SettlementRecord }
