import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { planOf } from '#contract/orders/service.ts'
import type { Order } from '../setup/orders/order.ts'
import { readOrder } from '../setup/people/records.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

const limitOf = async ({ id }: Order) => (await readOrder(server.db, id)).row.timeout_at
const secondsOf = (state: string) => planOf('food').timeouts[state]?.after ?? 0

test('a state has its own time, from when it began; a state without one has none', async () => {
  const offered = await server.fixtures.order('preparing/offered')
  const { row } = await readOrder(server.db, offered.id)
  expect(row.timeout_at).toBe(row.state_at + secondsOf('preparing/offered') * 1000)
  const taken = await server.fixtures.sendEvent(offered, { event: 'take', by: 'rider' })
  expect(await limitOf(taken)).toBeNull()
  const delivered = await server.fixtures.advance(taken, 'delivered')
  const after = (await readOrder(server.db, delivered.id)).row
  expect(after.timeout_at).toBe(after.state_at + secondsOf('delivered') * 1000)
  const completed = await server.fixtures.advance(delivered, 'completed')
  expect(await limitOf(completed)).toBeNull()
})

test('what keeps the state keeps its time', async () => {
  const order = await server.fixtures.order('pending_accept')
  const before = await limitOf(order)
  expect(before).not.toBeNull()
  await server.fixtures.sendEvent(order, { event: 'urge', by: 'customer' })
  expect(await limitOf(order)).toBe(before)
})

test('orders whose time is over together are each moved once, by whichever node', async () => {
  const node = await startTestServer({ joins: server })
  onTestFinished(() => node.stop())
  const orders = await Promise.all(Array.from({ length: 30 }, () => server.fixtures.order('pending_pay')))
  const ids = orders.map(({ id }) => id)
  await server.fixtures.endTimes(ids)
  node.runtime.jobs.wake(['orders.timeout'])
  const closed = () =>
    server.db.selectFrom('orders').select(['state', 'version', 'timeout_at']).where('id', 'in', ids).execute()
  await until(async () => (await closed()).every(({ state }) => state === 'closed'))
  for (const row of await closed()) expect(row).toEqual({ state: 'closed', version: 2, timeout_at: null })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from events
    where subject = 'orders' and action = 'orders.close' and subject_id = any (${ids})`.execute(server.db)
  expect(rows[0]?.count).toBe(ids.length)
})

test('one that cannot be moved holds up no other, and is tried again later', async () => {
  const [broken, sound] = [await server.fixtures.order('pending_pay'), await server.fixtures.order('pending_pay')]
  await sql`create function refuse_broken() returns trigger language plpgsql as
    $$ begin raise exception 'this order cannot be closed'; end $$`.execute(server.db)
  await sql`create trigger refuse_broken before update of state on orders for each row
    when (old.id = ${sql.lit(broken.id)}) execute function refuse_broken()`.execute(server.db)
  await server.fixtures.endTimes([broken.id, sound.id])
  await until(async () => (await readOrder(server.db, sound.id)).row.state === 'closed')
  const later = await until(async () => {
    const { row } = await readOrder(server.db, broken.id)
    return row.timeout_at !== null && row.timeout_at > Date.now() + 10_000 ? row : null
  })
  expect(later).toMatchObject({ state: 'pending_pay', version: 1 })
  await sql`drop trigger refuse_broken on orders`.execute(server.db)
  expect(await server.fixtures.timeOut(broken)).toMatchObject({ state: 'closed' })
})
