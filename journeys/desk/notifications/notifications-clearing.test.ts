import { describe, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { personOf } from '../../setup/chats/chats.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { sendNotification, type To, writeSlowly } from '../../setup/process/notices.ts'
import { withServer } from '../../setup/process/server.ts'
import { hasReceived, untilReceived } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const send = (to: To) => sendNotification(server, to)
const unread = async (desk: Desk) => (await desk.call(notifications.list, {})).rows.map(({ id }) => id)

describe('an unseen notification', () => {
  test('is not cleared by a clear-all during its transaction', async () => {
    const desk = await server.signIn('viewer')
    const late = await writeSlowly(server, { userId: desk.person.id })
    const early = await send({ userId: desk.person.id })
    await desk.call(notifications.clear, {})
    await late.commit()
    expect(await unread(desk)).toEqual([late.id])
    const socket = await desk.socket()
    await untilReceived(socket, late.id)
    expect(hasReceived(socket, early)).toBe(false)
    socket.close()
  })

  test('is not cleared by a clear-all whose list did not have it, whichever was committed first', async () => {
    const desk = await server.signIn('viewer')
    const shown = await send({ userId: desk.person.id })
    const late = await writeSlowly(server, { userId: desk.person.id })
    const { rows, mark } = await desk.call(notifications.list, {})
    expect(rows.map(({ id }) => id)).toContain(shown)
    const after = await send({ userId: desk.person.id })
    await late.commit()
    await desk.call(notifications.clear, { mark })
    expect(await unread(desk)).toEqual([after, late.id])
    const socket = await desk.socket()
    for (const id of [late.id, after]) await untilReceived(socket, id)
    expect(hasReceived(socket, shown)).toBe(false)
    socket.close()
  })

  test('that arrived after the list was read is cleared by its id, and others are not', async () => {
    const desk = await server.signIn('viewer')
    const shown = await send({ userId: desk.person.id })
    const { mark } = await desk.call(notifications.list, {})
    const [arrived, unseen] = [await send({ userId: desk.person.id }), await send({ userId: desk.person.id })]
    const colleague = await server.signIn('viewer')
    const notOurs = await send({ userId: colleague.person.id })
    await desk.call(notifications.clear, { mark, ids: [arrived, notOurs] })
    expect(await unread(desk)).toEqual([unseen])
    expect(await unread(colleague)).toContain(notOurs)
    expect(await unread(desk)).not.toContain(shown)
  })

  test('is not cleared by an invented snapshot', async () => {
    const desk = await server.signIn('viewer')
    const shown = await send({ userId: desk.person.id })
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
      await Promise.all([send({ userId: desk.person.id }), send('everybody'), send({ userId: desk.person.id })])
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
  const linksOf = async (one: Desk) =>
    (await one.call(notifications.list, {})).rows.map(({ link }) => link).filter(Boolean)
  const links = [second, first].map(({ chatId }) => `/kefumsg?chat=${chatId}`)
  expect(await linksOf(desk)).toEqual(links)
  const socket = await desk.socket('notifications')
  await desk.call(chats.upone, { id: first.chatId, read: true })
  expect(await linksOf(desk)).toEqual(links.slice(0, 1))
  expect(await linksOf(colleague)).toEqual(links)
  await until(() => socket.nudges.some(({ nudge }) => nudge === 'notifications.changed'))
  socket.close()
})
