import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minuteMs = 60_000
/** What the computer of the test says, in minutes beyond the server's time. */
let deviceAhead = 0
let passedMs = 0
const serverBegan = Date.UTC(2026, 10, 27, 4, 0, 0, 400)
const serverTime = () => serverBegan + passedMs

beforeEach(() => {
  passedMs = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => passedMs)
  vi.spyOn(Date, 'now').mockImplementation(() => serverTime() + deviceAhead * minuteMs)
})
afterEach(() => void vi.restoreAllMocks())

test.each([35, 25, -15, 1440, 0.5, 0])(
  'A clock that is %d minutes ahead is right from the first answer on',
  async ahead => {
    const { serverNow, answer } = await begin(ahead)
    answer()
    expect(Math.abs(serverNow() - serverTime())).toBeLessThan(1000)
    passedMs += 3 * 60 * minuteMs
    expect(Math.abs(serverNow() - serverTime())).toBeLessThan(1000)
  },
)

test('A clock that agrees with the dates is left alone; a wrong one comes closer with each answer', async () => {
  const right = await begin(0)
  for (let times = 0; times < 20; times += 1) right.answer(times * 137)
  expect(right.serverNow()).toBe(serverTime())

  const wrong = await begin(-15)
  for (let times = 0; times < 20; times += 1) wrong.answer(times * 137)
  expect(Math.abs(wrong.serverNow() - serverTime())).toBeLessThan(500)
})

test('A clock that is set while somebody works moves nothing, and a computer that slept is set right', async () => {
  const { serverNow, answer } = await begin(35)
  answer()
  const before = serverNow()
  deviceAhead = 0
  expect(serverNow()).toBe(before)
  // While the computer slept, nothing counted for two hours.
  const slept = vi.spyOn(performance, 'now').mockImplementation(() => passedMs - 120 * minuteMs)
  passedMs += 120 * minuteMs
  answer()
  expect(Math.abs(serverNow() - serverTime())).toBeLessThan(1000)
  slept.mockRestore()
})

test('An answer that took twenty seconds, or has no date, makes nothing worse', async () => {
  const { serverNow, answer, learnClock } = await begin(35)
  answer()
  const before = serverNow() - serverTime()
  answer(20_000)
  learnClock(null, performance.now(), performance.now())
  learnClock('yesterday', performance.now(), performance.now())
  expect(Math.abs(serverNow() - serverTime())).toBeLessThanOrEqual(Math.abs(before))
})

/** A page on a computer whose clock is so many minutes ahead. */
async function begin(ahead: number) {
  deviceAhead = ahead
  vi.resetModules()
  const { serverNow, learnClock } = await import('./clock.ts')
  return {
    serverNow,
    learnClock,
    /** One of the server, cut to whole seconds, after so many milliseconds. */
    answer(tookMs = 80) {
      const askedAt = performance.now()
      passedMs += tookMs
      learnClock(new Date(serverTime() - tookMs / 2).toUTCString(), askedAt, performance.now())
    },
  }
}
