import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { webhookSignature } from '#city/api/webhooks.ts'
import { events } from '#contract/access/events.ts'
import { webhookSchema, webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { sampleOf, samples } from '#contract/open/webhooks/samples.ts'
import { webhookDeliveries, webhooks } from '#contract/open/webhooks.ts'
import { testFromShell } from '#server/open/webhooks/feature.ts'
import { type Receiver, startReceiver } from '../../e2e/setup/webhook-receiver.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let admin: Desk
const receivers: Receiver[] = []

beforeEach(async () => {
  admin = await server.signIn('super_admin')
})
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop()
})

async function receiver(): Promise<Receiver> {
  const started = await startReceiver()
  receivers.push(started)
  return started
}

/** A new endpoint of the customers' app, with a server behind it. */
async function endpointFor(terms: object = {}) {
  const at = await receiver()
  const wanted = { appId: 'customer-app', url: at.url, proof: password, ...terms }
  const { endpoint, secret } = await admin.call(webhooks.add, wanted)
  return { at, endpoint, secret }
}

const fresh = (id: number) => admin.call(webhooks.get, { id })
const target = async (id: number) => ({ id, version: (await fresh(id)).version })
const deliveriesOf = async (endpointId: number, more: object = {}) =>
  (await admin.call(webhookDeliveries.list, { endpointId, ...more })).rows

test('every type of the catalogue has a sample that its schema accepts', () => {
  expect(Object.keys(samples).length).toBeLessThan(webhookTypes.length)
  for (const type of webhookTypes) expect(webhookSchema(type).parse(sampleOf(type)), type).toMatchObject({ type })
})

describe('an endpoint', () => {
  test('is added, edited on the version that was seen, and removed, each with an entry in the operation log', async () => {
    const known = await admin.call(webhooks.apps, {})
    expect(known.apps.map(({ id }) => id)).toContain('customer-app')
    const { endpoint, secret } = await endpointFor({ types: ['order.*'], services: ['food'], cities: ['410100'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    expect(endpoint).toMatchObject({ standing: 'on', types: ['order.*'], services: ['food'], cities: ['410100'] })
    const terms = { url: endpoint.url, types: [], services: [], cities: [] }
    const changed = await admin.call(webhooks.update, { ...terms, id: endpoint.id, version: endpoint.version })
    const late = await refusalOf(admin.call(webhooks.update, { ...terms, id: endpoint.id, version: endpoint.version }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
    await admin.call(webhooks.remove, { id: endpoint.id, version: changed.version })
    expect(await refusalOf(admin.call(webhooks.get, { id: endpoint.id }))).toMatchObject({ reason: 'notFound' })
    const log = await admin.call(events.list, { action: 'webhooks', record: String(endpoint.id) })
    expect(log.rows.map(({ action, changes }) => [action, Object.keys(changes).toSorted()])).toEqual([
      ['webhooks.remove', []],
      ['webhooks.update', ['cities', 'services', 'types']],
      ['webhooks.add', ['app', 'cities', 'services', 'types', 'url']],
    ])
  })

  test('goes to another address only after a proof, and is not added without one', async () => {
    const { endpoint } = await endpointFor()
    const { id, version, url } = endpoint
    const terms = { id, version, types: [], services: [], cities: [] }
    const elsewhere = { ...terms, url: `${url}/elsewhere` }
    for (const proof of [undefined, 'not my password']) {
      const refusal = await refusalOf(admin.call(webhooks.update, { ...elsewhere, ...(proof && { proof }) }))
      expect(refusal).toMatchObject({ reason: 'badInput', fields: { proof: expect.any(String) } })
    }
    const added = { appId: 'customer-app', url, proof: 'not my password' }
    expect((await refusalOf(admin.call(webhooks.add, added))).fields).toHaveProperty('proof')
    expect(await fresh(id)).toEqual(endpoint)
    const moved = await admin.call(webhooks.update, { ...elsewhere, proof: password })
    expect(moved.url).toBe(elsewhere.url)
    const narrowed = { ...elsewhere, version: moved.version, types: ['order.*'] }
    expect((await admin.call(webhooks.update, narrowed)).types).toEqual(['order.*'])
  })

  test('keeps its secret encrypted', async () => {
    const { endpoint, secret } = await endpointFor()
    const row = await server.db
      .selectFrom('webhook_endpoints')
      .select(['secret', 'secret_sealed'])
      .where('id', '=', endpoint.id)
      .executeTakeFirstOrThrow()
    expect(row.secret).toBeNull()
    expect(row.secret_sealed?.toString('latin1')).not.toContain(secret.slice('whsec_'.length))
  })

  test('refuses wrong input and changes nothing', async () => {
    const url = 'https://example.com/hooks'
    const asked = [
      { appId: 'customer-app', url: 'ftp://example.com' },
      { appId: 'customer-app', url, types: ['order.unheard'] },
      { appId: 'customer-app', url, types: ['*'] },
      { appId: 'customer-app', url, services: ['taxi'] },
      { appId: 'customer-app', url, cities: ['Zhengzhou'] },
      { appId: 'nobody', url },
    ]
    const before = (await admin.call(webhooks.list, {})).rows.length
    for (const input of asked) {
      const refusal = await refusalOf(admin.call(webhooks.add, { ...input, proof: password } as never))
      expect(refusal.reason).toBe('badInput')
      expect(Object.keys(refusal.fields)).toHaveLength(1)
    }
    expect((await admin.call(webhooks.list, {})).rows).toHaveLength(before)
  })

  test('receives a test at once, whose delivery says what it answered; the answer is kept up to 2 KB', async () => {
    const { at, endpoint, secret } = await endpointFor()
    at.answer(200, `ok ${'字'.repeat(2000)}`)
    const { deliveryId } = await admin.call(webhooks.test, { id: endpoint.id })
    const { delivery, attempts, body } = await until(async () => {
      const found = await admin.call(webhookDeliveries.get, { id: deliveryId })
      return found.attempts.length > 0 ? found : null
    })
    expect(delivery).toMatchObject({ type: 'endpoint.test', outcome: 'delivered', attempts: 1, lastStatus: 200 })
    expect(attempts[0]?.answer.startsWith('ok 字')).toBe(true)
    expect(Buffer.byteLength(attempts[0]?.answer ?? '')).toBeLessThanOrEqual(2050)
    expect(JSON.parse(body)).toMatchObject({ type: 'endpoint.test', seq: 1 })
    const [received] = at.arrived
    expect(received?.headers['webhook-signature']).toBe(signatureOf(secret, received))
  })

  test('is signed with both secrets while one is replaced, then with the new one alone', async () => {
    const { at, endpoint, secret } = await endpointFor()
    const wrong = await refusalOf(
      admin.call(webhooks.rotate, { ...(await target(endpoint.id)), hours: 2, proof: 'not my password' }),
    )
    expect(wrong).toMatchObject({ reason: 'badInput', fields: { proof: expect.any(String) } })
    const rotated = await admin.call(webhooks.rotate, { ...(await target(endpoint.id)), hours: 2, proof: password })
    expect(rotated.secret).not.toBe(secret)
    expect(rotated.endpoint.oldSecretUntil).toBeGreaterThan(Date.now())
    await admin.call(webhooks.test, { id: endpoint.id })
    const both = await until(() => at.arrived[0])
    expect(both.headers['webhook-signature']).toBe(
      [rotated.secret, secret].map(one => signatureOf(one, both)).join(' '),
    )
    await passTime(2 * 3600 + 1)
    admin = await server.signIn('super_admin')
    await admin.call(webhooks.test, { id: endpoint.id })
    const alone = await until(() => at.arrived[1])
    expect(alone.headers['webhook-signature']).toBe(signatureOf(rotated.secret, alone))
    expect((await fresh(endpoint.id)).oldSecretUntil).toBeNull()
  })

  test('that is off misses what happens, which is sent when staff say so', async () => {
    const { at, endpoint } = await endpointFor()
    const off = await admin.call(webhooks.disable, await target(endpoint.id))
    expect(off).toMatchObject({ standing: 'off', offReason: 'staff' })
    const { no } = await server.fixtures.order('preparing/accepted')
    const missed = await deliveriesOf(endpoint.id, { record: no })
    expect(missed.map(({ outcome, attempts }) => [outcome, attempts])).toEqual(missed.map(() => ['dead', 0]))
    expect(missed.length).toBeGreaterThan(2)
    const since = missed.at(-1)?.createdAt ?? 0
    const early = await refusalOf(admin.call(webhookDeliveries.replay, { endpointId: endpoint.id, since }))
    expect(early.reason).toBe('endpointOff')
    expect(at.arrived).toEqual([])
    await admin.call(webhooks.enable, await target(endpoint.id))
    const { count } = await admin.call(webhookDeliveries.count, { endpointId: endpoint.id, since })
    expect(count).toBe(missed.length)
    await admin.call(webhookDeliveries.replay, { endpointId: endpoint.id, since })
    await until(() => at.arrived.length >= count)
    expect(at.arrived.map(({ seq }) => seq)).toEqual(missed.map((_one, index) => index + 1))
  })
})

/** The value of the header for what arrived. */
function signatureOf(secret: string, arrived: { id: string; headers: object; text: string } | undefined): string {
  const { 'webhook-timestamp': timestamp } = (arrived?.headers ?? {}) as Record<string, string>
  return webhookSignature(secret, arrived?.id ?? '', String(timestamp), arrived?.text ?? '')
}

describe('the log of deliveries', () => {
  test('is filtered by endpoint, type, outcome, number and time, and read page by page', async () => {
    const { endpoint } = await endpointFor()
    const from = Date.now()
    const { no } = await server.fixtures.order('preparing/accepted')
    const all = await until(async () => {
      const rows = await deliveriesOf(endpoint.id)
      return rows.length > 2 && rows.every(({ outcome }) => outcome === 'delivered') ? rows : null
    })
    expect(await deliveriesOf(endpoint.id, { record: no })).toEqual(all)
    expect(await deliveriesOf(endpoint.id, { record: `${no}1` })).toEqual([])
    expect((await deliveriesOf(endpoint.id, { type: 'order.pay' })).map(({ seq }) => seq)).toEqual([1])
    expect(await deliveriesOf(endpoint.id, { outcome: 'delivered', from: from - 1000 })).toEqual(all)
    expect(await deliveriesOf(endpoint.id, { outcome: 'dead' })).toEqual([])
    expect(await deliveriesOf(endpoint.id, { to: from - 60_000 })).toEqual([])
    for (const sort of ['newest', 'oldest'] as const) {
      const paged: typeof all = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await admin.call(webhookDeliveries.list, { endpointId: endpoint.id, sort, limit: 1, after })
        paged.push(...page.rows)
        after = page.next
      }
      expect(paged).toEqual(sort === 'newest' ? all : all.toReversed())
    }
  })

  test('masks personal numbers in bodies and answers', async () => {
    const { at, endpoint } = await endpointFor()
    at.answer(200, '{"phone":"13812345678"}')
    const { deliveryId } = await admin.call(webhooks.test, { id: endpoint.id })
    const found = await until(async () => {
      const read = await admin.call(webhookDeliveries.get, { id: deliveryId })
      return read.attempts.length > 0 ? read : null
    })
    expect(found.attempts[0]?.answer).toBe('{"phone":"138****5678"}')
  })

  test('sends one again, with the same id', async () => {
    const { at, endpoint } = await endpointFor({ types: ['order.pay'] })
    const { no } = await server.fixtures.order('preparing/accepted')
    const [row] = await until(async () => {
      const rows = await deliveriesOf(endpoint.id, { record: no, outcome: 'delivered' })
      return rows.length > 0 ? rows : null
    })
    await admin.call(webhookDeliveries.resend, { id: row?.id ?? 0 })
    await until(() => at.arrived.length === 2)
    expect(at.arrived[1]?.id).toBe(at.arrived[0]?.id)
    const { attempts } = await until(async () => {
      const read = await admin.call(webhookDeliveries.get, { id: row?.id ?? 0 })
      return read.attempts.length === 2 ? read : null
    })
    expect(attempts.map(({ number }) => number)).toEqual([2, 1])
  })

  test('is seen by operators, who change nothing', async () => {
    const { endpoint } = await endpointFor()
    const ops = await server.signIn('ops')
    expect((await ops.call(webhooks.get, { id: endpoint.id })).allowed).toEqual([])
    for (const refused of [
      ops.call(webhooks.test, { id: endpoint.id }),
      ops.call(webhooks.disable, { id: endpoint.id, version: endpoint.version }),
      ops.call(webhookDeliveries.replay, { endpointId: endpoint.id, since: Date.now() }),
    ])
      expect(await refusalOf(refused)).toMatchObject({ reason: 'noPermission' })
  })
})

test('the operator tests the endpoints of an app by the command line, and nothing is stored', async () => {
  const { at, endpoint } = await endpointFor()
  at.answer(503, 'not now')
  const before = (await deliveriesOf(endpoint.id)).length
  const [tried] = await testFromShell(server.runtime, String(endpoint.id))
  expect(tried).toMatchObject({ status: 503, error: 'HTTP 503', answer: 'not now' })
  expect(await deliveriesOf(endpoint.id)).toHaveLength(before)
  await expect(testFromShell(server.runtime, 'nobody')).rejects.toThrow('There is no endpoint nobody')
})
