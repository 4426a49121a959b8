import type { Change } from '#server/kit/change.ts'
import { readShares } from './shares.ts'

/** Jobs that release what is held of an order. */
export const releaseQueue = 'orders.release'

/** A job at each time when a share of the order is released. */
export async function scheduleReleases(change: Change, orderId: number): Promise<void> {
  const rows = await readShares(change.db, orderId)
  const times = new Set(
    rows.flatMap(({ release_at, released_at }) => (release_at === null || released_at !== null ? [] : [release_at])),
  )
  for (const at of times) {
    await change.later(releaseQueue, { orderId }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
  }
}
