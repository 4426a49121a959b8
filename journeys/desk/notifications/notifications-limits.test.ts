import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Notification } from '#contract/desk/notifications.ts'
import type { Nudge } from '#contract/desk/nudges.ts'
import { action } from '#contract/desk/socket.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { openSocket, ticketAddress } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer({ settings: { SOCKETS_PER_PERSON: '3', SOCKETS_PER_ADDRESS: '8' } })

/** Opens a socket with this forwarded address; resolves with the result. */
async function connect(
  url: string,
  { token }: Desk,
  forwardedFor?: string,
): Promise<{ status: number; close(): void }> {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  const socket = new WebSocket(await ticketAddress({ url, token }), { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ status: 101, close: () => socket.terminate() }))
    socket.on('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0, close: () => {} })
      response.destroy()
    })
    socket.on('error', reject)
  })
}

describe('limits on the number of sockets', () => {
  test('of one person; a closed one no longer counts', async () => {
    const desk = await server.signIn('viewer')
    const open = await Promise.all([connect(server.url, desk), connect(server.url, desk), connect(server.url, desk)])
    expect(open.map(({ status }) => status)).toEqual([101, 101, 101])
    expect((await connect(server.url, desk)).status).toBe(429)
    open[0]?.close()
    const again = await until(async () => {
      const next = await connect(server.url, desk)
      return next.status === 101 ? next : undefined
    })
    for (const { close } of [...open, again]) close()
  })

  test('from one address, for all people together', async () => {
    const desks = await Promise.all([1, 2, 3, 4].map(() => server.signIn('viewer')))
    const tries = []
    for (const [index, desk] of [...desks, ...desks, ...desks].entries()) {
      tries.push(await connect(server.url, desk, `203.0.113.${index}`))
    }
    expect(tries.filter(({ status }) => status === 101).length).toBe(8)
    expect(tries.filter(({ status }) => status === 429).length).toBe(4)
    for (const { close } of tries) close()
  })

  test('behind a trusted proxy, by the address of each sender', async () => {
    const settings = { TRUSTED_PROXIES: '127.0.0.1', SOCKETS_PER_ADDRESS: '1' }
    const behind = await startTestServer({ joins: server, settings })
    try {
      const desk = await server.signIn('viewer')
      const first = await connect(behind.url, desk, '203.0.113.1')
      // Only the part that the proxy added is trusted, not what the sender put before it.
      const liar = await connect(behind.url, desk, '203.0.113.9, 203.0.113.1')
      const other = await connect(behind.url, desk, '203.0.113.2')
      expect([first, liar, other].map(({ status }) => status)).toEqual([101, 429, 101])
      for (const { close } of [first, liar, other]) close()
    } finally {
      await behind.stop()
    }
  })
})

test('a draining server accepts no new sockets, and tells all others that it restarts', async () => {
  const leaving = await startTestServer({ joins: server })
  const desk = await server.signIn('viewer')
  const sockets = await Promise.all([
    openSocket({ url: leaving.url, ...desk }),
    openSocket({ url: leaving.url, ...desk }),
  ])
  const stopping = leaving.stop()
  expect(await Promise.all(sockets.map(socket => socket.closed))).toEqual([1012, 1012])
  await stopping
  expect(await connect(leaving.url, desk).catch(() => 'nobody there')).toBe('nobody there')
})

test('a client that stops reading delays nobody, and receives everything when it reads again', async () => {
  const [slow, quick] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
  const waiting = 1500
  const long = randomBytes(20_000).toString('base64')
  const reader = new WebSocket(await ticketAddress({ url: server.url, token: slow.token }))
  const arrived: number[] = []
  const nudges: Nudge[] = []
  reader.on('message', data => {
    const frame = JSON.parse(String(data)) as Nudge | Notification[]
    if ('nudge' in frame) nudges.push(frame)
    else {
      const ids = frame.map(({ id }) => id)
      arrived.push(...ids)
      reader.send(JSON.stringify({ senderId: 0, msgIds: ids.join(), action: action.ackOwn }))
    }
  })
  await new Promise(resolve => reader.on('open', resolve))
  reader.send(JSON.stringify({ senderId: 0, msg: 'orders', action: action.watch }))
  reader.pause()
  // About 40 MB for a client that does not read.
  await sql`insert into notifications (type, kind, topic, params, to_user_id)
    select 13, 'dispatch.exception', 'dispatch', jsonb_build_object('no', ${long}::text), ${slow.person.id}
    from generate_series(1, ${waiting})`.execute(server.db)
  reader.send(JSON.stringify({ senderId: slow.person.id, action: action.firstLogin }))
  await until(async () => (await metric('citydesk_socket_buffered_bytes')) > 0)
  const socket = await quick.socket()
  const order = await server.fixtures.order('pending_accept')
  await until(() => socket.notifications.some(({ msg }) => msg.includes(order.no)))
  expect(arrived).toEqual([])
  // One mebibyte plus the frame that exceeded it.
  expect(await metric('citydesk_socket_buffered_bytes')).toBeLessThan(8 * 2 ** 20)
  reader.resume()
  await until(() => new Set(arrived).size >= waiting, { what: 'everything it missed' })
  await until(() => nudges.some(({ nudge }) => nudge === 'orders.changed'))
  expect(arrived.length).toBe(new Set(arrived).size)
  reader.terminate()
  socket.close()
})

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}
