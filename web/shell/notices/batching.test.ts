import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gatherMs, restMs, startTelling } from './batching.ts'

describe('what arrives is folded into tellings', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function listen() {
    const rung: (readonly number[])[] = []
    const told: (readonly number[])[] = []
    const telling = startTelling<number>({ ring: items => void rung.push(items), tell: items => void told.push(items) })
    return { ...telling, rung, told }
  }

  test('the first rings at once and is told with what comes right after it', () => {
    const { take, rung, told } = listen()
    take([1])
    expect(rung).toEqual([[1]])
    take([2, 3])
    vi.advanceTimersByTime(gatherMs - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([[1, 2, 3]])
    expect(rung).toEqual([[1], [2, 3]])
  })

  test('a storm of five hundred in a minute is told at most once in five seconds, and nothing of it is left out', () => {
    const { take, rung, told } = listen()
    const toldAt: number[] = []
    for (let id = 0; id < 500; id += 1) {
      take([id])
      const before = told.length
      vi.advanceTimersByTime(120)
      if (told.length > before) toldAt.push(Date.now())
    }
    vi.advanceTimersByTime(restMs)
    expect(told.flat()).toEqual(Array.from({ length: 500 }, (_, id) => id))
    expect(told.length).toBeLessThanOrEqual(Math.ceil(60_000 / restMs) + 1)
    expect(rung.length).toBeLessThanOrEqual(told.length + 1)
    for (const [at, when] of toldAt.entries())
      if (at > 0) expect(when - (toldAt[at - 1] ?? 0)).toBeGreaterThan(restMs - 240)
  })

  test('after a rest the next rings at once again; nothing is told of nothing, nor after the end', () => {
    const { take, stop, rung, told } = listen()
    take([])
    vi.advanceTimersByTime(restMs)
    expect([rung, told]).toEqual([[], []])
    take([1])
    vi.advanceTimersByTime(gatherMs + restMs)
    take([2])
    expect(rung).toEqual([[1], [2]])
    stop()
    vi.advanceTimersByTime(2 * restMs)
    expect(told).toEqual([[1]])
  })
})
