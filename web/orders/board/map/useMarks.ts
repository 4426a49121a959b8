import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { drawMarks, type Marks } from './drawMarks.ts'
import { followed, isMoving, type Tracks } from './trails.ts'

/** Between two drawings while somebody moves: smooth enough, and little work for a slow machine. */
const everyMs = 60

/** Draws the marks when something changed, and repeatedly while workers glide to new positions. */
export function useMarks(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    workers,
    frame,
    palette,
    ...shown
  }: Omit<Marks, 'tracks' | 'now' | 'palette'> & { palette: Marks['palette'] | undefined },
): RefObject<Tracks> {
  const tracks = useRef<Tracks>(new Map())
  const seen = useRef<readonly BoardWorker[]>(undefined)
  const draw = useEffectEvent((now: number) => {
    const { current } = canvas
    if (!current || !palette) return
    drawMarks(current, { ...shown, workers, frame, palette, tracks: tracks.current, now })
  })
  useEffect(() => {
    if (seen.current === workers) return
    seen.current = workers
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    tracks.current = followed(tracks.current, workers, { now: performance.now(), isStill })
    let [handle, drawnAt] = [0, 0]
    const step = (now: number) => {
      if (now - drawnAt >= everyMs || !isMoving(tracks.current, now)) {
        drawnAt = now
        draw(now)
      }
      if (isMoving(tracks.current, now)) handle = requestAnimationFrame(step)
    }
    handle = requestAnimationFrame(step)
    return () => cancelAnimationFrame(handle)
  }, [workers])
  const { groups, chosen, candidate, obstacles, pressure, ways, routes } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changed, and the event reads it
  useEffect(() => {
    const handle = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(handle)
  }, [groups, chosen, candidate, obstacles, pressure, ways, routes, frame, palette])
  return tracks
}
