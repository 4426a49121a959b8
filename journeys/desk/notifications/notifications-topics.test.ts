import { expect, test } from 'vitest'
import { audienceOf } from '#contract/desk/notification-audience.ts'
import { type NotificationRules, notifications } from '#contract/desk/notifications.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { topicOf } from '#server/desk/notifications/topics.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { homeCity } from '../../setup/orders/placed.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const system = { actor: { kind: 'system', id: null, name: '' }, traceId: 'journey' } as const
const to = { permission: 'orders.assign', cityCode: homeCity } as const
const untilSet: NotificationRules = { levels: {}, quietHours: null, desktop: true }

type News = Parameters<typeof notify>[1]
const newOrder: News = { type: 6, kind: 'food.paid', params: { no: '-', yuan: '1' }, to }
const cancelled: News = { type: 6, kind: 'food.cancelled', params: { no: '-' }, to }
const stuck: News = { type: 7, kind: 'dispatch.exception', params: { no: '-' }, to, isAlarm: true }

const send = (news: News) => makeChange(server.runtime, system, change => notify(change, news))

async function unread(desk: Desk): Promise<{ ids: number[]; unread: number }> {
  const { rows, unread } = await desk.call(notifications.list, {})
  return { ids: rows.map(({ id }) => id).toSorted((one, other) => one - other), unread }
}

test('a topic that is not wanted is neither listed nor counted, whatever else is of its type; what came meanwhile stays away', async () => {
  const [desk, colleague] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
  await desk.call(notifications.saveRules, { ...untilSet, levels: { newOrder: 'none', dispatch: 'none' } })
  const sent = [await send(newOrder), await send(cancelled), await send(stuck)]
  const [unwanted, told, alarm] = sent as [number, number, number]
  // An alarm rings whatever is chosen; once somebody has taken it, it is one of its topic.
  expect(await unread(desk)).toEqual({ ids: [told, alarm], unread: 2 })
  expect(await unread(colleague)).toEqual({ ids: sent, unread: 3 })
  const { rows } = await colleague.call(notifications.list, {})
  const saidOf = new Map(rows.map(({ id, topic, isAlarm }) => [id, { topic, isAlarm }]))
  expect(saidOf.get(unwanted)).toEqual({ topic: 'newOrder', isAlarm: false })
  expect(saidOf.get(told)).toEqual({ topic: 'orderChange', isAlarm: false })
  expect(saidOf.get(alarm)).toEqual({ topic: 'dispatch', isAlarm: true })
  await colleague.call(notifications.claim, { id: alarm })
  expect(await unread(desk)).toEqual({ ids: [told], unread: 1 })

  // Whoever connects is sent what is wanted alone.
  const socket = await desk.socket('notifications')
  await until(() => socket.notifications.some(({ id }) => id === told))
  expect(socket.notifications.map(({ id }) => id)).toEqual([told])
  socket.close()

  await desk.call(notifications.saveRules, { ...untilSet, levels: { newOrder: 'listed' } })
  expect(await unread(desk)).toEqual({ ids: [told], unread: 1 })
  const later = await send(newOrder)
  expect(await unread(desk)).toEqual({ ids: [told, later], unread: 2 })
  // Saved once more, for another reason: what came since is still there.
  await desk.call(notifications.saveRules, { ...untilSet, levels: { newOrder: 'listed' }, desktop: false })
  expect(await unread(desk)).toEqual({ ids: [told, later], unread: 2 })
})

test('the settings offer a topic to everybody who is told of it', async () => {
  await server.fixtures.order('preparing/wait_dispatch', { cityCode: homeCity })
  await server.fixtures.orderOf('challenge', 'disputed')
  const told = await server.db
    .selectFrom('notifications')
    .select(['kind', 'topic', 'to_permission'])
    .where('to_permission', 'is not', null)
    .execute()
  expect(told.length).toBeGreaterThan(4)
  for (const { kind, topic, to_permission } of told) {
    expect(topic).toBe(topicOf(kind as News['kind']))
    expect(audienceOf[topic], kind).toContain(to_permission)
  }
})
