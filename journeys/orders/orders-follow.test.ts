import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Service, StateOf } from '#contract/orders/service.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { call } from '../access/access-calls.ts'
import { comeDue } from '../setup/chats/chats.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { writeOrderOf } from '../setup/orders/placed.ts'
import { mealFor } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let lin: Desk
let wang: Desk

beforeAll(async () => {
  lin = await server.signIn('kefu', { name: '小林' })
  wang = await server.signIn('ops', { name: '老王' })
})

const get = (desk: Desk, { no }: Pick<Order, 'no'>) => desk.call(orders.get, { no })

async function seen(order: Pick<Order, 'no'>): Promise<{ id: number; version: number }> {
  const { id, version } = await get(lin, order)
  return { id, version }
}

describe('a claim of an order', () => {
  test('is shown on the row, to everybody, and in the timeline', async () => {
    const order = await mealFor(server, 4000)
    expect((await get(lin, order)).followUps).toEqual(['claim', 'note', 'askRefund', 'reveal'])
    const claimed = await lin.call(orders.claim, await seen(order))
    expect(claimed.claimedBy?.name).toBe('小林')
    expect(claimed.followUps).toEqual(['release', 'note', 'askRefund', 'reveal'])
    expect(claimed.timeline.at(-1)).toMatchObject({ action: 'claim', actor: { name: '小林' } })
    const { rows } = await wang.call(orders.list, { service: 'food' })
    const row = rows.find(({ no }) => no === order.no)
    expect(row).toMatchObject({ claimedBy: { name: '小林' }, followUps: ['takeOver', 'note', 'askRefund'] })
    const mine = await lin.call(orders.list, { service: 'food', queue: 'mine' })
    expect(mine.rows.map(({ no }) => no)).toContain(order.no)
  })

  test('is shown to a second person, who can take it over after a confirmation', async () => {
    const order = await mealFor(server, 4000)
    await lin.call(orders.claim, await seen(order))
    const refused = await refusalOf(wang.call(orders.claim, await seen(order)))
    expect(refused).toMatchObject({ code: 40903, reason: 'claimedByOther', record: { claimedBy: { name: '小林' } } })
    expect(refused.message).toContain('小林')
    expect(await refusalOf(wang.call(orders.release, await seen(order)))).toMatchObject({ reason: 'claimedByOther' })
    const taken = await wang.call(orders.claim, { ...(await seen(order)), takeOver: true })
    expect(taken).toMatchObject({ claimedBy: { name: '老王' } })
    const released = await wang.call(orders.release, await seen(order))
    expect(released).toMatchObject({ claimedBy: null })
    expect(await refusalOf(wang.call(orders.release, await seen(order)))).toMatchObject({ reason: 'alreadySo' })
  })

  test('by ten people at once succeeds for one; nine are told who', async () => {
    const desks = await Promise.all(Array.from({ length: 10 }, (_, n) => server.signIn('kefu', { name: `客服${n}` })))
    for (const _ of Array.from({ length: 5 })) {
      const order = await mealFor(server, 4000)
      const target = await seen(order)
      const outcomes = await Promise.allSettled(desks.map(desk => desk.call(orders.claim, target)))
      const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refused).toHaveLength(9)
      const { claimedBy } = await get(lin, order)
      for (const no of refused)
        expect(no).toMatchObject({ code: 40903, message: expect.stringContaining(claimedBy?.name ?? '?') })
    }
  })

  test('does not refuse a dialog that somebody else has open', async () => {
    const order = await mealFor(server, 4000)
    const before = await seen(order)
    await lin.call(orders.claim, before)
    await lin.call(orders.note, { ...before, text: '用户说晚点再来' })
    expect(await wang.call(orders.complete, { ...before, reason: '用户确认收到' })).toMatchObject({
      state: 'completed',
    })
  })

  test('ends with the order', async () => {
    const order = await mealFor(server, 4000)
    await lin.call(orders.claim, await seen(order))
    await server.fixtures.sendEvent(order, { event: 'confirm', by: 'customer' })
    expect(await get(lin, order)).toMatchObject({ state: 'completed', claimedBy: null })
  })

  test('expires after ten minutes without activity, and not before', async () => {
    const [idle, busy] = [await mealFor(server, 4000), await mealFor(server, 4000)]
    for (const order of [idle, busy]) await lin.call(orders.claim, await seen(order))
    for (const order of [idle, busy]) expect(await secondsUntilIdle(order)).toEqual([600])
    // Nine minutes later the holder of the claims acts on one of the orders.
    await server.db
      .updateTable('orders')
      .set({ claimed_at: new Date(Date.now() - 540_000) })
      .where('id', '=', busy.id)
      .execute()
    await lin.call(orders.note, { ...(await seen(busy)), text: '在等商家回电' })
    for (const order of [idle, busy]) await runIdleJobs(order, 1)
    await until(async () => (await get(lin, idle)).claimedBy === null)
    expect((await get(lin, idle)).timeline.at(-1)).toMatchObject({
      action: 'release',
      actor: { kind: 'clock' },
      about: '小林',
    })
    await idleJobsDone(busy)
    expect(await get(lin, busy)).toMatchObject({ claimedBy: { name: '小林' } })
  })
})

async function secondsUntilIdle({ id }: Order): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
    where name = 'orders.claimIdle' and (data ->> 'id')::bigint = ${id}`.execute(server.db)
  return rows.map(({ seconds }) => seconds)
}

/** Makes the first `count` of them due now. */
async function runIdleJobs({ id }: Order, count: number): Promise<void> {
  await sql`update pgboss.job set start_after = now() where id in (select id from pgboss.job
    where name = 'orders.claimIdle' and (data ->> 'id')::bigint = ${id} order by created_on limit ${count})`.execute(
    server.db,
  )
}

async function idleJobsDone({ id }: Order): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select from pgboss.job where name = 'orders.claimIdle' and state = 'completed'
      and (data ->> 'id')::bigint = ${id}`.execute(server.db)
    return rows.length > 0
  })
}

describe('a note on an order', () => {
  test('is shown with the order, newest first, and in the timeline', async () => {
    const order = await mealFor(server, 4000)
    await lin.call(orders.note, { ...(await seen(order)), text: '用户要求放门口' })
    const noted = await wang.call(orders.note, { ...(await seen(order)), text: '<b>已联系</b> https://例.cn' })
    expect(noted.notes).toMatchObject([
      { by: '老王', text: '<b>已联系</b> https://例.cn' },
      { by: '小林', text: '用户要求放门口' },
    ])
    expect(noted.timeline.slice(-2)).toMatchObject([
      { action: 'note', reason: '用户要求放门口' },
      { action: 'note', actor: { name: '老王' } },
    ])
    expect(Object.keys((await refusalOf(lin.call(orders.note, { ...(await seen(order)), text: ' ' }))).fields)).toEqual(
      ['text'],
    )
  })
})

describe('limits of staff', () => {
  const at = <S extends Service>(service: S, state: StateOf<S>) => server.fixtures.orderOf(service, state)

  test('an order is not urged twice within three minutes', async () => {
    const order = await mealFor(server, 4000, 'preparing/wait_dispatch')
    const allowed = async () => (await wang.call(orders.get, { no: order.no })).allowed
    expect(await allowed()).toContain('urge')
    await wang.call(orders.urge, await seen(order))
    expect(await allowed()).not.toContain('urge')
    const refused = await refusalOf(wang.call(orders.urge, await seen(order)))
    expect(refused).toMatchObject({ code: 40902, reason: 'urgedJustNow' })
    const told: AddressedNudge[] = []
    server.runtime.nudgeChannel.subscribe(items => void told.push(...items))
    await sql`update orders set urged_at = now() - interval '3 minutes' where id = ${order.id}`.execute(server.db)
    await comeDue(server, 'orders.urgeAgain', order.id)
    await until(async () => told.some(({ word, id }) => word === 'orders.changed' && id === order.id))
    expect(await allowed()).toContain('urge')
    expect(await wang.call(orders.urge, await seen(order))).toMatchObject({ urges: 2 })
  })

  test('the address is not moved by more than a kilometre', async () => {
    const order = await mealFor(server, 4000, 'preparing/wait_dispatch')
    const { lng, lat } = order.to ?? { lng: 0, lat: 0 }
    const change = async (north: number) =>
      wang.call(orders.changeAddress, {
        ...(await seen(order)),
        reason: '用户搬家',
        detail: '对面小区',
        point: { lng, lat: lat + north / 111_195 },
      })
    expect(await refusalOf(change(1010))).toMatchObject({ reason: 'addressTooFar' })
    expect(await change(900)).toMatchObject({ to: { detail: '对面小区' } })
    // Not from one change to the next: from where it was to go at first.
    expect(await refusalOf(change(1800))).toMatchObject({ reason: 'addressTooFar' })
    expect(await change(-900)).toMatchObject({ to: { detail: '对面小区' } })
    expect(await change(990)).toMatchObject({ to: { detail: '对面小区' } })
  })

  test('the shares of a decision add up to the paid amount', async () => {
    const order = await at('companion', 'arbitrating')
    const split = async (customerFen: number, companionFen: number, platformFen: number) =>
      wang.call(orders.split, { ...(await seen(order)), reason: '各担一半', customerFen, companionFen, platformFen })
    for (const platformFen of [1499, 1501]) {
      expect(await refusalOf(split(2000, 2000, platformFen))).toMatchObject({ reason: 'sharesDiffer' })
    }
    const done = await split(2000, 3000, 500)
    expect(done).toMatchObject({ state: 'negotiated', refund: 'processing', leftFen: 3500 })
    expect(done.refunds).toMatchObject([{ origin: 'move', amountFen: 2000, stage: 'processing' }])
  })

  test('a fare is not adjusted by more than half of what it was at first, in however many steps', async () => {
    const order = await at('chauffeur', 'pending_pay')
    const adjust = async (totalFen: number) =>
      wang.call(orders.adjustFee, { ...(await seen(order)), reason: '绕路了', totalFen })
    for (const totalFen of [3399, 10_201]) {
      expect(await refusalOf(adjust(totalFen))).toMatchObject({ reason: 'adjustedTooMuch' })
    }
    expect(await adjust(3400)).toMatchObject({ payFen: 3400 })
    for (const totalFen of [1700, 3399, 10_201]) {
      expect(await refusalOf(adjust(totalFen))).toMatchObject({ reason: 'adjustedTooMuch' })
    }
    expect(await adjust(10_200)).toMatchObject({ payFen: 10_200 })
    expect(await refusalOf(adjust(15_300))).toMatchObject({ reason: 'adjustedTooMuch' })
    expect(await adjust(6800)).toMatchObject({ payFen: 6800 })
  })

  test('a match is not decided again by the same person', async () => {
    const order = await at('challenge', 'disputed')
    const input = async (winner: string) => ({ ...(await seen(order)), reason: '看了录像', winner })
    await wang.call(orders.judge, await input('customer'))
    expect(await refusalOf(wang.call(orders.judgeAgain, await input('opponent')))).toMatchObject({
      code: 40303,
      reason: 'sameJudge',
    })
    const other = await server.signIn('ops')
    const judged = await other.call(orders.judgeAgain, await input('opponent'))
    expect(judged.about).toMatchObject({ winner: 'opponent' })
  })

  test('a customer with an unpaid ride cannot order another', async () => {
    const customer = { externalId: `debtor-${process.pid}`, name: '欠费的人', phone: '19711112222' }
    const post = () => server.fixtures.post('customer', '/open/v1/orders', writeOrderOf('chauffeur', { customer }))
    const first = (await (await post()).json()) as { no: string; id: number }
    await sql`update orders set state = 'pending_pay' where id = ${first.id}`.execute(server.db)
    const refused = await post()
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as { message: string }).message).toContain(first.no)
  })
})

test('every operation refuses an order of another city like an order that does not exist', async () => {
  const order = await mealFor(server, 4000)
  const stranger = await server.signIn('kefu', { cityCodes: ['110100'] })
  const target = await seen(order)
  const asked = { ...target, text: '看看', amountFen: 1, code: 'S05', liability: 'platform' }
  for (const operation of [orders.claim, orders.release, orders.note, refunds.ask, refunds.ofOrder]) {
    expect(await refusalOf(call(server.url, operation, asked, { token: stranger.token }))).toMatchObject({
      reason: 'notFound',
    })
  }
})
