import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { appealWindow, type Measure, type MeasureKind } from '#contract/complaints/decision.ts'
import { act, answer, appeal, type Complaint, complaintIn } from '../setup/complaints/complaints.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({
  listens: true,
  settings: { SESSION_IDLE_MINUTES: '600000', SESSION_HOURS: '10000' },
})
let leader: Desk
let other: Desk

beforeAll(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
  other = await server.signIn('kefu_leader', { name: '另一位主管', cityCodes: [homeCity] })
})

const punish = ({ id }: Complaint, measures: Measure[], desk = leader) => act(desk, 'propose', id, { measures })

function judge(desk: Desk, detail: ComplaintDetail, move: 'uphold' | 'lift', more: object = {}) {
  const { id, version, punishments } = detail
  return desk.call(complaints[move], { id, version, punishmentId: punishments[0]?.id, reason: '复核结论', ...more })
}

const read = ({ id }: Complaint) => leader.call(complaints.get, { id })

async function workerOf({ order }: Complaint) {
  const id = order.worker?.id ?? 0
  const { score, status } = await server.db
    .selectFrom('workers')
    .select(['score', 'status'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const mute = await server.db
    .selectFrom('post_punishments')
    .select(['until', 'step', 'complaint_no'])
    .where('person_id', '=', id)
    .executeTakeFirst()
  return { score, status, isMuted: mute !== undefined && (mute.until ?? 0) > Date.now() }
}

/** What each measure makes of a worker. */
const effects: Record<Exclude<MeasureKind, 'suspend'>, { amount: number; as: object }> = {
  score: { amount: 12, as: { score: 88, status: 'enabled', isMuted: false } },
  freeze: { amount: 3, as: { score: 100, status: 'frozen', isMuted: false } },
  mute: { amount: 7, as: { score: 100, status: 'enabled', isMuted: true } },
}
const untouched = { score: 100, status: 'enabled', isMuted: false }

describe('a measure against a worker', () => {
  for (const [kind, { amount, as }] of Object.entries(effects)) {
    for (const move of ['uphold', 'lift'] as const) {
      test(`${kind}: is carried out at once, appealed against once, and ${move} leaves it as it should`, async () => {
        const complaint = await complaintIn(server, leader, 'processing')
        await server.db
          .updateTable('workers')
          .set({ score: 100 })
          .where('user_id', '=', complaint.order.worker?.id ?? 0)
          .execute()
        const decided = await punish(complaint, [{ kind: kind as MeasureKind, amount }])
        expect(decided.punishments).toMatchObject([{ state: 'in_force', measures: [{ kind, amount }], allowed: [] }])
        expect(await workerOf(complaint)).toEqual(as)
        expect((await appeal(server, complaint)).status).toBe(200)
        expect((await appeal(server, complaint)).status).toBe(422)
        const appealed = await read(complaint)
        expect(appealed.punishments[0]).toMatchObject({ state: 'appealed', appeal: { text: '当时暴雨，路面封闭' } })
        expect(appealed.punishments[0]?.allowed).toEqual([])
        expect((await refusalOf(judge(leader, appealed, move))).reason).toBe('judgedBefore')
        const judged = await judge(other, await other.call(complaints.get, { id: complaint.id }), move)
        expect(judged.punishments).toMatchObject([
          { state: move === 'lift' ? 'lifted' : 'upheld', judgement: { by: '另一位主管', text: '复核结论' } },
        ])
        expect(await workerOf(complaint)).toEqual(move === 'lift' ? untouched : as)
        expect((await refusalOf(judge(other, judged, move))).reason).toBe('complaintNotInThisState')
      })
    }
  }

  test('is one of several in one decision, all of which are undone together', async () => {
    const complaint = await complaintIn(server, leader, 'processing')
    const measures: Measure[] = [
      { kind: 'score', amount: 5 },
      { kind: 'freeze', amount: 1 },
      { kind: 'mute', amount: 3 },
    ]
    const before = await workerOf(complaint)
    await punish(complaint, measures)
    expect(await workerOf(complaint)).toEqual({ score: before.score - 5, status: 'frozen', isMuted: true })
    await appeal(server, complaint)
    await judge(other, await read(complaint), 'lift')
    expect(await workerOf(complaint)).toEqual(before)
  })

  test('that is impossible undoes the whole decision', async () => {
    const complaint = await complaintIn(server, leader, 'processing')
    const id = complaint.order.worker?.id ?? 0
    await server.db.updateTable('workers').set({ status: 'disabled', score: 40 }).where('user_id', '=', id).execute()
    const wrong: Measure[][] = [
      [
        { kind: 'score', amount: 5 },
        { kind: 'freeze', amount: 1 },
      ],
      [{ kind: 'suspend', amount: 0 }],
    ]
    for (const measures of wrong) {
      expect((await refusalOf(punish(complaint, measures))).reason).toBe('measureNotPossible')
    }
    for (const measures of [[{ kind: 'mute', amount: 2 }], [{ kind: 'score', amount: 0 }]] as Measure[][]) {
      expect((await refusalOf(punish(complaint, measures))).reason).toBe('badInput')
    }
    expect(await read(complaint)).toMatchObject({ state: 'processing', punishments: [], liability: null })
    expect((await workerOf(complaint)).score).toBe(40)
  })

  test('a freeze that somebody has ended meanwhile stays as they left it', async () => {
    const complaint = await complaintIn(server, leader, 'processing')
    await punish(complaint, [{ kind: 'freeze', amount: 3 }])
    await appeal(server, complaint)
    const id = complaint.order.worker?.id ?? 0
    await server.db
      .updateTable('workers')
      .set({ frozen_until: new Date(Date.now() + 9 * 86_400_000) })
      .where('user_id', '=', id)
      .execute()
    await judge(other, await read(complaint), 'lift')
    expect((await workerOf(complaint)).status).toBe('frozen')
  })

  test('is not for those who may not punish, and no kefu judges an appeal', async () => {
    const kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
    const complaint = await complaintIn(server, kefu, 'processing')
    const refused = await refusalOf(punish(complaint, [{ kind: 'score', amount: 1 }], kefu))
    expect(refused.reason).toBe('noPermission')
    await punish(complaint, [{ kind: 'score', amount: 1 }])
    await appeal(server, complaint)
    expect((await refusalOf(judge(kefu, await read(complaint), 'lift'))).reason).toBe('noPermission')
    const queue = await other.call(complaints.list, { queue: 'appeals' })
    expect(queue.rows.map(({ no }) => no)).toContain(complaint.no)
    expect((await other.call(complaints.counts, {})).appeals).toBeGreaterThan(0)
  })
})

test('a shop is suspended, and goes on when that is lifted', async () => {
  const order = await server.fixtures.order('preparing/accepted')
  const row = await server.db
    .selectFrom('orders')
    .select('details')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { name, phone } = (row.details as { from: { name: string; phone: string } }).from
  const shop = await server.fixtures.merchant({ name, phone })
  const statusOf = () =>
    server.db.selectFrom('merchants').select('status').where('id', '=', shop.id).executeTakeFirstOrThrow()
  const complaint = await complaintIn(server, leader, 'processing', { order, type: 'D220', about: 'merchant' })
  const { kinds } = await leader.call(complaints.measures, { id: complaint.id })
  expect(kinds).toEqual(['suspend'])
  await punish(complaint, [{ kind: 'suspend', amount: 0 }])
  expect(await statusOf()).toEqual({ status: 'suspended' })
  const { punishments } = await read(complaint)
  const body = {
    eventId: randomUUID(),
    from: { kind: 'merchant', externalId: shop.externalId },
    punishmentId: punishments[0]?.id,
    reason: '当天没有漏装菜品',
  }
  const sent = await server.fixtures.post('merchant', `/open/v1/complaints/${complaint.no}/appeal`, body)
  expect(sent.status).toBe(200)
  await judge(other, await read(complaint), 'lift')
  expect(await statusOf()).toEqual({ status: 'enabled' })
})

describe('an appeal', () => {
  test('is by the respondent alone, about their punishment, and the same event again changes nothing', async () => {
    const complaint = await complaintIn(server, leader, 'processing')
    await punish(complaint, [{ kind: 'score', amount: 2 }])
    expect((await appeal(server, { ...complaint, rider: complaint.customer })).status).toBe(404)
    expect((await appeal(server, complaint, { punishmentId: 999_999 })).status).toBe(404)
    expect((await appeal(server, complaint, { reason: '不' })).status).toBe(400)
    const eventId = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => appeal(server, complaint, { eventId })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const { log } = await read(complaint)
    expect(log.filter(({ action }) => action === 'appeal')).toMatchObject([
      { actor: { kind: 'rider' }, isPublic: false, text: '当时暴雨，路面封闭' },
    ])
  })

  test('is possible within 72 hours, also of a complaint that was closed', async () => {
    const [early, late] = [
      await complaintIn(server, leader, 'processing'),
      await complaintIn(server, leader, 'processing'),
    ]
    for (const complaint of [early, late]) {
      await punish(complaint, [{ kind: 'score', amount: 2 }])
      await answer(server, complaint, 'accept')
    }
    await passTime(appealWindow - 60)
    expect((await appeal(server, early)).body).toMatchObject({ state: 'closed' })
    await passTime(120)
    const refused = await appeal(server, late)
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('72 hours') } })
  })

  test('and its judgement reach the respondent’s app, which is not told who complained', async () => {
    const complaint = await complaintIn(server, leader, 'processing')
    const socket = await other.socket()
    await punish(complaint, [{ kind: 'score', amount: 4 }])
    await appeal(server, complaint)
    await until(() => socket.notifications.some(({ msg }) => msg.includes(`${complaint.no} 的处罚被申诉`)))
    await judge(other, await read(complaint), 'lift')
    const of = (event: string) =>
      server.webhooks.receivedComplaints.find(({ body: { data } }) => data.no === complaint.no && data.event === event)
    for (const [event, state] of [
      ['punish', 'in_force'],
      ['appeal', 'appealed'],
      ['lift', 'lifted'],
    ] as const) {
      const { app, body } = await until(() => of(event), { what: event })
      expect(app).toBe('rider')
      expect(body.data).toMatchObject({
        side: 'respondent',
        complainantName: '***',
        punishment: { state, measures: [{ kind: 'score', amount: 4 }] },
      })
    }
    const toCustomer = server.webhooks.receivedComplaints.filter(
      ({ body: { data } }) => data.no === complaint.no && data.side === 'complainant' && data.punishment !== null,
    )
    expect(toCustomer).toEqual([])
    socket.close()
  })
})
