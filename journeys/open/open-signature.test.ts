import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { type SignedRequest, stringToSign } from '#contract/open/open.ts'
import { emptyNonces, partOf } from '#server/open/signed/nonces.ts'
import { appOf, registerApp } from '../setup/open/apps.ts'
import { countRows } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const path = '/open/v1/orders'

async function expectNothingWritten(act: () => Promise<void>): Promise<void> {
  const before = await countRows(server.db)
  await act()
  expect(await countRows(server.db)).toEqual(before)
}

type Forgery = {
  app?: { id: string; secret: string }
  /** Changes that are signed and sent. */
  signs?: Partial<SignedRequest>
  path?: string
  headers?: Record<string, string | null>
  /** The body that is sent instead of the signed one. */
  sent?: string
}

/** Sends a signed order with a wrong signature or changed content. */
async function send({ app = appOf('customer'), signs = {}, ...forgery }: Forgery = {}): Promise<Response> {
  const body = JSON.stringify(server.fixtures.writeOrder())
  const request = {
    method: 'POST',
    path,
    query: '',
    timestamp: secondsFromNow(0),
    nonce: randomBytes(16).toString('hex'),
    bodySha256: sha256(body),
    ...signs,
  }
  const headers = new Headers({
    'content-type': 'application/json',
    'x-app-id': app.id,
    'x-timestamp': request.timestamp,
    'x-nonce': request.nonce,
    'x-body-sha256': request.bodySha256,
    'x-signature': createHmac('sha256', app.secret).update(stringToSign(request)).digest('base64'),
  })
  for (const [name, value] of Object.entries(forgery.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return fetch(new URL(forgery.path ?? path, server.url), { method: 'POST', headers, body: forgery.sent ?? body })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function secondsFromNow(seconds: number): string {
  return String(Math.floor(Date.now() / 1000) + seconds)
}

describe('a wrongly signed request', () => {
  const other = '{"service":"food"}'
  const forgeries: [string, number, RegExp, Forgery][] = [
    ['without a signature', 401, /signature/, { headers: { 'x-signature': null } }],
    ['with a wrong signature', 401, /signature/, { headers: { 'x-signature': randomBytes(32).toString('base64') } }],
    ['with half a signature', 401, /signature/, { headers: { 'x-signature': 'AAAA' } }],
    ['signed with another secret', 401, /signature/, { app: { ...appOf('customer'), secret: 'guessed' } }],
    ['by an unknown app', 401, /signature/, { app: { id: 'nobody', secret: 'unknown' } }],
    ['in the name of another app', 401, /signature/, { headers: { 'x-app-id': appOf('rider').id } }],
    ['without a time', 401, /X-Timestamp/, { headers: { 'x-timestamp': null } }],
    ['six minutes old', 401, /X-Timestamp/, { signs: { timestamp: secondsFromNow(-360) } }],
    ['from the future', 401, /X-Timestamp/, { signs: { timestamp: secondsFromNow(360) } }],
    ['at no time at all', 401, /X-Timestamp/, { signs: { timestamp: 'NaN' } }],
    ['with another time than signed', 401, /signature/, { headers: { 'x-timestamp': secondsFromNow(-7) } }],
    ['without a nonce', 401, /X-Nonce/, { headers: { 'x-nonce': null } }],
    ['with too short a nonce', 401, /X-Nonce/, { signs: { nonce: 'short' } }],
    ['with another nonce than signed', 401, /signature/, { headers: { 'x-nonce': 'another-nonce-16' } }],
    ['with another body', 401, /signature/, { sent: other }],
    ['with another body and its hash', 401, /signature/, { sent: other, headers: { 'x-body-sha256': sha256(other) } }],
    ['with the hash of another body', 401, /signature/, { headers: { 'x-body-sha256': sha256(other) } }],
    ['with a query that was not signed', 401, /signature/, { path: `${path}?service=food` }],
    ['to another path', 401, /signature/, { path: '/open/v1/workers' }],
    ['without the scope', 403, /scope/, { app: appOf('merchant') }],
  ]
  for (const [what, status, says, forgery] of forgeries) {
    test(`${what} is refused, and nothing is written`, async () => {
      await expectNothingWritten(async () => {
        const response = await send(forgery)
        expect(response.status).toBe(status)
        expect(await response.json()).toMatchObject({ message: expect.stringMatching(says) })
      })
    })
  }

  test('a correctly signed request is accepted', async () => {
    expect((await send()).status).toBe(200)
  })

  test('the same request sent again is refused; of ten at once, one is accepted', async () => {
    const body = JSON.stringify(server.fixtures.writeOrder())
    const target = new URL(path, server.url)
    const signed = signedHeaders(appOf('customer'), { method: 'POST', url: target, body })
    const once = () =>
      fetch(target, { method: 'POST', headers: { 'content-type': 'application/json', ...signed }, body })
    const statuses = (await Promise.all(Array.from({ length: 10 }, once))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 401)])
    await expectNothingWritten(async () => expect((await once()).status).toBe(401))
  })

  test('an event that was accepted or refused is refused when the same request is sent again', async () => {
    const { no, payFen } = await server.fixtures.order('pending_pay')
    const target = new URL(`${path}/${no}/events`, server.url)
    const signed = (event: object) => {
      const body = JSON.stringify({ eventId: randomUUID(), occurredAt: new Date().toISOString(), ...event })
      const headers = signedHeaders(appOf('customer'), { method: 'POST', url: target, body })
      return async () => {
        const answer = await fetch(target, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        })
        return [answer.status, ((await answer.json()) as { reason?: string }).reason]
      }
    }
    const early = signed({ event: 'confirm', by: 'customer' })
    const paid = signed({ event: 'pay', by: 'payment', amountFen: payFen })
    expect(await early()).toEqual([422, 'notInThisState'])
    expect(await early()).toEqual([401, 'replay'])
    expect(await paid()).toEqual([200, undefined])
    await expectNothingWritten(async () => expect(await paid()).toEqual([401, 'replay']))
    await emptyNonces(server.db)
    expect(await early()).toEqual([401, 'replay'])
    const inTwentyMinutes = Date.now() / 1000 + 1200
    const part = partOf(Date.now() / 1000)
    const ofPart = server.db.selectFrom('app_nonces').selectAll().where('part', '=', part)
    // It waits for no backup that reads it.
    await server.db.transaction().execute(async reading => {
      await reading.selectFrom('app_nonces').select('nonce').limit(1).execute()
      await emptyNonces(server.db, inTwentyMinutes)
    })
    expect(await ofPart.execute()).not.toEqual([])
    await emptyNonces(server.db, inTwentyMinutes)
    expect(await ofPart.execute()).toEqual([])
  })

  test('by a disabled app is refused', async () => {
    const app = { id: 'retired', secret: 'of old' }
    await registerApp(server.runtime, { ...app, name: 'retired', kind: 'customer' })
    await server.db.updateTable('apps').set({ is_enabled: false }).where('id', '=', app.id).execute()
    await expectNothingWritten(async () => expect((await send({ app })).status).toBe(401))
  })

  test('above the rate limit is refused with the time of the next attempt', async () => {
    const app = { id: 'hasty', secret: 'quick' }
    await registerApp(server.runtime, { ...app, name: 'hasty', kind: 'customer', ratePerSecond: 2 })
    // Two requests are accepted in each second.
    const second = () => Math.floor(Date.now() / 1000)
    const first = second()
    const answers = await Promise.all(Array.from({ length: 9 }, () => send({ app })))
    const seconds = second() - first + 1
    const slow = answers.filter(({ status }) => status === 429)
    expect(answers.length - slow.length).toBeLessThanOrEqual(2 * seconds)
    expect(slow.length).toBeGreaterThan(0)
    expect(slow[0]?.headers.get('retry-after')).toBe('1')
  })
})
