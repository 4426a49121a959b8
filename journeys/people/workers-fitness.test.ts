import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coversLicence, type Unfitness } from '#contract/people/fitness.ts'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { remindOfLicences } from '#server/people/merchants/feature.ts'
import { remindOfCredentials, workerFacts } from '#server/people/workers/feature.ts'
import { type Need, unfitnessOf } from '#server/people/workers/index.ts'
import { as } from '../access/access-calls.ts'
import { homeCity, type ReportedWorker } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})
beforeEach(avoidMidnight)

const day = (inDays: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + inDays * 86_400_000)
const insurance = (inDays: number) => ({ kind: 'insurance' as const, number: '8840', expiresOn: day(inDays) })

async function fitness(id: number, need: Partial<Need> = {}, load = 0): Promise<Unfitness | null> {
  const worker = await workerFacts(server.db).where('workers.user_id', '=', id).executeTakeFirstOrThrow()
  return unfitnessOf({ ...worker, load }, { kind: 'rider', cityCode: homeCity, ...need })
}

describe('who can be given an order', () => {
  test('of several reasons the one that lasts longest is given', async () => {
    const { id } = await server.fixtures.rider({ phone: '13700001111' })
    expect(await fitness(id, { serviceType: 'queue' })).toBe(null)
    expect(await fitness(id, {}, 5)).toBe('full')
    expect(await fitness(id, { customerPhone: '13700001111' })).toBe('isCustomer')
    expect(await fitness(id, { cityCode: '110100' }, 5)).toBe('otherCity')
    expect(await fitness(id, { kind: 'companion' })).toBe('wrongKind')
    expect(await fitness(id, { chosenId: 'SOMEBODY-ELSE' }, 5)).toBe('notChosen')
    expect(await fitness(id, { serviceType: 'game:王者荣耀' })).toBe('wrongService')
    expect(await fitness(id, { licenceClass: 'C1' })).toBe('wrongLicence')
    for (const status of ['disabled', 'frozen', 'resigned'] as const) {
      await server.db.updateTable('workers').set({ status }).where('user_id', '=', id).execute()
      expect(await fitness(id, { kind: 'companion' }, 9)).toBe(status)
    }
  })

  test('workers who rest, are offline or have no position are assigned none', async () => {
    const cases: [Partial<ReportedWorker>, Unfitness][] = [
      [{ resting: true }, 'resting'],
      [{ online: false }, 'offline'],
      [{ position: undefined }, 'noPosition'],
      [{ credentials: [insurance(-1)] }, 'credentialExpired'],
    ]
    for (const [said, reason] of cases) expect(await fitness((await server.fixtures.rider(said)).id)).toBe(reason)
    const { id } = await server.fixtures.rider({ credentials: [insurance(0)] })
    expect(await fitness(id)).toBe(null)
    await sql`update workers set located_at = now() - interval '5 minutes' where user_id = ${id}`.execute(server.db)
    expect(await fitness(id)).toBe('offline')
  })

  test('a higher licence class includes lower ones', () => {
    expect([coversLicence('A1', 'C1'), coversLicence('C1', 'C2'), coversLicence('C1', 'C1')]).toEqual([
      true,
      true,
      true,
    ])
    expect([coversLicence('C2', 'C1'), coversLicence('C1', 'B2'), coversLicence(null, 'C2')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('expiring credentials', () => {
  const kindsFor = async (no: string) => {
    const rows = await server.db
      .selectFrom('notifications')
      .select(['kind', 'params', 'type'])
      .where(sql<boolean>`params ->> 'no' = ${no}`)
      .orderBy('id')
      .execute()
    return rows.map(({ kind, params, type }) => [type, kind, (params as { days?: number }).days])
  }

  test('notify staff thirty, seven and one days before and at the end, each once', async () => {
    const { id, externalId } = await server.fixtures.rider({ credentials: [insurance(31)] })
    const { no } = await ops.call(workers.get, { id })
    for (const days of [31, 30, 29, 8, 6, 2, 1, 0, -1, -2]) {
      await sql`update worker_credentials set expires_on = (now() at time zone 'Asia/Shanghai')::date + ${days}::int
        where worker_id = ${id}`.execute(server.db)
      await remindOfCredentials(server.runtime)
      await remindOfCredentials(server.runtime)
    }
    expect(await kindsFor(no)).toEqual([
      [10, 'credential.insurance', 30],
      [10, 'credential.insurance', 6],
      [10, 'credential.insurance', 1],
      [10, 'credential.insurance.ended', -1],
    ])
    expect(await ops.call(workers.get, { id })).toMatchObject({ workStatus: 'offline', isForcedOffline: true })
    await until(() =>
      server.webhooks.receivedAboutPeople.some(
        ({ body }) => body.type === 'worker.force_offline' && body.data.workerId === externalId,
      ),
    )
  })

  test('that are renewed are announced again, and the worker can be assigned again', async () => {
    const { id } = await server.fixtures.rider({ credentials: [insurance(-3)] })
    await remindOfCredentials(server.runtime)
    const { no } = await ops.call(workers.get, { id })
    const { external_id } = await server.db
      .selectFrom('workers')
      .select('external_id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    const said = { externalId: external_id, credentials: [insurance(20)] }
    await server.fixtures
      .app('rider')
      .sendWorkers({ workers: [server.fixtures.writeWorker({ ...said, online: false })] })
    await server.fixtures.app('rider').sendWorkers({ workers: [server.fixtures.writeWorker(said)] })
    await remindOfCredentials(server.runtime)
    expect(await kindsFor(no)).toEqual([
      [10, 'credential.insurance.ended', -3],
      [10, 'credential.insurance', 20],
    ])
    expect(await fitness(id)).toBe(null)
  })

  test('of a shop: the licence that expires first counts, and a report without it changes nothing', async () => {
    const { id, externalId } = await server.fixtures.merchant({
      businessLicence: { number: '91410100MA12345678', expiresOn: day(400) },
      foodLicence: { number: 'JY14101050012345', expiresOn: day(6) },
    })
    await remindOfLicences(server.runtime)
    await server.fixtures.merchant({ externalId, open: false })
    await remindOfLicences(server.runtime)
    const shop = await ops.call(merchants.get, { id })
    expect(shop).toMatchObject({ isOpen: false, licences: [{ kind: 'food', daysLeft: 6 }, { kind: 'business' }] })
    expect(shop.licences[1]?.number).toBe('9141**********5678')
    expect(await kindsFor(shop.no)).toEqual([[10, 'licence.food', 6]])
    const { rows } = await ops.call(merchants.list, { expiresIn: 7 })
    expect(rows.map(row => row.id)).toEqual([id])
  })
})

describe('positions', () => {
  test('of chauffeurs on duty are returned; of others not', async () => {
    const position = { lng: 113.7, lat: 34.8, heading: 90, speedKmh: 24 }
    const terms = { kind: 'chauffeur', licenceClass: 'C1', licensedOn: '2015-03-01', position, battery: 80 } as const
    const live = await server.fixtures.rider({ ...terms, phone: '13566667777' })
    const away = await server.fixtures.rider({ ...terms, online: false })
    const silent = await server.fixtures.rider(terms)
    await sql`update workers set located_at = now() - interval '10 minutes' where user_id = ${silent.id}`.execute(
      server.db,
    )
    const rows = await as(server, ops, workers.daiJia, {})
    const found = (id: number) => rows.find(row => row.id === id)
    expect(found(live.id)).toMatchObject({
      ...position,
      phone: '135****7777',
      workStatus: 'online',
      battery: 80,
      orderNo: null,
    })
    expect(found(live.id)?.drivingYears).toBeGreaterThanOrEqual(11)
    expect(found(away.id)).toBe(undefined)
    expect(found(silent.id)).toMatchObject({ workStatus: 'offline' })
    expect(found(silent.id)?.staleSeconds).toBeGreaterThanOrEqual(600)
  })

  test('are stored at most every fifteen seconds', async () => {
    const worker = server.fixtures.writeWorker()
    const app = server.fixtures.app('rider')
    for (let n = 0; n < 3; n++) await app.sendWorkers({ workers: [worker] })
    const { user_id } = await server.db
      .selectFrom('workers')
      .select('user_id')
      .where('external_id', '=', worker.externalId)
      .executeTakeFirstOrThrow()
    const kept = () => server.db.selectFrom('worker_positions').selectAll().where('worker_id', '=', user_id).execute()
    expect(await kept()).toHaveLength(1)
    await sql`update workers set sampled_at = now() - interval '15 seconds' where user_id = ${user_id}`.execute(
      server.db,
    )
    await app.sendWorkers({ workers: [worker] })
    expect(await kept()).toHaveLength(2)
  })
})
