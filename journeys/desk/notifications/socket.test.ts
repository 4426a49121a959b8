import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { action } from '#contract/desk/socket.ts'
import { listenTo } from '#server/desk/nudges/index.ts'
import { createStaff } from '../../access/access-calls.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { notifyEverybody } from '../../setup/process/notices.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { isNudged, openSocket, openSocketAt, socketAddress, untilNudged } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'
import { addZone } from '../../setup/zones.ts'

const server = withServer()

describe('opening a socket', () => {
  const connect = (more: { token: string; origin?: string }) => openSocket({ url: server.url, ...more })

  test('a bad ticket or token is refused before the upgrade', async () => {
    for (const query of [{ ticket: 'nobody' }, { ticket: '' }, { token: 'nobody' }, { token: '' }, {}])
      await expect(openSocketAt(socketAddress(server.url, query))).rejects.toThrow('HTTP 401')
  })

  test('a page of another origin is refused, one of our own origin is not', async () => {
    const { token } = await server.signIn('viewer')
    await expect(connect({ token, origin: 'https://evil.example' })).rejects.toThrow('HTTP 403')
    await expect(connect({ token, origin: 'null' })).rejects.toThrow('HTTP 403')
    const own = await connect({ token, origin: server.url })
    own.close()
  })

  test('what is watched is nudged also while it is still read what the person has missed', async () => {
    const ops = await server.signIn('ops')
    const reading = await server.db.startTransaction().execute()
    await sql`lock table notifications in access exclusive mode`.execute(reading)
    const socket = await ops.socket('zones')
    const { id } = await addZone(server, homeCity, { code: 'WATCHED' }, { by: ops })
    await untilNudged(socket, 'zones.changed', id)
    await reading.rollback().execute()
    socket.close()
  })

  test('a first login with another person’s id ends the socket', async () => {
    const { token, person } = await server.signIn('viewer')
    const socket = await connect({ token })
    socket.firstLogin(person.id + 1)
    expect(await socket.closed).toBe(1008)
    expect(socket.notifications).toEqual([])
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
    await until(() => watching.notifications.some(({ id }) => id === marker))
    // What the socket brings itself needs no nudge.
    expect(isNudged(watching, 'notifications.changed', marker)).toBe(false)
    // Frames arrive in order: an answer proves that no earlier frame was sent.
    for (const socket of [silent, blind, elsewhere]) await socket.settled()
    expect([isNudged(watching, 'orders.changed', there.id), isNudged(elsewhere, 'orders.changed', here.id)]).toEqual([
      false,
      false,
    ])
    expect([silent.nudges, blind.nudges]).toEqual([[], []])
    for (const nudge of watching.nudges) expect(Object.keys(nudge).sort()).toEqual(['ids', 'nudge'])
    for (const socket of [watching, silent, elsewhere, blind]) socket.close()
  })
})

describe('two servers on one database', () => {
  test('a socket at one receives what happens at the other: orders, notifications, signing out', async () => {
    const second = await startTestServer({ joins: server })
    try {
      const desk = await server.signIn('dispatcher')
      const socket = await openSocket({ url: second.url, token: desk.token })
      socket.firstLogin(desk.person.id)
      socket.watch('orders')
      await socket.settled()
      const { id, no } = await server.fixtures.order('pending_accept')
      await untilNudged(socket, 'orders.changed', id)
      await until(() => socket.notifications.some(({ msg }) => msg.includes(no)))
      await desk.call(session.logout, {})
      expect(await socket.closed).toBe(4001)
    } finally {
      await second.stop()
    }
  })

  test('one of the version before may be the other: a nudge has one need there, or none', async () => {
    const watching = await (await server.signIn('dispatcher')).socket('orders')
    const blind = await (await createStaff(server, { permissions: ['orders.view'] })).socket('orders')
    const [anybody, assigning] = [1_000_001, 1_000_002]
    const items = [
      { word: 'orders.changed', id: assigning, needs: 'orders.assign' },
      { word: 'orders.changed', id: anybody },
    ]
    await sql`select pg_notify('citydesk_news', ${JSON.stringify({ from: 'the version before', items })})`.execute(
      server.db,
    )
    await until(() => isNudged(watching, 'orders.changed', assigning) && isNudged(blind, 'orders.changed', anybody))
    expect(isNudged(blind, 'orders.changed', assigning)).toBe(false)
    for (const socket of [watching, blind]) socket.close()
  })

  test('the version before understands a nudge with one need', async () => {
    const heard: unknown[] = []
    const other = await listenTo({
      url: server.databaseUrl,
      channel: 'citydesk_news',
      log: server.runtime.log,
      onPayload: payload => heard.push(...(JSON.parse(payload) as { items: unknown[] }).items),
      onReconnected: () => {},
    })
    onTestFinished(() => other.stop())
    const needs = ['orders.assign', 'orders.view'] as const
    const nudges = [needs.slice(0, 1), needs].map(
      some => ({ word: 'orders.changed', id: 1_000_003, needs: some }) as const,
    )
    server.runtime.nudgeChannel.publish(nudges)
    await until(() => heard.length >= nudges.length)
    expect(heard).toEqual([{ ...nudges[0], needs: 'orders.assign' }, nudges[1]])
  })
})
