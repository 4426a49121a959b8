import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnnouncementText } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { audienceOf, publishText, targetOf, webhooksOf, writeText } from '../setup/announcements/announcements.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

type ReadersPage = OutputOf<typeof announcements.readers>

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '100000' }, listens: true })
let ops: Desk
let leader: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  leader = await server.signIn('kefu_leader')
})

const isFor = async (desk: Desk, id: number) =>
  (await desk.call(announcements.list, { queue: 'unread' })).rows.some(row => row.id === id)
describe('the audience', () => {
  test('is kinds, narrowed by cities and roles, and named persons: it is counted as it is read', async () => {
    const [here, there, everywhere] = [
      await server.signIn('dispatcher', { cityCodes: [homeCity] }),
      await server.signIn('dispatcher', { cityCodes: [otherCity] }),
      await server.signIn('dispatcher'),
    ]
    const finance = await server.signIn('finance', { cityCodes: [homeCity] })
    const people: [AnnouncementText['audience'], boolean[]][] = [
      [audienceOf({ kinds: ['staff'] }), [true, true, true, true]],
      [audienceOf({ kinds: ['staff'], cities: [homeCity] }), [true, false, true, true]],
      [audienceOf({ kinds: ['staff'], cities: [homeCity], roles: ['dispatcher'] }), [true, false, true, false]],
      [audienceOf({ kinds: ['rider'], people: [{ kind: 'staff', id: there.person.id }] }), [false, true, false, false]],
      [audienceOf({ kinds: ['customer'] }), [false, false, false, false]],
    ]
    for (const [audience, expected] of people) {
      const { id, targets } = await publishText(server, { audience })
      const found = await Promise.all([here, there, everywhere, finance].map(desk => isFor(desk, id)))
      expect(found, JSON.stringify(audience)).toEqual(expected)
      const unread = await leader.call(announcements.readers, { id, queue: 'unread', limit: 200 })
      expect(unread.rows).toHaveLength(targets ?? -1)
      const staff = unread.rows.filter(({ kind }) => kind === 'staff').map(one => one.id)
      expect([here, there, everywhere, finance].map(({ person }) => staff.includes(person.id))).toEqual(expected)
      for (const [at, desk] of [here, there, everywhere, finance].entries())
        if (!expected[at])
          expect(await refusalOf(desk.call(announcements.read, { id }))).toMatchObject({ reason: 'notFound' })
    }
  })

  test('of some staff gets a notification each, of all staff one for everybody; apps are notified of their own people only', async () => {
    const dispatcher = await server.signIn('dispatcher')
    const [rider, other] = [await server.fixtures.rider(), await server.fixtures.rider()]
    const shop = await server.fixtures.merchant()
    const named = audienceOf({
      kinds: ['staff'],
      roles: ['dispatcher'],
      people: [
        { kind: 'rider', id: rider.id },
        { kind: 'merchant', id: shop.id },
      ],
    })
    const { id } = await publishText(server, { title: '只给调度的公告', audience: named })
    const mine = (await dispatcher.call(notifications.list, {})).rows.filter(({ msg }) => msg.includes('只给调度'))
    expect(mine).toMatchObject([{ type: 8, allUser: 0, link: `/gonggao?open=${id}` }])
    expect((await ops.call(notifications.list, {})).rows.filter(({ msg }) => msg.includes('只给调度'))).toEqual([])
    const audience = { kinds: [], cities: [] }
    expect(await webhooksOf(server, id)).toEqual([
      {
        app: 'merchant-app',
        type: 'announcement.published',
        audience: { ...audience, people: [{ kind: 'merchant', externalId: shop.externalId }] },
      },
      {
        app: 'rider-app',
        type: 'announcement.published',
        audience: { ...audience, people: [{ kind: 'rider', externalId: rider.externalId }] },
      },
    ])
    expect(JSON.stringify(await webhooksOf(server, id))).not.toContain(other.externalId)
  })

  test('is searched by name and by external id, in the cities of whoever searches', async () => {
    const rider = await server.fixtures.rider({ name: '诸葛大力', cityCode: otherCity })
    const find = (desk: Desk, search: string) => desk.call(announcements.people, { kind: 'rider', search })
    const found = { rows: [{ id: rider.id, name: '诸葛大力', cityCode: otherCity }] }
    for (const search of ['诸葛', '诸', rider.externalId]) expect(await find(ops, search)).toEqual(found)
    expect(await find(await server.signIn('ops', { cityCodes: [homeCity] }), '诸葛')).toEqual({ rows: [] })
  })
})

describe('readers', () => {
  test('are counted once each, and listed page by page with those who have not read it', async () => {
    const rider = await server.fixtures.rider({ name: '读公告的骑手' })
    const { id, no } = await publishText(server, {
      audience: audienceOf({ kinds: ['rider', 'staff'] }),
      mustAcknowledge: true,
    })
    const kefu = await server.signIn('kefu')
    const send = (path: string) =>
      server.fixtures.post('rider', `/open/v1/announcements/${no}/${path}`, {
        kind: 'rider',
        externalId: rider.externalId,
      })
    for (const path of ['read', 'read', 'acknowledge', 'acknowledge', 'read'])
      expect(await (await send(path)).json()).toEqual({ no })
    await Promise.all([1, 2, 3].map(() => kefu.call(announcements.acknowledge, { id })))
    await ops.call(announcements.read, { id })
    expect(await leader.call(announcements.get, { id })).toMatchObject({ read: 3, acknowledged: 2 })
    const all = async (queue: 'read' | 'unread' | 'unacknowledged') => {
      const names: number[] = []
      for (let after: string | null = null; ; ) {
        const page: ReadersPage = await leader.call(announcements.readers, { id, queue, after, limit: 2 })
        names.push(...page.rows.map(row => row.id))
        after = page.next
        if (after === null) return names
      }
    }
    expect(await all('read')).toEqual([...[ops.person.id, kefu.person.id].sort((one, two) => one - two), rider.id])
    const [unread, unacknowledged] = [await all('unread'), await all('unacknowledged')]
    expect(unread).not.toContain(ops.person.id)
    expect(unacknowledged).toContain(ops.person.id)
    expect(unacknowledged).not.toContain(rider.id)
    expect(new Set(unread).size).toBe(unread.length)
    expect(await refusalOf(kefu.call(announcements.readers, { id }))).toMatchObject({ reason: 'noPermission' })
  })

  test('who have not acknowledged it are reminded, once an hour', async () => {
    const [done, late] = [await server.signIn('auditor'), await server.signIn('auditor')]
    const audience = audienceOf({
      people: [done, late].map(({ person }) => ({ kind: 'staff' as const, id: person.id })),
    })
    const published = await publishText(server, { title: '请确认', audience, mustAcknowledge: true })
    await done.call(announcements.acknowledge, { id: published.id })
    await late.call(announcements.read, { id: published.id })
    const reminded = await leader.call(announcements.remind, targetOf(published))
    const remindersOf = async (desk: Desk) =>
      (await desk.call(notifications.list, {})).rows.filter(({ msg }) => msg === '请阅读公告：请确认')
    expect([(await remindersOf(done)).length, (await remindersOf(late)).length]).toEqual([0, 1])
    expect(reminded.allowed).not.toContain('remind')
    expect(await refusalOf(leader.call(announcements.remind, targetOf(reminded)))).toMatchObject({
      reason: 'announcementReminded',
    })
    await passTime(3601)
    await leader.call(announcements.remind, targetOf(reminded))
  })

  test('see two pop-ups a day, and all that they must acknowledge', async () => {
    const viewer = await server.signIn('viewer')
    const audience = audienceOf({ people: [{ kind: 'staff', id: viewer.person.id }] })
    const popup = { audience, channels: ['popup' as const] }
    for (const title of ['弹窗一', '弹窗二', '弹窗三']) await publishText(server, { ...popup, title })
    const must = await publishText(server, { title: '必须确认', audience, mustAcknowledge: true })
    const shown = async () => {
      const { rows } = await viewer.call(announcements.pressing, {})
      return rows.filter(({ title }) => /弹窗|必须/.test(title)).map(({ title }) => title)
    }
    const others = (await viewer.call(announcements.pressing, {})).rows.filter(({ title }) => !/弹窗|必须/.test(title))
    for (const { id } of others) await viewer.call(announcements.acknowledge, { id })
    expect(await shown()).toEqual(['必须确认', '弹窗三', '弹窗二'])
    const { rows } = await viewer.call(announcements.pressing, {})
    for (const { id, title } of rows) if (title !== '必须确认') await viewer.call(announcements.read, { id })
    expect(await shown()).toEqual(['必须确认'])
    await viewer.call(announcements.read, { id: must.id })
    expect(await shown()).toEqual(['必须确认'])
    await viewer.call(announcements.acknowledge, { id: must.id })
    expect(await shown()).toEqual([])
    // Tomorrow.
    await sql`update announcement_reads set read_at = read_at - interval '1 day' where reader_id = ${viewer.person.id}`.execute(
      server.db,
    )
    expect(await shown()).toEqual(['弹窗一'])
  })
})

test('An audience of staff is narrowed by the roles that there are, in the language of who writes', async () => {
  const roles = await ops.call(announcements.roles, {}, { language: 'en' })
  expect(roles).toContainEqual({ code: 'kefu', name: 'Customer service' })
  const kefu = await server.signIn('kefu')
  expect(await refusalOf(kefu.call(announcements.roles, {}))).toMatchObject({ reason: 'noPermission' })
})

test('The list is searched by title and number, pinned ones first', async () => {
  const older = await publishText(server, { title: '置顶测试甲' })
  await publishText(server, { title: '置顶测试乙' })
  const titles = async (question: object) =>
    (await ops.call(announcements.list, { queue: 'published', ...question })).rows.map(({ title }) => title)
  expect(await titles({ search: '置顶测试' })).toEqual(['置顶测试乙', '置顶测试甲'])
  expect(await titles({ search: older.no })).toEqual(['置顶测试甲'])
  await leader.call(announcements.pin, { ...targetOf(older), until: Date.now() + 60_000 })
  expect(await titles({ search: '置顶测试' })).toEqual(['置顶测试甲', '置顶测试乙'])
  expect((await titles({}))[0]).toBe('置顶测试甲')
  const copied = await ops.call(announcements.copy, { id: older.id })
  expect(copied).toMatchObject({ state: 'draft', title: '置顶测试甲', read: 0 })
  expect(writeText().content).toBe(copied.content)
})
