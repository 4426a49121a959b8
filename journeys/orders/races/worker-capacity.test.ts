import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#city/world/random.ts'
import { autopilots } from '#contract/orders/autopilots.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Tables } from '#server/kit/database.ts'
import { assignWaiting } from '#server/orders/autopilots/feature.ts'
import { hold, withoutWrites } from '../../setup/held.ts'
import { eventOf } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import type { Order, Worker } from '../../setup/orders/order.ts'
import { keepOnline, readOrder } from '../../setup/people/records.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let lao: Desk
let lin: Desk

beforeAll(async () => {
  lao = await server.signIn('dispatcher', { name: '老周' })
  lin = await server.signIn('ops', { name: '小林' })
})

const waiting = (cityCode?: string) =>
  server.fixtures.order('preparing/wait_dispatch', { ...(cityCode !== undefined && { cityCode }) })
const rowOf = async ({ id }: Order) => (await readOrder(server.db, id)).row
const targetOf = ({ id, version }: Order) => ({ id, version })
const assign = (order: Order, worker: Worker, desk = lao) =>
  desk.call(orders.assign, { ...targetOf(order), workerId: worker.id })

async function riderFor(capacity: number): Promise<Worker> {
  const rider = await server.fixtures.rider()
  await server.db.updateTable('workers').set({ capacity }).where('user_id', '=', rider.id).execute()
  return rider
}

async function grab(order: Order, worker: Worker): Promise<string> {
  const event = eventOf({ ...order, worker }, { event: 'grab', by: 'rider' })
  const { status } = await server.fixtures.post('rider', `/open/v1/orders/${order.no}/events`, event)
  return status === 200 ? 'taken' : 'refused'
}

async function loadsOf(riders: readonly Worker[]): Promise<number[]> {
  const { rows } = await sql<{ load: number }>`
    select count(orders.id)::int as load from unnest(${riders.map(({ id }) => id)}::bigint[]) as rider (id)
      left join orders on orders.worker_id = rider.id and orders.finished_at is null
    group by rider.id order by rider.id`.execute(server.db)
  return rows.map(({ load }) => load)
}

describe('the capacity of a worker', () => {
  const one = (order: Order, rider: Worker) => assign(order, rider).then(() => 1)
  const grabbed = async (order: Order, rider: Worker) => ((await grab(order, rider)) === 'taken' ? 1 : 0)
  const many = async (order: Order, rider: Worker) => {
    const both = [order, await waiting()].map(targetOf)
    const { results } = await lin.call(dispatch.assignMany, { workerId: rider.id, orders: both })
    return results.filter(({ refusal }) => refusal === null).length
  }

  test.each([
    ['one by staff and one by the worker', 1, [one, grabbed]],
    ['two by staff', 1, [one, one]],
    ['several by staff and one by the worker', 2, [many, grabbed]],
  ] as const)('counts what is assigned in the same moment: %s', async (_, capacity, ways) => {
    const rider = await riderFor(capacity)
    const all = await Promise.all(ways.map(() => waiting()))
    const held = await hold(server, withoutWrites('assignments'))
    const given = Promise.allSettled(ways.map((way, place) => way(all[place] as Order, rider)))
    await held.untilWaiting(2)
    await held.commit()
    const counts = (await given).map(outcome => (outcome.status === 'fulfilled' ? outcome.value : 0))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(capacity)
    expect(await loadsOf([rider])).toEqual([capacity])
  })

  test('is never exceeded by twenty callers in twenty rounds', async () => {
    const random = createRandom('capacity of riders')
    const riders = [await riderFor(1), await riderFor(2), await riderFor(3)]
    let full = 0
    let open = await Promise.all(Array.from({ length: 12 }, () => waiting()))
    const ids = open.map(({ id }) => id)
    const of = <One>(all: readonly One[]) => all[random.whole(0, all.length - 1)] as One
    const ways = [
      () => assign(of(open), of(riders), of([lao, lin])),
      () => grab(of(open), of(riders)),
      () => lao.call(dispatch.assignMany, { workerId: of(riders).id, orders: open.slice(0, 2).map(targetOf) }),
      () =>
        lin.call(dispatch.assignProposed, {
          assignments: open.slice(3, 5).map(order => ({ ...targetOf(order), workerId: of(riders).id })),
        }),
    ]
    for (let round = 0; round < 20; round++) {
      await keepOnline(server.db)
      await Promise.allSettled(Array.from({ length: 20 }, () => of(ways)()))
      const loads = await loadsOf(riders)
      expect(loads.every((load, place) => load <= place + 1)).toBe(true)
      if (isDeepStrictEqual(loads, [1, 2, 3])) full += 1
      await sql`update assignments set state = 'revoked' where order_id = any(${ids}::bigint[])`.execute(server.db)
      await sql`update orders set state = 'preparing/wait_dispatch', worker_id = null, version = version + 1
        where id = any(${ids}::bigint[])`.execute(server.db)
      const rows = await server.db.selectFrom('orders').select(['id', 'version']).where('id', 'in', ids).execute()
      const versions = new Map(rows.map(({ id, version }) => [id, version]))
      open = open.map(order => ({ ...order, version: versions.get(order.id) ?? 0 }))
    }
    // More was asked than they had room for.
    expect(full).toBeGreaterThan(0)
  })

  test('is that of a worker as their app and staff changed them meanwhile: papers, phone number, ban', async () => {
    const order = await waiting()
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', (await rowOf(order)).customer_id ?? 0)
      .executeTakeFirstOrThrow()
    const changes: Record<string, (db: Kysely<Tables>, id: number) => Promise<unknown>> = {
      workerPapersEnded: (db, id) =>
        sql`insert into worker_credentials (worker_id, kind, number, expires_on)
          values (${id}, 'health', 'J***1', '2020-01-01')
          on conflict (worker_id, kind) do update set expires_on = excluded.expires_on`.execute(db),
      workerIsCustomer: (db, id) => db.updateTable('users').set({ phone }).where('id', '=', id).execute(),
      workerUnavailable: (db, id) =>
        db.updateTable('workers').set({ status: 'frozen' }).where('user_id', '=', id).execute(),
    }
    for (const [reason, change] of Object.entries(changes)) {
      const rider = await riderFor(5)
      const held = await hold(server, async db => {
        await db.selectFrom('workers').select('user_id').where('user_id', '=', rider.id).forUpdate().execute()
        await change(db, rider.id)
      })
      const refused = refusalOf(assign(order, rider))
      await held.untilWaiting()
      await held.commit()
      expect((await refused).reason).toBe(reason)
    }
  })
})

describe('an autopilot', () => {
  const cityCode = '330300'
  const letGo = async () => {
    await server.fixtures.rider({ cityCode })
    await sql`insert into autopilots (city_code, mode) values (${cityCode}, 'assign')
      on conflict (city_code) do update set mode = 'assign'`.execute(server.db)
  }
  const longWaiting = async () => {
    const order = await waiting(cityCode)
    await sql`update orders set state_at = now() - interval '1 hour', promised_at = now() + interval '1 hour'
      where id = ${order.id}`.execute(server.db)
    return order
  }

  test('leaves to people an order for which somebody chooses a worker after it was planned', async () => {
    const order = await longWaiting()
    const held = await hold(server, db =>
      db.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute(),
    )
    await letGo()
    const round = assignWaiting(server.runtime)
    await held.untilWaiting()
    await held.db
      .updateTable('orders')
      .set({ leased_by_id: lao.person.id, leased_until: new Date(Date.now() + 60_000) })
      .where('id', '=', order.id)
      .execute()
    await held.commit()
    expect([await round, (await rowOf(order)).worker_id]).toEqual([0, null])
  })

  test('leaves to people an order that somebody dismisses after it was planned, and the dismissal waits for it', async () => {
    await letGo()
    const lockCity = (db: Kysely<Tables>) =>
      db.selectFrom('autopilots').select('mode').where('city_code', '=', cityCode).forUpdate().execute()
    const held = await hold(server, lockCity)
    const order = await longWaiting()
    const round = assignWaiting(server.runtime)
    await held.untilWaiting()
    await held.db.insertInto('autopilot_dismissals').values({ order_id: order.id }).execute()
    await held.commit()
    expect([await round, (await rowOf(order)).worker_id]).toEqual([0, null])
    const assigning = await hold(server, lockCity)
    const dismissed = lao.call(autopilots.dismiss, { ids: [order.id] })
    await assigning.untilWaiting()
    await assigning.rollback()
    expect(await dismissed).toEqual({ dismissed: 1 })
  })
})
