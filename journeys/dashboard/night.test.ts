import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { clockTo, nextMidnight } from '../setup/dashboard/week.ts'
import { longSessions } from '../setup/money/settlements.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: longSessions })
const [hourMs, dayMs] = [3_600_000, 86_400_000]
let boss: Desk
let midnight: number

const dayOf = (moment: number) => new Date(moment + 8 * hourMs).toISOString().slice(0, 10)

async function placeRides(day: number, hour: number, count: number) {
  await clockTo(midnight + day * dayMs + hour * hourMs)
  for (let ride = 0; ride < count; ride += 1) await server.fixtures.orderOf('chauffeur', 'completed')
}

async function placed(from: number, to: number) {
  const asked = {
    service: 'chauffeur' as const,
    from: dayOf(midnight + from * dayMs),
    to: dayOf(midnight + to * dayMs),
  }
  const { figures } = await boss.call(dashboard.kpi, asked)
  return figures.find(({ key }) => key === 'placed')
}

beforeAll(async () => {
  await holdTimeouts(server.db)
  boss = await server.signIn('super_admin')
  midnight = nextMidnight()
  await placeRides(0, 22, 1)
  await placeRides(1, 1, 1)
  // After this time of the night: no part of what is compared at two.
  await placeRides(1, 4, 5)
  await placeRides(7, 22, 2)
  await placeRides(8, 1, 1)
  await clockTo(midnight + 8 * dayMs + 2 * hourMs)
})

test('at two in the morning rides until today are compared with those until the same minute of the night a week before', async () => {
  expect(await placed(7, 8)).toMatchObject({ value: 3, lastWeek: 2 })
  expect(await placed(7, 7)).toMatchObject({ value: 3, lastWeek: 2 })
})

test('and today, which has not begun for rides, with nothing', async () => {
  expect(await placed(8, 8)).toMatchObject({ value: 0, lastWeek: 0, yesterday: 0 })
})
