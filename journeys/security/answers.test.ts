import { describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { send } from '../access/access-calls.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { headOf, sendRaw } from './raw-request.ts'

const server = withServer()

test('No answer with data of people is kept by a browser or a proxy', async () => {
  const desk = await server.signIn('viewer')
  const { token } = desk
  const order = server.fixtures.writeOrder()
  const answers = {
    query: await send(server.url, orders.list, {}, { token }),
    get: await send(server.url, session.userInfo, {}, { token }),
    encoded: await fetch(`${server.url}/%61pi/sysUser/userInfo`, { headers: { token } }),
    refusal: await send(server.url, orders.list, {}),
    open: await server.fixtures.post('customer', '/open/v1/orders', order),
    openRefusal: await fetch(`${server.url}/open/v1/orders`, { method: 'POST', body: '{}' }),
    unknown: await fetch(`${server.url}/api/nothing`),
    readiness: await fetch(`${server.url}/readyz`),
  }
  for (const [which, { headers }] of Object.entries(answers))
    expect([which, headers.get('cache-control')]).toEqual([which, 'no-store'])
})

/** A request as it is on the line, and the status that it is answered with. */
const requests: readonly [string, number][] = [
  [headOf('/%ff', {}, 'GET'), 404],
  [headOf('/api/%c0%80', {}, 'GET'), 404],
  [headOf('/%', { 'content-length': 0 }), 404],
  [headOf(`/api/order/${'a'.repeat(5000)}`, {}, 'DELETE'), 404],
  [headOf('/', {}, 'GET'), 200],
  [headOf('/order', { 'accept-encoding': 'identity' }, 'GET'), 200],
  [headOf('/', { 'accept-encoding': '*;q=0' }, 'GET'), 200],
  [headOf('/', { 'accept-encoding': 'unknown' }, 'GET'), 200],
  [headOf('/', {}, 'HEAD'), 200],
  [headOf('/assets/', {}, 'GET'), 404],
  [headOf('/assets', {}, 'GET'), 404],
  [headOf('/assets/', { 'accept-encoding': 'br' }, 'GET'), 404],
  [headOf('/api/nothing', {}, 'OPTIONS'), 404],
  [headOf('/', {}, 'TRACE'), 404],
  [headOf('/maps/410100-0', {}, 'GET'), 404],
  [headOf('/api/nothing', { expect: 'something' }, 'GET'), 404],
  ['GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['POST /open/v1/orders HTTP/1.1\r\nContent-Length: 0\r\n\r\n', 400],
  [headOf('/', { 'x-long': 'a'.repeat(20_000) }, 'GET'), 431],
  ['no request\r\n\r\n', 400],
  [headOf('/', { 'content-length': 'x' }), 400],
  [headOf('/elsewhere', { connection: 'upgrade', upgrade: 'websocket' }, 'GET'), 404],
]

test.each(requests)('%j is answered with %i, our headers, and our envelope or our page', async (request, status) => {
  const sent = sendRaw(server.url, [request])
  await until(() => sent.received().includes('\r\n\r\n'))
  sent.socket.end()
  await sent.ended
  const [head = '', body = ''] = sent.received().split('\r\n\r\n')
  expect(head.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `)
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(head.toLowerCase()).toMatch(/cache-control: no-(store|cache)/)
  if (!body) return
  if (body.startsWith('<!')) expect(body).toContain('<div id="root">')
  else expect(JSON.parse(body)).toMatchObject({ success: false, data: null, traceId: expect.any(String) })
})

describe('a form of another site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const sign = (headers: Record<string, string>, path = session.login.path) =>
    fetch(server.url + path, { method: 'POST', headers, body: 'username=nobody&password=x' }).then(
      async answer => ((await answer.json()) as { data: { reason: string } }).data.reason,
    )

  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' },
  ])('with %j is refused', async headers => {
    expect(await sign({ ...form, ...headers })).toBe('foreignForm')
  })

  test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'with %j is one of ours',
    async headers => expect(await sign({ ...form, ...headers })).toBe('wrongPassword'),
  )

  test('with our own origin is one of ours', async () => {
    expect(await sign({ ...form, origin: server.url })).toBe('wrongPassword')
  })
})
