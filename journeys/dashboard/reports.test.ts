import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay, shanghaiHour } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { reports } from '#contract/dashboard/reports.ts'
import { notifications } from '#contract/desk/notifications.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { homeCity, otherCity } from '../setup/orders/placed.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let ops: Desk
let viewer: Desk
let kefu: Desk

beforeAll(async () => {
  ops = await server.signIn('ops', { name: '老周' })
  viewer = await server.signIn('viewer', { name: '股东', cityCodes: [homeCity] })
  kefu = await server.signIn('kefu', { name: '小林' })
  await server.fixtures.order('completed')
})

const idOf = async (name: string) => {
  const found = await ops.call(reports.people, { search: name })
  return found[0]?.id ?? 0
}

const daily = async () => ({
  name: '每日经营',
  kind: 'day' as const,
  hour: (shanghaiHour(Date.now()) + 1) % 24,
  recipients: [await idOf('股东')],
})

test('a report that is sent at once says where its page is, and is refused where nobody would get it', async () => {
  const added = await ops.call(reports.add, { ...(await daily()), service: 'food', cityCode: homeCity })
  expect(added).toMatchObject({ lastAt: null, lastLink: null })
  const sent = await ops.call(reports.send, { id: added.id, version: added.version })
  expect(sent.lastAt).not.toBeNull()
  const page = new URL(sent.lastLink ?? '', 'http://desk')
  expect(page.pathname).toBe('/dashboard')
  const yesterday = shanghaiDay(Date.now() - 86_400_000)
  const question = { report: 'day', day: yesterday, service: 'food', cityCode: homeCity }
  expect(Object.fromEntries(page.searchParams)).toEqual(question)
  const { rows } = await viewer.call(notifications.list, {})
  expect(rows.map(({ link }) => link)).toContain(sent.lastLink)

  await server.signIn('finance', { name: '休假' })
  const terms = { ...(await daily()), recipients: [await idOf('休假')] }
  await server.db.deleteFrom('sessions').where('user_id', 'in', terms.recipients).execute()
  const unread = await ops.call(reports.add, terms)
  expect(await refusalOf(ops.call(reports.send, { id: unread.id, version: unread.version }))).toMatchObject({
    reason: 'recipientsAway',
  })
})

test('whoever may not see it is skipped, and the report says who got it and who did not and why', async () => {
  await server.signIn('viewer', { name: '外地', cityCodes: [otherCity] })
  await server.signIn('finance', { name: '离岗' })
  await server.signIn('viewer', { name: '很久没来' })
  const names = ['股东', '外地', '离岗', '很久没来']
  const recipients = await Promise.all(names.map(idOf))
  const added = await ops.call(reports.add, { ...(await daily()), name: '郑州日报', cityCode: homeCity, recipients })
  expect([added.sentTo, added.skipped]).toEqual([[], []])
  await server.db
    .updateTable('users')
    .set({ status: 'disabled' })
    .where('id', '=', recipients[2] ?? 0)
    .execute()
  await server.db
    .deleteFrom('sessions')
    .where('user_id', '=', recipients[3] ?? 0)
    .execute()
  const sent = await ops.call(reports.send, { id: added.id, version: added.version })
  expect(sent.sentTo.map(({ name }) => name)).toEqual(['股东'])
  expect(sent.skipped.map(({ name, why }) => [name, why])).toEqual([
    ['外地', 'city'],
    ['离岗', 'mayNot'],
    ['很久没来', 'away'],
  ])
  const { rows } = await ops.call(reports.list, {})
  expect(rows.find(({ id }) => id === added.id)).toMatchObject({ sentTo: sent.sentTo, skipped: sent.skipped })
})

test('only staff who may download reports can be chosen, and only by those who may schedule them', async () => {
  const terms = await daily()
  expect(await refusalOf(kefu.call(reports.add, terms))).toMatchObject({ reason: 'noPermission' })
  const { id: stranger } = await server.db
    .selectFrom('users')
    .select('id')
    .where('nick_name', '=', '小林')
    .executeTakeFirstOrThrow()
  expect(await refusalOf(ops.call(reports.add, { ...terms, recipients: [stranger] }))).toMatchObject({
    reason: 'recipientMayNot',
  })
})

test('a report that a colleague changed meanwhile is not overwritten', async () => {
  const added = await ops.call(reports.add, { ...(await daily()), name: '周报', kind: 'week' })
  const changed = await ops.call(reports.update, {
    ...(await daily()),
    name: '周报二',
    id: added.id,
    version: added.version,
  })
  const late = await refusalOf(ops.call(reports.remove, { id: added.id, version: added.version }))
  expect(late).toMatchObject({ reason: 'changedByOther', record: { name: '周报二' } })
  await ops.call(reports.remove, { id: added.id, version: changed.version })
  const { rows } = await ops.call(reports.list, {})
  expect(rows.map(({ name }) => name)).not.toContain('周报二')
})

test('the page of a week has the seven days from Monday, and a day its hours until the rides of its night are over', async () => {
  const week = await viewer.call(dashboard.report, { kind: 'week', day: '2026-11-18' })
  expect([week.firstDay, week.lastDay]).toEqual(['2026-11-16', '2026-11-22'])
  expect(week.trend.points).toHaveLength(7)
  const today = shanghaiDay(Date.now())
  const day = await viewer.call(dashboard.report, { kind: 'day', day: today })
  expect(day.trend.points).toHaveLength(30)
  expect(day.kpis.figures.find(({ key }) => key === 'placed')?.value).toBe(1)
  expect(day.services).toHaveLength(6)
})

test('whoever sees some cities chooses colleagues of those, and changes reports about those only', async () => {
  const local = await server.signIn('ops', { name: '本地运营', cityCodes: [homeCity] })
  await server.signIn('viewer', { name: '外地股东', cityCodes: [otherCity] })
  const found = async (search: string) => (await local.call(reports.people, { search })).map(({ name }) => name)
  expect([await found('外地股东'), await found('老周'), await found('股东')]).toEqual([[], [], ['股东']])
  const terms = await daily()
  const foreign = { ...terms, recipients: [await idOf('外地股东')] }
  expect(await refusalOf(local.call(reports.add, foreign))).toMatchObject({ reason: 'recipientMayNot' })
  expect(await refusalOf(local.call(reports.add, { ...terms, cityCode: otherCity }))).toMatchObject({
    reason: 'reportNotYours',
  })

  const ofOther = await ops.call(reports.add, { ...foreign, cityCode: otherCity })
  const ofAll = await ops.call(reports.add, foreign)
  const listed = (await local.call(reports.list, {})).rows
  expect(listed.some(({ id }) => id === ofOther.id)).toBe(false)
  expect(listed.find(({ id }) => id === ofAll.id)?.allowed).toEqual([])
  for (const { id, version } of [ofOther, ofAll])
    for (const change of [
      () => local.call(reports.update, { ...terms, id, version }),
      () => local.call(reports.remove, { id, version }),
      () => local.call(reports.send, { id, version }),
    ])
      expect(await refusalOf(change())).toMatchObject({ reason: 'reportNotYours' })
  // Recipients whom headquarters chose stay.
  const { id, version } = await ops.call(reports.add, { ...foreign, cityCode: homeCity })
  const renamed = await local.call(reports.update, { ...foreign, name: '本地日报', cityCode: homeCity, id, version })
  expect(renamed).toMatchObject({ name: '本地日报', recipients: [{ name: '外地股东' }] })
  expect((await local.call(reports.add, terms)).allowed).toEqual(['update', 'remove', 'send'])
})
