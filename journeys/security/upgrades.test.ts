import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hold } from '../setup/held.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { openSocketAt, socketAddress, ticketAddress } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'
import { headOf, sendRaw } from './raw-request.ts'

const most = 3
const server = withServer({ settings: { CONNECTIONS_PER_ADDRESS: String(most), SOCKETS_PER_ADDRESS: '4' } })

const upgrade = (path: string, more: Record<string, string> = {}) =>
  headOf(path, { connection: 'upgrade', upgrade: 'websocket', ...more }, 'GET')
/** Of the form of a ticket, and none that was given to anybody. */
const unknownTicket = 'x'.repeat(43)

/** Somebody who takes the answer and keeps their own side of the line open. */
function keepOpen(url: string, request: string, from = '127.0.0.1'): { socket: Socket; received(): string } {
  const { port } = new URL(url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('utf8')
  })
  socket.on('error', () => {})
  socket.write(request)
  return { socket, received: () => received }
}

/** The server reads no more: what is written to it closes the line. One that only closed its own side would take it. */
function untilHungUp(socket: Socket): Promise<unknown> {
  return until(() => {
    if (!socket.destroyed) socket.write('more')
    return socket.destroyed
  })
}

/** Opens a socket of this person from another address of this machine. */
async function openFrom(from: string, { token }: { token: string }): Promise<WebSocket> {
  const socket = new WebSocket(await ticketAddress({ url: server.url, token }), { localAddress: from })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return socket
}

const holdTickets = () => hold(server, db => sql`lock table socket_tickets in access exclusive mode`.execute(db))

describe('A refused upgrade ends with its line, whatever its client does', () => {
  test.each([
    [404, '/elsewhere', {}],
    [403, '/socket', { origin: 'https://evil.example' }],
    [401, `/socket?ticket=${unknownTicket}`, {}],
    [401, '/socket', {}],
  ])('%i at %s', async (status, path, headers) => {
    const { socket, received } = keepOpen(server.url, upgrade(path, headers))
    await new Promise(resolve => socket.on('end', resolve))
    expect(received()).toContain(`HTTP/1.1 ${status} `)
    await untilHungUp(socket)
  })

  test('429, when too many are open', async () => {
    const desk = await server.signIn('viewer')
    const open = []
    for (let count = 0; count < 4; count++) open.push(await openFrom('127.0.0.3', desk))
    const { socket, received } = keepOpen(server.url, upgrade(`/socket?ticket=${unknownTicket}`), '127.0.0.3')
    await until(() => received().includes('HTTP/1.1 429 '))
    await untilHungUp(socket)
    for (const one of open) one.terminate()
  })

  test('also where more is sent after the request', async () => {
    const { socket } = keepOpen(server.url, upgrade('/elsewhere') + 'x'.repeat(100_000))
    await untilHungUp(socket)
  })
})

describe('Lines of one address', () => {
  test('count while they ask for a socket, and no more once it is open', async () => {
    const from = '127.0.0.2'
    const held = await holdTickets()
    const asking = Array.from({ length: most }, () =>
      keepOpen(server.url, upgrade(`/socket?ticket=${unknownTicket}`), from),
    )
    await held.untilWaiting(most)
    await sendRaw(server.url, [], from).ended
    await held.rollback()
    await Promise.all(asking.map(({ socket }) => untilHungUp(socket)))
    const desk = await server.signIn('viewer')
    const open = []
    for (let count = 0; count < most; count++) open.push(await openFrom(from, desk))
    const other = sendRaw(server.url, [headOf('/healthz', { connection: 'close' }, 'GET')], from)
    await other.ended
    expect(other.received()).toContain('200 OK')
    for (const one of open) one.terminate()
  })

  test('are those of its network in IPv6: its sockets count together', async () => {
    const settings = { TRUSTED_PROXIES: '127.0.0.1', SOCKETS_PER_ADDRESS: '1' }
    const behind = await startTestServer({ joins: server, settings })
    const ask = (address: string) => keepOpen(behind.url, upgrade('/socket', { 'x-forwarded-for': address }))
    try {
      const desk = await server.signIn('viewer')
      const headers = { 'x-forwarded-for': '2001:db8:1:2::1' }
      const first = new WebSocket(await ticketAddress({ url: behind.url, token: desk.token }), { headers })
      await new Promise(resolve => first.on('open', resolve))
      const [near, far] = [ask('2001:db8:1:2:3::9'), ask('2001:db8:1:3::1')]
      await until(() => near.received().includes('HTTP/1.1 429 '))
      await until(() => far.received().includes('HTTP/1.1 401 '))
      first.terminate()
    } finally {
      await behind.stop()
    }
  })
})

test('What has not the form of a ticket is refused before the database is asked', async () => {
  const held = await holdTickets()
  for (const ticket of ['', 'nobody', 'x'.repeat(42), `${unknownTicket}x`, `${'x'.repeat(42)}+`])
    await expect(openSocketAt(socketAddress(server.url, { ticket }))).rejects.toThrow('HTTP 401')
  await held.rollback()
})
