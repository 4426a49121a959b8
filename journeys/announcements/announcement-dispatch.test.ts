import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { OpenAnnouncementsAnswer } from '#contract/open/open-announcements.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { audienceOf, publishText, targetOf, webhooksOf } from '../setup/announcements/announcements.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '100000' }, listens: true })
let leader: Desk

beforeAll(async () => {
  leader = await server.signIn('kefu_leader')
})

test('Nobody dispatches before they have acknowledged what is published for them about safety', async () => {
  const dispatcher = await server.signIn('dispatcher')
  const [one, two] = [await server.fixtures.rider(), await server.fixtures.rider()]
  const order = await server.fixtures.order('preparing/wait_dispatch')
  const audience = audienceOf({ people: [{ kind: 'staff', id: dispatcher.person.id }] })
  await publishText(server, { title: '不是安全', audience, mustAcknowledge: true })
  const safety = await publishText(server, { title: '暴雨停运', category: 'safety', audience, mustAcknowledge: true })
  const target = { id: order.id, version: order.version }
  const refused = await refusalOf(dispatcher.call(orders.assign, { ...target, workerId: one.id }))
  expect(refused).toMatchObject({
    reason: 'announcementUnacknowledged',
    message: expect.stringContaining('《暴雨停运》'),
  })
  const many = await dispatcher.call(dispatch.assignMany, { workerId: one.id, orders: [target] })
  expect(many.results).toMatchObject([{ refusal: expect.stringContaining('暴雨停运') }])
  await dispatcher.call(announcements.read, { id: safety.id })
  expect(await refusalOf(dispatcher.call(orders.assign, { ...target, workerId: one.id }))).toMatchObject({
    reason: 'announcementUnacknowledged',
  })
  await dispatcher.call(announcements.acknowledge, { id: safety.id })
  const assigned = await dispatcher.call(orders.assign, { ...target, workerId: one.id })
  const next = await publishText(server, { category: 'safety', audience, mustAcknowledge: true })
  const again = { id: order.id, version: assigned.version, workerId: two.id, reason: '骑手车坏了' }
  expect(await refusalOf(dispatcher.call(orders.reassign, again))).toMatchObject({
    reason: 'announcementUnacknowledged',
  })
  await leader.call(announcements.withdraw, { ...targetOf(next), reason: '雨停了' })
  await dispatcher.call(orders.reassign, again)
})

describe('an app', () => {
  const ask = async (rider: { externalId: string }, more = '') => {
    const path = `/open/v1/announcements?kind=rider&externalId=${rider.externalId}${more}`
    const response = await server.fixtures.send('rider', { method: 'GET', path })
    return { status: response.status, body: await response.json() }
  }
  const titlesOf = async (rider: { externalId: string }, more?: string) =>
    OpenAnnouncementsAnswer.parse((await ask(rider, more)).body).announcements.map(({ title }) => title)

  test('shows a person what is published for them, pinned first, and says that they have read it', async () => {
    const rider = await server.fixtures.rider({ cityCode: otherCity })
    const stranger = await server.fixtures.rider({ cityCode: homeCity })
    const audience = audienceOf({ kinds: ['rider'], cities: [otherCity] })
    const first = await publishText(server, { title: '骑手公告一', audience })
    await passTime(60)
    const between = new Date().toISOString()
    const second = await publishText(server, { title: '骑手公告二', audience })
    const own = (titles: string[]) => titles.filter(title => title.startsWith('骑手公告'))
    expect(own(await titlesOf(rider))).toEqual(['骑手公告二', '骑手公告一'])
    expect(own(await titlesOf(stranger))).toEqual([])
    expect(own(await titlesOf(rider, `&since=${encodeURIComponent(between)}`))).toEqual(['骑手公告二'])
    await leader.call(announcements.pin, { ...targetOf(first), until: Date.now() + 3_600_000 })
    expect(own(await titlesOf(rider))).toEqual(['骑手公告一', '骑手公告二'])
    const body = { kind: 'rider', externalId: stranger.externalId }
    const foreign = await server.fixtures.post('rider', `/open/v1/announcements/${second.no}/read`, body)
    expect(foreign.status).toBe(404)
    await leader.call(announcements.withdraw, { ...targetOf(second), reason: '写错了' })
    expect(own(await titlesOf(rider))).toEqual(['骑手公告一'])
    expect((await webhooksOf(server, second.id)).map(({ type }) => type)).toContain('announcement.withdrawn')
  })

  test('without the scope, or for somebody it does not know, gets nothing', async () => {
    expect((await ask({ externalId: 'nobody' })).status).toBe(404)
    const rider = await server.fixtures.rider()
    await sql`update apps set scopes = array_remove(scopes, 'announcement.read') where id = 'rider-app'`.execute(
      server.db,
    )
    expect((await ask(rider)).status).toBe(403)
    const { id } = await publishText(server, { audience: audienceOf({ kinds: ['rider'] }) })
    expect((await webhooksOf(server, id)).map(({ app }) => app)).not.toContain('rider-app')
  })
})
