import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { dayMs } from '#contract/base/durations.ts'
import { type AppTerms, apps } from '#contract/open/apps.ts'
import { webhookLimits } from '#contract/open/webhooks/limits.ts'
import { webhookDeliveries, webhooks } from '#contract/open/webhooks.ts'
import type { Tables } from '#server/kit/database.ts'
import { partOf } from '#server/open/signed/nonces.ts'
import { switchOffFailing } from '#server/open/webhooks/failing.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { hold } from '../setup/held.ts'
import { appOf } from '../setup/open/apps.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let admin: Desk

beforeAll(async () => {
  admin = await server.signIn('super_admin')
})

const terms: AppTerms = {
  name: '合作方',
  kind: 'customer',
  owner: { id: null, name: '对接人老赵' },
  scopes: ['order.write'],
  services: null,
  cityCodes: null,
  ratePerSecond: 100,
  addresses: [],
  carriers: [],
}

type Lock = Parameters<typeof hold>[1]

/** Has two wait at a lock at the same moment, and answers the reason why each was refused, or null. */
async function twiceAtOnce(lock: Lock, ask: () => Promise<unknown>): Promise<(string | null)[]> {
  const held = await hold(server, lock)
  const both = Promise.all(
    [ask, ask].map(one =>
      one().then(
        () => null,
        error => error.reason as string,
      ),
    ),
  )
  await held.untilWaiting(2)
  await held.commit()
  return (await both).toSorted()
}

const secretsOf = (appId: string) =>
  server.db.selectFrom('app_secrets').select('id').where('app_id', '=', appId).execute()

describe('an app', () => {
  test('has a name that no other has', async () => {
    const add = () => admin.call(apps.add, { ...terms, name: '同名', proof: password })
    const reasons = await twiceAtOnce(db => lockNamed(db, 'apps.names'), add)
    expect(reasons).toEqual(['badInput', null])
  })

  test('gets one new secret from two who replace it', async () => {
    const { app } = await admin.call(apps.add, { ...terms, proof: password })
    const { id, version, appId } = app
    const rotate = () => admin.call(apps.rotate, { id, version, hours: 24, proof: password })
    const reasons = await twiceAtOnce(
      db => db.selectFrom('apps').select('id').where('number', '=', id).forUpdate().execute(),
      rotate,
    )
    expect(reasons).toEqual(['changedByOther', null])
    expect(await secretsOf(appId)).toHaveLength(2)
  })

  test('has as many endpoints as it may, and not one more', async () => {
    for (let at = 1; at < webhookLimits.endpoints; at += 1)
      await createEndpoint(server.runtime, { appId: 'rider-app', url: `https://example.com/${at}` })
    const add = () => admin.call(webhooks.add, { appId: 'rider-app', url: 'https://example.com/last', proof: password })
    const reasons = await twiceAtOnce(
      db => db.selectFrom('apps').select('id').where('id', '=', 'rider-app').forUpdate().execute(),
      add,
    )
    expect(reasons).toEqual([null, 'tooManyEndpoints'])
  })

  test('calls once with one signature', async () => {
    const body = JSON.stringify(server.fixtures.writeOrder())
    const target = new URL('/open/v1/orders', server.url)
    const signed = signedHeaders(appOf('customer'), { method: 'POST', url: target, body })
    const [nonce, part] = [signed['x-nonce'] ?? '', partOf(Number(signed['x-timestamp']))]
    const held = await hold(server, db =>
      db
        .insertInto('app_nonces')
        .values({ app_id: appOf('customer').id, nonce, part })
        .execute(),
    )
    const headers = { 'content-type': 'application/json', ...signed }
    const both = Promise.all([1, 2].map(() => fetch(target, { method: 'POST', headers, body })))
    await held.untilWaiting(2)
    await held.rollback()
    expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})

describe('an endpoint', () => {
  let id: number
  let version: number

  beforeEach(async () => {
    const terms = { appId: 'customer-app', url: 'https://example.com/', proof: password }
    const { endpoint } = await admin.call(webhooks.add, terms)
    ;({ id, version } = endpoint)
  })

  const lockEndpoint: Lock = db =>
    db.selectFrom('webhook_endpoints').select('id').where('id', '=', id).forUpdate().execute()

  test('gets one new secret from two who replace it', async () => {
    const rotate = () => admin.call(webhooks.rotate, { id, version, hours: 24, proof: password })
    expect(await twiceAtOnce(lockEndpoint, rotate)).toEqual(['changedByOther', null])
  })

  test('that recovers and fails again while it is switched off for the days before stays on', async () => {
    const failingSince = (db: Kysely<Tables>, at: number) =>
      db
        .updateTable('webhook_endpoints')
        .set({ failing_since: new Date(at) })
        .where('id', '=', id)
        .execute()
    await failingSince(server.db, Date.now() - (webhookLimits.failingDays + 1) * dayMs)
    const held = await hold(server, lockEndpoint)
    const switching = switchOffFailing(server.runtime)
    await held.untilWaiting()
    await failingSince(held.db, Date.now())
    await held.commit()
    await switching
    const read = server.db.selectFrom('webhook_endpoints').select('is_enabled').where('id', '=', id)
    expect(await read.executeTakeFirst()).toEqual({ is_enabled: true })
  })

  test('and a delivery of it are locked in one order by whoever sends again', async () => {
    const dead = { app_id: 'customer-app', endpoint_id: id, type: 'order.pay', record: 'R1', dead_at: new Date() }
    const body = JSON.stringify({ id: 'x', type: 'order.pay', data: {} })
    const stored = server.db
      .insertInto('webhooks')
      .values({ ...dead, body })
      .returning('id')
    const delivery = await stored.executeTakeFirstOrThrow()
    const held = await hold(server, lockEndpoint)
    const sending = admin.call(webhookDeliveries.resend, delivery)
    await held.untilWaiting()
    await held.db.selectFrom('webhooks').select('id').where('id', '=', delivery.id).forUpdate().execute()
    await held.commit()
    expect(await sending).toEqual({})
  })
})
