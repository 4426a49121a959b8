import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { workers } from '#contract/people/workers.ts'
import { as } from '../access/access-calls.ts'
import { fetchExport, readXlsx } from '../setup/files/spreadsheets.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'
import { report, see, target } from './workers-calls.ts'

const server = withServer({ listens: true })
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops', { name: '运营小陈' })
})
beforeEach(avoidMidnight)

const day = (inDays: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + inDays * 86_400_000)
const health = (inDays: number) => ({ kind: 'health' as const, number: 'JKZ202600123456', expiresOn: day(inDays) })

describe('the list', () => {
  test('shows at once how many orders somebody has, from the assignment to its end', async () => {
    const rider = await server.fixtures.rider()
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const socket = await ops.socket('workers')
    const { version } = await ops.call(orders.get, { no: order.no })
    const given = await (await server.signIn('dispatcher')).call(orders.assign, {
      id: order.id,
      version,
      workerId: rider.id,
    })
    await untilNudged(socket, 'workers.changed', rider.id)
    const load = async () => (await ops.call(workers.get, { id: rider.id })).load
    expect(await load()).toBe(1)
    socket.nudges.length = 0
    await ops.call(orders.cancel, { id: order.id, version: given.version, code: 'Z99', reason: '顾客不要了' })
    await untilNudged(socket, 'workers.changed', rider.id)
    expect(await load()).toBe(0)
    socket.close()
  })

  test('has a reported rider with number, masked phone, services and credentials', async () => {
    const { id } = await server.fixtures.rider({ phone: '13912345678', credentials: [health(40)] })
    const { rows } = await as(server, ops, workers.allsend, { search: '5678' })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id,
      kind: 'rider',
      phone: '139****5678',
      status: 'enabled',
      workStatus: 'online',
      serviceTypes: ['food', 'buy', 'fetch', 'deliver', 'queue', 'do'],
      capacity: 5,
      score: 100,
      credentials: [{ kind: 'health', number: 'JKZ2*******3456', expiresOn: day(40), daysLeft: 40 }],
    })
    expect(rows[0]?.no).toMatch(/^R\d{4,}$/)
    const byNo = await ops.call(workers.list, { queue: 'rider', search: rows[0]?.no })
    expect(byNo.rows.map(row => row.id)).toEqual([id])
  })

  test('has tabs of chauffeurs and companions, with the services of their kind', async () => {
    const chauffeur = await server.fixtures.rider({ kind: 'chauffeur', licenceClass: 'C1', licensedOn: '2015-03-01' })
    const games = ['game:王者荣耀', 'game:和平精英']
    const companion = await server.fixtures.rider({ kind: 'companion', serviceTypes: games })
    const { rows } = await as(server, ops, workers.allDai, {})
    expect(rows.map(row => [row.id, row.no[0], row.licenceClass, row.capacity])).toContainEqual([
      chauffeur.id,
      'D',
      'C1',
      1,
    ])
    const playing = await ops.call(workers.list, { queue: 'companion', serviceType: 'game:和平精英' })
    expect(playing.rows.map(row => row.id)).toEqual([companion.id])
    const wrong = { ...server.fixtures.writeWorker({ kind: 'rider' }), serviceTypes: games }
    expect((await server.fixtures.post('rider', '/open/v1/workers', { workers: [wrong] })).status).toBe(400)
  })

  test('has a tab with a count for credentials that expire within thirty days', async () => {
    const before = await ops.call(workers.counts, {})
    const soon = await server.fixtures.rider({ credentials: [health(29)] })
    const past = await server.fixtures.rider({ credentials: [health(-1)] })
    const fine = await server.fixtures.rider({ credentials: [health(31)] })
    const { rows } = await ops.call(workers.list, { queue: 'expiring', limit: 200 })
    const ids = rows.map(row => row.id)
    expect([soon.id, past.id, fine.id].map(id => ids.includes(id))).toEqual([true, true, false])
    const after = await ops.call(workers.counts, {})
    expect([after.expiring - before.expiring, after.expired - before.expired]).toEqual([2, 1])
  })

  test('has pages without gaps or repetitions, also with filters', async () => {
    for (let n = 0; n < 5; n++) await server.fixtures.rider({ resting: true })
    const seen: number[] = []
    let after: string | null = null
    do {
      const page: { rows: { id: number; workStatus: string }[]; next: string | null } = await ops.call(workers.list, {
        queue: 'rider',
        workStatus: 'rest',
        limit: 2,
        after,
      })
      seen.push(...page.rows.filter(row => row.workStatus === 'rest').map(row => row.id))
      after = page.next
    } while (after)
    expect(seen).toHaveLength(5)
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one))
  })

  test('can be filtered by level, points, days without a report, and date of joining', async () => {
    const cityCode = '310100'
    const { id: good } = await server.fixtures.rider({ cityCode })
    const { id: poor } = await server.fixtures.rider({ cityCode })
    const { id: gone } = await server.fixtures.rider({ cityCode })
    const set = (id: number, row: object) =>
      server.db.updateTable('workers').set(row).where('user_id', '=', id).execute()
    // Half past midnight in Shanghai is still the day before in Greenwich.
    await set(good, { level: 5, score: 96, joined_at: new Date('2026-03-01T16:30:00Z') })
    await set(poor, { level: 2, score: 60, joined_at: new Date('2026-03-01T15:30:00Z') })
    await set(gone, { level: 2, score: 59, joined_at: new Date('2026-03-02T16:30:00Z'), located_at: null })
    await sql`update workers set located_at = now() - interval '8 days' where user_id = ${poor}`.execute(server.db)
    const found = async (narrower: object) => {
      const { rows } = await ops.call(workers.list, { queue: 'rider', cityCode, ...narrower })
      return rows.map(({ id }) => id).toSorted((one, other) => one - other)
    }
    expect(await found({})).toEqual([good, poor, gone])
    expect(await found({ level: 2 })).toEqual([poor, gone])
    expect(await found({ leastScore: 60 })).toEqual([good, poor])
    expect(await found({ leastScore: 60, mostScore: 60 })).toEqual([poor])
    expect(await found({ mostScore: 0 })).toEqual([])
    expect(await found({ silentDays: 7 })).toEqual([poor, gone])
    expect(await found({ silentDays: 30 })).toEqual([gone])
    expect(await found({ firstDay: '2026-03-02' })).toEqual([good, gone])
    expect(await found({ firstDay: '2026-03-02', lastDay: '2026-03-02' })).toEqual([good])
    expect(await found({ lastDay: '2026-03-01' })).toEqual([poor])
    expect(await found({ level: 2, leastScore: 60, silentDays: 7, lastDay: '2026-03-01' })).toEqual([poor])
    const { id } = await ops.call(workers.export, { queue: 'rider', cityCode, level: 2, mostScore: 59 })
    const { rows } = await readXlsx(await fetchExport(server.url, ops, id))
    expect(rows.map(cells => cells[0])).toEqual([(await see(ops, gone)).no])
  })

  test('shows a worker without a report for five minutes as offline', async () => {
    const { id } = await server.fixtures.rider()
    await sql`update workers set located_at = now() - interval '301 seconds' where user_id = ${id}`.execute(server.db)
    expect((await see(ops, id)).workStatus).toBe('offline')
    const { rows } = await ops.call(workers.list, { queue: 'rider', workStatus: 'online', limit: 200 })
    expect(rows.map(row => row.id)).not.toContain(id)
  })

  test('does not have workers of another city', async () => {
    const { id } = await server.fixtures.rider({ cityCode: otherCity })
    const local = await server.signIn('dispatcher', { cityCodes: [homeCity] })
    expect((await refusalOf(local.call(workers.get, { id }))).reason).toBe('notFound')
    const { rows } = await local.call(workers.list, { queue: 'rider', limit: 200 })
    expect(rows.map(row => row.id)).not.toContain(id)
  })
})

describe('fields that staff may change', () => {
  test('are capacity, level, services and remark, with old and new values in the log', async () => {
    const { id } = await server.fixtures.rider()
    const terms = { capacity: 3, level: 4, serviceTypes: ['food'], remark: '只跑外卖' }
    const after = await as(server, ops, workers.pcUpSend, {
      ...(await see(ops, id).then(({ version }) => ({ id, version }))),
      ...terms,
    })
    expect(after).toMatchObject({ ...terms, version: 2 })
    const { changes } = await server.db
      .selectFrom('events')
      .select('changes')
      .where('action', '=', 'workers.pcUpSend')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(changes).toMatchObject({ capacity: [5, 3], level: [1, 4], remark: ['', '只跑外卖'] })
    await report(server, id, { serviceTypes: ['food', 'buy'] })
    expect((await see(ops, id)).serviceTypes).toEqual(['food'])
  })

  test('do not include the identity of a worker', async () => {
    const { id } = await server.fixtures.rider()
    for (const field of ['realName', 'phone', 'idNo', 'gender', 'certExpireAt', 'credentials']) {
      const refused = await refusalOf(as(server, ops, workers.pcUpSend, { id, version: 1, level: 5, [field]: '张三' }))
      expect([refused.reason, refused.message]).toEqual(['identityElsewhere', '实名信息请在认证管理中修改'])
    }
    const score = await refusalOf(as(server, ops, workers.pcUpSend, { id, version: 1, score: 99 }))
    expect(score.reason).toBe('badInput')
    expect(await see(ops, id)).toMatchObject({ level: 1, version: 1 })
  })

  test('are checked: capacity from one to ten, services of the kind, and the version that was seen', async () => {
    const { id } = await server.fixtures.rider()
    const fieldsOf = async (terms: object) =>
      Object.keys((await refusalOf(as(server, ops, workers.pcUpSend, { id, version: 1, ...terms }))).fields)
    expect(await fieldsOf({ capacity: 11 })).toEqual(['capacity'])
    expect(await fieldsOf({ capacity: 0 })).toEqual(['capacity'])
    expect(await fieldsOf({ serviceTypes: ['game:王者荣耀'] })).toEqual(['serviceTypes'])
    await as(server, ops, workers.pcUpSend, { id, version: 1, level: 2 })
    const late = await refusalOf(as(server, ops, workers.pcUpSend, { id, version: 1, level: 3 }))
    expect([late.reason, late.message]).toEqual(['changedByOther', expect.stringContaining('运营小陈')])
    expect(late.record).toMatchObject({ id, level: 2 })
  })

  test('include points between 0 and 100, each change with a permanent record', async () => {
    const { id } = await server.fixtures.rider()
    const { no } = await server.fixtures.order('preparing/wait_dispatch')
    await ops.call(workers.changeScore, { ...(await target(ops, id)), points: -15, orderNo: no })
    const after = await ops.call(workers.changeScore, { ...(await target(ops, id)), points: 5 })
    expect(after.score).toBe(90)
    expect(after.scores).toMatchObject([
      { points: 5, score: 90, orderNo: '', by: '运营小陈' },
      { points: -15, score: 85, orderNo: no, reason: '乘客投诉' },
    ])
    const tooFar = await refusalOf(ops.call(workers.changeScore, { ...(await target(ops, id)), points: 11 }))
    expect(tooFar.fields).toEqual({ points: '不能大于 10' })
    const unknown = { ...(await target(ops, id)), points: 1, orderNo: 'WM000' }
    expect(Object.keys((await refusalOf(ops.call(workers.changeScore, unknown))).fields)).toEqual(['orderNo'])
    await expect(sql`delete from worker_scores`.execute(server.db)).rejects.toThrow('append-only')
  })

  test('are none for a dispatcher, who can only set a worker offline', async () => {
    const { id } = await server.fixtures.rider()
    const dispatcher = await server.signIn('dispatcher')
    expect((await dispatcher.call(workers.get, { id })).allowed).toEqual(['forceOffline', 'reveal'])
    const no = await refusalOf(dispatcher.call(workers.freeze, { ...(await target(ops, id)), until: null }))
    expect(no.reason).toBe('noPermission')
  })

  test('include the work status: offline by staff remains until the app reports offline, too', async () => {
    const { id, externalId } = await server.fixtures.rider()
    await ops.call(workers.forceOffline, await target(ops, id))
    await report(server, id, { online: true })
    expect(await see(ops, id)).toMatchObject({ workStatus: 'offline', isForcedOffline: true })
    await report(server, id, { online: false })
    await report(server, id, { online: true })
    expect(await see(ops, id)).toMatchObject({ workStatus: 'online', isForcedOffline: false })
    await until(() => server.webhooks.receivedAboutPeople.some(({ body }) => body.type === 'worker.force_offline'))
    const received = server.webhooks.receivedAboutPeople.filter(({ body }) => body.type === 'worker.force_offline')
    expect(received.map(({ app, body }) => [app, body.data])).toEqual([
      ['rider', expect.objectContaining({ workerId: externalId, reason: '乘客投诉' })],
    ])
  })
})
