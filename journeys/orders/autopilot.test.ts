import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { autopilots } from '#contract/orders/autopilots.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { settings } from '#contract/settings/settings.ts'
import { assignWaiting } from '#server/orders/autopilots/feature.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { readOrder } from '../setup/people/records.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServerPerTest()
const cityCode = '330300'

const dispatcherOf = (...cityCodes: string[]) => server.signIn('dispatcher', { cityCodes, name: '老周' })
const waitingOrder = (more = {}) => server.fixtures.order('preparing/wait_dispatch', { cityCode, ...more })
const workerOf = async ({ id }: Order) => (await readOrder(server.db, id)).row.worker_id

async function riders(count: number, capacity = 5): Promise<Worker[]> {
  const made = await Promise.all(Array.from({ length: count }, () => server.fixtures.rider({ cityCode })))
  const ids = made.map(({ id }) => id)
  await server.db.updateTable('workers').set({ capacity }).where('user_id', 'in', ids).execute()
  return made
}

async function cityOf(desk: Desk) {
  const [city] = (await desk.call(autopilots.list, {})).rows
  if (!city) throw new Error('There is no city.')
  return city
}

async function withoutWaiting(): Promise<void> {
  const admin = await server.signIn('super_admin')
  const { rows } = await admin.call(settings.list, {})
  for (const [key, value] of [
    ['orders.autopilotAfter', 0],
    ['orders.autopilotLate', 86_400],
  ] as const) {
    const row = rows.find(each => each.key === key)
    if (row) await admin.call(settings.update, { id: row.id, version: row.version, value })
  }
}

/** By a round of this test or one of the server, whichever is first. */
const untilAssigned = (order: Order, worker: Worker | undefined) =>
  until(async () => {
    await assignWaiting(server.runtime)
    return (await workerOf(order)) === worker?.id
  })

test('an autopilot assigns what waits, says why in the timeline, and stops at once when a person takes over', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const desk = await dispatcherOf(cityCode)
  await withoutWaiting()
  const [rider] = await riders(1)
  const first = await waitingOrder()
  const elsewhere = await server.fixtures.order('preparing/wait_dispatch', { cityCode: '110100' })
  expect(await assignWaiting(server.runtime)).toBe(0)

  const off = await cityOf(ops)
  expect(off).toMatchObject({ cityCode, mode: 'off', heldBy: null, allowed: ['set'] })
  const socket = await desk.socket('autopilots')
  const on = await ops.call(autopilots.set, { id: off.id, version: off.version, mode: 'assign' })
  await untilNudged(socket, 'autopilots.changed', off.id)
  socket.close()
  expect((await refusalOf(ops.call(autopilots.set, { id: off.id, version: off.version, mode: 'off' }))).reason).toBe(
    'changedByOther',
  )
  expect((await refusalOf(desk.call(autopilots.set, { ...on, mode: 'off' }))).reason).toBe('noPermission')

  await untilAssigned(first, rider)
  expect(await workerOf(elsewhere)).toBeNull()
  const { timeline } = await desk.call(orders.get, { no: first.no })
  expect(timeline.at(-1)).toMatchObject({ action: 'assign', actor: { kind: 'system' } })
  expect(timeline.at(-1)?.reason).toMatch(/^系统自动派单，约 \d+ 分钟到取货点，预计 \d\d:\d\d/)

  expect(await desk.call(autopilots.takeOver, { id: off.id })).toMatchObject({ heldBy: '老周', allowed: ['handOver'] })
  const second = await waitingOrder()
  expect(await assignWaiting(server.runtime)).toBe(0)
  expect(await workerOf(second)).toBeNull()
  await desk.call(autopilots.handOver, { id: off.id })
  await untilAssigned(second, rider)
})

test('an autopilot leaves to people what is beyond its limits, and what somebody is choosing a worker for', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const desk = await dispatcherOf(cityCode)
  const { id, version } = await cityOf(ops)
  await ops.call(autopilots.set, { id, version, mode: 'assign' })
  await riders(1)
  const order = await waitingOrder()
  // It has not waited long enough.
  expect(await assignWaiting(server.runtime)).toBe(0)
  await desk.call(dispatch.lease, { id: order.id })
  await withoutWaiting()
  expect(await assignWaiting(server.runtime)).toBe(0)
  await server.db.updateTable('workers').set({ lat: 31 }).execute()
  await desk.call(dispatch.release, { id: order.id })
  expect(await assignWaiting(server.runtime)).toBe(0)
  expect(await workerOf(order)).toBeNull()
})

/** So many more orders that stand like this one, written at once. */
async function copyOrder({ id }: Order, count: number, promisedSecondsAgo: number): Promise<void> {
  const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'orders' and table_schema = 'public' and is_generated = 'NEVER'
      and column_name not in ('id', 'no', 'external_no', 'promised_at')`.execute(server.db)
  const names = sql.raw(rows[0]?.names ?? '')
  await sql`insert into orders (no, external_no, promised_at, ${names})
    select no || '-' || n, external_no || '-' || n || '-' || ${promisedSecondsAgo}::int,
      now() - make_interval(secs => ${promisedSecondsAgo}::int), ${names}
    from orders, generate_series(${promisedSecondsAgo}::int, ${promisedSecondsAgo + count - 1}::int) as n
    where id = ${id}`.execute(server.db)
}

test('orders beyond the limits, however many and however urgent, keep neither the places of the plan nor the workers', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const admin = await server.signIn('super_admin')
  const { rows } = await admin.call(settings.list, {})
  for (const [key, value] of [
    ['orders.autopilotAfter', 0],
    ['orders.autopilotLate', 600],
  ] as const) {
    const row = rows.find(each => each.key === key)
    if (row) await admin.call(settings.update, { id: row.id, version: row.version, value })
  }
  const { id, version } = await cityOf(ops)
  await ops.call(autopilots.set, { id, version, mode: 'propose' })
  const late = await waitingOrder()
  await copyOrder(late, 101, 7200)
  // Not later than the limit until somebody has ridden there.
  await copyOrder(late, 101, 600)
  await sql`update orders set promised_at = now() - interval '2 hours' where id = ${late.id}`.execute(server.db)
  const fresh = await waitingOrder()
  await sql`update orders set due_at = now() + interval '1 hour' where id = ${fresh.id}`.execute(server.db)
  const [rider] = await riders(1, 1)
  const { proposals, waits } = await ops.call(autopilots.proposals, { service: 'food' })
  expect(proposals.map(({ order, worker }) => [order.id, worker.id])).toEqual([[fresh.id, rider?.id]])
  expect(waits.find(({ orderId }) => orderId === late.id)?.why).toBe('late')
  expect(waits.filter(({ why }) => why === 'late')).toHaveLength(203)
})

test('only proposing, it assigns nothing and shows what it would assign, until somebody confirms, dismisses or takes over', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const desk = await dispatcherOf(cityCode)
  const stranger = await dispatcherOf('110100')
  const { id, version } = await cityOf(ops)
  const [rider] = await riders(1)
  const [first, second] = [await waitingOrder(), await waitingOrder()]
  const proposed = async (who: Desk) =>
    (await who.call(autopilots.proposals, { service: 'food' })).proposals.map(({ order, worker }) => [
      order.id,
      worker.id,
    ])
  const both = [first, second].map(order => [order.id, rider?.id])
  expect(await proposed(desk)).toEqual([])
  const proposing = await ops.call(autopilots.set, { id, version, mode: 'propose' })
  // They have not waited long enough.
  expect(await proposed(desk)).toEqual([])
  await withoutWaiting()
  expect((await proposed(desk)).toSorted()).toEqual(both)
  expect(await proposed(stranger)).toEqual([])
  expect(await assignWaiting(server.runtime)).toBe(0)

  const socket = await desk.socket('autopilots')
  expect(await stranger.call(autopilots.dismiss, { ids: [first.id] })).toEqual({ dismissed: 0 })
  expect(await proposed(desk)).toHaveLength(2)
  expect(await desk.call(autopilots.dismiss, { ids: [first.id] })).toEqual({ dismissed: 1 })
  await untilNudged(socket, 'autopilots.changed', id)
  socket.close()
  expect(await proposed(ops)).toEqual([[second.id, rider?.id]])
  const { rows } = await (await server.signIn('super_admin')).call(events.list, { action: 'autopilots.dismiss' })
  expect(rows).toMatchObject([{ actor: { name: '老周' } }])

  const { proposals } = await desk.call(autopilots.proposals, { service: 'food' })
  const assignments = proposals.map(({ order, worker }) => ({
    id: order.id,
    version: order.version,
    workerId: worker.id,
  }))
  const { results } = await desk.call(dispatch.assignProposed, { assignments })
  expect(results.map(({ refusal }) => refusal)).toEqual([null])
  expect(await workerOf(second)).toBe(rider?.id)
  expect(await proposed(desk)).toEqual([])

  // What was dismissed is left to people by the mode that assigns as well, for ten minutes.
  await ops.call(autopilots.set, { ...proposing, mode: 'assign' })
  expect(await assignWaiting(server.runtime)).toBe(0)
  await server.db
    .updateTable('autopilot_dismissals')
    .set({ dismissed_at: sql`now() - interval '601 seconds'` })
    .execute()
  await untilAssigned(first, rider)
})

test('of every order that an autopilot does not assign now, the board says why it waits', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const { id, version } = await cityOf(ops)
  const proposing = await ops.call(autopilots.set, { id, version, mode: 'propose' })
  const setWorkers = (set: object) => server.db.updateTable('workers').set(set).execute()
  const order = await waitingOrder()
  const why = async () => {
    const { waits } = await ops.call(autopilots.proposals, { service: 'food' })
    return waits.map(each => (each.orderId === order.id ? each.why : each))
  }
  expect(await why()).toEqual(['fresh'])
  await withoutWaiting()
  expect(await why()).toEqual(['nobody'])
  const [rider] = await riders(1)
  expect(await why()).toEqual([])
  await setWorkers({ capacity: 0 })
  expect(await why()).toEqual(['full'])
  await setWorkers({ capacity: 5, service_types: [] })
  expect(await why()).toEqual(['unsuited'])
  await setWorkers({ service_types: ['food'], work_status: 'rest' })
  expect(await why()).toEqual(['nobody'])
  await setWorkers({ work_status: 'online' })
  await sql`insert into worker_credentials (worker_id, kind, number, expires_on)
    values (${rider?.id}, 'insurance', '8840', '2025-01-01')`.execute(server.db)
  expect(await why()).toEqual(['papers'])
  await server.db.deleteFrom('worker_credentials').execute()
  await setWorkers({ lat: 31 })
  expect(await why()).toEqual(['far'])
  await ops.call(dispatch.lease, { id: order.id })
  expect(await why()).toEqual(['chosen'])
  await ops.call(dispatch.release, { id: order.id })
  await ops.call(autopilots.dismiss, { ids: [order.id] })
  expect(await why()).toEqual(['dismissed'])
  const assigning = await ops.call(autopilots.set, { ...proposing, mode: 'assign' })
  expect(await why()).toEqual(['dismissed'])
  await ops.call(autopilots.set, { ...assigning, mode: 'off' })
  expect(await why()).toEqual([])
})

test('who has taken over is proposed nothing, and an order that came back is proposed again', async () => {
  const ops = await server.signIn('ops', { cityCodes: [cityCode] })
  const desk = await dispatcherOf(cityCode)
  await withoutWaiting()
  const { id, version } = await cityOf(ops)
  await ops.call(autopilots.set, { id, version, mode: 'propose' })
  const [rider] = await riders(1)
  await riders(1)
  const order = await waitingOrder()
  const count = async () => (await desk.call(autopilots.proposals, { service: 'food' })).proposals.length
  await desk.call(autopilots.takeOver, { id })
  expect(await count()).toBe(0)
  await desk.call(autopilots.handOver, { id })
  expect(await count()).toBe(1)
  await desk.call(autopilots.dismiss, { ids: [order.id] })
  expect(await count()).toBe(0)
  if (!rider) throw new Error('There is no rider.')
  const given = await server.fixtures.advance(order, 'preparing/offered', { worker: rider })
  await server.fixtures.sendEvent({ ...given, worker: rider }, { event: 'decline', by: 'rider' })
  expect(await count()).toBe(1)
})
