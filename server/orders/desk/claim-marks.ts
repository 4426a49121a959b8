import type { Change } from '#server/kit/change.ts'
import type { OrderRecord } from '#server/orders/table.ts'

export const idleQueue = 'orders.claimIdle'

/** A claim that its holder does nothing about comes back after so long. */
const idleSeconds = 600
/** Touching it again within this does not begin it anew. */
const graceMs = 30_000

/** Gives the claim to this person, from now on. */
export async function holdClaim({ db, later }: Change, id: number, byId: number): Promise<void> {
  const claimedAt = new Date()
  await db.updateTable('orders').set({ claimed_by_id: byId, claimed_at: claimedAt }).where('id', '=', id).execute()
  await later(idleQueue, { id, claimedAt: claimedAt.getTime() }, idleSeconds)
}

/** Its holder is at work on it, so it is not idle. */
export async function touchClaim(change: Change, order: OrderRecord, byId: number): Promise<void> {
  if (order.claimed_by_id !== byId || Date.now() - (order.claimed_at ?? 0) < graceMs) return
  await holdClaim(change, order.id, byId)
}
