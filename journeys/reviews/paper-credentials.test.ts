import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OpenScope } from '#contract/open/open.ts'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { unfitnessOf, workersWithLoad } from '#server/people/workers/index.ts'
import { expirePapers } from '#server/reviews/verifications/feature.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { type Merchant, writeMerchant } from '../setup/people/merchants.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { admitted, onboard } from '../setup/reviews/applications.ts'
import { judge, judged, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer({ listens: true })
let auditor: Desk
let colleague: Desk
let ops: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
  ops = await server.signIn('ops')
})

async function fitnessOf(id: number, kind: WorkerKind = 'rider') {
  const worker = await workersWithLoad(server.db).where('workers.user_id', '=', id).executeTakeFirstOrThrow()
  return unfitnessOf(worker, { kind, cityCode: homeCity })
}

async function credentialOf(id: number, kind: string) {
  const { credentials } = await ops.call(workers.get, { id })
  return credentials.find(credential => credential.kind === kind)
}

async function nameOf(id: number): Promise<string> {
  const { name } = await ops.call(workers.get, { id })
  return name
}

async function revoke(id: number): Promise<void> {
  const { version } = await auditor.call(verifications.get, { id })
  await auditor.call(verifications.revoke, { id, version, reason: '经核实为他人证件' })
}

/** A rider on duty whose health certificate was approved. */
async function healthyRider() {
  const rider = await server.fixtures.rider({ credentials: [] })
  const person = { kind: 'rider', externalId: rider.externalId } as const
  const fields = { name: await nameOf(rider.id) }
  const paper = await judged(server, auditor, 'approve', { person, kind: 'healthCertificate', fields })
  expect(await fitnessOf(rider.id)).toBeNull()
  return { rider, person, fields, paper }
}

describe('a paper of a worker', () => {
  test('that is revoked ends its credential: they get no more orders and go offline', async () => {
    const { rider, person, fields, paper } = await healthyRider()
    await revoke(paper.id)
    expect((await credentialOf(rider.id, 'health'))?.daysLeft).toBe(-1)
    expect(await fitnessOf(rider.id)).toBe('credentialExpired')
    const said = await until(() =>
      server.webhooks.receivedAboutPeople.find(
        ({ body }) => body.type === 'worker.force_offline' && body.data.workerId === rider.externalId,
      ),
    )
    expect(said.body.data).toMatchObject({ reason: '资质已过期，不可接单' })
    const told = await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('link', '=', `/list?tab=expiring&open=${rider.id}`)
      .execute()
    expect(told).toEqual([{ kind: 'credential.health.ended' }])

    // The app that still knows the paper does not bring it back; another paper does.
    const known = server.fixtures.writeWorker({ externalId: rider.externalId })
    const health = { kind: 'health' as const, expiresOn: '2035-01-01' }
    const again = { workers: [{ ...known, credentials: [{ ...health, number: paper.number }] }] }
    expect((await server.fixtures.post('rider', '/open/v1/workers', again)).status).toBe(200)
    expect((await credentialOf(rider.id, 'health'))?.daysLeft).toBe(-1)
    const renewed = await showPaper(server, {
      person,
      kind: 'healthCertificate',
      number: paper.number,
      fields: { ...fields, name: await nameOf(rider.id) },
    })
    await judge(auditor, renewed.id, 'approve')
    expect(await settled(server, renewed.id)).toBe('approved')
    expect((await credentialOf(rider.id, 'health'))?.daysLeft).toBeGreaterThan(0)
    expect(await fitnessOf(rider.id)).not.toBe('credentialExpired')
  })

  test('that expires ends its credential, also where the app reports a later day', async () => {
    const { rider, paper } = await healthyRider()
    await server.db.updateTable('verifications').set({ valid_to: '2026-01-01' }).where('id', '=', paper.id).execute()
    await expirePapers(server.runtime)
    expect(await fitnessOf(rider.id)).toBe('credentialExpired')
  })

  test('that is replaced by a newer one leaves what the newer one says', async () => {
    const { rider, person, fields } = await healthyRider()
    const newer = { person, kind: 'healthCertificate' as const, fields: { ...fields, validTo: '2030-05-05' } }
    await judged(server, auditor, 'approve', newer)
    expect(await credentialOf(rider.id, 'health')).toMatchObject({ expiresOn: '2030-05-05' })
    expect(await fitnessOf(rider.id)).toBeNull()
  })

  test('that was never approved takes nothing away', async () => {
    const { rider, person, fields, paper } = await healthyRider()
    const same = { person, kind: 'healthCertificate' as const, number: paper.number, fields }
    await judged(server, auditor, 'reject', same)
    expect(await fitnessOf(rider.id)).toBeNull()
  })

  test('is an identity card: its number stands among the credentials', async () => {
    const rider = await server.fixtures.rider({ credentials: [] })
    const person = { kind: 'rider', externalId: rider.externalId } as const
    const { id, number } = await judged(server, auditor, 'approve', {
      person,
      fields: { name: await nameOf(rider.id) },
    })
    expect(await credentialOf(rider.id, 'identity')).toMatchObject({
      number: `${number.slice(0, 4)}**********${number.slice(-4)}`,
    })
    await revoke(id)
    expect(await fitnessOf(rider.id)).toBe('credentialExpired')
  })
})

describe('a paper of an applicant who was activated', () => {
  async function activated(kind: 'rider' | 'chauffeur') {
    const applied = await admitted(server, { auditor, colleague }, { kind })
    expect(await onboard(server, applied, kind)).toMatchObject({ body: { state: 'activated' } })
    const { user_id: workerId } = await server.db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', applied.person.externalId)
      .executeTakeFirstOrThrow()
    return { ...applied, workerId }
  }

  test('is one of the worker: revoked, it ends there, a new one counts', async () => {
    const { workerId, paperIds, person } = await activated('chauffeur')
    expect(await fitnessOf(workerId, 'chauffeur')).toBe('offline')
    await revoke(paperIds[1] ?? 0)
    expect(await fitnessOf(workerId, 'chauffeur')).toBe('credentialExpired')
    expect(await ops.call(workers.get, { id: workerId })).toMatchObject({ licenceClass: null, licensedOn: null })
    await judged(server, auditor, 'approve', { person, kind: 'driverLicence', fields: { licenceClass: 'B1' } })
    expect(await fitnessOf(workerId, 'chauffeur')).toBe('offline')
    expect(await ops.call(workers.get, { id: workerId })).toMatchObject({ licenceClass: 'B1' })
  })

  test('is the real name of the customer, too', async () => {
    const { workerId, paperIds, person } = await activated('rider')
    await revoke(paperIds[0] ?? 0)
    expect((await credentialOf(workerId, 'identity'))?.daysLeft).toBe(-1)
    const customer = await server.db
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select('users.real_name')
      .where('external_id', '=', person.externalId)
      .executeTakeFirstOrThrow()
    expect(customer.real_name).toBe('')
    expect(await nameOf(workerId)).toBe('王小明')
  })
})

describe('a paper of a shop', () => {
  /** A shop that was admitted, with its papers: real name, business licence, food permit. */
  async function shopWithPapers() {
    const applied = await admitted(server, { auditor, colleague }, { kind: 'merchant' })
    expect(await onboard(server, applied, 'merchant')).toMatchObject({ body: { state: 'activated' } })
    const { id } = await server.db
      .selectFrom('merchants')
      .select('id')
      .where('external_id', '=', applied.person.externalId)
      .executeTakeFirstOrThrow()
    const [, businessId = 0, foodId = 0] = applied.paperIds
    return { ...applied, shopId: id, businessId, foodId }
  }

  async function daysLeftOf(shopId: number, kind: MerchantRow['licences'][number]['kind']) {
    const { licences } = await ops.call(merchants.get, { id: shopId })
    return licences.find(licence => licence.kind === kind)?.daysLeft
  }

  /** By the app of the applicant, which then speaks for shops, too. */
  async function reportShop(shop: Partial<Merchant>): Promise<void> {
    const scopes = sql<OpenScope[]>`scopes || '{merchant.write}'`
    await server.db.updateTable('apps').set({ scopes }).where('id', '=', 'customer-app').execute()
    const body = { merchants: [writeMerchant(shop)] }
    expect((await server.fixtures.post('customer', '/open/v1/merchants', body)).status).toBe(200)
  }

  test('that is revoked ends its licence, staff are notified, a report does not bring it back, a new paper does', async () => {
    const { person, shopId, foodId, businessId } = await shopWithPapers()
    const lasting = await daysLeftOf(shopId, 'business')
    expect(await daysLeftOf(shopId, 'food')).toBeGreaterThan(0)
    await revoke(foodId)
    expect(await daysLeftOf(shopId, 'food')).toBe(-1)
    expect(await daysLeftOf(shopId, 'business')).toBe(lasting)
    const told = await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('link', '=', `/list?tab=shop&open=${shopId}`)
      .execute()
    expect(told).toEqual([{ kind: 'licence.food.ended' }])

    const { food_no: number } = await server.db
      .selectFrom('merchants')
      .select('food_no')
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow()
    const shop = { externalId: person.externalId, foodLicence: { number, expiresOn: '2035-01-01' } }
    await reportShop(shop)
    expect(await daysLeftOf(shopId, 'food')).toBe(-1)
    await judged(server, auditor, 'approve', { person, kind: 'foodPermit' })
    expect(await daysLeftOf(shopId, 'food')).toBeGreaterThan(0)

    await revoke(businessId)
    await reportShop({ ...shop, businessLicence: { number: '91410100MA7654321X', expiresOn: '2035-01-01' } })
    expect(await daysLeftOf(shopId, 'business')).toBeGreaterThan(0)
  })

  test('that expires ends its licence, also where the app reports a later day', async () => {
    const { shopId, foodId } = await shopWithPapers()
    await server.db.updateTable('verifications').set({ valid_to: '2026-01-01' }).where('id', '=', foodId).execute()
    await expirePapers(server.runtime)
    expect(await daysLeftOf(shopId, 'food')).toBe(-1)
  })
})
