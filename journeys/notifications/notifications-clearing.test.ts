import { describe, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { notifications } from '#contract/notifications.ts'
import { personOf } from '../setup/chats/chats.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { sendNotification, type To, writeSlowly } from '../setup/process/notices.ts'
import { withServer } from '../setup/process/server.ts'
import type { Ear } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

const tell = (to: To) => sendNotification(server, to)
const has = (ear: Ear, id: number) => ear.notifications.some(one => one.id === id)
const hears = (ear: Ear, id: number) => until(() => has(ear, id), { what: `notification ${id}` })
const unread = async (desk: Desk) => (await desk.call(notifications.list, {})).rows.map(({ id }) => id)

describe('an unseen notification', () => {
  test('is not cleared by a clear-all during its transaction', async () => {
    const desk = await server.signIn('viewer')
    const late = await writeSlowly(server, { userId: desk.person.id })
    const early = await tell({ userId: desk.person.id })
    await desk.call(notifications.clear, {})
    await late.commit()
    expect(await unread(desk)).toEqual([late.id])
    const ear = await desk.socket()
    await hears(ear, late.id)
    expect(has(ear, early)).toBe(false)
    ear.close()
  })

  test('is not cleared by a clear-all whose list did not have it, whichever was committed first', async () => {
    const desk = await server.signIn('viewer')
    const shown = await tell({ userId: desk.person.id })
    const late = await writeSlowly(server, { userId: desk.person.id })
    const { rows, mark } = await desk.call(notifications.list, {})
    expect(rows.map(({ id }) => id)).toContain(shown)
    const after = await tell({ userId: desk.person.id })
    await late.commit()
    await desk.call(notifications.clear, { mark })
    expect(await unread(desk)).toEqual([after, late.id])
    const ear = await desk.socket()
    for (const id of [late.id, after]) await hears(ear, id)
    expect(has(ear, shown)).toBe(false)
    ear.close()
  })

  test('is not cleared by an invented snapshot', async () => {
    const desk = await server.signIn('viewer')
    const shown = await tell({ userId: desk.person.id })
    for (const mark of ['9:3:', '5:9:8,7', '5:9:12', '0:0:'])
      expect((await refusalOf(desk.call(notifications.clear, { mark }))).reason).toBe('badInput')
    await desk.call(notifications.clear, { mark: '900000000000000000:900000000000000000:' })
    expect(await unread(desk)).toContain(shown)
    await desk.call(notifications.clear, { mark: '1:1:' })
    expect(await unread(desk)).toContain(shown)
  })

  test('needs one row per person, however much is cleared, and however often', async () => {
    const desk = await server.signIn('viewer')
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([tell({ userId: desk.person.id }), tell('everybody'), tell({ userId: desk.person.id })])
      await Promise.all([desk.call(notifications.clear, {}), desk.call(notifications.clear, {})])
      expect(await unread(desk)).toEqual([])
    }
    const marks = await server.db
      .selectFrom('notification_watermarks')
      .selectAll()
      .where('user_id', '=', desk.person.id)
      .execute()
    const receipts = await server.db
      .selectFrom('notification_receipts')
      .selectAll()
      .where('user_id', '=', desk.person.id)
      .execute()
    expect([marks.length, receipts.length]).toEqual([1, 0])
  })
})

test('reading a conversation marks its notifications as read, for this person only', async () => {
  const cityCode = '330200'
  const [desk, colleague] = [
    await server.signIn('kefu', { cityCodes: [cityCode] }),
    await server.signIn('kefu', { cityCodes: [cityCode] }),
  ]
  const [first, second] = [
    await personOf(server, { cityCode }).write('一单'),
    await personOf(server, { cityCode }).write('二单'),
  ]
  const told = async (one: Desk) =>
    (await one.call(notifications.list, {})).rows.map(({ link }) => link).filter(Boolean)
  const links = [second, first].map(({ chatId }) => `/kefumsg?chat=${chatId}`)
  expect(await told(desk)).toEqual(links)
  const ear = await desk.socket('notifications')
  await desk.call(chats.upone, { id: first.chatId, read: true })
  expect(await told(desk)).toEqual(links.slice(0, 1))
  expect(await told(colleague)).toEqual(links)
  await until(() => ear.nudges.some(({ nudge }) => nudge === 'notifications.changed'))
  ear.close()
})
