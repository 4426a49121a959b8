import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { OrderRecord } from '#server/orders/table.ts'

const claimExpiryQueue = 'orders.claimIdle'

/** A claim younger than this is not renewed, to save writes. */
const renewAfterMs = 30_000

/** Starts the job that ends claims which their owner has not used for a while. */
export async function startClaimExpiry(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; claimedAt: number }>(claimExpiryQueue, ({ id, claimedAt }) =>
    makeClockChange(runtime, async change => {
      const order = await change.db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      // A claim that was renewed or taken over meanwhile has a job of its own.
      if (order && order.claimed_at === claimedAt) await clearClaim(change, order)
    }),
  )
}

/** Gives the claim to this person, starting now. */
export async function setClaim({ db, later, setting }: Change, id: number, byId: number): Promise<void> {
  const claimedAt = new Date()
  await db.updateTable('orders').set({ claimed_by_id: byId, claimed_at: claimedAt }).where('id', '=', id).execute()
  await later(claimExpiryQueue, { id, claimedAt: claimedAt.getTime() }, setting('orders.claimIdle'))
}

/** Restarts the time of a claim whose owner works on the order. */
export async function renewClaim(change: Change, order: OrderRecord, byId: number): Promise<void> {
  if (order.claimed_by_id !== byId || Date.now() - (order.claimed_at ?? 0) < renewAfterMs) return
  await setClaim(change, order.id, byId)
}

export async function clearClaim(change: Change, order: OrderRecord): Promise<void> {
  await change.db
    .updateTable('orders')
    .set({ claimed_by_id: null, claimed_at: null })
    .where('id', '=', order.id)
    .execute()
  await recordClaim(change, order, 'release', order.claimed_by_id)
}

/** Writes a claim or its end to the timeline; `ownerId` is who had the claim until now. */
export async function recordClaim(
  change: Change,
  { id, no, state, city_code }: OrderRecord,
  verb: 'claim' | 'release',
  ownerId: number | null,
): Promise<void> {
  await recordEvent(change, {
    action: `orders.${verb}`,
    subject: 'orders',
    subjectId: id,
    subjectNo: no,
    from: state,
    to: state,
    aboutId: change.actor.id === ownerId ? null : ownerId,
  })
  change.nudge({ word: 'orders.changed', id, cityCode: city_code })
}
