// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NotificationRules } from '#contract/notifications.ts'
import { placeOf } from '#web/kit/route.ts'
import { gatherMs, restMs, startTelling } from '#web/shell/notices/batching.ts'
import { isSilent, kindsOfNews, withKind } from '#web/shell/notices/rules.ts'
import { isMessageAt, sharedTarget, toastTargetOf, tuneOf } from '#web/shell/notices/toastTargets.ts'

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

const one = (type: number, msg = '', link = '') => ({ type, msg, link })

test('An order is heard among messages; a lot of one kind leads to its screen and a mixed one home', () => {
  expect(tuneOf([one(0), one(6)])).toBe('order')
  expect(tuneOf([one(7), one(15)])).toBe('message')
  expect(sharedTarget([one(6, '【外卖】新订单'), one(6, '【外卖】催单')])).toBe('/order')
  expect(sharedTarget([one(6, '【外卖】新订单'), one(6, '【跑腿】新订单')])).toBeUndefined()
  expect(sharedTarget([one(1), one(5)])).toBe('/kefumsg')
})

test('Where several lead does not hang on the language that they are worded in', () => {
  const english = [one(6, '[Food] New order 1', '/order?no=1'), one(6, '[Food] New order 2', '/order?no=2')]
  expect(sharedTarget(english)).toBe('/order')
  expect(sharedTarget([...english, one(6, '[Chauffeur] New ride 3', '/daiorder?no=3')])).toBeUndefined()
  expect(sharedTarget([one(0, 'Hello', '/kefumsg?chat=4'), one(1, 'Picture', '/kefumsg?chat=4')])).toBe(
    '/kefumsg?chat=4',
  )
})

test('A message is in front of somebody when its conversation is, whatever else the address says', () => {
  const message = one(0, '在吗', '/kefumsg?chat=4')
  expect(isMessageAt(message, placeOf('/kefumsg?queue=mine&chat=4'))).toBe(true)
  for (const elsewhere of ['/kefumsg?queue=mine&chat=44', '/kefumsg', '/dashboard?chat=4'])
    expect(isMessageAt(message, placeOf(elsewhere))).toBe(false)
  expect(isMessageAt(one(5, '会话超时预警', '/kefumsg?chat=4'), placeOf('/kefumsg?chat=4'))).toBe(false)
  expect(isMessageAt(one(0, '在吗'), placeOf('/kefumsg'))).toBe(false)
})

test('A toast leads to the record, a challenge to the challenges', () => {
  expect(toastTargetOf(one(6, '【外卖】新订单', '/order?no=1'))).toBe('/order?no=1')
  expect(toastTargetOf(one(6, '【陪玩】收到挑战'))).toBe('/gamepk')
  expect(toastTargetOf(one(6, '【陪玩】新订单'))).toBe('/gameorder')
  expect(toastTargetOf(one(8, '挑战赛公告'))).toBe('/gonggao')
})

test('Every type can be silenced by its kind, and only by that one', () => {
  const rules: NotificationRules = { silentTypes: [8], quietHours: null, desktop: true }
  expect(kindsOfNews.flatMap(({ types }) => [...types])).toEqual(Array.from({ length: 16 }, (_, type) => type))
  const [chat] = kindsOfNews
  const silent = { ...rules, silentTypes: withKind(rules, chat, false) }
  expect(silent.silentTypes).toEqual([8, 0, 1, 2, 3, 4, 5])
  expect(isSilent(silent, chat)).toBe(true)
  expect(isSilent({ ...rules, silentTypes: [0, 1] }, chat)).toBe(false)
  expect(withKind(silent, chat, true)).toEqual([8])
})
