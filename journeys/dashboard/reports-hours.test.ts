import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay, shanghaiHour } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { reports } from '#contract/dashboard/reports.ts'
import { exports } from '#contract/desk/exports.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { sendDueReports } from '#server/dashboard/reports/feature.ts'
import { clockTo, nextMidnight } from '../setup/dashboard/week.ts'
import { longSessions } from '../setup/money/settlements.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { homeCity } from '../setup/orders/placed.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ settings: longSessions })
let ops: Desk
let viewer: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  viewer = await server.signIn('viewer', { name: '股东', cityCodes: [homeCity] })
})

const daily = () => ({
  name: '每日经营',
  kind: 'day' as const,
  hour: (shanghaiHour(Date.now()) + 1) % 24,
  recipients: [viewer.person.id],
})

test('a report reaches the chosen people once its hour came, also while no server ran, as a file of their own cities', async () => {
  const added = await ops.call(reports.add, daily())
  expect(added.recipients.map(({ name }) => name)).toEqual(['股东'])
  await sendDueReports(server.runtime)
  expect(await viewer.call(exports.list, {})).toEqual([])

  const due = added.nextAt ?? 0
  await passTime(4 * 3600)
  await Promise.all([sendDueReports(server.runtime), sendDueReports(server.runtime)])
  await sendDueReports(server.runtime)
  const made = await until(async () => {
    const rows = await viewer.call(exports.list, {})
    return rows[0]?.state === 'done' ? rows : null
  })
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ list: 'reports', why: null })
  expect(made[0]?.rows).toBeGreaterThan(20)
  const { rows } = await viewer.call(notifications.list, {})
  expect(rows.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('每日经营'))
  expect(await viewer.call(exports.download, { id: made[0]?.id ?? 0 })).toMatchObject({ url: expect.any(String) })
  // Of the day before its hour, not before the moment at which it was made up for.
  const { lastLink } = (await ops.call(reports.list, {})).rows.find(({ id }) => id === added.id) ?? {}
  expect(lastLink).toContain(`day=${shanghaiDay(due - 6 * 3_600_000 - 86_400_000)}`)
})

test('a report that is set after its hour begins with the next one, and a week is sent on a Monday', async () => {
  const terms = { ...daily(), hour: shanghaiHour(Date.now()) }
  const late = await ops.call(reports.add, { ...terms, name: '明天起' })
  const weekly = await ops.call(reports.add, { ...terms, name: '每周一', kind: 'week' })
  await sendDueReports(server.runtime)
  const sentAt = async ({ id }: { id: number }) =>
    (await ops.call(reports.list, {})).rows.find(row => row.id === id)?.lastAt
  expect([await sentAt(late), await sentAt(weekly)]).toEqual([null, null])
  await passTime(((weekly.nextAt ?? 0) - Date.now()) / 1000 + 60)
  await sendDueReports(server.runtime)
  const { lastLink } = (await ops.call(reports.list, {})).rows.find(({ id }) => id === weekly.id) ?? {}
  const monday = shanghaiDay((weekly.nextAt ?? 0) - (weekly.hour < 6 ? 14 : 7) * 86_400_000)
  expect(lastLink).toContain(`day=${monday}`)
  expect(await sentAt(late)).not.toBeNull()
})

test('at three in the morning the last day that is over is that before yesterday: rides of the night are still under way', async () => {
  await clockTo(nextMidnight() + 3 * 3_600_000)
  const lastDay = async (service: 'food' | 'chauffeur' | null) =>
    (await viewer.call(dashboard.report, { kind: 'day', day: '', service })).lastDay
  const [yesterday, before] = [1, 2].map(days => shanghaiDay(Date.now() - days * 86_400_000))
  expect([await lastDay('food'), await lastDay('chauffeur'), await lastDay(null)]).toEqual([yesterday, before, before])
})
