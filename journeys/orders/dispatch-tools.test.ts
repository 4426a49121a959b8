import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { comeDue } from '../setup/chats/chats.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { readOrder } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('dispatcher', { name: '老周' })
})

async function setWorker(worker: Worker, set: object): Promise<void> {
  await server.db.updateTable('workers').set(set).where('user_id', '=', worker.id).execute()
}

const targetsOf = (several: Order[]) => several.map(({ id, version }) => ({ id, version }))

describe('the candidates', () => {
  test('are sorted by distance, unavailable ones below with the reason', async () => {
    const cityCode = '330100'
    const order = await server.fixtures.order('preparing/wait_dispatch', { cityCode })
    const { row } = await readOrder(server.db, order.id)
    const { from, to } = row.details
    const at = (metres: number) => ({ lng: from?.lng ?? 0, lat: (from?.lat ?? 0) + metres / 111_195 })
    const report = (metres: number, more = {}) => server.fixtures.rider({ cityCode, position: at(metres), ...more })
    const busyWith = (worker: Worker, written = {}) =>
      server.fixtures.order('preparing/accepted', { cityCode, worker, written })
    const elsewhereFrom = {
      merchant: { ...from, name: '别家面馆' },
      receiver: { ...to, lat: (to?.lat ?? 0) + 0.05 },
    }
    const far = await report(2000)
    const near = await report(300)
    const busy = await report(100)
    await busyWith(busy, elsewhereFrom)
    const there = await report(400)
    await busyWith(there)
    const full = await report(50)
    await setWorker(full, { capacity: 1 })
    await busyWith(full, elsewhereFrom)
    const frozen = await report(60)
    await setWorker(frozen, { status: 'frozen' })
    const offline = await report(70, { online: false })
    const silent = await report(80)
    await setWorker(silent, { located_at: new Date(Date.now() - 301_000) })
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', row.customer_id)
      .executeTakeFirstOrThrow()
    const customer = await report(90, { phone })
    const nowhere = await server.fixtures.rider({ cityCode, position: undefined })
    const elsewhere = await server.fixtures.rider({ cityCode: homeCity, position: at(10) })
    const chauffeur = await server.fixtures.worker('chauffeur', { cityCode, position: at(10) })

    const listed = await desk.call(dispatch.candidates, { id: order.id })
    expect(listed.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [near.id, null],
      [there.id, null],
      [busy.id, null],
      [far.id, null],
      [frozen.id, 'frozen'],
      [offline.id, 'offline'],
      [silent.id, 'offline'],
      [customer.id, 'isCustomer'],
      [full.id, 'full'],
      [nowhere.id, 'noPosition'],
    ])
    const find = (worker: Worker) => listed.find(({ id }) => id === worker.id)
    expect(find(near)).toMatchObject({ distanceM: 390, minutes: 2, load: 0, capacity: 5, sameFrom: 0 })
    expect(find(there)).toMatchObject({ load: 1, sameFrom: 1 })
    expect(find(busy)).toMatchObject({ load: 1, sameFrom: 0 })
    for (const other of [elsewhere, chauffeur]) expect(find(other)).toBeUndefined()
    for (const { phone: shown } of listed) expect(shown).toMatch(/^\d{3}\*{4}\d{4}$/)
  })

  test('wait for a meal as long as its shop needs for it, until the shop says that it is ready', async () => {
    const cityCode = '330300'
    const order = await server.fixtures.order('preparing/wait_dispatch', { cityCode })
    const { row } = await readOrder(server.db, order.id)
    const { lng = 0, lat = 0, name = '', phone = '' } = row.details.from ?? {}
    await server.fixtures.merchant({ cityCode, name, phone })
    await server.fixtures.rider({ cityCode, position: { lng, lat } })
    const prepared = (minutes: number) =>
      server.db.updateTable('merchants').set({ prep_minutes: minutes }).where('phone', '=', phone).execute()
    const waits = async () => (await desk.call(dispatch.candidates, { id: order.id }))[0]?.waitMinutes
    await prepared(100)
    expect(await waits()).toBeGreaterThan(80)
    await server.db.updateTable('orders').set({ ready_at: new Date() }).where('id', '=', order.id).execute()
    expect(await waits()).toBe(0)
  })

  test('with an obstacle, which the board says before an order is chosen, are refused, those without one accepted', async () => {
    const cityCode = '330200'
    const order = await server.fixtures.orderOf('errand', 'pending_accept', { cityCode })
    const ready = await server.fixtures.rider({ cityCode })
    const reasons = { full: 'workerFull', credentialExpired: 'workerPapersEnded' } as const
    const off = [{ work_status: 'offline' }, { work_status: 'rest' }, { located_at: null }]
    for (const obstacle of [...off, { status: 'frozen' }, { capacity: 0 }]) {
      await setWorker(await server.fixtures.rider({ cityCode }), obstacle)
    }
    const credentials = [{ kind: 'insurance' as const, number: '8840', expiresOn: '2025-01-01' }]
    await server.fixtures.rider({ cityCode, credentials })
    const listed = await desk.call(dispatch.candidates, { id: order.id })
    for (const { id: workerId, obstacle } of listed) {
      if (obstacle === null) continue
      const refused = await refusalOf(desk.call(orders.assign, { id: order.id, version: order.version, workerId }))
      expect(refused.reason).toBe(reasons[obstacle as 'full'] ?? 'workerUnavailable')
    }
    const local = await server.signIn('dispatcher', { cityCodes: [cityCode] })
    const { workers } = await local.call(dispatch.board, { service: 'errand' })
    const byId = (all: { id: number; obstacle: unknown }[]) => new Map(all.map(one => [one.id, one.obstacle]))
    expect(byId(workers)).toEqual(byId(listed))
    const taken = await desk.call(orders.assign, { id: order.id, version: order.version, workerId: ready.id })
    expect(taken.worker?.id).toBe(ready.id)
  })

  test('are empty for a parcel, which a carrier picks up', async () => {
    const parcel = await server.fixtures.orderOf('express', 'booked')
    expect(await desk.call(dispatch.candidates, { id: parcel.id })).toEqual([])
  })
})

describe('the board', () => {
  test('shows waiting orders, the most urgent first, and workers, of one’s own cities', async () => {
    const cityCode = '330300'
    const local = await server.signIn('dispatcher', { cityCodes: [cityCode] })
    const later = await server.fixtures.orderOf('chauffeur', 'pending_dispatch', { cityCode })
    const urgent = await server.fixtures.orderOf('chauffeur', 'pending_dispatch', { cityCode })
    await server.db
      .updateTable('orders')
      .set({ due_at: new Date(0) })
      .where('id', '=', urgent.id)
      .execute()
    await server.fixtures.orderOf('chauffeur', 'pending_dispatch', { cityCode: otherCity })
    await server.fixtures.order('preparing/wait_dispatch', { cityCode })
    const idle = await server.fixtures.worker('chauffeur', { cityCode })
    const busy = await server.fixtures.worker('chauffeur', { cityCode })
    await server.fixtures.orderOf('chauffeur', 'in_service', { cityCode, worker: busy })
    const weak = await server.fixtures.worker('chauffeur', { cityCode })
    await setWorker(weak, { located_at: new Date(Date.now() - 61_000) })
    const gone = await server.fixtures.worker('chauffeur', { cityCode, online: false })
    await server.fixtures.rider({ cityCode })
    await server.fixtures.worker('chauffeur', { cityCode: otherCity })

    const board = await local.call(dispatch.board, { service: 'chauffeur' })
    expect(board.orders.map(({ id }) => id)).toEqual([urgent.id, later.id])
    expect(board.workers.map(({ id, presence, load }) => [id, presence, load])).toEqual([
      [idle.id, 'idle', 0],
      [busy.id, 'busy', 1],
      [weak.id, 'weak', 0],
      [gone.id, 'offline', 0],
    ])
    const nowhere = await server.signIn('dispatcher', { cityCodes: [] })
    expect(await nowhere.call(dispatch.board, { service: 'chauffeur' })).toEqual({ orders: [], workers: [] })
  })
})

describe('choosing a worker', () => {
  const leasedBy = async (who: Desk, { no }: Order) => (await who.call(orders.get, { no })).leasedBy?.name ?? null

  test('is shown to colleagues until it ends', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const colleague = await server.signIn('dispatcher', { name: '小李' })
    const socket = await colleague.socket('orders')
    await desk.call(dispatch.lease, { id: order.id })
    await untilNudged(socket, 'orders.changed', order.id)
    expect(await leasedBy(colleague, order)).toBe('老周')
    await desk.call(dispatch.release, { id: order.id })
    expect(await leasedBy(colleague, order)).toBeNull()
    socket.close()
  })

  test('expires after a minute, after which another person can have it', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const colleague = await server.signIn('dispatcher', { name: '小李' })
    await desk.call(dispatch.lease, { id: order.id })
    const { leased_until } = (await readOrder(server.db, order.id)).row
    expect(Number(leased_until) - Date.now()).toBeLessThanOrEqual(60_000)
    await server.db.updateTable('orders').set({ leased_until: new Date() }).where('id', '=', order.id).execute()
    expect(await leasedBy(colleague, order)).toBeNull()
    await colleague.call(dispatch.lease, { id: order.id })
    expect(await leasedBy(desk, order)).toBe('小李')
    await desk.call(dispatch.release, { id: order.id })
    expect(await leasedBy(desk, order)).toBe('小李')
  })

  test('that nobody renews or ends is over on the screens of colleagues, too', async () => {
    const { id } = await server.fixtures.order('preparing/wait_dispatch')
    const told: AddressedNudge[] = []
    server.runtime.nudgeChannel.subscribe(items => void told.push(...items))
    const isTold = () => told.some(one => one.word === 'orders.changed' && one.id === id)
    const looks = async () => {
      const { rows } = await sql`select from pgboss.job where name = 'orders.leaseEnd' and state = 'created'
        and (data ->> 'id')::bigint = ${id}`.execute(server.db)
      return rows.length
    }
    for (const _ of ['begun', 'renewed']) await desk.call(dispatch.lease, { id })
    told.length = 0
    expect(await looks()).toBe(1)
    await comeDue(server, 'orders.leaseEnd', id)
    expect([isTold(), await looks()]).toEqual([false, 1])
    await server.db.updateTable('orders').set({ leased_until: new Date() }).where('id', '=', id).execute()
    await comeDue(server, 'orders.leaseEnd', id)
    expect([isTold(), await looks()]).toEqual([true, 0])
  })

  test('does not prevent others from assigning and does not change the order', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    await (await server.signIn('dispatcher')).call(dispatch.lease, { id: order.id })
    const { id, version } = order
    const answer = await desk.call(orders.assign, { id, version, workerId: (await server.fixtures.rider()).id })
    expect(answer).toMatchObject({ state: 'preparing/offered', version: version + 1 })
  })
})

describe('several orders for one worker', () => {
  test('are assigned or refused one by one, with the reason in the reader’s language', async () => {
    const rider = await server.fixtures.rider()
    const [first, second, stale] = [
      await server.fixtures.order('preparing/wait_dispatch'),
      await server.fixtures.orderOf('errand', 'pending_accept'),
      await server.fixtures.order('preparing/wait_dispatch'),
    ]
    const taken = await server.fixtures.order('preparing/accepted')
    const ride = await server.fixtures.orderOf('chauffeur', 'pending_dispatch')
    const asked = [
      ...targetsOf([first, second, taken, ride]),
      { id: stale.id, version: stale.version + 1 },
      { id: 999_999, version: 1 },
    ]
    const { results } = await desk.call(dispatch.assignMany, { workerId: rider.id, orders: asked }, { language: 'en' })
    expect(results.map(({ id }) => id)).toEqual(asked.map(({ id }) => id).toSorted((one, other) => one - other))
    const refusalFor = ({ id }: { id: number }) => results.find(result => result.id === id)?.refusal
    for (const order of [first, second]) {
      expect(refusalFor(order)).toBeNull()
      expect((await readOrder(server.db, order.id)).row).toMatchObject({
        worker_id: rider.id,
        version: order.version + 1,
      })
    }
    for (const order of [taken, ride, stale]) {
      expect(refusalFor(order)).toMatch(/\.$/)
      expect((await readOrder(server.db, order.id)).row.version).toBe(order.version)
    }
    expect(results.find(({ id }) => id === 999_999)).toEqual({ id: 999_999, no: '', refusal: expect.any(String) })
  })

  test('of another city are not found', async () => {
    const foreign = await server.fixtures.order('preparing/wait_dispatch', { cityCode: otherCity })
    const local = await server.signIn('dispatcher', { cityCodes: [homeCity] })
    const workerId = (await server.fixtures.rider()).id
    const { results } = await local.call(dispatch.assignMany, { workerId, orders: targetsOf([foreign]) })
    expect(results).toEqual([{ id: foreign.id, no: '', refusal: expect.any(String) }])
  })

  test('assigned by several people at once do not exceed the worker’s capacity', async () => {
    const rider = await server.fixtures.rider()
    await setWorker(rider, { capacity: 4 })
    const several = await Promise.all(
      Array.from({ length: 12 }, () => server.fixtures.order('preparing/wait_dispatch')),
    )
    const people = await Promise.all(Array.from({ length: 4 }, () => server.signIn('dispatcher')))
    // Everybody assigns all of them, each in another order.
    const answers = await Promise.all(
      people.map((who, place) => {
        const shifted = [...several.slice(place * 3), ...several.slice(0, place * 3)]
        return who.call(dispatch.assignMany, { workerId: rider.id, orders: targetsOf(shifted) })
      }),
    )
    const given = answers.flatMap(({ results }) => results).filter(({ refusal }) => refusal === null)
    expect(given).toHaveLength(4)
    const held = await server.db.selectFrom('orders').select('id').where('worker_id', '=', rider.id).execute()
    expect(held.map(({ id }) => id).toSorted()).toEqual(given.map(({ id }) => id).toSorted())
  })
})
