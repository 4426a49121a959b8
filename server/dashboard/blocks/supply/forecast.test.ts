import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/base/durations.ts'
import { type Known, knownWeeks, type Staffing, viewHours } from './forecast.ts'

const since = Date.parse('2026-11-25T00:00:00+08:00')
const [until, weekMs] = [since + dayMs, 7 * dayMs]
const at = (hour: number, weeksAgo = 0) => since + hour * hourMs - weeksAgo * weekMs
const hours = Array.from({ length: 24 }, (_, hour) => ({ since: at(hour), until: at(hour + 1) }))
const online = (count: number): Staffing => ({ online: count, busy: Math.min(1, count), hasWorkerList: true })

type Given = { demand?: [number, number][]; staffing?: [number, Staffing][]; now?: number }

function known({ demand = [], staffing = [], now = at(12) }: Given): Known {
  return { since, until, now, ratio: 3, demand: new Map(demand), staffing: new Map(staffing) }
}

const view = (hour: number, given: Given) => viewHours(hours, known(given))[hour]

test('An hour that has begun has its orders and workers, one to come only a forecast', () => {
  const given: Given = { demand: [[at(12), 4]], staffing: [[at(12), online(2)]], now: at(12.5) }
  expect(view(12, given)).toMatchObject({ demand: 4, supply: 2, busy: 1, perWorker: 2, forecast: null, isShort: false })
  expect(view(13, given)).toMatchObject({ demand: null, supply: null, perWorker: null, forecast: null, isShort: false })
})

test('A forecast is the mean of the same hour and weekday of up to four weeks', () => {
  const weeks = [1, 2, 3, 4, 5]
  const given: Given = {
    demand: weeks.map(week => [at(18, week), 10 * week]),
    staffing: weeks.map(week => [at(18, week), online(week)]),
  }
  expect(view(18, given)?.forecast).toEqual({ demand: 25, supply: 2.5, weeks: 4 })
})

test('A week without a figure on that day is left out, one without an order in that hour is not', () => {
  const given: Given = {
    demand: [
      [at(18, 1), 9],
      [at(9, 2), 1],
    ],
    staffing: [[at(18, 1), online(4)]],
  }
  expect(knownWeeks(known(given))).toHaveLength(2)
  // Of the second week nobody knows who was on duty.
  expect(view(18, given)?.forecast).toEqual({ demand: 4.5, supply: 4, weeks: 2 })
})

test('An hour is short above the limit, by its forecast if it is to come, and without anybody on duty', () => {
  const of = (orders: number, workers: number): Given => ({
    demand: [[at(9), orders]],
    staffing: [[at(9), online(workers)]],
  })
  expect(view(9, of(6, 2))?.isShort).toBe(false)
  expect(view(9, of(7, 2))?.isShort).toBe(true)
  expect(view(9, of(1, 0))?.isShort).toBe(true)
  expect(view(9, of(0, 0))?.isShort).toBe(false)
  expect(view(20, { demand: [[at(20, 1), 40]], staffing: [[at(20, 1), online(10)]] })?.isShort).toBe(true)
})

test('A shortage is rising while there are more orders for each worker than the hour before', () => {
  const given: Given = {
    demand: [
      [at(8), 2],
      [at(9), 8],
      [at(10), 7],
      [at(11), 9],
    ],
    staffing: [8, 9, 10, 11].map(hour => [at(hour), online(2)]),
  }
  expect(
    viewHours(hours, known(given))
      .map(({ isShort, isRising }) => [isShort, isRising])
      .slice(8, 12),
  ).toEqual([
    [false, false],
    [true, true],
    [true, false],
    [true, true],
  ])
})
