import { beforeAll, describe, expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { type OpenScope, openScopes } from '#contract/open/open.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { createEndpoint, type NewEndpoint } from '#server/open/webhooks/feature.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { registerApp } from '../setup/open/apps.ts'
import { eventOf, homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

/** Everything that an app may do, except receive every order. */
const allButAll = openScopes.filter(scope => scope !== 'order.all')

type App = {
  id: string
  scopes: readonly OpenScope[]
  services?: Service[]
  cityCodes?: string[]
  carriers?: string[]
}
const carrier = '迅风速运'
const apps: App[] = [
  { id: 'bystander', scopes: allButAll },
  { id: 'payer', scopes: ['payout.write'] },
  { id: 'watcher', scopes: ['order.all'] },
  { id: 'watcher-of-one-city', scopes: ['order.all'], cityCodes: [otherCity] },
  { id: 'watcher-of-rides', scopes: ['order.all'], services: ['chauffeur'] },
  { id: 'other-riders', scopes: ['worker.write', 'event.rider'] },
  { id: 'other-shops', scopes: ['merchant.write', 'event.merchant'] },
  { id: 'carrier', scopes: ['order.read', 'event.carrier'], carriers: ['别的快递', carrier] },
  { id: 'carrier-of-one-city', scopes: ['event.carrier'], carriers: [carrier], cityCodes: [otherCity] },
  { id: 'carrier-of-meals', scopes: ['event.carrier'], carriers: [carrier], services: ['food'] },
  { id: 'carrier-without-scope', scopes: ['order.read'], carriers: [carrier] },
  { id: 'other-carrier', scopes: ['order.read', 'event.carrier'], carriers: ['别的快递'] },
]
/** Of the three apps that every journey has, the customers' app places every order. */
const named = [{ id: 'customer-app' }, { id: 'rider-app' }, { id: 'merchant-app' }, ...apps]

const narrowings: Omit<NewEndpoint, 'appId' | 'url'>[] = [
  {},
  { types: ['order.accepted'] },
  { types: ['order.*'] },
  { types: ['complaint.*'] },
  { services: ['food'] },
  { cities: [otherCity] },
  { services: ['express', 'errand'], cities: [homeCity], types: ['order.pay', 'order.cancelled'] },
]

type Endpoint = NewEndpoint & { id: number }
const endpoints: Endpoint[] = []
const orders: Order[] = []
/** An order that a rider of another app brings, from a shop of another app. */
let foreign: Order

beforeAll(async () => {
  for (const { id, scopes, ...limits } of apps)
    await registerApp(server.runtime, { id, secret: id, name: id, kind: 'other', scopes: [...scopes], ...limits })
  for (const { id: appId } of named)
    for (const narrowing of narrowings) {
      // Nobody listens there: what counts is what is enqueued.
      const endpoint = { appId, url: 'http://127.0.0.1:9/', ...narrowing }
      const { row } = await createEndpoint(server.runtime, endpoint)
      endpoints.push({ ...endpoint, id: row.id })
    }
  for (const service of services)
    for (const cityCode of [homeCity, otherCity]) orders.push(await placed(service, cityCode))
  foreign = await placedForOthers()
})

/** Where an order of each service stands after something was told of it; some have a worker of the riders' app by then. */
const standings = {
  food: 'preparing/accepted',
  chauffeur: 'offered',
  errand: 'pending_accept',
  express: 'booked',
  companion: 'accepted',
  challenge: 'open',
} as const

function placed(service: Service, cityCode: string): Promise<Order> {
  const written = service === 'express' ? { carrier } : {}
  return server.fixtures.orderOf(service, standings[service] as never, { cityCode, written })
}

async function placedForOthers(): Promise<Order> {
  const api = (id: string) => createOpenApi({ api: server.url, app: { id, secret: id } })
  const rider = server.fixtures.writeWorker({ externalId: 'other-rider' })
  await api('other-riders').sendWorkers({ workers: [rider] })
  const { user_id } = await server.db
    .selectFrom('workers')
    .select('user_id')
    .where('external_id', '=', rider.externalId)
    .executeTakeFirstOrThrow()
  const shop = { name: '别家店', phone: '19712345678', detail: '一层', lng: 113.65, lat: 34.76 }
  await api('other-shops').sendMerchants({
    merchants: [
      {
        externalId: 'other-shop',
        name: shop.name,
        phone: shop.phone,
        cityCode: homeCity,
        address: shop.detail,
        position: { lng: shop.lng, lat: shop.lat },
        open: true,
        prepMinutes: 15,
      },
    ],
  })
  const worker = { id: user_id, externalId: rider.externalId, name: rider.name }
  const paid = await server.fixtures.order('pending_accept', { written: { merchant: shop } })
  const accept = eventOf(paid, { event: 'accept', by: 'merchant' })
  const byOtherShop = await server.fixtures.post('merchant', `/open/v1/orders/${paid.no}/events`, accept)
  expect(byOtherShop.status).toBe(404)
  const accepted = { ...paid, ...(await api('other-shops').sendEvent(paid.no, accept)) }
  return server.fixtures.advance(accepted, 'preparing/offered', { worker })
}

const rowsOf = () =>
  server.db.selectFrom('webhooks').select(['endpoint_id', 'type', 'record', 'seq', 'body']).orderBy('id').execute()

/** Which endpoints are to receive this, without looking at the server's answer to it. */
function mayReceive(endpoint: Endpoint, type: string, order: Order, concerned: readonly string[]): boolean {
  const app = apps.find(({ id }) => id === endpoint.appId)
  const watches =
    app?.scopes.includes('order.all') === true &&
    (app.services?.includes(order.service) ?? true) &&
    (app.cityCodes?.includes(order.cityCode) ?? true)
  const { types = [], services: wanted = [], cities = [] } = endpoint
  return (
    (watches || concerned.includes(endpoint.appId)) &&
    (types.length === 0 || types.includes(type) || types.includes('order.*')) &&
    (wanted.length === 0 || wanted.includes(order.service)) &&
    (cities.length === 0 || cities.includes(order.cityCode))
  )
}

describe('an app receives what concerns it and nothing else', () => {
  test(`${named.length} apps × ${narrowings.length} endpoints × 6 services × 2 cities: nothing too much, nothing too little`, async () => {
    const rows = await rowsOf()
    const plain = endpoints.find(({ appId }) => appId === 'customer-app')
    let checked = 0
    for (const order of [...orders, foreign]) {
      const ofOrder = rows.filter(row => row.record === order.no)
      // Whoever placed the order receives everything: that is what was sent.
      const said = ofOrder.filter(row => row.endpoint_id === plain?.id)
      expect(said.length, order.no).toBeGreaterThan(0)
      for (const { type, body } of said) {
        const { workerId } = (body as unknown as { data: { workerId: string | null } }).data
        const concerned = ['customer-app', ...othersOn(order, workerId)]
        const expected = endpoints.filter(one => mayReceive(one, type, order, concerned)).map(({ id }) => id)
        const received = ofOrder.filter(row => row.body.id === body.id).map(row => row.endpoint_id)
        expect(received.toSorted(), `${type} of ${order.service} in ${order.cityCode}`).toEqual(expected.toSorted())
        checked += endpoints.length
      }
      expect(new Set(ofOrder.map(row => row.body.id)).size).toBe(said.length)
    }
    expect(checked).toBeGreaterThan(1000)
  })

  /** Whose worker and whose shop it is. */
  function othersOn(order: Order, workerId: string | null): string[] {
    const workers = workerId === null ? [] : [order === foreign ? 'other-riders' : 'rider-app']
    if (order.service === 'express') return [...workers, ...carriersIn(order.cityCode)]
    return order === foreign ? [...workers, 'other-shops'] : workers
  }

  /** Apps of the company that has the parcel, which speak for this city and for parcels. */
  const carriersIn = (cityCode: string) => ['carrier', ...(cityCode === otherCity ? ['carrier-of-one-city'] : [])]

  test('the events of one order are counted for each endpoint from 1', async () => {
    const rows = await rowsOf()
    for (const { id } of endpoints)
      for (const { no } of [...orders, foreign]) {
        const own = rows.filter(row => row.endpoint_id === id && row.record === no)
        expect(own.map(row => row.seq)).toEqual(own.map((_row, at) => at + 1))
        expect(own.map(row => (row.body as unknown as { seq: number }).seq)).toEqual(own.map(row => row.seq))
      }
  })

  test('the apps of the two sides are notified of a complaint, and not an app that receives every order', async () => {
    const before = (await rowsOf()).length
    const { no } = await complain(server, { order: orders[0] as Order })
    const received = (await rowsOf()).slice(before).filter(row => row.type.startsWith('complaint.'))
    expect(received.length).toBeGreaterThan(0)
    const whose = received.map(row => endpoints.find(({ id }) => id === row.endpoint_id)?.appId)
    expect(new Set(whose)).toEqual(new Set(['customer-app']))
    expect(new Set(received.map(row => row.record))).toEqual(new Set([no]))
    const asked = endpoints.filter(({ appId, types = [] }) => appId === 'customer-app' && wantsComplaints(types))
    expect(received.map(row => row.endpoint_id).toSorted()).toEqual(
      asked
        .filter(one => isPlace(one, orders[0] as Order))
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  const wantsComplaints = (types: readonly string[]) => types.length === 0 || types.includes('complaint.*')
  const isPlace = ({ services: wanted = [], cities = [] }: Endpoint, { service, cityCode }: Order) =>
    (wanted.length === 0 || wanted.includes(service)) && (cities.length === 0 || cities.includes(cityCode))

  test('an app that speaks for an opponent is notified of what waited for its event', async () => {
    const app = { id: 'opponents', secret: 'opponents' }
    const scopes: OpenScope[] = ['order.read', 'event.opponent']
    await registerApp(server.runtime, { ...app, name: app.id, kind: 'other', scopes })
    const { row } = await createEndpoint(server.runtime, { appId: app.id, url: 'http://127.0.0.1:9/' })
    const order = await server.fixtures.orderOf('challenge', 'open', { kind: 'event' })
    for (const event of [
      eventOf(order, { event: 'begin', by: 'customer', seq: 1 }),
      eventOf(order, { event: 'report', by: 'customer', seq: 2 }),
    ])
      expect((await server.fixtures.post('customer', `/open/v1/orders/${order.no}/events`, event)).status).toBe(202)
    const api = createOpenApi({ api: server.url, app })
    const { state } = await api.sendEvent(order.no, eventOf(order, { event: 'join', by: 'opponent' }))
    expect(state).toBe('confirming')
    const received = (await rowsOf()).filter(({ endpoint_id, record }) => endpoint_id === row.id && record === order.no)
    expect(received.map(({ type }) => type)).toEqual(expect.arrayContaining(['order.begin', 'order.report']))
  })

  test('an app with payout.write alone receives no order at all', async () => {
    const ids = endpoints.filter(({ appId }) => appId === 'payer').map(({ id }) => id)
    expect((await rowsOf()).filter(row => ids.includes(row.endpoint_id ?? 0))).toEqual([])
  })
})
