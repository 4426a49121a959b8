import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { type Spot, worldOf } from '#web/shared/map/plot.ts'

/** Where somebody was, and where they are shown. */
type Track = { from: Spot; to: Spot; since: number; heading: number | null; trail: readonly Spot[] }
export type Tracks = Map<number, Track>

/** A new position is reached within this time. */
export const glideMs = 900
const mostTrail = 8
/** About two metres; less is no movement. */
const least = 5e-8

type Moment = {
  now: number
  /** Nobody glides: they are shown where they are at once. */
  isStill?: boolean
}

/** The tracks after new positions arrived; who was not there before stands still. */
export function followed(tracks: Tracks, workers: readonly BoardWorker[], { now, isStill = false }: Moment): Tracks {
  return new Map(
    workers.map(worker => {
      const to = worldOf(worker)
      const known = tracks.get(worker.id)
      if (!known) return [worker.id, { from: to, to, since: -glideMs, heading: worker.heading, trail: [to] }]
      const [east, south] = [to.x - known.to.x, to.y - known.to.y]
      if (Math.hypot(east, south) < least) return [worker.id, { ...known, heading: worker.heading ?? known.heading }]
      const bearing = ((Math.atan2(east, -south) * 180) / Math.PI + 360) % 360
      const trail = [...known.trail, to].slice(-mostTrail)
      const from = isStill ? to : placeOf(known, now)
      return [worker.id, { from, to, since: now, heading: worker.heading ?? bearing, trail }]
    }),
  )
}

/** Where it is shown at this moment. */
export function placeOf({ from, to, since }: Track, now: number): Spot {
  const share = Math.min(1, (now - since) / glideMs)
  const eased = share * (2 - share)
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
}

export function isMoving(tracks: Tracks, now: number): boolean {
  return [...tracks.values()].some(({ since }) => now - since < glideMs)
}
