import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WebhookEndpoint, webhookDeliveries, webhooks } from '#contract/open/webhooks.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { type Receiver, startReceiver } from '../../e2e/setup/webhook-receiver.ts'
import { registerApp } from '../setup/open/apps.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
const since = Date.now()
let admin: Desk
/** Somebody of one city who may do everything there. */
let local: Desk
let at: Receiver
const appIds = { own: 'app-of-the-city', both: 'app-of-two-cities', all: 'app-of-all-cities' }
const cities = { own: [otherCity], both: [homeCity, otherCity], all: null }
const endpoints: Record<string, { id: number; deliveryId: number }> = {}
const beyond = ['both', 'all'] as const

beforeAll(async () => {
  admin = await server.signIn('super_admin')
  local = await server.signIn('super_admin', { cityCodes: [otherCity] })
  at = await startReceiver()
  for (const which of ['own', ...beyond] as const) {
    const id = appIds[which]
    await registerApp(server.runtime, { id, name: id, kind: 'other', scopes: ['order.all'], cityCodes: cities[which] })
    const { row } = await createEndpoint(server.runtime, { appId: id, url: at.url })
    const { deliveryId } = await admin.call(webhooks.test, { id: row.id })
    endpoints[which] = { id: row.id, deliveryId }
  }
  await until(async () => {
    const { rows } = await admin.call(webhookDeliveries.list, { outcome: 'delivered' })
    return rows.length === Object.keys(appIds).length
  })
})
afterAll(() => at?.stop())

const endpointOf = (which: string) => endpoints[which] ?? { id: 0, deliveryId: 0 }
const read = (which: string): Promise<WebhookEndpoint> => local.call(webhooks.get, { id: endpointOf(which).id })

describe.each(beyond)('whoever is of one city, at the endpoint of an app of %s cities', which => {
  test('is offered nothing', async () => {
    expect((await read(which)).allowed).toEqual([])
    const { rows } = await local.call(webhooks.list, { search: appIds[which] })
    expect(rows.map(({ id, allowed }) => ({ id, allowed }))).toEqual([{ id: endpointOf(which).id, allowed: [] }])
  })

  test('sees where it is, without the path, and finds nothing by that', async () => {
    const { origin, pathname } = new URL(at.url)
    expect(pathname).not.toBe('/')
    expect((await read(which)).url).toBe(origin)
    const { rows } = await local.call(webhooks.list, { search: pathname })
    expect(rows.map(({ url }) => url)).toEqual([at.url])
  })

  test('may do nothing', async () => {
    const { id, deliveryId } = endpointOf(which)
    const before = await read(which)
    const target = { id, version: before.version }
    const { types, services } = before
    const attempts = [
      () => local.call(webhooks.add, { appId: appIds[which], url: at.url, proof: password }),
      () => local.call(webhooks.update, { ...target, url: at.url, types, services, cities: [otherCity] }),
      () => local.call(webhooks.rotate, { ...target, hours: 0, proof: password }),
      () => local.call(webhooks.disable, target),
      () => local.call(webhooks.enable, target),
      () => local.call(webhooks.remove, target),
      () => local.call(webhooks.test, { id }),
      () => local.call(webhookDeliveries.resend, { id: deliveryId }),
      () => local.call(webhookDeliveries.replay, { endpointId: id, since, withDelivered: true }),
    ]
    for (const attempt of attempts) expect((await refusalOf(attempt())).reason).toBe('beyondOwn')
    expect(await read(which)).toEqual(before)
  })

  test('sees no deliveries', async () => {
    const { id, deliveryId } = endpointOf(which)
    expect((await refusalOf(local.call(webhookDeliveries.get, { id: deliveryId }))).reason).toBe('notFound')
    expect((await local.call(webhookDeliveries.list, { endpointId: id })).rows).toEqual([])
    const { no } = await server.fixtures.order('closed', { cityCode: otherCity })
    const question = { endpointId: id, since, withDelivered: true }
    await until(async () => (await admin.call(webhookDeliveries.count, question)).count > 0, {
      what: `${no} to arrive`,
    })
    expect(await local.call(webhookDeliveries.count, question)).toEqual({ count: 0 })
  })
})

test('whoever is of one city does everything with the endpoint of an app of that city', async () => {
  const { id, deliveryId } = endpointOf('own')
  const before = await read('own')
  expect(before.allowed).toEqual(['update', 'rotate', 'disable', 'test', 'remove', 'replay'])
  expect((await local.call(webhooks.apps, {})).apps).toEqual([{ id: appIds.own, name: appIds.own }])
  const { rows } = await local.call(webhookDeliveries.list, {})
  expect(new Set(rows.map(({ app }) => app.id))).toEqual(new Set([appIds.own]))
  const { delivery } = await local.call(webhookDeliveries.get, { id: deliveryId })
  expect(delivery.allowed).toEqual(['resend'])
  await local.call(webhookDeliveries.resend, { id: deliveryId })
  await local.call(webhookDeliveries.replay, { endpointId: id, since, withDelivered: true })
  const { endpoint } = await local.call(webhooks.rotate, { id, version: before.version, proof: password })
  await local.call(webhooks.remove, { id, version: endpoint.version })
  const added = await local.call(webhooks.add, { appId: appIds.own, url: at.url, proof: password })
  expect(added.endpoint.allowed).toContain('update')
})
