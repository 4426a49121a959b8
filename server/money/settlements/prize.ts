import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { settlementRecords } from './records.ts'
import { scheduleReleases } from './schedule.ts'
import { type Locked, ownersOf, prizeTimeOf, readShares } from './shares.ts'
import type { ShareRecord } from './table.ts'

/**
 * Lets the prize follow whom staff judged last to have won. Answers whether it waits now: its time began anew, or no app has
 * reported the winner. Of a draw it stays where it is until nobody can judge again, and is taken back then.
 */
export async function followWinner(change: Change, { order, settlement }: Locked): Promise<boolean> {
  const { terms } = settlement
  if (terms === null || !('prizeHold' in terms)) return false
  const prize = (await readShares(change.db, order.id)).find(({ party }) => party === 'winner')
  if (!prize || prize.released_at !== null) return false
  const { winner } = await ownersOf(change.db, order, null)
  if (!winner && !isDraw(order)) {
    const set = { stop_reason: 'winnerUnknown' } as const
    if (settlement.stop_reason !== set.stop_reason)
      await settlementRecords.move(change, settlement, 'pause', { by: 'clock', set })
    return true
  }
  const ownerId = winner?.ownerId ?? prize.owner_id
  const releaseAt = prizeTimeOf(order, terms.prizeHold)
  if (ownerId === prize.owner_id && releaseAt === prize.release_at) return false
  await change.db
    .updateTable('settlement_shares')
    .set({ owner_id: ownerId, release_at: new Date(releaseAt) })
    .where('id', '=', prize.id)
    .execute()
  await settlementRecords.move(change, settlement, 'releasePart', {
    by: 'clock',
    set: { release_at: new Date(releaseAt), stop_reason: null },
  })
  await scheduleReleases(change, order.id)
  return true
}

export function isDraw({ facts }: OrderRecord): boolean {
  return facts.winner !== 'customer' && facts.winner !== 'opponent'
}

/** Nobody won: neither the winner nor the platform has a part of it. Nothing was posted for it. */
export async function takeBackPrize({ db }: Change, prize: ShareRecord, at: number): Promise<void> {
  await db
    .updateTable('settlement_shares')
    .set({ lines: '[]', amount_fen: 0, released_at: new Date(at) })
    .where('id', '=', prize.id)
    .execute()
  const platform = (await readShares(db, prize.order_id)).find(({ party }) => party === 'platform')
  if (!platform) return
  const lines = platform.lines.filter(({ line }) => line !== 'prize')
  await db
    .updateTable('settlement_shares')
    .set({ lines: JSON.stringify(lines), amount_fen: lines.reduce((sum, line) => sum + line.fen, 0) })
    .where('id', '=', platform.id)
    .execute()
}
