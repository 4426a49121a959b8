import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ComplaintDetail, complaintClocks } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { customerOf } from '../setup/chats/chats.ts'
import {
  act,
  answer,
  type Complaint,
  complain,
  complaintIn,
  liability,
  postComplaint,
  state,
  verdict,
  writtenBy,
} from '../setup/complaints/complaints.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { eventOf } from '../setup/open/life-events.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let li: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

function read({ id }: Pick<Complaint, 'id'>, desk = leader): Promise<ComplaintDetail> {
  return desk.call(complaints.get, { id })
}

function webhooksTo(no: string, side: 'complainant' | 'respondent') {
  return server.webhooks.receivedComplaints.filter(({ body }) => body.data.no === no && body.data.side === side)
}

function webhookTo(no: string, side: 'complainant' | 'respondent', event: string) {
  return until(() => webhooksTo(no, side).find(({ body }) => body.data.event === event), {
    what: `${event} at the ${side}`,
  })
}

describe('a complaint', () => {
  test('is created once however often it is sent, and another content with its number is refused', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const { peer } = await customerOf(server, order)
    const written = writtenBy({ kind: 'customer', externalId: peer.externalId }, order.no)
    const sent = await Promise.all(Array.from({ length: 6 }, () => postComplaint(server, written)))
    expect(new Set(sent.map(({ body }) => body.no)).size).toBe(1)
    expect(sent.every(({ status }) => status === 200)).toBe(true)
    expect(String(sent[0]?.body.no)).toMatch(/^TS\d{18}$/)
    expect((await postComplaint(server, { ...written, content: '另外一件事情' })).status).toBe(409)
    const { rows } = await li.call(complaints.list, { orderNo: order.no })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ level: 'P2', state: 'pending', complainant: { name: expect.any(String) } })
  })

  test('is accepted only from a party of the order, about another party, of a type of that service, in time', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const { peer } = await customerOf(server, order)
    const written = () => writtenBy({ kind: 'customer', externalId: peer.externalId }, order.no)
    const strange = { kind: 'customer', externalId: 'nobody' } as const
    expect((await postComplaint(server, { ...written(), from: strange })).status).toBe(404)
    expect((await postComplaint(server, { ...written(), about: 'customer', type: 'U610' })).body.fields).toHaveProperty(
      'about',
    )
    expect((await postComplaint(server, { ...written(), type: 'C430' })).body.fields).toHaveProperty('type')
    expect((await postComplaint(server, { ...written(), content: '太慢' })).body.fields).toHaveProperty('content')
    await server.db
      .updateTable('orders')
      .set({ finished_at: new Date(Date.now() - 97 * 3_600_000) })
      .where('id', '=', order.id)
      .execute()
    expect((await postComplaint(server, written())).status).toBe(422)
    expect((await postComplaint(server, { ...written(), about: 'merchant', type: 'D300' })).status).toBe(200)
  })

  test('notifies those who may act on it in its city, and nobody else', async () => {
    const [socket, far] = await Promise.all([
      li.socket(),
      server.signIn('kefu', { cityCodes: [otherCity] }).then(desk => desk.socket()),
    ])
    const { id, no } = await complain(server)
    const rung = await until(() => socket.notifications.find(({ msg }) => msg.includes(no)))
    expect(rung).toMatchObject({ type: 14, link: `/tousu?id=${id}`, msg: `P2 投诉 ${no} 待受理，请尽快处理` })
    expect(far.notifications.some(({ msg }) => msg.includes(no))).toBe(false)
    const elsewhere = await server.signIn('ops', { cityCodes: [otherCity] })
    expect(await refusalOf(elsewhere.call(complaints.get, { id }))).toMatchObject({ reason: 'notFound' })
    expect((await elsewhere.call(complaints.list, { search: no })).rows).toEqual([])
    socket.close()
    far.close()
  })

  test('is claimed by one of many at once; the others are told whose it is, and cannot act on it', async () => {
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
    expect(late).toMatchObject({ code: 40903, message: `投诉已由“${assignee?.name}”处理，请联系该同事或主管` })
    expect(await refusalOf(act(loser, 'propose', id))).toMatchObject({ reason: 'complaintTakenBy' })
    expect((await act(loser, 'note', id)).log.at(-1)).toMatchObject({ action: 'note', isPublic: false })
    expect((await act(leader, 'propose', id)).state).toBe('confirming')
  })

  test('is resolved when the complainant accepts the proposal, and both apps receive their webhooks', async () => {
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
    const { body } = await webhookTo(complaint.no, 'complainant', 'reply')
    expect(body.data.text).toBe('正在核实，请稍候')
    const asked = await webhookTo(complaint.no, 'respondent', 'askEvidence')
    expect(asked.app).toBe('rider')
    expect(asked.body.data).toMatchObject({ complainantName: '***', externalNo: null, text: '旅程测试' })
    expect((await webhookTo(complaint.no, 'respondent', 'accept')).body.data).toMatchObject({ verdict, liability })
    expect(JSON.stringify(webhooksTo(complaint.no, 'respondent'))).not.toContain(closed.complainant.name)
    expect(webhooksTo(complaint.no, 'respondent').some(({ body: { data } }) => data.event === 'reply')).toBe(false)
  })

  test('is moved once by an event, whose id is refused for another record', async () => {
    const complaint = await complaintIn(server, li, 'confirming')
    const event = eventOf(complaint.order, { event: 'urge', by: 'customer' })
    const path = `/open/v1/orders/${complaint.order.no}/events`
    expect((await server.fixtures.post('customer', path, event)).status).toBe(200)
    const { eventId } = event
    expect(await answer(server, complaint, 'accept', { eventId })).toMatchObject({ status: 409 })
    const other = await complaintIn(server, li, 'confirming')
    expect((await answer(server, other, 'accept')).body.state).toBe('closed')
    expect((await answer(server, complaint, 'accept')).body.state).toBe('closed')
    expect((await read(complaint)).log.filter(({ action }) => action === 'accept')).toHaveLength(1)
  })

  test('can be proposed again after the first rejection, and is escalated after the second', async () => {
    const complaint = await complaintIn(server, li, 'confirming')
    expect((await answer(server, complaint, 'dispute')).body.state).toBe('processing')
    await act(li, 'propose', complaint.id)
    expect((await act(li, 'dispute', complaint.id)).state).toBe('escalated')
    expect(await refusalOf(act(li, 'resolve', complaint.id))).toMatchObject({ reason: 'noPermission' })
    expect((await act(leader, 'resolve', complaint.id)).state).toBe('confirming')
  })

  test('can be reopened once, within seven days', async () => {
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

  test('about safety raises an alarm, and is neither proposed for nor closed before the check', async () => {
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

  test('needs a liable party, shares that add up and a reason', async () => {
    const { id } = await complaintIn(server, li, 'processing')
    const nobody = { customer: 0, merchant: 0, worker: 0, platform: 0 }
    const half = { ...nobody, worker: 5000 }
    const fieldsOf = async (more: Record<string, unknown>) => (await refusalOf(act(li, 'propose', id, more))).fields
    expect(await fieldsOf({ liability: nobody })).toEqual({ liability: '请选择责任方' })
    expect(await fieldsOf({ liability: half })).toEqual({ liability: '各方责任比例之和必须为100%' })
    expect(await fieldsOf({ verdict: '好的' })).toEqual({ verdict: '处理结论需填写10-500字' })
  })

  test('is merged into another one of the same order or person', async () => {
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

  test('that an authority waits for is not merged into one without that deadline, but the other way round', async () => {
    const own = await complain(server)
    const hotline = await complain(server, { order: own.order, hotline: { source: '12315', ref: 'SH-2026-81' } })
    expect((await read(hotline)).alike).toMatchObject([{ no: own.no, obstacle: 'hotlineIsMain' }])
    const refused = await refusalOf(act(li, 'merge', hotline.id, { intoId: own.id }))
    expect(refused).toMatchObject({ reason: 'hotlineIsMain' })
    expect(await act(li, 'merge', own.id, { intoId: hotline.id })).toMatchObject({ mergedInto: { no: hotline.no } })
    expect((await read(hotline)).hotlineDue).not.toBeNull()
  })

  test('that asks for money is merged into one about the same order alone, also by what was merged into it', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const [asking, calm] = [await complain(server, { order, demand: 'refund' }), await complain(server, { order })]
    const elsewhere = await complain(server, { order: await server.fixtures.order('preparing/accepted') })
    await server.db
      .updateTable('complaints')
      .set(row => ({
        complainant_app_id: row
          .selectFrom('complaints as c')
          .select('c.complainant_app_id')
          .where('c.id', '=', calm.id),
        complainant_external_id: row
          .selectFrom('complaints as c')
          .select('c.complainant_external_id')
          .where('c.id', '=', calm.id),
      }))
      .where('id', '=', elsewhere.id)
      .execute()
    const into = (id: number) => refusalOf(act(li, 'merge', id, { intoId: elsewhere.id }))
    expect(await into(asking.id)).toMatchObject({ reason: 'moneyOfOtherOrder' })
    await act(li, 'merge', asking.id, { intoId: calm.id })
    expect(await into(calm.id)).toMatchObject({ reason: 'moneyOfOtherOrder' })
  })

  test('that asks for money is merged into one of the same person alone: another may withdraw theirs', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const [asking, own] = [await complain(server, { order, demand: 'refund' }), await complain(server, { order })]
    const other = await complain(server, { order })
    await server.db
      .updateTable('complaints')
      .set({ complainant_kind: 'merchant', complainant_app_id: null, complainant_external_id: null })
      .where('id', '=', other.id)
      .execute()
    const into = (id: number) => refusalOf(act(li, 'merge', id, { intoId: other.id }))
    expect(await into(asking.id)).toMatchObject({ reason: 'moneyOfOtherPerson' })
    await act(li, 'merge', asking.id, { intoId: own.id })
    expect(await into(own.id)).toMatchObject({ reason: 'moneyOfOtherPerson' })
    // One that asks for none ends with the other.
    await act(li, 'merge', other.id, { intoId: own.id })
  })
})
