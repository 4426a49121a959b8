import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chats } from '#contract/chats.ts'
import { type ComplaintDetail, complaintClocks } from '#contract/complaint.ts'
import { complaints } from '#contract/complaints.ts'
import { packets } from '#contract/packets.ts'
import { refunds } from '#contract/refunds.ts'
import { comeDue, customerOf, ownChat } from './setup/chats.ts'
import {
  act,
  answer,
  bring,
  type Complaint,
  complain,
  complaintIn,
  liability,
  runOut,
  state,
  verdict,
  writtenBy,
} from './setup/complaints.ts'
import { type Desk, refusalOf } from './setup/desk.ts'
import { startTestServer, type TestServer } from './setup/server.ts'
import { homeCity, otherCity } from './setup/street.ts'
import { until } from './setup/until.ts'

let server: TestServer
let li: Desk
let leader: Desk

beforeAll(async () => {
  server = await startTestServer({ listens: true })
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})
afterAll(() => server.stop())

function read({ id }: Pick<Complaint, 'id'>, desk = leader): Promise<ComplaintDetail> {
  return desk.call(complaints.get, { id })
}

function told(no: string, side: 'complainant' | 'respondent') {
  return server.webhooks.heardComplaints.filter(({ body }) => body.data.no === no && body.data.side === side)
}

function heard(no: string, side: 'complainant' | 'respondent', event: string) {
  return until(() => told(no, side).find(({ body }) => body.data.event === event), { what: `${event} at the ${side}` })
}

describe('a complaint', () => {
  test('comes in once however often and how fast it is sent, and never as another one', async () => {
    const order = await server.street.order('preparing/accepted')
    const { peer } = await customerOf(server, order)
    const written = writtenBy({ kind: 'customer', externalId: peer.externalId }, order.no)
    const sent = await Promise.all(Array.from({ length: 6 }, () => bring(server, written)))
    expect(new Set(sent.map(({ body }) => body.no)).size).toBe(1)
    expect(sent.every(({ status }) => status === 200)).toBe(true)
    expect(String(sent[0]?.body.no)).toMatch(/^TS\d{18}$/)
    expect((await bring(server, { ...written, content: '另外一件事情' })).status).toBe(409)
    const { rows } = await li.call(complaints.list, { orderNo: order.no })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ level: 'P2', state: 'pending', complainant: { name: expect.any(String) } })
  })

  test('is taken only from a side of the order, about another one, of what that service knows, in time', async () => {
    const order = await server.street.order('preparing/accepted')
    const { peer } = await customerOf(server, order)
    const written = () => writtenBy({ kind: 'customer', externalId: peer.externalId }, order.no)
    const strange = { kind: 'customer', externalId: 'nobody' } as const
    expect((await bring(server, { ...written(), from: strange })).status).toBe(404)
    expect((await bring(server, { ...written(), about: 'customer', type: 'U610' })).body.fields).toHaveProperty('about')
    expect((await bring(server, { ...written(), type: 'C430' })).body.fields).toHaveProperty('type')
    expect((await bring(server, { ...written(), content: '太慢' })).body.fields).toHaveProperty('content')
    await server.db
      .updateTable('orders')
      .set({ finished_at: new Date(Date.now() - 97 * 3_600_000) })
      .where('id', '=', order.id)
      .execute()
    expect((await bring(server, written())).status).toBe(422)
    expect((await bring(server, { ...written(), about: 'merchant', type: 'D300' })).status).toBe(200)
  })

  test('is heard of by those who may act in its city, and by nobody elsewhere', async () => {
    const [ear, far] = await Promise.all([
      li.socket(),
      server.signIn('kefu', { cityCodes: [otherCity] }).then(desk => desk.socket()),
    ])
    const { id, no } = await complain(server)
    const rung = await until(() => ear.notifications.find(({ msg }) => msg.includes(no)))
    expect(rung).toMatchObject({ type: 14, link: `/tousu?id=${id}`, msg: `P2 投诉 ${no} 待受理，请尽快处理` })
    expect(far.notifications.some(({ msg }) => msg.includes(no))).toBe(false)
    const elsewhere = await server.signIn('ops', { cityCodes: [otherCity] })
    expect(await refusalOf(elsewhere.call(complaints.get, { id }))).toMatchObject({ reason: 'notFound' })
    expect((await elsewhere.call(complaints.list, { search: no })).rows).toEqual([])
    ear.close()
    far.close()
  })

  test('has one of many who claim it at once; the others hear whose it is, and may not act on it', async () => {
    const { id } = await complain(server)
    const { version } = await read({ id })
    const agents = await Promise.all(
      ['甲', '乙', '丙', '丁'].map(name => server.signIn('kefu', { name, cityCodes: [homeCity] })),
    )
    const claims = await Promise.allSettled(agents.map(desk => desk.call(complaints.claim, { id, version })))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { assignee } = await read({ id })
    const loser = agents.find(({ person }) => person.id !== assignee?.id) as Desk
    const late = await refusalOf(loser.call(complaints.claim, { id, version }))
    expect(late).toMatchObject({ code: 40903, message: `投诉已由「${assignee?.name}」处理，请联系该同事或主管` })
    expect(await refusalOf(act(loser, 'propose', id))).toMatchObject({ reason: 'complaintTakenBy' })
    expect((await act(loser, 'note', id)).log.at(-1)).toMatchObject({ action: 'note', isPublic: false })
    expect((await act(leader, 'propose', id)).state).toBe('confirming')
  })

  test('goes from the proposal to the end by the yes of who complained, and both apps hear their part', async () => {
    const complaint = await complaintIn(server, li, 'evidence')
    expect((await state(server, { ...complaint, rider: complaint.customer })).status).toBe(404)
    expect((await state(server, complaint)).body.state).toBe('processing')
    await act(li, 'reply', complaint.id, { text: '正在核实，请稍候' })
    await act(li, 'propose', complaint.id)
    const eventId = randomUUID()
    const yes = await Promise.all([1, 2, 3].map(() => answer(server, complaint, 'accept', { eventId })))
    expect(yes.map(({ status, body }) => [status, body.state])).toEqual([1, 2, 3].map(() => [200, 'closed']))
    const closed = await read(complaint)
    expect(closed).toMatchObject({ state: 'closed', liability, verdict, evidence: { isMissed: false } })
    expect(closed.log.map(({ action }) => action)).toEqual([
      'create',
      'claim',
      'askEvidence',
      'giveStatement',
      'reply',
      'propose',
      'accept',
    ])
    const { body } = await heard(complaint.no, 'complainant', 'reply')
    expect(body.data.text).toBe('正在核实，请稍候')
    const asked = await heard(complaint.no, 'respondent', 'askEvidence')
    expect(asked.app).toBe('rider')
    expect(asked.body.data).toMatchObject({ complainantName: '***', externalNo: null, text: '旅程测试' })
    expect((await heard(complaint.no, 'respondent', 'accept')).body.data).toMatchObject({ verdict, liability })
    expect(JSON.stringify(told(complaint.no, 'respondent'))).not.toContain(closed.complainant.name)
    expect(told(complaint.no, 'respondent').some(({ body: { data } }) => data.event === 'reply')).toBe(false)
  })

  test('is proposed again after the first no, and goes to a leader after the second', async () => {
    const complaint = await complaintIn(server, li, 'confirming')
    expect((await answer(server, complaint, 'dispute')).body.state).toBe('processing')
    await act(li, 'propose', complaint.id)
    expect((await act(li, 'dispute', complaint.id)).state).toBe('escalated')
    expect(await refusalOf(act(li, 'resolve', complaint.id))).toMatchObject({ reason: 'noPermission' })
    expect((await act(leader, 'resolve', complaint.id)).state).toBe('confirming')
  })

  test('begins again once, within seven days', async () => {
    const complaint = await complaintIn(server, li, 'closed')
    expect((await answer(server, complaint, 'reopen')).body.state).toBe('processing')
    await act(li, 'withdraw', complaint.id)
    expect((await answer(server, complaint, 'reopen')).status).toBe(422)
    expect((await read(complaint)).allowed).not.toContain('reopen')
    const old = await complaintIn(server, li, 'closed')
    await server.db
      .updateTable('complaints')
      .set({ closed_at: new Date(Date.now() - complaintClocks.reopen * 1000 - 1) })
      .where('id', '=', old.id)
      .execute()
    expect(await refusalOf(act(leader, 'reopen', old.id))).toMatchObject({ reason: 'complaintReopenTooLate' })
  })

  test('about safety rings as an alarm, and neither ends nor is settled before the check', async () => {
    const complaint = await complain(server, { type: 'D300', about: 'merchant', content: '饭里有玻璃，嘴划破了' })
    await act(li, 'claim', complaint.id)
    const refused = await refusalOf(act(li, 'propose', complaint.id))
    expect(refused).toMatchObject({ code: 40902, message: 'P0投诉不可直接关闭，请先完成安全核查' })
    expect((await answer(server, complaint, 'withdraw')).status).toBe(422)
    expect((await read(complaint, li)).allowed).not.toContain('propose')
    await act(li, 'checkSafety', complaint.id, { finding: '已联系本人，伤口已处理' })
    expect(await act(li, 'propose', complaint.id)).toMatchObject({
      state: 'confirming',
      safety: { by: '小李', finding: '已联系本人，伤口已处理' },
    })
    const rung = await server.db
      .selectFrom('notifications')
      .select('is_claimable')
      .where('link', '=', `/tousu?id=${complaint.id}`)
      .where('kind', '=', 'complaint.new')
      .execute()
    expect(rung).toEqual([{ is_claimable: true }])
  })

  test('needs somebody liable, shares that add up and a verdict that says something', async () => {
    const { id } = await complaintIn(server, li, 'processing')
    const nobody = { customer: 0, merchant: 0, worker: 0, platform: 0 }
    const half = { ...nobody, worker: 5000 }
    const fieldsOf = async (more: Record<string, unknown>) => (await refusalOf(act(li, 'propose', id, more))).fields
    expect(await fieldsOf({ liability: nobody })).toEqual({ liability: '请选择责任方' })
    expect(await fieldsOf({ liability: half })).toEqual({ liability: '各方责任比例之和必须为100%' })
    expect(await fieldsOf({ verdict: '好的' })).toEqual({ verdict: '处理结论需填写10-500字' })
  })

  test('is merged into one of the same order or person, and lives on there', async () => {
    const first = await complain(server)
    const second = await complain(server, { order: first.order, content: '同一件事情再说一遍' })
    const stranger = await complain(server)
    expect((await read(second)).alike.map(({ no }) => no)).toEqual([first.no])
    const wrong = refusalOf(act(li, 'merge', second.id, { intoId: stranger.id }))
    expect(await wrong).toMatchObject({ reason: 'complaintNotAlike' })
    const both = await Promise.allSettled([
      act(li, 'merge', second.id, { intoId: first.id }),
      act(leader, 'merge', first.id, { intoId: second.id }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const merged = (await read(second)).mergedInto ? second : first
    expect((await answer(server, merged, 'reopen')).status).toBe(422)
  })
})

describe('the clocks of a complaint', () => {
  test('warn when it gets close, and take it to a leader when it is over', async () => {
    const [ear, own] = await Promise.all([leader.socket(), li.socket()])
    const complaint = await complain(server)
    const before = await read(complaint)
    expect(before.clock).toMatchObject({ due: (before.clock?.since ?? 0) + complaintClocks.accept.P2 * 1000 })
    await comeDue(server, 'complaints.due', complaint.id, { oldest: true })
    await comeDue(server, 'complaints.due', complaint.id)
    expect(await read(complaint)).toMatchObject({ state: 'escalated', clock: null })
    await until(() => own.notifications.some(({ msg }) => msg.includes(`${complaint.no} 将在`)))
    await until(() => ear.notifications.some(({ msg }) => msg.includes(`${complaint.no} 已超时并升级`)))
    own.close()
    ear.close()
  })

  test('stand still while the other side is asked; silence speaks against them', async () => {
    const complaint = await complaintIn(server, li, 'processing')
    const { clock } = await read(complaint)
    await act(li, 'askEvidence', complaint.id)
    const hour = 3_600_000
    await server.db
      .updateTable('complaints')
      .set(row => ({ state_at: row.val(new Date(Date.now() - 20 * hour)) }))
      .where('id', '=', complaint.id)
      .execute()
    await runOut(server, complaint)
    const after = await read(complaint)
    expect(after).toMatchObject({ state: 'processing', evidence: { isMissed: true } })
    expect(Math.round(((after.clock?.due ?? 0) - (clock?.due ?? 0)) / hour)).toBe(20)
  })

  test('take silence after a proposal for a yes, and leave alone what was answered', async () => {
    const silent = await complaintIn(server, li, 'confirming')
    await runOut(server, silent)
    expect((await read(silent)).log.at(-1)).toMatchObject({ action: 'accept', actor: { kind: 'clock' } })
    const spoken = await complaintIn(server, li, 'confirming')
    await answer(server, spoken, 'dispute')
    const { version } = await read(spoken)
    await server.db
      .updateTable('complaints')
      .set({ due_at: new Date(0) })
      .where('id', '=', spoken.id)
      .execute()
    await runOut(server, spoken)
    expect((await read(spoken)).version).toBe(version)
  })

  test('count what is close and what is over', async () => {
    const counts = () => leader.call(complaints.counts, {})
    const before = await counts()
    const complaint = await complaintIn(server, li, 'processing')
    const past = new Date(Date.now() - 1000)
    const move = (set: object) => server.db.updateTable('complaints').set(set).where('id', '=', complaint.id).execute()
    await move({ near_at: past })
    expect(await counts()).toMatchObject({ near: before.near + 1, overdue: before.overdue })
    await move({ due_at: past })
    expect(await counts()).toMatchObject({ near: before.near + 1, overdue: before.overdue + 1 })
    const { rows } = await leader.call(complaints.list, { queue: 'near' })
    expect(rows[0]?.no).toBe(complaint.no)
  })
})

describe('the desk', () => {
  test('writes down what people say, finds it again, and hands it on', async () => {
    const order = await server.street.order('preparing/accepted')
    const found = await li.call(complaints.sides, { orderNo: order.no })
    expect(found.sides.map(({ side }) => side)).toEqual(['customer', 'merchant', 'worker'])
    const asked = {
      ...{ orderNo: order.no, source: '12315', complainant: 'customer', respondent: 'merchant' },
      ...{ type: 'D220', content: '少送一份米饭', demand: 'refund', demandFen: 300 },
    }
    expect((await refusalOf(li.call(complaints.create, asked))).fields).toHaveProperty('externalRef')
    const made = await li.call(complaints.create, { ...asked, externalRef: 'ZZ-77' })
    expect(made).toMatchObject({ state: 'pending', source: '12315', externalRef: 'ZZ-77', order: { no: order.no } })
    for (const search of [made.no, made.no.slice(-8), order.no.slice(-8)]) {
      expect((await li.call(complaints.list, { search })).rows.map(({ no }) => no)).toContain(made.no)
    }
    const { rows } = await li.call(complaints.list, { personId: made.complainant.userId, level: 'P2', type: 'D220' })
    expect(rows.map(({ no }) => no)).toEqual([made.no])
    const hands = await leader.call(complaints.assignees, { id: made.id })
    expect(hands.map(({ id }) => id)).toContain(li.person.id)
    expect((await act(leader, 'assign', made.id, { toId: li.person.id })).assignee?.name).toBe('小李')
    const far = await server.signIn('kefu', { cityCodes: [otherCity] })
    const refused = refusalOf(act(leader, 'reassign', made.id, { toId: far.person.id }))
    expect(await refused).toMatchObject({ reason: 'assigneeUnavailable' })
  })

  test('sees what was given for an order altogether, and gives red packets only for the person’s own complaint', async () => {
    const complaint = await complain(server)
    const person = await customerOf(server, complaint.order)
    const chat = await ownChat(server, li, person)
    const give = (complaintNo: string) => {
      const asked = { chatId: chat.id, clientId: randomUUID(), amountFen: 500, reasonCode: 'late', complaintNo }
      return li.call(packets.send, asked)
    }
    const stranger = await complain(server)
    for (const no of ['TS000000000000000000', stranger.no]) {
      expect(await refusalOf(give(no))).toMatchObject({ reason: 'notOfThisPerson' })
    }
    await give(complaint.no)
    const { id, version } = await server.db
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('id', '=', complaint.order.id)
      .executeTakeFirstOrThrow()
    await li.call(refunds.ask, { id, version, amountFen: 200, code: 'S05', liability: 'platform' })
    const { givenFen, given, history } = await read(complaint)
    expect([givenFen, given.packets.length, given.refunds.length]).toEqual([700, 1, 1])
    expect(history).toEqual({ complaints: 1, givenFen: 700 })
    const beside = await li.call(chats.context, { id: chat.id })
    expect(beside.complaints).toMatchObject([{ no: complaint.no, level: 'P2', type: 'D240', state: 'pending' }])
  })

  test('does not let anybody handle what they are a side of', async () => {
    const complaint = await complain(server)
    const { phone } = await server.db
      .selectFrom('complaints')
      .innerJoin('users', 'users.id', 'complaints.complainant_id')
      .select('users.phone')
      .where('complaints.id', '=', complaint.id)
      .executeTakeFirstOrThrow()
    const own = await server.signIn('kefu', { cityCodes: [homeCity] })
    await server.db.updateTable('users').set({ phone }).where('id', '=', own.person.id).execute()
    expect(await refusalOf(act(own, 'claim', complaint.id))).toMatchObject({ reason: 'ownCase' })
  })
})
