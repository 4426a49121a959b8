import { beforeAll, describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { type App, apps } from '#contract/open/apps.ts'
import { registerApp } from '../setup/open/apps.ts'
import { callAs, type SigningApp } from '../setup/open/call-as.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let admin: Desk
let numbered = 0

beforeAll(async () => {
  admin = await server.signIn('super_admin')
})

async function addApp(terms: { ratePerSecond?: number } = {}): Promise<SigningApp & { number: number }> {
  numbered += 1
  const id = `counted-${numbered}`
  const { row, secret } = await registerApp(server.runtime, {
    id,
    name: id,
    kind: 'customer',
    scopes: ['order.write'],
    ...terms,
  })
  return { id, secret, number: row.number }
}

const person = { kind: 'customer', externalId: 'C', language: 'en' }
const place = (app: SigningApp, url = server.url, body: object = server.fixtures.writeOrder()) =>
  callAs(url, app, { path: '/orders', body })

/** The app once its nodes have written that many calls. */
async function countedApp({ number }: { number: number }, calls: number): Promise<App> {
  await passTime(5)
  return until(async () => {
    const app = await admin.call(apps.get, { id: number })
    return app.calls === calls ? app : null
  })
}

describe('the calls of an app', () => {
  test('are counted over all nodes by what came of them, and the last one is known', async () => {
    const app = await addApp()
    const node = await startTestServer({ joins: server })
    const before = Date.now()
    try {
      for (const url of [server.url, server.url, node.url]) await place(app, url)
      await place(app, server.url, { service: 'food' })
      await callAs(server.url, app, {
        path: '/people/languages',
        body: { people: [person] },
      })
      await place({ ...app, secret: 'wrong' }, node.url)
      const counted = await countedApp(app, 6)
      expect(counted.refused).toBe(3)
      expect(Object.fromEntries(counted.outcomes.map(({ outcome, calls }) => [outcome, calls]))).toEqual({
        accepted: 3,
        badInput: 1,
        scope: 1,
        signature: 1,
      })
      expect(counted.lastCallAt).toBeGreaterThanOrEqual(before)
      const { rows } = await admin.call(apps.list, { search: app.id })
      expect(rows).toEqual([expect.objectContaining({ calls: 6, refused: 3, lastCallAt: counted.lastCallAt })])
    } finally {
      await node.stop()
    }
  })

  test('of a node that stops are not lost', async () => {
    const app = await addApp()
    const node = await startTestServer({ joins: server })
    await place(app, node.url)
    await node.stop()
    expect(await admin.call(apps.get, { id: app.number })).toMatchObject({ calls: 1, refused: 0 })
  })

  test('are forgotten after a day, and the latest one stays to look at', async () => {
    const app = await addApp()
    await place(app)
    await countedApp(app, 1)
    await passTime(25 * 3600)
    admin = await server.signIn('super_admin')
    const later = await admin.call(apps.get, { id: app.number })
    expect(later).toMatchObject({ calls: 0, outcomes: [], lastCalls: [{ outcome: 'accepted' }] })
  })

  test('that name an app which does not exist are counted nowhere', async () => {
    const app = await addApp()
    await place({ id: 'nobody-of-ours', secret: 'x' })
    await place(app)
    await countedApp(app, 1)
    const { rows } = await admin.call(apps.list, { search: 'nobody-of-ours' })
    expect(rows).toEqual([])
  })
})

describe('refused calls', () => {
  const kept = (app: { number: number }, question: object = {}) =>
    admin.call(apps.refusedCalls, { id: app.number, ...question })

  test('are all kept, also those of no operation, a wrong signature, a nonce used twice and too many in a second', async () => {
    const app = await addApp()
    await callAs(server.url, app, { path: '/order' })
    await callAs(server.url, app, { method: 'PUT', path: '/orders' })
    await place({ ...app, secret: 'wrong' })
    await place({ ...app, secret: 'wrong' })
    await place(app, server.url, { service: 'food' })
    await sendTwice(app)
    const counted = await countedApp(app, 7)
    const { rows } = await kept(app)
    const named = (each: (typeof rows)[number]) => `${each.outcome} ${each.call} ${each.status}`
    expect(rows.map(named)).toEqual([
      'replay placeOrder 401',
      'badInput placeOrder 400',
      'signature placeOrder 401',
      'signature placeOrder 401',
      'unknownCall  404',
      'unknownCall  404',
    ])
    expect(counted).toMatchObject({ calls: 7, refused: 6 })
    const slow = await addApp({ ratePerSecond: 1 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(slow)))
    const tooFast = answers.filter(({ reason }) => reason === 'tooFast').length
    expect(tooFast).toBeGreaterThan(0)
    await countedApp(slow, 6)
    expect((await kept(slow, { outcome: 'tooFast' })).rows).toHaveLength(tooFast)
  })

  test('are filtered by reason and operation, and said in the language of the reader', async () => {
    const app = await addApp()
    await place(app, server.url, { service: 'food' })
    await callAs(server.url, app, { path: '/people/languages', body: { people: [person] } })
    await callAs(server.url, app, { path: '/nowhere' })
    const { refusedKinds } = await countedApp(app, 3)
    expect(refusedKinds.map(({ outcome, call }) => `${outcome} ${call}`)).toEqual([
      'badInput placeOrder',
      'scope sendLanguages',
      'unknownCall ',
    ])
    const [scope, ...others] = (await kept(app, { outcome: 'scope' })).rows
    expect(others).toEqual([])
    expect(scope).toMatchObject({ call: 'sendLanguages', title: '上报人员语言', said: expect.stringContaining('权限') })
    expect((await kept(app, { call: 'placeOrder' })).rows).toMatchObject([{ outcome: 'badInput', title: '下单' }])
    expect((await kept(app, { call: '' })).rows).toMatchObject([{ outcome: 'unknownCall', title: '' }])
    expect((await kept(app, { outcome: 'scope', call: 'placeOrder' })).rows).toEqual([])
  })

  test('have their reason although the answer is compressed', async () => {
    const app = await addApp()
    const lines = Array.from({ length: 40 }, () => ({ name: '', quantity: -1, priceFen: -1 }))
    await place(app, server.url, server.fixtures.writeOrder({ lines: lines as never }))
    expect(await countedApp(app, 1)).toMatchObject({ outcomes: [{ outcome: 'badInput' }] })
  })

  test('are the newest 100 of a reason, and leave those of other reasons', async () => {
    const app = await addApp()
    await place(app, server.url, { service: 'food' })
    // Of each round 20, or more where it was written in between.
    for (let round = 1; round <= 6; round += 1) {
      await Promise.all(Array.from({ length: 22 }, () => place({ ...app, secret: 'wrong' })))
      await countedApp(app, 1 + round * 22)
    }
    expect((await kept(app, { outcome: 'signature', limit: 200 })).rows).toHaveLength(100)
    expect((await kept(app, { outcome: 'badInput' })).rows).toHaveLength(1)
  })
})

/** The same signed request, once more. */
async function sendTwice(app: SigningApp): Promise<void> {
  const body = JSON.stringify(server.fixtures.writeOrder())
  const url = new URL('/open/v1/orders', server.url)
  const headers = { 'content-type': 'application/json', ...signedHeaders(app, { method: 'POST', url, body }) }
  for (const status of [200, 401]) expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(status)
}

describe('the latest call with each outcome', () => {
  test('is shown as it came, without signature, names, phone numbers, addresses and texts', async () => {
    const app = await addApp()
    const order = server.fixtures.writeOrder({ externalNo: 'masked-or-not', note: '不要香菜，门禁 4321' })
    await place(app, server.url, order)
    await place(app, server.url, { ...order, externalNo: 'another', payFen: -1 })
    const { lastCalls } = await countedApp(app, 2)
    const [accepted, refused] = ['accepted', 'badInput'].map(outcome =>
      lastCalls.find(call => call.outcome === outcome),
    )
    expect(accepted).toMatchObject({ status: 200, address: '127.0.0.1' })
    expect(accepted?.request).toContain('POST /open/v1/orders')
    expect(accepted?.request).toContain('masked-or-not')
    expect(accepted?.request).toContain(`x-app-id: ${app.id}`)
    expect(accepted?.answer).toContain('pending_pay')
    expect(refused).toMatchObject({ status: 400 })
    expect(refused?.answer).toContain('payFen')
    const shown = JSON.stringify(lastCalls)
    const { customer, receiver, merchant } = order
    const personal = [customer.name, customer.phone, receiver.name, receiver.phone, receiver.detail, merchant.phone]
    for (const secret of [...personal, '4321', app.secret, String(receiver.lng)]) expect(shown).not.toContain(secret)
    expect(shown).toContain('x-signature: ***')
  })

  test('is cut at 2 KB', async () => {
    const app = await addApp()
    const lines = Array.from({ length: 40 }, (_, at) => ({ name: `烩面 ${at}`, quantity: 1, priceFen: 100 }))
    const order = server.fixtures.writeOrder({ lines, payFen: 4400 as never })
    await place(app, server.url, order)
    const { lastCalls } = await countedApp(app, 1)
    expect(Buffer.byteLength(lastCalls[0]?.request ?? '')).toBeLessThanOrEqual(2051)
  })

  test('keeps a query with a NUL, which no column can', async () => {
    const app = await addApp()
    const path = '/announcements?kind=%00&externalId=C-1'
    expect((await callAs(server.url, app, { method: 'GET', path })).status).toBe(400)
    const { lastCalls } = await countedApp(app, 1)
    expect(lastCalls[0]?.request).toContain('/open/v1/announcements')
  })
})
