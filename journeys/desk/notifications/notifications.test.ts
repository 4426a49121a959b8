import { describe, expect, test } from 'vitest'
import { screenOf, targetOf } from '#contract/desk/notification-screens.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { acknowledgementOf, action } from '#contract/desk/socket.ts'
import type { StateOf } from '#contract/orders/service.ts'
import { notificationWords } from '#server/desk/notifications/words.ts'
import { fill } from '#server/kit/refusal.ts'
import { createStaff } from '../../access/access-calls.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { notifyEverybody, untilAcknowledged } from '../../setup/process/notices.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { isNudged, openSocket, type TestSocket } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const order = (state: StateOf<'food'>, cityCode = homeCity) => server.fixtures.order(state, { cityCode })

function about(socket: TestSocket, { no }: Order) {
  return socket.notifications.filter(({ msg }) => msg.includes(no))
}

function untilReceived(socket: TestSocket, subject: Order) {
  return until(() => about(socket, subject)[0], { what: `a notification about ${subject.no}` })
}

describe('a paid order', () => {
  test('notifies a connected dispatcher, with text and a link to the record', async () => {
    const shanghaiDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const before = shanghaiDay()
    const socket = await (await server.signIn('dispatcher')).socket()
    const paid = await order('pending_accept')
    const told = await untilReceived(socket, paid)
    expect(told).toMatchObject({ type: 6, allUser: 0, flag: 0, link: `/order?no=${paid.no}` })
    expect(told.msg).toBe(`【外卖】新订单 ${paid.no}，金额¥${(paid.payFen / 100).toFixed(2)}，请及时处理`)
    expect(told.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect([before, shanghaiDay()]).toContain(told.createTime.slice(0, 10))
    socket.close()
  })

  test('notifies a dispatcher who connects later', async () => {
    const desk = await server.signIn('dispatcher')
    const paid = await order('pending_accept')
    const socket = await desk.socket()
    await untilReceived(socket, paid)
    socket.close()
  })

  test('notifies in the language of the reader', async () => {
    const desk = await server.signIn('dispatcher')
    const socket = await openSocket({ url: server.url, token: desk.token, language: 'en' })
    socket.firstLogin(desk.person.id)
    const paid = await order('pending_accept')
    expect((await untilReceived(socket, paid)).msg).toContain('[Food] New order')
    socket.close()
  })

  test('notifies neither another city nor people without the permission to view orders', async () => {
    const strangers: Desk[] = [
      await server.signIn('dispatcher', { cityCodes: [otherCity] }),
      await createStaff(server, { permissions: ['dashboard.view'] }),
      await server.signIn('dispatcher', { cityCodes: [] }),
    ]
    const sockets = await Promise.all(strangers.map(desk => desk.socket('orders', 'notifications')))
    const local = await (await server.signIn('dispatcher', { cityCodes: [homeCity] })).socket()
    for (const socket of sockets) expect(socket.nudges).toEqual([])
    const paid = await order('pending_accept')
    const { id } = await untilReceived(local, paid)
    // Something that does concern everybody comes after it, so what came before has come.
    const marker = await notifyEverybody(server)
    for (const socket of sockets) {
      await until(() => socket.notifications.some(one => one.id === marker))
      expect(about(socket, paid)).toEqual([])
      expect(socket.nudges.filter(({ nudge }) => nudge === 'orders.changed')).toEqual([])
      expect(isNudged(socket, 'notifications.changed', id)).toBe(false)
      socket.close()
    }
    for (const desk of strangers) {
      const { rows } = await desk.call(notifications.list, {})
      expect(rows.some(({ msg }) => msg.includes(paid.no))).toBe(false)
    }
    local.close()
  })
})

describe('acknowledging', () => {
  for (const [name, ack] of [
    ['a chat', action.ackChat],
    ['one’s own', action.ackOwn],
    ['everybody’s', action.ackAll],
  ] as const) {
    test(`as ${name} (${ack}): it does not come again, what was not acknowledged does`, async () => {
      const desk = await server.signIn('dispatcher')
      const first = await desk.socket()
      const [seen, missed] = [await order('pending_accept'), await order('pending_accept')]
      const { id } = await untilReceived(first, seen)
      await untilReceived(first, missed)
      first.send({ senderId: desk.person.id, msgIds: String(id), action: ack })
      await untilAcknowledged(server, desk, [id])
      first.close()
      const again = await desk.socket()
      await untilReceived(again, missed)
      expect(about(again, seen)).toEqual([])
      again.close()
    })
  }

  test('it is not delivered again by a restarted server, either', async () => {
    const desk = await server.signIn('dispatcher')
    const first = await desk.socket()
    const seen = await order('pending_accept')
    const { id } = await untilReceived(first, seen)
    first.send({ senderId: desk.person.id, msgIds: String(id), action: action.ackOwn })
    await untilAcknowledged(server, desk, [id])
    first.close()
    const second = await startTestServer({ joins: server })
    try {
      const socket = await openSocket({ url: second.url, token: desk.token })
      socket.firstLogin(desk.person.id)
      await untilReceived(socket, await order('pending_accept'))
      expect(about(socket, seen)).toEqual([])
      socket.close()
    } finally {
      await second.stop()
    }
  })

  test('somebody else’s notification changes nothing for them', async () => {
    const [desk, colleague] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
    const paid = await order('pending_accept')
    const socket = await desk.socket()
    const { id } = await untilReceived(socket, paid)
    socket.send({ senderId: colleague.person.id, msgIds: `${id},-1,abc,999999999`, action: action.ackOwn })
    await untilAcknowledged(server, desk, [id])
    const other = await colleague.socket()
    expect((await untilReceived(other, paid)).id).toBe(id)
    for (const each of [socket, other]) each.close()
  })

  test('the frame that the contract requires belongs to its type', () => {
    expect(acknowledgementOf({ type: 2, allUser: 1 })).toBe(3)
    expect(acknowledgementOf({ type: 6, allUser: 1 })).toBe(6)
    expect(acknowledgementOf({ type: 6, allUser: 0 })).toBe(5)
  })
})

describe('the drawer', () => {
  test('shows unread notifications; read ones leave it for good; clearing empties it', async () => {
    const desk = await server.signIn('dispatcher', { cityCodes: ['330100'] })
    const [first, second, third] = [
      await order('pending_accept', '330100'),
      await order('pending_accept', '330100'),
      await order('pending_accept', '330100'),
    ]
    const mine = async () => {
      const { rows, unread } = await desk.call(notifications.list, {})
      expect(unread).toBe(rows.length)
      return rows.filter(({ type }) => type === 6)
    }
    const rows = await mine()
    expect(rows.map(({ link }) => link)).toEqual([third, second, first].map(({ no }) => `/order?no=${no}`))
    await desk.call(notifications.read, { ids: [rows[0]?.id ?? 0] })
    expect((await mine()).map(({ id }) => id)).toEqual([rows[1]?.id, rows[2]?.id])
    const socket = await desk.socket('notifications')
    await untilReceived(socket, first)
    expect(about(socket, third)).toEqual([])
    await desk.call(notifications.clear, {})
    expect(await mine()).toEqual([])
    await until(() => socket.nudges.some(({ nudge }) => nudge === 'notifications.changed'))
    socket.close()
  })

  test('read marks are per person', async () => {
    const [desk, colleague] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
    const paid = await order('pending_accept')
    await desk.call(notifications.clear, {})
    const { rows } = await colleague.call(notifications.list, {})
    expect(rows.some(({ msg }) => msg.includes(paid.no))).toBe(true)
  })
})

describe('the templates', () => {
  const screens: Record<string, [word: string, screen: string]> = {
    food: ['外卖', '/order'],
    chauffeur: ['代驾', '/daiorder'],
    errand: ['跑腿', '/sendorder'],
    express: ['寄件', '/sendorder'],
    companion: ['陪玩', '/gameorder'],
    challenge: ['陪玩', '/gameorder'],
  }
  const serviceWords = [...new Set(Object.values(screens).map(([word]) => word))]

  for (const [kind, { zh }] of Object.entries(notificationWords)) {
    const msg = fill(zh, { no: 'WM261121101622000001', yuan: '12.00' })
    const words = serviceWords.flatMap(word => Array.from({ length: msg.split(word).length - 1 }, () => word))
    const [word, screen] = screens[kind.split('.')[0] ?? ''] ?? []
    if (word) {
      test(`${kind} says ${word} once and nothing else that routes, and leads to ${screen}`, () => {
        expect(words).toEqual([word])
        expect(screenOf({ type: 6, msg })).toBe(screen)
      })
    } else {
      test(`${kind} is no order notification and holds no service word`, () => {
        expect(words).toEqual([])
        expect(screenOf({ type: 7, msg })).toBe('/dashboard')
      })
    }
  }
})

test('notifications of each service link to the record on its screen', async () => {
  const desk = await server.signIn('ops')
  const socket = await desk.socket()
  for (const [service, state, link] of [
    ['errand', 'pending_accept', '/sendorder'],
    ['express', 'booked', '/sendorder'],
    ['companion', 'pending_accept', '/gameorder'],
    ['companion', 'arbitrating', '/gameorder'],
    ['chauffeur', 'pending_dispatch', '/daiorder'],
    ['challenge', 'open', '/gamepk'],
    ['challenge', 'disputed', '/gamepk'],
  ] as const) {
    const one = await server.fixtures.orderOf(service, state)
    const told = await untilReceived(socket, one)
    expect(told).toMatchObject({ type: 6, link: `${link}?no=${one.no}` })
    expect(targetOf(told)).toBe(`${link}?no=${one.no}`)
  }
  socket.close()
})
