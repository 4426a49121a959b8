import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Kpi } from '#contract/dashboard/names.ts'
import { clockTo, nextMidnight } from '../setup/dashboard/week.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const [hourMs, dayMs] = [3_600_000, 86_400_000]
let boss: Desk
let weekBefore: number

/** So many orders until noon: of those that reached an end, four in five were completed. */
async function placeOrders({ completed, cancelled, underWay }: Record<'completed' | 'cancelled' | 'underWay', number>) {
  const { fixtures } = server
  for (let order = 0; order < completed; order += 1) await fixtures.order('completed')
  for (let order = 0; order < cancelled; order += 1)
    await fixtures.sendEvent(await fixtures.order('pending_accept'), { event: 'cancel', by: 'customer' })
  for (let order = 0; order < underWay; order += 1) await fixtures.order('delivering/picked_up')
}

beforeAll(async () => {
  await holdTimeouts(server.db)
  weekBefore = nextMidnight() + 11.5 * hourMs
  await clockTo(weekBefore)
  await placeOrders({ completed: 24, cancelled: 6, underWay: 0 })
  // After this time of the day: these are no part of what is compared.
  await passTime(6 * 3600)
  await placeOrders({ completed: 0, cancelled: 4, underWay: 0 })
  await clockTo(weekBefore + 6 * dayMs)
  await placeOrders({ completed: 3, cancelled: 0, underWay: 0 })
  await clockTo(weekBefore + 7 * dayMs)
  await placeOrders({ completed: 16, cancelled: 4, underWay: 10 })
  await passTime(600)
  boss = await server.signIn('super_admin', { name: '老板' })
})

async function figureOf(wanted: Kpi, asked = {}) {
  const { figures } = await boss.call(dashboard.kpi, { service: 'food', ...asked })
  const figure = figures.find(({ key }) => key === wanted)
  if (!figure) throw new Error(`No figure ${wanted}.`)
  return figure
}

test('orders under way count neither as completed nor as not: four in five of the ended are as many as a week ago', async () => {
  expect(await figureOf('completedShare')).toMatchObject({ value: 0.8, lastWeek: 0.8, count: 16 })
  expect(await figureOf('cancelledShare')).toMatchObject({ value: 0.2, lastWeek: 0.2, count: 4 })
  expect(await figureOf('placed')).toMatchObject({ value: 30, lastWeek: 30, yesterday: 3 })
})

test('three orders of yesterday are no measure: no percentage is made of them', async () => {
  expect((await figureOf('placed')).few).toEqual(['yesterday'])
  expect((await figureOf('completedShare')).few).toEqual(['yesterday'])
})

test('what may still be cancelled or refunded is compared when the day is over', async () => {
  for (const key of ['netFen', 'valid', 'lostFen', 'refundShare', 'complaintRate'] as const)
    expect(await figureOf(key)).toMatchObject({ isStillChanging: true, yesterday: null, lastWeek: null })
  expect(await figureOf('gmvFen')).toMatchObject({ isStillChanging: false, few: ['yesterday'] })
  const day = new Date(weekBefore + 8 * hourMs).toISOString().slice(0, 10)
  const over = await figureOf('valid', { from: day, to: day })
  expect(over).toMatchObject({ isStillChanging: false, value: 24, yesterday: 0 })
})

test('of a day that is over, the whole day counts', async () => {
  const day = new Date(weekBefore + 8 * hourMs).toISOString().slice(0, 10)
  expect(await figureOf('placed', { from: day, to: day })).toMatchObject({ value: 34 })
  expect((await figureOf('completedShare', { from: day, to: day })).value).toBeCloseTo(24 / 34)
})
