import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEach } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A burst runs at once and once more when the time is over', () => {
  const work = vi.fn()
  const pace = atMostEach(5000, () => false, work)
  for (let at = 0; at < 100; at += 1) pace.changed()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4999)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('A hidden window asks nothing and reads once when it is shown', () => {
  const work = vi.fn()
  let isHidden = true
  const pace = atMostEach(5000, () => isHidden, work)
  for (let at = 0; at < 10; at += 1) pace.changed()
  vi.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
  isHidden = false
  pace.wake()
  pace.wake()
  expect(work).toHaveBeenCalledTimes(1)
})

test('Nothing runs after it was stopped', () => {
  const work = vi.fn()
  const pace = atMostEach(5000, () => false, work)
  pace.changed()
  pace.changed()
  pace.stop()
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(1)
})
