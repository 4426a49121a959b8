import { beforeAll, describe, expect, test } from 'vitest'
import { complaintClocks } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { comeDue } from '../setup/chats/chats.ts'
import { act, answer, type Complaint, complain, complaintIn } from '../setup/complaints/complaints.ts'
import { longSessions } from '../setup/money/settlements.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ settings: longSessions })
let leader: Desk

beforeAll(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管' })
})

const read = ({ id }: Pick<Complaint, 'id'>, desk = leader) => desk.call(complaints.get, { id })

describe('an authority', () => {
  const hotline = { source: '12315', ref: 'SH-2026-77' } as const
  const jobs = (complaint: Complaint, step: string) => comeDue(server, 'complaints.due', complaint.id, { step })

  test('has its own clock of seven days beside the one of the state', async () => {
    const complaint = await complain(server, { hotline })
    const detail = await read(complaint)
    expect(detail).toMatchObject({ source: '12315', externalRef: 'SH-2026-77', state: 'pending' })
    expect(detail.hotlineDue).toBeGreaterThan(Date.now() + complaintClocks.hotline * 1000 - 60_000)
    const before = detail.hotlineDue
    await act(leader, 'claim', complaint.id)
    await act(leader, 'askEvidence', complaint.id)
    expect((await read(complaint)).hotlineDue).toBe(before)
    const { rows } = await leader.call(complaints.list, { queue: 'hotline' })
    expect(rows.map(({ no }) => no)).toContain(complaint.no)
    await complain(server)
    expect((await leader.call(complaints.list, { queue: 'hotline' })).rows.every(row => row.hotlineDue !== null)).toBe(
      true,
    )
  })

  test('is an alarm a day before it ends, whatever was proposed, and a leader’s after it', async () => {
    const [socket, far] = await Promise.all([
      leader.socket(),
      server.signIn('kefu_leader', { cityCodes: [otherCity] }).then(desk => desk.socket()),
    ])
    const complaint = await complaintIn(server, leader, 'confirming', { hotline })
    const near = () => leader.call(complaints.counts, {}).then(({ hotlineNear }) => hotlineNear)
    const before = await near()
    await server.db
      .updateTable('complaints')
      .set({ hotline_due_at: new Date(Date.now() + 23 * 3_600_000) })
      .where('id', '=', complaint.id)
      .execute()
    expect(await near()).toBe(before + 1)
    const due = (await read(complaint)).hotlineDue ?? 0
    await jobs(complaint, 'hotline').catch(() => undefined)
    // The job was laid for another time: it does nothing.
    expect((await read(complaint)).log.some(({ action }) => action === 'warnHotline')).toBe(false)
    await server.db.transaction().execute(async transaction => {
      await server.runtime.jobs.later(transaction, 'complaints.due', { id: complaint.id, at: due, step: 'hotline' }, 0)
    })
    server.runtime.jobs.wake(['complaints.due'])
    const rung = await until(() => socket.notifications.find(({ msg }) => msg.includes('距主管部门时限不足24小时')))
    expect(rung).toMatchObject({ type: 14, msg: `P2 投诉 ${complaint.no}（工单 SH-2026-77）距主管部门时限不足24小时` })
    expect((await read(complaint)).state).toBe('confirming')
    await server.db.transaction().execute(async transaction => {
      await server.runtime.jobs.later(
        transaction,
        'complaints.due',
        { id: complaint.id, at: due, step: 'hotlineEnd' },
        0,
      )
    })
    server.runtime.jobs.wake(['complaints.due'])
    await until(() =>
      socket.notifications.find(({ msg }) => msg.includes(`${complaint.no}（工单 SH-2026-77）已超过主管部门时限`)),
    )
    const detail = await read(complaint)
    expect(detail.state).toBe('escalated')
    expect(detail.log.map(({ action }) => action).slice(-3)).toEqual(['warnHotline', 'breachHotline', 'escalate'])
    expect(far.notifications.some(({ msg }) => msg.includes(complaint.no))).toBe(false)
    const alarms = await server.db
      .selectFrom('notifications')
      .select(['kind', 'is_claimable'])
      .where('link', '=', `/tousu?id=${complaint.id}`)
      .where('kind', 'in', ['complaint.hotline', 'complaint.hotlineBreached'])
      .execute()
    expect(alarms.every(({ is_claimable }) => is_claimable)).toBe(true)
    expect(alarms).toHaveLength(2)
    socket.close()
    far.close()
  })

  test('notifies nobody of a complaint that was closed in time', async () => {
    const complaint = await complaintIn(server, leader, 'confirming', { hotline })
    await answer(server, complaint, 'accept')
    await jobs(complaint, 'hotline')
    await jobs(complaint, 'hotlineEnd')
    const detail = await read(complaint)
    expect([detail.state, detail.hotlineDue]).toEqual(['closed', null])
    expect(detail.log.at(-1)?.action).toBe('accept')
  })
})

describe('notifications of type 14', () => {
  test('tell of new, nearly due, overdue and escalated ones, each once and to whom it concerns', async () => {
    const kefu = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
    const [all, own, boss] = [
      await kefu.socket(),
      await server.signIn('kefu', { cityCodes: [homeCity] }),
      await leader.socket(),
    ]
    const idle = await own.socket()
    const noticesOf = (socket: typeof all, complaint: Complaint) =>
      socket.notifications.filter(({ msg }) => msg.includes(complaint.no)).map(({ msg }) => msg)
    const complaint = await complain(server)
    await until(() => noticesOf(all, complaint).length === 1)
    await act(kefu, 'claim', complaint.id)
    await comeDue(server, 'complaints.due', complaint.id, { step: 'near' })
    await until(() => noticesOf(all, complaint).some(msg => msg.includes('将在')))
    expect(noticesOf(idle, complaint)).toHaveLength(1)
    await comeDue(server, 'complaints.due', complaint.id, { step: 'end' })
    await until(() => noticesOf(boss, complaint).some(msg => msg.includes('已超时并升级')))
    const another = await complaintIn(server, kefu, 'processing')
    await act(kefu, 'escalate', another.id)
    await until(() => noticesOf(boss, another).some(msg => msg.includes('已升级，请主管处理')))
    expect(noticesOf(boss, another).some(msg => msg.includes('已超时'))).toBe(false)
    for (const socket of [all, boss, idle]) socket.close()
  })
})

describe('the ranking of who is complained about', () => {
  test('counts by side and days: complaints, upheld ones, P0, and the rate per 100 orders', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const worker = order.worker ?? { id: 0, externalId: '', name: '' }
    const list = ['第一件事情说明', '第二件事情说明', '第三件事情说明']
    const made = await Promise.all(list.map(content => complain(server, { order, content })))
    const [first, second] = made as [Complaint, Complaint]
    await act(leader, 'claim', first.id)
    await act(leader, 'propose', first.id)
    await answer(server, first, 'accept')
    await act(leader, 'claim', second.id)
    await act(leader, 'withdraw', second.id)
    const ranked = async (days: number, desk = leader) =>
      (await desk.call(complaints.ranking, { side: 'worker', days })).rows.find(({ userId }) => userId === worker.id)
    expect(await ranked(7)).toMatchObject({
      complaints: 3,
      upheld: 1,
      p0: 0,
      orders: 1,
      per100: 300,
      name: worker.name,
    })
    const { aboutId = 0 } = (await ranked(90)) ?? {}
    const { rows } = await leader.call(complaints.list, { queue: 'all', aboutId })
    expect(rows.map(({ no }) => no).toSorted()).toEqual(made.map(({ no }) => no).toSorted())
    await server.db
      .updateTable('complaints')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) } as never)
      .where('id', '=', first.id)
      .execute()
    expect(await ranked(7)).toMatchObject({ complaints: 2, upheld: 0 })
    expect(await ranked(30)).toMatchObject({ complaints: 3, upheld: 1 })
    expect(await ranked(30, await server.signIn('kefu', { cityCodes: [otherCity] }))).toBeUndefined()
    await complain(server, { about: 'merchant', type: 'D220' })
    const shops = await leader.call(complaints.ranking, { side: 'merchant', days: 30 })
    expect(shops.rows.every(({ kind }) => kind === 'merchant')).toBe(true)
    expect(shops.rows.length).toBeGreaterThan(0)
  })
})
