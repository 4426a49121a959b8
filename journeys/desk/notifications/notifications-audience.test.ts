import { expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { signInAt } from '../../setup/orders/desk.ts'
import { homeCity } from '../../setup/orders/placed.ts'
import { addStaff, password } from '../../setup/people/people.ts'
import { notifyEverybody, sendNotification } from '../../setup/process/notices.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const toDispatchers = { permission: 'orders.assign', cityCode: homeCity } as const

test('whoever signs in for the first time has nothing to catch up on but what was sent to them alone', async () => {
  const username = await addStaff(server.db, 'dispatcher', { name: '小新' })
  const { id: userId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await notifyEverybody(server)
  await sendNotification(server, toDispatchers)
  const own = await sendNotification(server, { userId })

  const desk = await signInAt(server.url, { username, password })
  const unread = async () => (await desk.call(notifications.list, {})).rows.map(({ id }) => id)
  expect(await unread()).toEqual([own])
  const socket = await desk.socket()
  await until(() => socket.notifications.length > 0)
  expect(socket.notifications.map(({ id }) => id)).toEqual([own])
  socket.close()

  const later = [await sendNotification(server, toDispatchers), await notifyEverybody(server)]
  expect((await unread()).toSorted()).toEqual([own, ...later].toSorted())
  // Only the first sign-in counts.
  const again = await signInAt(server.url, { username, password })
  expect((await again.call(notifications.list, {})).unread).toBe(3)
})

test('a new order is told to who dispatches, an urge to who follows it up, a dispute to who judges; nobody else hears of them', async () => {
  const roles = ['finance', 'auditor', 'viewer', 'kefu', 'kefu_leader', 'dispatcher'] as const
  const desks = await Promise.all(
    roles.map(async role => {
      const desk = await server.signIn(role)
      return { role, desk, socket: await desk.socket('notifications') }
    }),
  )
  const ours = [
    await server.fixtures.order('preparing/wait_dispatch', { cityCode: homeCity }),
    await server.fixtures.orderOf('challenge', 'disputed'),
  ]
  const [urged] = ours
  if (urged) await server.fixtures.sendEvent(urged, { event: 'urge', by: 'customer' })
  // What came before has arrived when this has.
  const marker = await notifyEverybody(server)
  const received: Record<string, string[]> = {}
  for (const { role, desk, socket } of desks) {
    await until(() => socket.notifications.some(one => one.id === marker))
    const { rows, unread } = await desk.call(notifications.list, {})
    expect(unread).toBe(rows.length)
    const messages = [...new Set([...rows, ...socket.notifications].map(({ msg }) => msg))]
    received[role] = ours.flatMap(({ no }) => messages.filter(msg => msg.includes(no)))
    socket.close()
  }
  expect(received).toEqual({
    finance: [],
    auditor: [expect.stringContaining('争议')],
    viewer: [],
    kefu: [expect.stringContaining('催单')],
    kefu_leader: [expect.stringContaining('催单'), expect.stringContaining('争议')],
    dispatcher: [expect.stringContaining('催单'), expect.stringContaining('新订单'), expect.stringContaining('挑战')],
  })
})
