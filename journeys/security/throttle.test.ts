import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { as, send } from '../access/access-calls.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'

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
