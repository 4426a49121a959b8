import { describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { action } from '#contract/notifications.ts'
import { createStaff } from '../access/access-calls.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { notifyEverybody } from '../setup/process/notices.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { isNudged, openSocket, openSocketAt, socketAddress } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

describe('opening a socket', () => {
  const knock = (more: { token: string; origin?: string }) => openSocket({ url: server.url, ...more })

  test('a bad ticket or token is refused before the upgrade', async () => {
    for (const query of [{ ticket: 'nobody' }, { ticket: '' }, { token: 'nobody' }, { token: '' }, {}])
      await expect(openSocketAt(socketAddress(server.url, query))).rejects.toThrow('HTTP 401')
  })

  test('a page of another origin is refused, one of our own origin is not', async () => {
    const { token } = await server.signIn('viewer')
    await expect(knock({ token, origin: 'https://evil.example' })).rejects.toThrow('HTTP 403')
    await expect(knock({ token, origin: 'null' })).rejects.toThrow('HTTP 403')
    const own = await knock({ token, origin: server.url })
    own.close()
  })

  test('a first login with another person’s id ends the socket', async () => {
    const { token, person } = await server.signIn('viewer')
    const ear = await knock({ token })
    ear.firstLogin(person.id + 1)
    expect(await ear.closed).toBe(1008)
    expect(ear.notifications).toEqual([])
  })

  test('unknown frames are ignored; a binary or too large frame ends only that socket', async () => {
    const desk = await server.signIn('dispatcher')
    const [calm, binary, large] = [await desk.socket(), await desk.socket(), await desk.socket()]
    for (const rubbish of [
      '{',
      '[]',
      'null',
      '"9"',
      '{"action":1}',
      '{"senderId":{},"action":9}',
      '{"senderId":1,"action":77}',
    ]) {
      calm.sendRaw(rubbish)
    }
    calm.send({ senderId: 0, msgIds: '1,,x,9e99,-5', action: action.ackOwn })
    binary.sendRaw(Buffer.from([0xff, 0x00]))
    large.sendRaw(JSON.stringify({ senderId: 0, msg: 'x'.repeat(17 * 1024), action: action.heartbeat }))
    expect(await binary.closed).toBe(1008)
    expect(await large.closed).toBe(1009)
    const { no } = await server.fixtures.order('pending_accept')
    await until(() => calm.notifications.some(({ msg }) => msg.includes(no)))
    calm.close()
  })
})

describe('a nudge', () => {
  test('is sent to watching sockets of those who may view the record, with its id only', async () => {
    const local = await server.signIn('viewer', { cityCodes: [homeCity] })
    const [watching, silent] = [await local.socket('orders', 'notifications'), await local.socket()]
    const elsewhere = await (await server.signIn('viewer', { cityCodes: [otherCity] })).socket('orders')
    const blind = await (await createStaff(server, { permissions: ['dashboard.view'] })).socket('orders')
    const here = await server.fixtures.order('pending_pay')
    const there = await server.fixtures.order('pending_pay', { cityCode: otherCity })
    await until(() => isNudged(watching, 'orders.changed', here.id) && isNudged(elsewhere, 'orders.changed', there.id))
    const marker = await notifyEverybody(server)
    await until(() => isNudged(watching, 'notifications.changed', marker))
    // Frames arrive in order: an answer proves that no earlier frame was sent.
    for (const ear of [silent, blind, elsewhere]) await ear.settled()
    expect([isNudged(watching, 'orders.changed', there.id), isNudged(elsewhere, 'orders.changed', here.id)]).toEqual([
      false,
      false,
    ])
    expect([silent.nudges, blind.nudges]).toEqual([[], []])
    for (const nudge of watching.nudges) expect(Object.keys(nudge).sort()).toEqual(['ids', 'nudge'])
    for (const ear of [watching, silent, elsewhere, blind]) ear.close()
  })
})

describe('two servers on one database', () => {
  test('a socket at one receives what happens at the other: orders, notifications, signing out', async () => {
    const second = await startTestServer({ joins: server })
    try {
      const desk = await server.signIn('dispatcher')
      const ear = await openSocket({ url: second.url, token: desk.token })
      ear.firstLogin(desk.person.id)
      ear.watch('orders')
      await ear.settled()
      const { id, no } = await server.fixtures.order('pending_accept')
      await until(() => isNudged(ear, 'orders.changed', id))
      await until(() => ear.notifications.some(({ msg }) => msg.includes(no)))
      await desk.call(session.logout, {})
      expect(await ear.closed).toBe(4001)
    } finally {
      await second.stop()
    }
  })
})
