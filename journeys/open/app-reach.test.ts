import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { appMovers } from '#contract/base/machine.ts'
import { type OpenScope, openScopes } from '#contract/open/open.ts'
import type { Service } from '#contract/orders/service.ts'
import { complain, writtenBy } from '../setup/complaints/complaints.ts'
import { appOf, registerApp } from '../setup/open/apps.ts'
import { callAs, type SigningApp } from '../setup/open/call-as.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Order } from '../setup/orders/order.ts'
import { writeOrderOf } from '../setup/orders/placed.ts'
import { writeMerchant } from '../setup/people/merchants.ts'
import { withServer } from '../setup/process/server.ts'
import { postApplication, writeApplication } from '../setup/reviews/applications.ts'
import { type Shown, showPaper } from '../setup/reviews/papers.ts'

const server = withServer()

/** Everything that a call can be about, in one city. */
type Records = {
  order: Order
  cityCode: string
  rider: string
  complaintNo: string
  applicationNo: string
  paper: Shown
}
type Attempt = { method?: 'GET' | 'POST'; path: string; body?: object }
type Limits = Pick<Parameters<typeof registerApp>[1], 'cityCodes' | 'services'>

let home: Records
let foreign: Records
let ride: Order

beforeAll(async () => {
  home = await recordsIn(homeCity)
  foreign = await recordsIn(otherCity)
  ride = await server.fixtures.orderOf('chauffeur', 'pending_dispatch')
})

async function recordsIn(cityCode: string): Promise<Records> {
  const order = await server.fixtures.order('preparing/accepted', { cityCode })
  const { no: complaintNo } = await complain(server, { order })
  const { externalId: rider } = await server.fixtures.rider({ cityCode })
  const applied = await postApplication(server, '', writeApplication({ cityCode }))
  const paper = await showPaper(server, { cityCode })
  return { order, cityCode, rider, complaintNo, applicationNo: String(applied.body.no), paper }
}

async function appWith(scopes: readonly OpenScope[], limits: Partial<Limits> = {}): Promise<SigningApp> {
  const id = `reach-${randomUUID().slice(0, 8)}`
  const { secret } = await registerApp(server.runtime, { id, name: id, kind: 'other', scopes: [...scopes], ...limits })
  return { id, secret }
}

const now = () => new Date().toISOString()
const person = { kind: 'customer', externalId: 'C-reach' } as const
const named = { ...person, name: '小王' }
const eventOf = (by: string) => ({ eventId: randomUUID(), event: 'pay', by, occurredAt: now() })
const message = (cityCode: string) => ({
  messageId: randomUUID(),
  from: named,
  cityCode,
  kind: 'text',
  text: '你好',
  sentAt: now(),
})

/** A call of each scope that names a city or a record in one; of a scope whose calls are about no city there is one in `cityless`. */
const calls: Partial<Record<OpenScope, (records: Records) => Attempt[]>> = {
  'order.write': ({ cityCode, order }) => [
    { path: '/orders', body: writeOrderOf('food', { cityCode }) },
    { path: `/orders/${order.no}/refunds`, body: { externalNo: randomUUID(), askedFen: 1, code: 'S05' } },
  ],
  ...Object.fromEntries(
    appMovers.map(by => [
      `event.${by}`,
      ({ order }: Records) => [{ path: `/orders/${order.no}/events`, body: eventOf(by) }],
    ]),
  ),
  'worker.write': ({ cityCode }) => [
    { path: '/workers', body: { workers: [server.fixtures.writeWorker(), server.fixtures.writeWorker({ cityCode })] } },
  ],
  'merchant.write': ({ cityCode }) => [
    { path: '/merchants', body: { merchants: [writeMerchant({}), writeMerchant({ cityCode })] } },
  ],
  'chat.write': ({ cityCode, order }) => [
    { path: '/chat/messages', body: message(cityCode) },
    { path: '/chat/messages', body: { ...message(homeCity), orderNo: order.no } },
  ],
  'complaint.write': ({ order, complaintNo }) => {
    const reply = { eventId: randomUUID(), from: person }
    return [
      { path: '/complaints', body: writtenBy(person, order.no) },
      { path: `/complaints/${complaintNo}/answer`, body: { ...reply, answer: 'accept' } },
      { path: `/complaints/${complaintNo}/statement`, body: { ...reply, statement: '已经出餐' } },
      { path: `/complaints/${complaintNo}/appeal`, body: { ...reply, punishmentId: 1, reason: '处罚不当，请复核' } },
    ]
  },
  'application.write': ({ cityCode, applicationNo }) => [
    { path: '/applications', body: writeApplication({ cityCode }) },
    { path: `/applications/${applicationNo}/withdraw`, body: { eventId: randomUUID(), externalId: 'C-reach' } },
  ],
  'verification.write': ({ paper }) => [
    { path: '/verifications', body: { ...paper.body, externalNo: randomUUID() } },
    { path: `/verifications/${paper.no}/appeal`, body: { eventId: randomUUID(), from: person, text: '请复核' } },
  ],
  'post.write': ({ cityCode }) => [
    {
      path: '/posts',
      body: { externalNo: randomUUID(), author: named, cityCode, kind: 'text', text: '今天的烩面', publishedAt: now() },
    },
  ],
  'feedback.write': ({ cityCode }) => [
    {
      path: '/feedback',
      body: { externalNo: randomUUID(), person: named, cityCode, type: 'suggestion', content: '希望增加夜间配送' },
    },
  ],
}

const cityless: Partial<Record<OpenScope, Attempt>> = {
  'person.write': { path: '/people/languages', body: { people: [{ ...person, language: 'en' }] } },
  'announcement.read': { method: 'GET', path: '/announcements?kind=customer&externalId=C-reach' },
  'announcement.write': { path: '/announcements/GG1/read', body: person },
  'wallet.write': { method: 'GET', path: '/wallets/customer/C-reach' },
  'payout.write': {
    path: '/payouts/LP1/results',
    body: { eventId: randomUUID(), result: 'success', amountFen: 1, occurredAt: now() },
  },
}

const listed = openScopes.filter(scope => scope in calls || scope in cityless)
const attemptsOf = (scope: OpenScope, records: Records) =>
  calls[scope]?.(records) ?? (cityless[scope] ? [cityless[scope]] : [])
const reasonOf = async (app: SigningApp, attempt: Attempt) => (await callAs(server.url, app, attempt)).reason
const limitReasons = ['scope', 'city', 'service', 'address', 'signature']

describe.each(listed)('the scope %s', scope => {
  test('is needed by its calls, and no other one is', async () => {
    const without = await appWith(openScopes.filter(other => other !== scope))
    const alone = await appWith([scope])
    for (const attempt of attemptsOf(scope, home)) {
      expect(await reasonOf(without, attempt)).toBe('scope')
      expect(limitReasons).not.toContain(await reasonOf(alone, attempt))
    }
  })

  test('is no key to another city', async () => {
    const local = await appWith([scope], { cityCodes: [homeCity] })
    for (const attempt of attemptsOf(scope, home)) expect(limitReasons).not.toContain(await reasonOf(local, attempt))
    for (const attempt of calls[scope]?.(foreign) ?? []) expect(await reasonOf(local, attempt)).toBe('city')
  })
})

describe('an app of one service', () => {
  const meals: Limits = { services: ['food'], cityCodes: null }

  test('places no order of another, and says nothing about one', async () => {
    const app = await appWith(openScopes, meals)
    const others: Service[] = ['chauffeur', 'errand', 'express', 'companion', 'challenge']
    for (const service of others) {
      expect(await reasonOf(app, { path: '/orders', body: writeOrderOf(service) })).toBe('service')
    }
    for (const by of appMovers)
      expect(await reasonOf(app, { path: `/orders/${ride.no}/events`, body: eventOf(by) })).toBe('service')
    expect(await reasonOf(app, { path: '/orders', body: writeOrderOf('food') })).toBeUndefined()
  })

  test('reports no workers of another', async () => {
    const app = await appWith(['worker.write'], meals)
    const report = (kind: 'rider' | 'chauffeur') =>
      reasonOf(app, { path: '/workers', body: { workers: [server.fixtures.writeWorker({ kind })] } })
    expect(await report('chauffeur')).toBe('service')
    expect(await report('rider')).toBeUndefined()
  })

  test('that is not food reports no shops', async () => {
    const app = await appWith(['merchant.write'], { services: ['express'], cityCodes: null })
    expect(await reasonOf(app, { path: '/merchants', body: { merchants: [writeMerchant({})] } })).toBe('service')
  })
})

describe('records of another city that an app reported before it was limited', () => {
  test('stay where they are: a worker and a shop are not taken into the own city by reporting them anew', async () => {
    const limited = appOf('rider')
    const { id } = limited
    await server.db
      .updateTable('apps')
      .set({ city_codes: [homeCity] })
      .where('id', '=', id)
      .execute()
    const worker = server.fixtures.writeWorker({ externalId: foreign.rider, cityCode: homeCity })
    expect(await reasonOf(limited, { path: '/workers', body: { workers: [worker] } })).toBe('city')
    const wallet = { method: 'GET', path: `/wallets/rider/${foreign.rider}` } as const
    expect(await reasonOf(limited, wallet)).toBe('city')
    expect(await reasonOf(limited, { ...wallet, path: `/wallets/rider/${home.rider}` })).toBeUndefined()
    await server.db.updateTable('apps').set({ city_codes: null }).where('id', '=', id).execute()
  })

  test('and the order of another app is not told about in the name of its customer', async () => {
    const app = await appWith(['event.customer'])
    const urge = { ...eventOf('customer'), event: 'urge' }
    expect(await reasonOf(app, { path: `/orders/${home.order.no}/events`, body: urge })).toBe('notFound')
  })
})

describe('an app with a list of addresses', () => {
  const attempt: Attempt = cityless['person.write'] ?? { path: '' }

  test('is answered from those, and refused from others by a word of its own', async () => {
    const here = await appWith(['person.write'])
    const setAddresses = (addresses: string[]) =>
      server.db.updateTable('apps').set({ addresses }).where('id', '=', here.id).execute()
    for (const [addresses, reason] of [
      [['127.0.0.1'], undefined],
      [['127.0.0.0/8', '2001:db8::/32'], undefined],
      [['203.0.113.0/24'], 'address'],
      [['::1'], 'address'],
    ] as const) {
      await setAddresses([...addresses])
      expect(await callAs(server.url, here, attempt)).toEqual(reason ? { status: 403, reason } : { status: 200 })
    }
  })

  test('is not moved by a header that anybody can write', async () => {
    const app = await appWith(['person.write'])
    await server.db
      .updateTable('apps')
      .set({ addresses: ['203.0.113.7'] })
      .where('id', '=', app.id)
      .execute()
    const called = await callAs(server.url, app, attempt, { 'x-forwarded-for': '203.0.113.7' })
    expect(called).toEqual({ status: 403, reason: 'address' })
  })

  test('says nothing about them to somebody without its secret', async () => {
    const app = await appWith(['person.write'])
    await server.db
      .updateTable('apps')
      .set({ addresses: ['203.0.113.7'] })
      .where('id', '=', app.id)
      .execute()
    expect((await callAs(server.url, { ...app, secret: 'guessed' }, attempt)).reason).toBe('signature')
  })
})
