import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { people } from '#contract/people/people.ts'
import type { Tables } from '#server/kit/database.ts'
import { budget } from '#server/process/limits/index.ts'
import { comeDue } from '../../setup/chats/chats.ts'
import { hold, withoutWrites } from '../../setup/held.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { readOrder } from '../../setup/people/records.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()
let lao: Desk
let lin: Desk

beforeAll(async () => {
  lao = await server.signIn('dispatcher', { name: '老周' })
  lin = await server.signIn('ops', { name: '小林' })
})

const waiting = () => server.fixtures.order('preparing/wait_dispatch')
const rowOf = async ({ id }: Order) => (await readOrder(server.db, id)).row
const targetOf = ({ id, version }: Order) => ({ id, version })
const lockOrder =
  ({ id }: Order) =>
  (db: Kysely<Tables>) =>
    db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()

describe('an order', () => {
  test('is taken care of by one of two who claim it at once', async () => {
    const order = await waiting()
    const held = await hold(server, withoutWrites('orders'))
    const both = Promise.allSettled([lao, lin].map(desk => desk.call(orders.claim, targetOf(order))))
    await held.untilWaiting(2)
    await held.commit()
    const outcomes = await both
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject([{ reason: 'claimedByOther' }])
  })

  test('stays with whoever renews the claim while its time ends', async () => {
    const order = await waiting()
    await lin.call(orders.claim, targetOf(order))
    const held = await hold(server, db =>
      db
        .updateTable('orders')
        .set({ claimed_at: new Date(Date.now() + 1000) })
        .where('id', '=', order.id)
        .execute(),
    )
    const due = comeDue(server, 'orders.claimIdle', order.id)
    await held.untilWaiting()
    await held.commit()
    await due
    expect((await rowOf(order)).claimed_by_id).toBe(lin.person.id)
  })

  test('is still shown as chosen for by a colleague who began while one’s own dialog closed', async () => {
    const order = await waiting()
    await lao.call(dispatch.lease, { id: order.id })
    const held = await hold(server, db =>
      db.updateTable('orders').set({ leased_by_id: lin.person.id }).where('id', '=', order.id).execute(),
    )
    const released = lao.call(dispatch.release, { id: order.id })
    await held.untilWaiting()
    await held.commit()
    await released
    expect((await rowOf(order)).leased_by_id).toBe(lin.person.id)
  })

  test('that could not be moved in time keeps the time that somebody gave it meanwhile', async () => {
    const order = await server.fixtures.order('pending_pay')
    // Whoever gives a time passes a gate, one after the other: at the row itself, the last to come may be the first.
    await sql`create function refuse_late() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${sql.lit(order.id)}); raise exception 'not now'; end $$`.execute(server.db)
    await sql`create function one_by_one() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${sql.lit(-order.id)}); return null; end $$`.execute(server.db)
    await sql`create trigger refuse_late before update of state on orders for each row
      when (old.id = ${sql.lit(order.id)}) execute function refuse_late()`.execute(server.db)
    await sql`create trigger one_by_one before update of timeout_at on orders for each statement
      execute function one_by_one()`.execute(server.db)
    const failing = await hold(server, db => sql`select pg_advisory_xact_lock(${order.id})`.execute(db))
    await server.fixtures.endTimes([order.id])
    await failing.untilWaiting()
    const moving = hold(server, db =>
      db
        .updateTable('orders')
        .set({ timeout_at: null, version: order.version + 1 })
        .where('id', '=', order.id)
        .execute(),
    )
    await failing.untilWaiting(2)
    await failing.commit()
    const moved = await moving
    // What the failure writes waits for the move, and this for both.
    await moved.untilWaiting()
    const after = sql`select pg_advisory_xact_lock(${-order.id})`.execute(server.db)
    await moved.untilWaiting(2)
    await moved.commit()
    await after
    expect(await rowOf(order)).toMatchObject({ timeout_at: null, version: order.version + 1 })
    await sql`drop function refuse_late, one_by_one cascade`.execute(server.db)
  })

  test('whose time ends while somebody holds it is moved once it is let go', async () => {
    const [order, other] = [await server.fixtures.order('pending_pay'), await server.fixtures.order('pending_pay')]
    const soon = new Date(Date.now() + 1500)
    await sql`update orders set timeout_at = ${soon} where id in (${order.id}, ${other.id})`.execute(server.db)
    const held = await hold(server, lockOrder(order))
    // Both are due together: with the other one, this one was passed over.
    await until(async () => (await rowOf(other)).state === 'closed')
    expect((await rowOf(order)).state).toBe('pending_pay')
    await held.rollback()
    await until(async () => (await rowOf(order)).state === 'closed')
  })
})

test('of two phone numbers that one person has shown at once, only as many are shown as an hour allows', async () => {
  const [order, kefu] = [await waiting(), await server.signIn('kefu')]
  await sql`insert into events (action, subject, subject_id, actor_kind, actor_id, actor_name, trace_id)
    select 'people.reveal', 'people', 1, 'staff', ${kefu.person.id}, '', '' from generate_series(2, ${budget.revealsPerHour})`.execute(
    server.db,
  )
  const { customer_id: id } = await rowOf(order)
  const held = await hold(server, withoutWrites('events'))
  const asked = { field: 'users.phone', id: id ?? 0, reason: '联系顾客' }
  const both = Promise.allSettled([1, 2].map(() => kefu.call(people.reveal, asked)))
  await held.untilWaiting(2)
  await held.commit()
  const outcomes = await both
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toMatchObject([{ reason: 'revealedTooMuch' }])
})
