import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openScopes } from '#contract/open/open.ts'
import { appOf, registerApp } from '../setup/open/apps.ts'
import { callAs, type SigningApp } from '../setup/open/call-as.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Order } from '../setup/orders/order.ts'
import { writeMerchant } from '../setup/people/merchants.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

type Terms = Partial<Parameters<typeof registerApp>[1]>

async function appWith(scopes: Required<Terms>['scopes'] | typeof openScopes, terms: Terms = {}): Promise<SigningApp> {
  const id = `party-${randomUUID().slice(0, 8)}`
  const { secret } = await registerApp(server.runtime, { ...terms, id, name: id, kind: 'other', scopes: [...scopes] })
  return { id, secret }
}

const reasonOf = async (app: SigningApp, attempt: { path: string; body: object }) =>
  (await callAs(server.url, app, attempt)).reason

describe('a shop and an express company', () => {
  const say = (event: string, by: string) => ({
    eventId: randomUUID(),
    event,
    by,
    occurredAt: new Date().toISOString(),
  })
  const attemptOf = (order: Order, body: object) => ({ path: `/orders/${order.no}/events`, body })

  test.each([
    ['without limits', {}],
    ['of the city', { cityCodes: [homeCity] }],
    ['of the service', { services: ['food' as const] }],
  ])('no app %s speaks for the shop of another app, with every scope or with its own alone', async (_which, limits) => {
    const shop = writeMerchant({})
    const owner = await appWith(['merchant.write', 'event.merchant'])
    await callAs(server.url, owner, { path: '/merchants', body: { merchants: [shop] } })
    const written = { merchant: { name: shop.name, phone: shop.phone, detail: shop.address, ...shop.position } }
    const order = await server.fixtures.order('pending_accept', { written })
    const attempt = attemptOf(order, say('accept', 'merchant'))
    for (const scopes of [openScopes, ['merchant.write' as const, 'event.merchant' as const]])
      expect(await reasonOf(await appWith(scopes, limits), attempt)).toBe('notFound')
    expect(await reasonOf(appOf('merchant'), attempt)).toBe('notFound')
    expect(await reasonOf(owner, attempt)).toBeUndefined()
  })

  test('no app speaks for an express company that another app is for; one that no app is for is open', async () => {
    const company = `快递 ${randomUUID().slice(0, 8)}`
    const parcel = () => server.fixtures.orderOf('express', 'booked', { written: { carrier: company } })
    const attempt = (order: Order) => attemptOf(order, say('refuseBooking', 'carrier'))
    const stranger = await appWith(openScopes)
    expect(await reasonOf(stranger, attempt(await parcel()))).toBeUndefined()
    const owner = await appWith(['event.carrier'], { carriers: [company] })
    const elsewhere = await appWith(['event.carrier'], { carriers: [company], cityCodes: [otherCity] })
    const order = await parcel()
    expect(await reasonOf(stranger, attempt(order))).toBe('notFound')
    expect(await reasonOf(appOf('merchant'), attempt(order))).toBe('notFound')
    expect(await reasonOf(elsewhere, attempt(order))).toBe('city')
    expect(await reasonOf(owner, attempt(order))).toBeUndefined()
  })
})
