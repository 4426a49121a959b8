import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { comeDue } from '../setup/chats/chats.ts'
import { countAlone, countOnDuty } from '../setup/dashboard/on-duty.ts'
import { otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { judged } from '../setup/reviews/papers.ts'
import { report, see, target } from './workers-calls.ts'

const server = withServer({ listens: true })
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops', { name: '运营小陈' })
})

describe('the status of a worker', () => {
  test('freezing a worker with orders in hand requires a decision about the orders', async () => {
    const rider = await server.fixtures.rider()
    const held = await server.fixtures.order('preparing/accepted', { worker: rider })
    const asked = await refusalOf(ops.call(workers.freeze, { ...(await target(ops, rider.id)), until: null }))
    expect([asked.reason, asked.message]).toEqual(['workerHasOrders', '存在 1 个进行中订单，请先改派，或选择其去向'])
    expect(asked.record).toMatchObject({ liveOrders: [{ no: held.no }] })
    expect((await refusalOf(ops.call(workers.resign, await target(ops, rider.id)))).reason).toBe('workerHasOrders')
    const frozen = await ops.call(workers.freeze, {
      ...(await target(ops, rider.id)),
      until: null,
      liveOrders: 'finish',
    })
    expect(frozen).toMatchObject({ status: 'frozen', statusReason: '乘客投诉', liveOrders: [{ no: held.no }] })
    const waiting = await server.fixtures.order('preparing/wait_dispatch')
    const no = await refusalOf(
      ops.call(orders.assign, { id: waiting.id, version: waiting.version, workerId: rider.id }),
    )
    expect(no.reason).toBe('workerUnavailable')
    await server.fixtures.sendEvent(held, { event: 'pickUp', by: 'rider' })
    expect((await see(ops, rider.id)).liveOrders).toMatchObject([{ state: 'delivering/picked_up' }])
  })

  test('returning orders applies to those not yet picked up; others are finished', async () => {
    const rider = await server.fixtures.rider()
    const taken = await server.fixtures.order('delivering/picked_up', { worker: rider })
    const offered = await server.fixtures.order('preparing/offered', { worker: rider })
    const agreed = await server.fixtures.order('preparing/accepted', { worker: rider })
    await ops.call(workers.freeze, { ...(await target(ops, rider.id)), until: null, liveOrders: 'giveBack' })
    const left = await until(async () => {
      const { liveOrders } = await see(ops, rider.id)
      return liveOrders.length === 1 ? liveOrders : null
    })
    expect(left).toMatchObject([{ no: taken.no }])
    const back = await server.db
      .selectFrom('orders')
      .select(['state', 'worker_id'])
      .where('id', 'in', [offered.id, agreed.id])
      .execute()
    expect(back.map(({ state, worker_id }) => [state, worker_id])).toEqual([
      ['preparing/wait_dispatch', null],
      ['preparing/wait_dispatch', null],
    ])
  })

  test('expired credentials and services not offered prevent assignments, each with its own reason', async () => {
    const waiting = await server.fixtures.order('preparing/wait_dispatch')
    const assign = (workerId: number) => ops.call(orders.assign, { id: waiting.id, version: waiting.version, workerId })
    const expired = await server.fixtures.rider({
      credentials: [{ kind: 'health', number: '1', expiresOn: '2020-01-01' }],
    })
    expect((await refusalOf(assign(expired.id))).reason).toBe('workerPapersEnded')
    const errands = await server.fixtures.rider({ serviceTypes: ['buy', 'fetch'] })
    expect((await refusalOf(assign(errands.id))).reason).toBe('workerUnsuited')
  })

  test('a freeze with a date ends on it, and notifies staff and app', async () => {
    const { id, externalId } = await server.fixtures.rider()
    const past = await refusalOf(ops.call(workers.freeze, { ...(await target(ops, id)), until: Date.now() - 1000 }))
    expect(Object.keys(past.fields)).toEqual(['until'])
    await ops.call(workers.freeze, { ...(await target(ops, id)), until: Date.now() + 1500 })
    await until(async () => (await see(ops, id)).status === 'enabled')
    const types = () =>
      server.webhooks.receivedAboutPeople.flatMap(({ body }) =>
        'workerId' in body.data && body.data.workerId === externalId ? [`${body.data.version} ${body.type}`] : [],
      )
    await until(() => types().length === 2)
    // Webhooks may overtake each other; the version says which came first.
    expect(types().toSorted()).toEqual(['2 worker.frozen', '3 worker.enabled'])
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('kind', '=', 'workers.freezeEnded')
      .execute()
    expect(told).toContainEqual({ type: 10, link: `/list?open=${id}` })
  })

  test('a second freeze is not ended by the date of the first', async () => {
    const { id } = await server.fixtures.rider()
    await ops.call(workers.freeze, { ...(await target(ops, id)), until: Date.now() + 3_600_000 })
    await ops.call(workers.unfreeze, await target(ops, id))
    await ops.call(workers.freeze, { ...(await target(ops, id)), until: null })
    await comeDue(server, 'workers.endFreeze', id)
    expect((await see(ops, id)).status).toBe('frozen')
  })

  test('each move is accepted only from its states', async () => {
    const { id } = await server.fixtures.rider()
    expect((await refusalOf(ops.call(workers.unfreeze, await target(ops, id)))).reason).toBe('workerStandsElsewhere')
    await ops.call(workers.disable, await target(ops, id))
    expect((await refusalOf(ops.call(workers.freeze, { ...(await target(ops, id)), until: null }))).reason).toBe(
      'workerStandsElsewhere',
    )
    await ops.call(workers.enable, await target(ops, id))
    const gone = await ops.call(workers.resign, await target(ops, id))
    expect([gone.status, gone.allowed]).toEqual(['resigned', []])
    const { rows } = await ops.call(workers.list, { queue: 'rider', limit: 200 })
    expect(rows.map(row => row.id)).not.toContain(id)
    const resigned = await ops.call(workers.list, { queue: 'rider', status: 'resigned' })
    expect(resigned.rows.map(row => row.id)).toContain(id)
  })

  test('whoever resigned is offline whatever the app reports, and a paper of theirs can be revoked', async () => {
    const auditor = await server.signIn('auditor')
    const { id, externalId } = await server.fixtures.rider({ credentials: [] })
    const { name } = await see(ops, id)
    const person = { kind: 'rider', externalId } as const
    const paper = await judged(server, auditor, 'approve', { person, fields: { name } })
    expect(await ops.call(workers.resign, await target(ops, id))).toMatchObject({ workStatus: 'offline' })
    await report(server, id, { online: true })
    expect(await see(ops, id)).toMatchObject({ status: 'resigned', workStatus: 'offline' })
    // As a version before this rule left them.
    await server.db.updateTable('workers').set({ work_status: 'online' }).where('user_id', '=', id).execute()
    const { version } = await auditor.call(verifications.get, { id: paper.id })
    await auditor.call(verifications.revoke, { id: paper.id, version, reason: '经核实为他人证件' })
    expect((await auditor.call(verifications.get, { id: paper.id })).state).toBe('revoked')
    expect((await see(ops, id)).credentials).toMatchObject([{ kind: 'identity', daysLeft: -1 }])
  })

  test('who was on duty in an hour is listed for it, in the city of that hour, whatever became of them', async () => {
    await countAlone(server)
    const cityCode = '320100'
    const rider = async () => (await server.fixtures.rider({ cityCode })).id
    const [stays, moves, goes] = [await rider(), await rider(), await rider()]
    const at = Math.floor(Date.now() / 3_600_000 - 5) * 3_600_000
    const sample = async (hoursLater: number) => {
      await countOnDuty(server)
      await sql`update worker_hours set at = ${new Date(at + hoursLater * 3_600_000)}
        where at > now() - interval '2 hours'`.execute(server.db)
    }
    await sample(0)
    await report(server, moves, { cityCode: otherCity })
    await ops.call(workers.resign, await target(ops, goes))
    const begins = await rider()
    await sample(1)
    const onDuty = async (desk: Desk, asked: object) =>
      (await desk.call(workers.list, { queue: 'rider', ...asked })).rows.map(({ id }) => id).toReversed()
    expect(await onDuty(ops, { onDutyAt: at + 3_599_999, cityCode })).toEqual([stays, moves, goes])
    expect(await onDuty(ops, { onDutyAt: at + 3_600_000, cityCode })).toEqual([stays, begins])
    expect(await onDuty(ops, { onDutyAt: at - 3_600_000, cityCode })).toEqual([])
    const ofCity = (code: string) => server.signIn('ops', { cityCodes: [code] })
    expect(await onDuty(await ofCity(cityCode), { onDutyAt: at })).toEqual([stays, goes])
    expect(await onDuty(await ofCity(otherCity), { onDutyAt: at })).not.toContain(moves)
  })

  test('staff of workers cannot end a ban by the platform', async () => {
    const { id } = await server.fixtures.rider()
    const banned = await ops.call(users.ban, { id, version: 1, reason: '冒用他人身份' })
    expect((await see(ops, id)).status).toBe('frozen')
    expect((await refusalOf(ops.call(workers.unfreeze, await target(ops, id)))).reason).toBe('workerBanned')
    await ops.call(users.unban, { id, version: banned.version, reason: '误封' })
    expect((await see(ops, id)).status).toBe('enabled')
  })

  test('of five who freeze and assign at once, no order reaches a frozen rider', async () => {
    const rider = await server.fixtures.rider()
    const waiting = await Promise.all(Array.from({ length: 4 }, () => server.fixtures.order('preparing/wait_dispatch')))
    const freezing = { ...(await target(ops, rider.id)), until: null, liveOrders: 'finish' as const }
    const assigning = waiting.map(({ id, version }) => ops.call(orders.assign, { id, version, workerId: rider.id }))
    const [frozen, ...rest] = await Promise.allSettled([ops.call(workers.freeze, freezing), ...assigning])
    expect(frozen.status).toBe('fulfilled')
    const { at } = await server.db
      .selectFrom('events')
      .select('id as at')
      .where('action', '=', 'workers.freeze')
      .where('subject_id', '=', rider.id)
      .executeTakeFirstOrThrow()
    const later = await server.db
      .selectFrom('events')
      .select('id')
      .where('action', '=', 'orders.assign')
      .where('about_id', '=', rider.id)
      .where('id', '>', at)
      .execute()
    expect(later).toEqual([])
    expect((await see(ops, rider.id)).liveOrders).toHaveLength(
      rest.filter(({ status }) => status === 'fulfilled').length,
    )
  })
})
