import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { stringToSign } from '#contract/open/open.ts'
import { pointEndpoint } from '#server/open/webhooks/feature.ts'
import { appOf } from '../setup/open/apps.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })

async function send(path: string, body: object): Promise<{ status: number; code?: number }> {
  const response = await server.fixtures.post('customer', path, body)
  const { code } = (await response.json()) as { code?: number }
  return { status: response.status, ...(code !== undefined && { code }) }
}

describe('the same id with another body is refused as a conflict', () => {
  const reused = { status: 409, code: 40904 }

  test('of an order: another note, another address', async () => {
    const written = server.fixtures.writeOrder()
    expect((await send('/open/v1/orders', written)).status).toBe(200)
    expect((await send('/open/v1/orders', written)).status).toBe(200)
    expect(await send('/open/v1/orders', { ...written, note: '不要辣' })).toEqual(reused)
    const receiver = { ...written.receiver, detail: '别的地方 3 号' }
    expect(await send('/open/v1/orders', { ...written, receiver })).toEqual(reused)
  })

  test('of an event: another amount', async () => {
    const order = await server.fixtures.order('pending_pay')
    const path = `/open/v1/orders/${order.no}/events`
    const occurredAt = new Date().toISOString()
    const event = { eventId: `pay-${order.no}`, event: 'pay', by: 'payment', amountFen: order.payFen, occurredAt }
    expect((await send(path, event)).status).toBe(200)
    expect((await send(path, event)).status).toBe(200)
    expect(await send(path, { ...event, amountFen: 1 })).toEqual(reused)
  })

  test('of a message: another text; fifty at once, of which half say something else', async () => {
    const message = (text: string) => ({
      messageId: 'said-once',
      from: { kind: 'customer', externalId: 'C-same-id', name: '小王' },
      cityCode: '410100',
      kind: 'text',
      text,
      sentAt: '2026-11-22T00:00:00Z',
    })
    const sent = Array.from({ length: 50 }, (_, at) => (at % 2 ? '你好' : '再见'))
    const answers = await Promise.all(sent.map(text => send('/open/v1/chat/messages', message(text))))
    const statuses = (text: string) => new Set(answers.filter((_, at) => sent[at] === text).map(one => one.status))
    expect([statuses('你好'), statuses('再见')].map(one => [...one])).toEqual(expect.arrayContaining([[200], [409]]))
  })
})

test('text after a second question mark is part of what is signed', async () => {
  const body = JSON.stringify(server.fixtures.writeOrder())
  const bodySha256 = createHash('sha256').update(body).digest('hex')
  const { id, secret } = appOf('customer')
  const sendSigned = (query: string, sentQuery: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const text = stringToSign({ method: 'POST', path: '/open/v1/orders', query, timestamp, nonce, bodySha256 })
    return fetch(`${server.url}/open/v1/orders?${sentQuery}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-app-id': id,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-body-sha256': bodySha256,
        'x-signature': createHmac('sha256', secret).update(text).digest('base64'),
      },
    })
  }
  expect((await sendSigned('a=1', 'a=1?unsigned=1')).status).toBe(401)
  expect((await sendSigned('a=1?signed=1', 'a=1?signed=1')).status).toBe(200)
})

test('an app that answers a webhook without end is read for 2 KB and hung up on', async () => {
  let hungUp = 0
  const endless = createServer((_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1024)), 5)
    response.on('close', () => {
      clearInterval(timer)
      hungUp++
    })
  })
  await new Promise<void>(resolve => endless.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`
    await pointEndpoint(server.runtime, { appId: 'customer-app', url, secret: 'any' })
    await server.fixtures.order('closed')
    await until(() => hungUp > 0)
    await until(async () => {
      const rows = await server.db
        .selectFrom('webhooks')
        .select('delivered_at')
        .where('app_id', '=', 'customer-app')
        .execute()
      return rows.some(({ delivered_at }) => delivered_at !== null)
    })
  } finally {
    endless.closeAllConnections()
    endless.close()
  }
})
