import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFold } from './fold.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When it was sent, in milliseconds after the beginning. */
function folded(ms: number) {
  const begun = performance.now()
  const sent: number[] = []
  const fold = createFold(ms, () => sent.push(performance.now() - begun))
  return { fold, sent }
}

test('what comes after a rest is sent at once, and not before its caller is done', async () => {
  const { fold, sent } = folded(50)
  fold.ask()
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.length).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  fold.ask()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.length).toBe(2)
})

test('what comes soon after a sending goes together at the end of the fold, never later', async () => {
  const { fold, sent } = folded(50)
  fold.ask()
  await vi.advanceTimersByTimeAsync(10)
  const [first = Number.NaN] = sent
  for (const wait of [5, 10, 10]) {
    fold.ask()
    await vi.advanceTimersByTimeAsync(wait)
  }
  expect(sent).toEqual([first])
  await vi.advanceTimersByTimeAsync(50)
  expect(sent).toEqual([first, first + 50])
})

test('while things come all the time, one in each fold is sent', async () => {
  const { fold, sent } = folded(100)
  for (let count = 0; count < 1000; count += 1) {
    fold.ask()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(sent.length).toBeGreaterThanOrEqual(10)
  expect(sent.length).toBeLessThanOrEqual(11)
})

test('nothing is sent after it was stopped, and what was asked for is not kept', async () => {
  const { fold, sent } = folded(50)
  fold.ask()
  fold.stop()
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([])
})
