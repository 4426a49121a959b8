import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gatherMs, restMs, startBatching } from './batching.ts'

describe('batches of notifications', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function listen() {
    const rung: (readonly number[])[] = []
    const shown: (readonly number[])[] = []
    const batches = startBatching<number>({
      ring: items => void rung.push(items),
      show: items => void shown.push(items),
    })
    return { ...batches, rung, shown }
  }

  test('the first one rings at once and is shown together with the next ones', () => {
    const { add, rung, shown } = listen()
    add([1])
    expect(rung).toEqual([[1]])
    add([2, 3])
    vi.advanceTimersByTime(gatherMs - 1)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([[1, 2, 3]])
    expect(rung).toEqual([[1], [2, 3]])
  })

  test('five hundred in a minute are shown at most once in five seconds, and none is left out', () => {
    const { add, rung, shown } = listen()
    const shownAt: number[] = []
    for (let id = 0; id < 500; id += 1) {
      add([id])
      const before = shown.length
      vi.advanceTimersByTime(120)
      if (shown.length > before) shownAt.push(Date.now())
    }
    vi.advanceTimersByTime(restMs)
    expect(shown.flat()).toEqual(Array.from({ length: 500 }, (_, id) => id))
    expect(shown.length).toBeLessThanOrEqual(Math.ceil(60_000 / restMs) + 1)
    expect(rung.length).toBeLessThanOrEqual(shown.length + 1)
    for (const [at, when] of shownAt.entries())
      if (at > 0) expect(when - (shownAt[at - 1] ?? 0)).toBeGreaterThan(restMs - 240)
  })

  test('after a pause the next one rings at once again; nothing is shown without arrivals or after stop', () => {
    const { add, stop, rung, shown } = listen()
    add([])
    vi.advanceTimersByTime(restMs)
    expect([rung, shown]).toEqual([[], []])
    add([1])
    vi.advanceTimersByTime(gatherMs + restMs)
    add([2])
    expect(rung).toEqual([[1], [2]])
    stop()
    vi.advanceTimersByTime(2 * restMs)
    expect(shown).toEqual([[1]])
  })
})
