import { expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { signInAt } from '../setup/orders/desk.ts'
import { homeCity } from '../setup/orders/placed.ts'
import { addStaff, password } from '../setup/people/people.ts'
import { notifyEverybody, sendNotification } from '../setup/process/notices.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

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
  const ear = await desk.socket()
  await until(() => ear.notifications.length > 0)
  expect(ear.notifications.map(({ id }) => id)).toEqual([own])
  ear.close()

  const later = [await sendNotification(server, toDispatchers), await notifyEverybody(server)]
  expect((await unread()).toSorted()).toEqual([own, ...later].toSorted())
  // Only the first sign-in counts.
  const again = await signInAt(server.url, { username, password })
  expect((await again.call(notifications.list, {})).unread).toBe(3)
})
