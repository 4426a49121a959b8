import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { as, send } from '../access/access-calls.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocketAt, socketAddress, ticketAddress } from '../setup/process/socket.ts'

const server = withServer({ settings: { STRANGERS_PER_SECOND: '1', TRUSTED_PROXIES: '127.0.0.1,::1' } })

test('Strangers take turns, and whoever would wait too long is refused; colleagues and apps do not wait', async () => {
  const desk = await server.signIn('super_admin')
  await as(server, desk, orders.list, {})
  await server.fixtures.order('preparing/accepted')
  const strangers = [
    ...Array.from({ length: 20 }, () => send(server.url, session.login, { username: 'nobody', password: 'guess' })),
    ...Array.from({ length: 20 }, () => fetch(`${server.url}/login`)),
    ...Array.from({ length: 20 }, () => send(server.url, orders.list, {}, { token: 'x'.repeat(43) })),
  ]
  const inside = await Promise.all(Array.from({ length: 20 }, () => as(server, desk, orders.list, { limit: 1 })))
  expect(inside).toHaveLength(20)
  await server.fixtures.order('preparing/accepted')
  const statuses = (await Promise.all(strangers)).map(({ status }) => status)
  expect(statuses.filter(status => status === 503).length).toBeGreaterThan(30)
})

test('the name of an app is claimed from elsewhere, and gives no right to go first', async () => {
  const { id } = appOf('customer')
  const headers = { 'x-app-id': id, 'x-signature': 'none', 'x-forwarded-for': '203.0.113.9' }
  const asked = Array.from({ length: 20 }, () =>
    fetch(`${server.url}/open/v1/orders`, { method: 'POST', body: '{}', headers }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toContain(503)
})

test('Whoever opens sockets without a proof takes turns as well; a page of a colleague, and the token of one, do not wait', async () => {
  const { token } = await server.signIn('viewer')
  const addresses = await Promise.all(Array.from({ length: 5 }, () => ticketAddress({ url: server.url, token })))
  const wrong = 'x'.repeat(43)
  const strangers = [{ ticket: wrong }, { ticket: 'nobody' }, { token: wrong }, {}].flatMap(query =>
    Array.from({ length: 10 }, () => openSocketAt(socketAddress(server.url, query as Record<string, string>))),
  )
  const refused = Promise.allSettled(strangers)
  const pages = addresses.map(address => new WebSocket(address, { headers: { cookie: `Admin-Token=${token}` } }))
  await Promise.all(pages.map(page => new Promise(resolve => page.on('open', resolve))))
  const simple = await openSocketAt(socketAddress(server.url, { token }))
  for (const page of pages) page.terminate()
  simple.close()
  const said = (await refused).map(outcome => (outcome.status === 'rejected' ? String(outcome.reason) : 'opened'))
  expect(said.filter(reason => reason.includes('HTTP 503')).length).toBeGreaterThan(30)
  expect(said.filter(reason => !/HTTP (503|401)/.test(reason))).toEqual([])
})
