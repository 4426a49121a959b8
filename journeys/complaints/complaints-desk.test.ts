import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { type ComplaintDetail, complaintClocks } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { comeDue, customerOf, ownChat } from '../setup/chats/chats.ts'
import { act, answer, type Complaint, complain, complaintIn, runOut } from '../setup/complaints/complaints.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { readOrder } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let li: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

function read({ id }: Pick<Complaint, 'id'>, desk = leader): Promise<ComplaintDetail> {
  return desk.call(complaints.get, { id })
}

describe('the clocks of a complaint', () => {
  test('warn before the deadline, and escalate to a leader after it', async () => {
    const [socket, own] = await Promise.all([leader.socket(), li.socket()])
    const complaint = await complain(server)
    const before = await read(complaint)
    expect(before.clock).toMatchObject({ due: (before.clock?.since ?? 0) + complaintClocks.accept.P2 * 1000 })
    await comeDue(server, 'complaints.due', complaint.id, { oldest: true })
    await comeDue(server, 'complaints.due', complaint.id)
    expect(await read(complaint)).toMatchObject({ state: 'escalated', clock: null })
    await until(() => own.notifications.some(({ msg }) => msg.includes(`${complaint.no} 将在`)))
    await until(() => socket.notifications.some(({ msg }) => msg.includes(`${complaint.no} 已超时并升级`)))
    own.close()
    socket.close()
  })

  test('pause while the other side is asked; a missing statement is recorded', async () => {
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

  test('accept a proposal without an answer, and leave an answered one unchanged', async () => {
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

  test('count complaints that are nearly due and overdue', async () => {
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

describe('staff', () => {
  test('create a complaint, find it, and assign it to a colleague', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const found = await li.call(complaints.sides, { orderNo: order.no })
    expect(found.sides.map(({ side }) => side)).toEqual(['customer', 'merchant', 'worker'])
    const asked = {
      orderNo: order.no,
      source: '12315',
      complainant: 'customer',
      respondent: 'merchant',
      type: 'D220',
      content: '少送一份米饭',
      demand: 'refund',
      demandFen: 300,
    }
    expect((await refusalOf(li.call(complaints.create, asked))).fields).toHaveProperty('externalRef')
    const made = await li.call(complaints.create, { ...asked, externalRef: 'ZZ-77' })
    expect(made).toMatchObject({ state: 'pending', source: '12315', externalRef: 'ZZ-77', order: { no: order.no } })
    for (const search of [made.no, made.no.slice(-8), order.no.slice(-8)]) {
      expect((await li.call(complaints.list, { search })).rows.map(({ no }) => no)).toContain(made.no)
    }
    const { rows } = await li.call(complaints.list, { personId: made.complainant.userId, level: 'P2', type: 'D220' })
    expect(rows.map(({ no }) => no)).toEqual([made.no])
    const hands = await leader.call(complaints.assignees, { ids: [made.id] })
    expect(hands.map(({ id }) => id)).toContain(li.person.id)
    expect((await act(leader, 'assign', made.id, { toId: li.person.id })).assignee?.name).toBe('小李')
    const far = await server.signIn('kefu', { cityCodes: [otherCity] })
    const refused = refusalOf(act(leader, 'reassign', made.id, { toId: far.person.id }))
    expect(await refused).toMatchObject({ reason: 'assigneeUnavailable' })
  })

  test('assign several complaints only to colleagues who handle all their cities', async () => {
    const near = await complain(server)
    const order = await server.fixtures.order('preparing/accepted', { cityCode: otherCity })
    const ids = [near.id, (await complain(server, { order })).id]
    const everywhere = await server.signIn('kefu_leader')
    const both = await server.signIn('kefu', { cityCodes: [homeCity, otherCity] })
    const hands = (await everywhere.call(complaints.assignees, { ids })).map(({ id }) => id)
    expect(hands).toEqual(expect.arrayContaining([both.person.id, everywhere.person.id]))
    expect(hands).not.toContain(li.person.id)
    expect(await refusalOf(leader.call(complaints.assignees, { ids }))).toMatchObject({ reason: 'notFound' })
  })

  test('ask the shop of the order, not another one with the same phone number', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const { name, phone } = (await readOrder(server.db, order.id)).row.details.from ?? { name: '', phone: '' }
    await server.fixtures.merchant({ phone, name, cityCode: otherCity })
    await server.fixtures.merchant({ phone, name: '借用电话的店' })
    const { externalId } = await server.fixtures.merchant({ phone, name })
    const { id } = await complain(server, { order, type: 'D220', about: 'merchant' })
    const asked = await server.db
      .selectFrom('complaints')
      .select(['respondent_app_id', 'respondent_external_id', 'respondent_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Object.values(asked)).toEqual(['merchant-app', externalId, name])
  })

  test('see the total compensation of an order, and send red packets for the person’s own complaint only', async () => {
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
    await li.call(refunds.ask, { id, version, amountFen: 200, code: 'S05', liability: 'platform', confirmedFen: 500 })
    const { givenFen, given, history } = await read(complaint)
    expect([givenFen, given.packets.length, given.refunds.length]).toEqual([700, 1, 1])
    expect(history).toEqual({ complaints: 1, givenFen: 700 })
    const beside = await li.call(chats.context, { id: chat.id })
    expect(beside.complaints).toMatchObject([{ no: complaint.no, level: 'P2', type: 'D240', state: 'pending' }])
  })

  test('cannot handle a complaint in which they are a party', async () => {
    const complaint = await complain(server)
    const { phone } = await server.db
      .selectFrom('complaints')
      .innerJoin('users', 'users.id', 'complaints.complainant_id')
      .select('users.phone')
      .where('complaints.id', '=', complaint.id)
      .executeTakeFirstOrThrow()
    const own = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    await server.db.updateTable('users').set({ phone }).where('id', '=', own.person.id).execute()
    expect(await refusalOf(act(own, 'claim', complaint.id))).toMatchObject({ reason: 'ownCase' })
    // What would be refused anyway does not tell them whose it is.
    const { id: toId } = (await server.signIn('viewer')).person
    expect(await refusalOf(act(own, 'assign', complaint.id, { toId }))).toMatchObject({ reason: 'assigneeUnavailable' })
  })
})
