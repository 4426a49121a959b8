import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createCast, isOnShift } from '#city/cast.ts'
import { atHour, hourOf } from '#city/clock.ts'
import { arrivals, demandAt } from '#city/demand.ts'
import { createOpenApi, Refused } from '#city/open-api.ts'
import { planOrder, writeOrder } from '#city/orders.ts'
import { createRandom } from '#city/random.ts'
import { listenToWebhooks, webhookSignature } from '#city/webhooks.ts'
import { OpenOrder, stringToSign, type WebhookBody } from '#contract/open.ts'
import { OpenWorkers } from '#contract/open-workers.ts'

const cast = createCast()
const noon = atHour(Date.UTC(2026, 10, 20), 12)
const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function firstOrders(seed: string) {
  const moments = arrivals(createRandom(`${seed}/arrivals`), noon, 240)
  return Array.from({ length: 100 }, (_, index) => ({
    moment: moments.next().value,
    plan: planOrder(cast, seed, String(index + 1)),
  }))
}

describe('the cast', () => {
  test('the same seed gives the same first hundred orders, another seed gives others', () => {
    expect(firstOrders('one')).toEqual(firstOrders('one'))
    expect(firstOrders('two')).not.toEqual(firstOrders('one'))
  })

  test('every order it writes is one the contract accepts, to the fen', () => {
    for (const { plan } of firstOrders('contract')) {
      const order = writeOrder(plan, { externalNo: 'Ctest-0001', cityCode: '410100', speed: 1 })
      expect(OpenOrder.safeParse(order).error).toBeUndefined()
    }
  })

  test('forty riders, twenty-five shops and three hundred customers have numbers and phones of their own', () => {
    const people = [...cast.riders, ...cast.shops, ...cast.customers]
    expect([cast.riders.length, cast.shops.length, cast.customers.length]).toEqual([40, 25, 300])
    expect(new Set(people.map(person => person.phone)).size).toBe(365)
    expect(new Set(people.map(person => person.externalId)).size).toBe(365)
  })

  test('somebody rides at every hour, more at supper than before dawn', () => {
    const riding = (hour: number) => cast.riders.filter(rider => isOnShift(rider, hour)).length
    for (let hour = 0; hour < 24; hour++) expect(riding(hour)).toBeGreaterThan(0)
    expect(riding(18)).toBeGreaterThan(riding(4))
  })
})

describe('the demand of a day', () => {
  test('lunch and dinner are busy, the afternoon is calmer, the night sleeps', () => {
    const at = (hour: number) => demandAt(atHour(noon, hour), 240)
    for (const busy of [11.5, 12, 18, 19]) {
      expect(at(busy)).toBeGreaterThan(at(15) * 2)
      expect(at(15)).toBeGreaterThan(at(4) * 5)
    }
    expect(at(12)).toBe(240)
  })

  test('arrivals follow the curve: about as many as promised, ten times more at lunch than at night', () => {
    const midnight = atHour(noon, 0)
    const moments = arrivals(createRandom('a day'), midnight, 240)
    const perHour = Array.from({ length: 24 }, () => 0)
    for (let moment = moments.next().value; moment < midnight + 24 * 3_600_000; moment = moments.next().value) {
      const hour = Math.floor(hourOf(moment))
      perHour[hour] = (perHour[hour] ?? 0) + 1
    }
    expect(perHour[12]).toBeGreaterThan(160)
    expect(perHour[12]).toBeLessThan(260)
    expect((perHour[11] ?? 0) + (perHour[12] ?? 0)).toBeGreaterThan(10 * ((perHour[2] ?? 0) + (perHour[3] ?? 0)))
  })
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
    const heard: { request: IncomingMessage; body: string }[] = []
    const api = await serve((request, body) => {
      heard.push({ request, body })
      return 200
    })
    await createOpenApi({ api, app }).sendWorkers(riders)
    const [call] = heard
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

  test('an overloaded server is asked again, with a new nonce and the same idempotency key', async () => {
    const nonces: unknown[] = []
    const keys: unknown[] = []
    const api = await serve(request => {
      nonces.push(request.headers['x-nonce'])
      keys.push(request.headers['idempotency-key'])
      return nonces.length === 1 ? 503 : 200
    })
    const occurredAt = new Date().toISOString()
    await createOpenApi({ api, app }).sendEvent('1', { eventId: 'E-1', event: 'ready', by: 'merchant', occurredAt })
    expect(new Set(nonces).size).toBe(2)
    expect(keys).toEqual(['E-1', 'E-1'])
  })

  test('a no is final', async () => {
    let calls = 0
    const api = await serve(() => {
      calls++
      return 422
    })
    await expect(createOpenApi({ api, app }).sendWorkers(riders)).rejects.toBeInstanceOf(Refused)
    expect(calls).toBe(1)
  })
})

describe('webhooks', () => {
  const secret = 'a secret of the rider app'

  test('the signature of a known text is known', () => {
    // printf '%s' 'msg_1.1700000000.{}' | openssl dgst -sha256 -hmac secret -binary | base64
    expect(webhookSignature('secret', 'msg_1', '1700000000', '{}')).toBe(
      'v1,A5oIrJxXPB/PkULSoVu0e4khvPiqpF9vljmhkSKg0FI=',
    )
  })

  test('a signed one is heard once, however often it comes', async () => {
    const { heard, send } = await listening()
    expect(await send({ id: 'a', version: 2 })).toBe(204)
    expect(await send({ id: 'a', version: 2 })).toBe(204)
    expect(heard).toEqual([2])
  })

  test('an older version is not heard after a newer one', async () => {
    const { heard, send } = await listening()
    await send({ id: 'a', version: 5 })
    expect(await send({ id: 'b', version: 4 })).toBe(204)
    await send({ id: 'c', version: 6 })
    expect(heard).toEqual([5, 6])
  })

  test('a wrong secret, a stale time and a changed body are refused and not heard', async () => {
    const { heard, send } = await listening()
    expect(await send({ id: 'a', version: 2, secret: 'another secret' })).toBe(401)
    expect(await send({ id: 'b', version: 2, ageSeconds: 3600 })).toBe(401)
    expect(await send({ id: 'c', version: 2, change: body => body.replace('R0001', 'R0002') })).toBe(401)
    expect(heard).toEqual([])
  })

  type Sending = {
    id: string
    version: number
    secret?: string
    ageSeconds?: number
    change?: (body: string) => string
  }

  async function listening() {
    const heard: number[] = []
    const hear = (_role: string, webhook: WebhookBody) => heard.push(webhook.data.version)
    const secrets = { customer: 'c', merchant: 'm', rider: secret }
    const listener = await listenToWebhooks({ port: 0, secrets, hear })
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
    return { heard, send }
  }

  function webhookBody({ id, version }: Sending): string {
    const data = { no: '1', externalNo: 'X-1', state: 'preparing/offered', version, workerId: 'R0001', reason: null }
    return JSON.stringify({ type: 'order.assigned', id, occurredAt: new Date().toISOString(), data })
  }
})

/** An open API that answers with the status it is told; its address. */
async function serve(statusOf: (request: IncomingMessage, body: string) => number): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = JSON.stringify({ no: '1', id: 1, state: 'preparing/accepted', version: 3 })
    response.writeHead(statusOf(request, body), { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
