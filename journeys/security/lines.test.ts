import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { budget } from '#server/process/limits/budget.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { headOf, sendRaw } from './raw-request.ts'

const server = withServer({ settings: { REQUEST_TIMEOUT_SECONDS: '2', CONNECTIONS_PER_ADDRESS: '20' } })

const json = { 'content-type': 'application/json' }
const large = budget.strangerBodyBytes + 1

test('A request whose body stays half-sent ends, and so does a line on which nothing comes', async () => {
  const half = sendRaw(server.url, [headOf(session.login.path, { ...json, 'content-length': 100 }), '{"username":'])
  const headers = sendRaw(server.url, ['POST /api HTTP/1.1\r\n'])
  await Promise.all([half.ended, headers.ended])
  expect(half.received()).toContain('408')
})

test('A large body without a session is refused before its first byte', async () => {
  for (const [path, more] of [
    [orders.list.path, { 'content-length': large }],
    [session.login.path, { 'content-length': large }],
    [orders.assign.path, { 'transfer-encoding': 'chunked' }],
    ['/open/v1/nothing', { 'content-length': large }],
    ['/open/', { 'transfer-encoding': 'chunked' }],
  ] as const) {
    const { ended, received } = sendRaw(server.url, [headOf(path, { ...json, ...more })])
    await ended
    expect(received(), path).toContain('"reason":"tokenUnknown"')
  }
})

test('An app that is not known, or did not sign now, is refused before the first byte of its body', async () => {
  const url = new URL('/open/v1/orders', server.url)
  const signed = (app = appOf('customer')) => signedHeaders(app, { method: 'POST', url, body: 'never sent' })
  const old = String(Math.floor(Date.now() / 1000) - 600)
  for (const [headers, says] of [
    [{}, 'X-Timestamp'],
    [{ ...signed(), 'x-timestamp': old }, 'X-Timestamp'],
    [{ ...signed(), 'x-nonce': 'short' }, 'X-Nonce'],
    [signed({ id: 'nobody', secret: 'x' }), 'signature'],
    [{ ...signed(), 'x-signature': randomBytes(32).toString('base64') }, 'signature'],
  ] as const) {
    const { ended, received } = sendRaw(server.url, [headOf(url.pathname, { ...headers, 'content-length': 900_000 })])
    await ended
    expect(received()).toContain('HTTP/1.1 401')
    expect(received()).toContain(says)
  }
})

test('One address holds so many connections and no more, while others still get in', async () => {
  const from = '127.0.0.2'
  const lines = Array.from({ length: 40 }, () => sendRaw(server.url, [], from))
  let closed = 0
  for (const { ended } of lines) ended.then(() => closed++)
  await until(async () => closed >= 20, { what: 'twenty lines too many to be closed' })
  const other = sendRaw(server.url, [headOf('/healthz', { connection: 'close' }, 'GET')], '127.0.0.3')
  await other.ended
  expect(other.received()).toContain('200 OK')
  for (const { socket } of lines) socket.destroy()
  const again = () => {
    const line = sendRaw(server.url, [headOf('/healthz', { connection: 'close' }, 'GET')], from)
    return line.ended.then(() => line.received().includes('200 OK'))
  }
  await until(again, { what: 'the address to get in again' })
})
