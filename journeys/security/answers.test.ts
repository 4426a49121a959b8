import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { send } from '../access/access-calls.ts'
import { withServer } from '../setup/process/server.ts'

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
