import { beforeAll, describe, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { heatLayers } from '#contract/dashboard/supply.ts'
import { services } from '#contract/orders/service.ts'
import { compareFigures, foldChanges } from '#server/figures/index.ts'
import { type Explained, explainedBy, heatBy, rankBy, rowsOf, supplyBy, trendBy } from '../setup/dashboard/explained.ts'
import { simulateDays } from '../setup/dashboard/week.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { homeCity, otherCity } from '../setup/orders/placed.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

// Thousands of lists are read by one person.
const server = withServer({ settings: { STRANGERS_PER_SECOND: '100000' } })
let boss: Desk
let ofOneCity: Desk
let today: string
let yesterday: string
let firstDay: string

const dayMs = 86_400_000

beforeAll(async () => {
  await holdTimeouts(server.db)
  await simulateDays(server, 8)
  boss = await server.signIn('super_admin', { name: '老板' })
  ofOneCity = await server.signIn('ops', { name: '小郑', cityCodes: [homeCity] })
  today = shanghaiDay(Date.now())
  yesterday = shanghaiDay(Date.now() - dayMs)
  firstDay = shanghaiDay(Date.now() - 7 * dayMs)
})

/** The numbers and the rows of their lists, both as sentences: a difference names the number. */
async function compare(desk: Desk, numbers: readonly Explained[]): Promise<void> {
  const listed = await Promise.all(
    numbers.map(async ({ what, lists }) => `${what}: ${(await rowsOf(desk, lists)).length}`),
  )
  expect(numbers.map(({ what, value }) => `${what}: ${value}`)).toEqual(listed)
}

describe('Over a week of all services in three cities, across midnight and 06:00', () => {
  test('the figures are what the orders add up to, added up or not', async () => {
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0, findings: [] })
    await foldChanges(server.db)
    const { orders, wrong } = await compareFigures(server.db)
    expect(wrong).toBe(0)
    expect(orders).toBeGreaterThan(120)
  })

  test('every number of today has as many rows in its lists', async () => {
    const numbers = await explainedBy(boss, {})
    expect(numbers.filter(({ value }) => value > 0).length).toBeGreaterThan(15)
    await compare(boss, [...numbers, ...(await supplyBy(boss, {}))])
  })

  test.each(services)('every number of the week has its rows, of %s alone', async service => {
    await compare(boss, await explainedBy(boss, { service, from: firstDay, to: yesterday }))
  })

  test.each(['food', 'chauffeur'] as const)(
    'every number of %s has its rows, of yesterday, and of a city',
    async service => {
      await compare(boss, await explainedBy(boss, { service, from: yesterday, to: yesterday }))
      await compare(boss, await explainedBy(boss, { service, from: firstDay, to: today, cityCode: otherCity }))
    },
  )

  test('whoever sees one city counts and lists that city alone', async () => {
    await compare(ofOneCity, await explainedBy(ofOneCity, { service: 'food', from: firstDay, to: today }))
    const placedIn = async (desk: Desk, cityCode = '') => {
      const { figures } = await desk.call(dashboard.kpi, { from: firstDay, to: today, cityCode })
      return figures.find(({ key }) => key === 'placed')?.value
    }
    expect(await placedIn(ofOneCity)).toBe(await placedIn(boss, homeCity))
    expect(await placedIn(ofOneCity, otherCity)).toBe(0)
    expect(await placedIn(ofOneCity)).toBeGreaterThan(0)
  })

  test('every point of a trend has its rows', async () => {
    await compare(boss, await trendBy(boss, { measure: 'placed' }))
    await compare(boss, await trendBy(boss, { measure: 'completed', by: 'day', from: firstDay, to: today }))
    for (const measure of ['placed', 'paid', 'completed', 'cancelled'] as const) {
      await compare(boss, await trendBy(boss, { measure, by: 'day', service: 'chauffeur', from: firstDay, to: today }))
      await compare(boss, await trendBy(boss, { measure, service: 'food', from: yesterday, to: today }))
    }
  })

  test.each(heatLayers)('every cell of the map has its rows: %s', async layer => {
    await compare(
      boss,
      await heatBy(boss, { layer, cityCode: homeCity, service: 'food', to: yesterday, from: yesterday }),
    )
    await compare(boss, await heatBy(boss, { layer, cityCode: otherCity, service: 'chauffeur' }))
  })

  test('every row of a rank has its completed orders', async () => {
    for (const side of ['worker', 'merchant'] as const) {
      const rows = await rankBy(boss, { side, from: firstDay, to: today })
      expect(rows.length).toBeGreaterThan(0)
      await compare(boss, rows)
    }
  })

  test('money is that of the listed orders', async () => {
    const { figures } = await boss.call(dashboard.kpi, { from: firstDay, to: today })
    const figure = (wanted: string) => figures.find(({ key }) => key === wanted)
    const paid = await rowsOf(boss, figure('gmvFen')?.lists ?? [])
    const gmv = paid.reduce((sum, { paidFen }) => sum + paidFen, 0)
    const refunded = paid.reduce((sum, { refundedFen }) => sum + refundedFen, 0)
    expect(gmv).toBeGreaterThan(0)
    expect(figure('gmvFen')?.value).toBe(gmv)
    expect(figure('netFen')?.value).toBe(gmv - refunded)
    const cancelled = await rowsOf(boss, figure('lostFen')?.lists ?? [])
    expect(figure('lostFen')?.value).toBe(cancelled.reduce((sum, { paidFen }) => sum + paidFen, 0))
  })

  test('the ride of 05:59 belongs to the day before, and its list says so', async () => {
    const { points, lists } = await boss.call(dashboard.trend, {
      service: 'chauffeur',
      by: 'day',
      from: yesterday,
      to: yesterday,
    })
    const [point] = points
    expect(point && new Date(point.since).toISOString()).toMatch(/T22:00:00/)
    expect(point?.value).toBe(6)
    expect(lists[0]?.input).toMatchObject({ since: point?.since, until: point?.until })
  })
})
