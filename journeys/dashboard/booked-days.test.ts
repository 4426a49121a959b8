import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { settlements } from '#contract/money/settlements.ts'
import { clockTo, nextMidnight } from '../setup/dashboard/week.ts'
import { longSessions, settled } from '../setup/money/settlements.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: longSessions })
const [hourMs, dayMs] = [3_600_000, 86_400_000]
let boss: Desk
let midnight: number

/** A ride whose money is booked at this hour of a day; the settlement takes ten minutes. */
async function book(day: number, hour: number) {
  await clockTo(midnight + day * dayMs + hour * hourMs - 601_000)
  await settled(boss, await server.fixtures.orderOf('chauffeur', 'completed'))
}

async function booked() {
  const { figures } = await boss.call(dashboard.kpi, { service: 'chauffeur' })
  const income = figures.find(({ key }) => key === 'incomeFen')
  const [list] = income?.lists ?? []
  if (!income || !list) throw new Error('The income is not shown.')
  const { rows } = await boss.call(settlements.list, list.input)
  const platform = rows.flatMap(({ parts }) => parts.filter(({ party }) => party === 'platform'))
  const listed = platform.reduce((sum, { amountFen }) => sum + amountFen, 0)
  return { ...income, listed, rows: rows.length }
}

beforeAll(async () => {
  await holdTimeouts(server.db)
  boss = await server.signIn('super_admin')
  midnight = nextMidnight()
  await book(0, 2)
  await book(0, 10)
})

test('at 03:00 the income of rides is that since midnight, beside that of the night before', async () => {
  await book(1, 2)
  await clockTo(midnight + dayMs + 3 * hourMs)
  const { value, listed, count, rows, yesterday } = await booked()
  expect([count, rows]).toEqual([1, 1])
  expect(value).toBeGreaterThan(0)
  expect([listed, yesterday]).toEqual([value, value])
})

test('at noon the night counts on both days', async () => {
  await book(1, 10)
  await clockTo(midnight + dayMs + 12 * hourMs)
  const { value, listed, count, rows, yesterday } = await booked()
  expect([count, rows]).toEqual([2, 2])
  expect([listed, yesterday]).toEqual([value, value])
})
