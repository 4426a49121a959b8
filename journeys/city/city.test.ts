import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createOpenApi, Refused } from '#city/api/open-api.ts'
import { listenToWebhooks, webhookSignature } from '#city/api/webhooks.ts'
import { stringToSign, type WebhookBody } from '#contract/open/open.ts'
import { OpenWorkers } from '#contract/open/open-workers.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe('signed calls', () => {
  const app = { id: 'customer-app', secret: 'a secret of the customer app' }
  const riders = [
    {
      externalId: 'R0001',
      kind: 'rider' as const,
      name: '王强',
      phone: '19900000001',
      cityCode: '410100',
      online: true,
    },
  ]

  test('the signature is the HMAC of what was sent, and the body arrives whole', async () => {
    const received: { request: IncomingMessage; body: string }[] = []
    const api = await serve((request, body) => {
      received.push({ request, body })
      return 200
    })
    await createOpenApi({ api, app }).sendWorkers({ workers: riders })
    const [call] = received
    if (!call) throw new Error('Nothing was sent.')
    const header = (name: string) => String(call.request.headers[name])
    const bodySha256 = createHash('sha256').update(call.body).digest('hex')
    const text = stringToSign({
      method: 'POST',
      path: '/open/v1/workers',
      query: '',
      timestamp: header('x-timestamp'),
      nonce: header('x-nonce'),
      bodySha256,
    })
    expect(header('x-app-id')).toBe(app.id)
    expect(header('x-body-sha256')).toBe(bodySha256)
    expect(header('x-nonce')).toMatch(/^.{16,64}$/)
    expect(header('x-signature')).toBe(createHmac('sha256', app.secret).update(text).digest('base64'))
    expect(OpenWorkers.parse(JSON.parse(call.body)).workers).toEqual(riders)
  })

  test('a request to an overloaded server is retried with a new nonce and the same event id', async () => {
    const nonces: unknown[] = []
    const eventIds: unknown[] = []
    const api = await serve((request, body) => {
      nonces.push(request.headers['x-nonce'])
      eventIds.push(JSON.parse(body).eventId)
      return nonces.length === 1 ? 503 : 200
    })
    const occurredAt = new Date().toISOString()
    await createOpenApi({ api, app }).sendEvent('1', { eventId: 'E-1', event: 'ready', by: 'merchant', occurredAt })
    expect(new Set(nonces).size).toBe(2)
    expect(eventIds).toEqual(['E-1', 'E-1'])
  })

  test('a refused request is not retried', async () => {
    let calls = 0
    const api = await serve(() => {
      calls++
      return 422
    })
    await expect(createOpenApi({ api, app }).sendWorkers({ workers: riders })).rejects.toBeInstanceOf(Refused)
    expect(calls).toBe(1)
  })
})

describe('webhooks', () => {
  const secret = 'a secret of the rider app'

  test('the signature of a given text has the expected value', () => {
    // printf '%s' 'msg_1.1700000000.{}' | openssl dgst -sha256 -hmac secret -binary | base64
    expect(webhookSignature('secret', 'msg_1', '1700000000', '{}')).toBe(
      'v1,A5oIrJxXPB/PkULSoVu0e4khvPiqpF9vljmhkSKg0FI=',
    )
  })

  test('a signed webhook is processed once, however often it arrives', async () => {
    const { received, send } = await listening()
    expect(await send({ id: 'a', version: 2 })).toBe(204)
    expect(await send({ id: 'a', version: 2 })).toBe(204)
    expect(received).toEqual([2])
  })

  test('an older version is ignored after a newer one', async () => {
    const { received, send } = await listening()
    await send({ id: 'a', version: 5 })
    expect(await send({ id: 'b', version: 4 })).toBe(204)
    await send({ id: 'c', version: 6 })
    expect(received).toEqual([5, 6])
  })

  test('a wrong secret, an old timestamp and a changed body are refused', async () => {
    const { received, send } = await listening()
    expect(await send({ id: 'a', version: 2, secret: 'another secret' })).toBe(401)
    expect(await send({ id: 'b', version: 2, ageSeconds: 3600 })).toBe(401)
    expect(await send({ id: 'c', version: 2, change: body => body.replace('R0001', 'R0002') })).toBe(401)
    expect(received).toEqual([])
  })

  test('a refund is processed however late it arrives', async () => {
    const { received, send } = await listening()
    await send({ id: 'a', version: 5 })
    const refund = { no: 'RF1', stage: 'processing', amountFen: 800, attempt: 1 }
    expect(await send({ id: 'b', version: 4, refund })).toBe(204)
    expect(received).toEqual([5, 4])
  })

  test('a webhook about a worker is accepted and ignored', async () => {
    const { received, send } = await listening()
    expect(await send({ id: 'a', version: 2, type: 'worker.frozen' })).toBe(204)
    expect(received).toEqual([])
  })

  type Sending = {
    id: string
    version: number
    type?: string
    refund?: object
    secret?: string
    ageSeconds?: number
    change?: (body: string) => string
  }

  async function listening() {
    const received: number[] = []
    const onOrder = (_role: string, webhook: WebhookBody) => received.push(webhook.data.version)
    const secrets = { customer: 'c', merchant: 'm', rider: secret }
    const listener = await listenToWebhooks({ port: 0, secrets, onOrder })
    closing.push(listener.stop)
    const send = async (sending: Sending) => {
      const body = webhookBody(sending)
      const timestamp = String(Math.floor(Date.now() / 1000) - (sending.ageSeconds ?? 0))
      const response = await fetch(`http://127.0.0.1:${listener.port}/rider`, {
        method: 'POST',
        body: sending.change?.(body) ?? body,
        headers: {
          'webhook-id': sending.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': webhookSignature(sending.secret ?? secret, sending.id, timestamp, body),
        },
      })
      return response.status
    }
    return { received, send }
  }

  function webhookBody({ id, version, type = 'order.assigned', refund }: Sending): string {
    const standing = { state: 'preparing/offered', version, workerId: 'R0001', reason: null }
    const data = { no: '1', service: 'food', externalNo: 'X-1', ...standing, ...(refund && { refund }) }
    return JSON.stringify({ type, id, seq: 1, occurredAt: new Date().toISOString(), data })
  }
})

/** Starts an open API that answers with the given status; returns its address. */
async function serve(statusOf: (request: IncomingMessage, body: string) => number): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = JSON.stringify({ no: '1', id: 1, state: 'preparing/accepted', version: 3, reported: 1 })
    response.writeHead(statusOf(request, body), { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
