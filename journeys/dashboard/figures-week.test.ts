import { beforeAll, describe, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { heatLayers, kpis } from '#contract/dashboard/names.ts'
import { services } from '#contract/orders/service.ts'
import { compareFigures, foldChanges } from '#server/dashboard/figures/index.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { type Compared, compareExplained, compareSaid, type Explained, rowsOf } from '../setup/dashboard/explained.ts'
import { explainedBy, heatBy, rankBy, supplyBy, trendBeforeBy, trendBy } from '../setup/dashboard/explained-blocks.ts'
import { compareMade, forecastsBy, rankSharesBy, sharesBy } from '../setup/dashboard/explained-shares.ts'
import { valuesBy } from '../setup/dashboard/explained-values.ts'
import { comparedBy, numbersOfBlocks } from '../setup/dashboard/numbers.ts'
import { shortHour, simulateDays, spreadStages } from '../setup/dashboard/week.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { homeCity, otherCity } from '../setup/orders/placed.ts'
import { askFor, mealFor } from '../setup/people/money.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { addZone, squareAround } from '../setup/zones.ts'

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
  await spreadStages(server)
  // Past the minute that the first orders of each day were placed in.
  await passTime(1800)
  boss = await server.signIn('super_admin', { name: '老板' })
  await complain(server, { order: await mealFor(server, 7000) })
  await askFor(boss, await mealFor(server, 8000), 6000)
  ofOneCity = await server.signIn('ops', { name: '小郑', cityCodes: [homeCity] })
  today = shanghaiDay(Date.now())
  yesterday = shanghaiDay(Date.now() - dayMs)
  firstDay = shanghaiDay(Date.now() - 7 * dayMs)
})

const compared: Compared = new Set()
const compare = (desk: Desk, numbers: readonly Explained[]) => compareExplained(desk, numbers, compared)

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
    expect(numbers.filter(({ value }) => value).length).toBeGreaterThan(15)
    await compare(boss, [...numbers, ...(await supplyBy(boss, {}))])
    for (const service of ['food', 'chauffeur', 'companion'] as const)
      await compare(boss, await supplyBy(boss, { service, from: yesterday, to: yesterday }))
    await compare(ofOneCity, await supplyBy(ofOneCity, { from: yesterday, to: yesterday }))
    // Nothing is left out: every key figure is there, for who may see all.
    const shown = numbers.filter(({ path }) => path === 'kpi.figures.count').map(({ what }) => what)
    expect(shown.toSorted()).toEqual(kpis.toSorted())
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

  test.each(['food', 'chauffeur'] as const)('what a trend of %s is compared with has its rows', async service => {
    await compare(boss, await trendBeforeBy(boss, { measure: 'placed', service }))
    await compare(
      boss,
      await trendBeforeBy(boss, { measure: 'completed', by: 'day', service, from: yesterday, to: today }),
    )
  })

  test.each(heatLayers)('every cell of the map has its rows: %s', async layer => {
    await compare(
      boss,
      await heatBy(boss, { layer, cityCode: homeCity, service: 'food', to: yesterday, from: yesterday }),
    )
    await compare(boss, await heatBy(boss, { layer, cityCode: otherCity, service: 'chauffeur' }))
  })

  test('every number of a rank has its orders', async () => {
    for (const side of ['worker', 'merchant'] as const) {
      const rows = await rankBy(boss, { side, from: firstDay, to: today })
      expect(rows.length).toBeGreaterThan(0)
      await compare(boss, rows)
    }
  })

  test.each(['value', 'yesterday', 'lastWeek'] as const)(
    'every key figure is what its listed orders add up to: %s',
    async of => {
      const said = await valuesBy(server, boss, of)
      compareSaid(said)
      if (said.some(({ value }) => value)) compared.add(`kpi.figures.${of}`)
    },
  )

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

  test('shares and means are those of the lists of what they are made of', async () => {
    compareMade(await sharesBy(server, boss, { from: firstDay, to: today }), compared)
    for (const side of ['worker', 'merchant'] as const)
      compareMade(await rankSharesBy(server, boss, { side, from: firstDay, to: today }), compared)
  })

  test('what is expected is the mean of the same hours of the weeks before, which have their orders', async () => {
    compareMade(await forecastsBy(boss, { from: today, to: today }, { from: firstDay, to: firstDay }), compared)
  })

  test('an hour has as many on duty as their list has, and is short where they are too few', async () => {
    const [hour, onDuty, busy] = await shortHour(server, boss)
    compareMade(
      [
        { path: 'supply.hours.supply', what: 'this hour', value: hour.supply, listed: onDuty },
        { path: 'supply.hours.busy', what: 'this hour', value: hour.busy, listed: busy },
      ],
      compared,
    )
    expect([hour.isShort, hour.demand]).toEqual([true, 8])
    await compare(boss, await supplyBy(boss, { service: 'food' }))
  })

  test('late orders of a zone count for it, and those in a hole of another one do not', async () => {
    const asked = { service: 'food', from: firstDay, to: today } as const
    const [cell] = (await boss.call(dashboard.delays, { ...asked, cityCode: homeCity })).zones
    if (!cell) throw new Error('No order was late.')
    const around = (half: number) => squareAround(cell, half).coordinates
    const outlines = { RING: [...around(0.04), ...around(0.002)], MIDDLE: around(0.002) }
    for (const [code, coordinates] of Object.entries(outlines)) {
      const names = { zh: code, en: code, es: code, ja: code }
      await addZone(server, homeCity, { code, names, outline: { type: 'Polygon', coordinates } }, { by: boss })
    }
    const { zones } = await boss.call(dashboard.delays, asked)
    const { late, placed } = cell
    const counted = zones.map(one => ({ name: one.zone?.zh, late: one.late, placed: one.placed }))
    expect(counted).toEqual([{ name: 'MIDDLE', late, placed }])
    await compare(boss, await explainedBy(boss, asked))
  })
})

describe('Of the numbers of all blocks', () => {
  test('each is compared by a journey with the rows of its list, or of the lists of what it is made of', () => {
    expect(Object.values(comparedBy).flat().toSorted()).toEqual(numbersOfBlocks().toSorted())
  })

  test('those of orders were compared, each at least once where it was not nothing', () => {
    expect([...compared].toSorted()).toEqual(comparedBy['dashboard/figures-week.test.ts'].toSorted())
  })
})
