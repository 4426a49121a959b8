import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { customerOf, ownChat } from '../setup/chats/chats.ts'
import { give, money, withComplaintMoney } from '../setup/complaints/complaint-money.ts'
import { act, complaintIn } from '../setup/complaints/complaints.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { deskOf, refusalOf } from '../setup/orders/desk.ts'
import { askFor, mealFor } from '../setup/people/money.ts'
import { until } from '../setup/process/until.ts'
import { amounts, setLimits } from '../setup/settings.ts'

const { server, node, desk, read, walletOf } = withComplaintMoney()

describe('money to the balance', () => {
  const limits = { kefu: 2000, kefu_leader: 20_000, ops: 10_000 }

  for (const [role, mostFen] of Object.entries(limits)) {
    test(`${role} gives up to ¥${mostFen / 100} at once, above it a colleague decides`, async () => {
      const within = await complaintIn(server, desk(role), 'processing')
      const paid = await give(desk(role), within, money(mostFen))
      expect(paid.given.compensations).toMatchObject([{ n: 1, state: 'paid', amountFen: mostFen, decidedBy: role }])
      expect([await walletOf(within), paid.givenFen]).toEqual([mostFen, mostFen])
      expect(paid.log.at(-1)).toMatchObject({ action: 'compensate', amountFen: mostFen, isPublic: true })
      const above = await complaintIn(server, desk(role), 'processing')
      const asked = await give(desk(role), above, money(mostFen + 1))
      expect(asked.given.compensations).toMatchObject([{ state: 'pending', allowed: [], decidedBy: '' }])
      expect([await walletOf(above), asked.givenFen]).toEqual([0, mostFen + 1])
      expect(asked.log.at(-1)).toMatchObject({ action: 'askCompensation', isPublic: false })
    })
  }

  test('is never more than what was demanded and a fifth, and a refusal leaves the complaint as it was', async () => {
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', {
      demand: 'compensation',
      demandFen: 1001,
    })
    const refused = await refusalOf(give(desk('kefu_leader'), complaint, money(1202)))
    expect(refused).toMatchObject({ reason: 'beyondDemand' })
    expect(refused.message).toBe('赔付不能超过诉求金额的120%，此投诉最多还可赔付 12.01 元')
    expect(await read(complaint)).toMatchObject({ state: 'processing', given: { compensations: [] } })
    await give(desk('kefu_leader'), complaint, money(1001))
    await act(desk('kefu_leader'), 'dispute', complaint.id)
    const rest = await refusalOf(give(desk('kefu_leader'), complaint, money(201, { confirmedFen: 1001 })))
    expect(rest).toMatchObject({ reason: 'beyondDemand' })
    await give(desk('kefu_leader'), complaint, money(200, { confirmedFen: 1001 }))
    expect(await walletOf(complaint)).toBe(1201)
  })

  test('ends for the day where the role’s does; what a colleague approves counts towards the colleague', async () => {
    const kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
    const [approver, asker] = [await server.signIn('kefu_leader'), kefu]
    await setLimits(server, 'money.packetLimits', { kefu: amounts(2000, 3000) })
    const one = await complaintIn(server, kefu, 'processing')
    await give(kefu, one, money(2000))
    const two = await complaintIn(server, kefu, 'processing')
    const late = await refusalOf(give(kefu, two, money(1001)))
    expect(late).toMatchObject({ reason: 'dayLimitReached', message: '今日赔付额度已用完，请联系主管' })
    const { given, version } = await give(asker, two, money(5000))
    const compensationId = given.compensations[0]?.id
    await approver.call(complaints.approveCompensation, { id: two.id, version, compensationId })
    const three = await complaintIn(server, kefu, 'processing')
    await give(kefu, three, money(1000))
    const left = await approver.call(complaints.allowance, { id: three.id })
    expect(left).toMatchObject({
      leftTodayFen: 195_000,
      givenFen: 1000,
      mostFen: null,
      kinds: ['balance', 'refund', 'packet'],
    })
    await setLimits(server, 'money.packetLimits', { kefu: amounts(2000, 20_000) })
  })

  test('is given by whoever may, to whoever has a balance', async () => {
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing')
    const viewer = await server.signIn('dispatcher')
    expect((await refusalOf(viewer.call(complaints.allowance, { id: complaint.id }))).reason).toBe('noPermission')
    expect((await refusalOf(give(desk('ops'), complaint, { kind: 'balance', amountFen: 0 }))).reason).toBe('badInput')
    await server.db.updateTable('complaints').set({ complainant_id: null }).where('id', '=', complaint.id).execute()
    const refused = await refusalOf(give(desk('kefu_leader'), complaint, money(100)))
    expect(refused.reason).toBe('complainantWithoutBalance')
  })
})

describe('what was given before', () => {
  test('is one sum of refunds, red packets and money, and more is given only by who confirms that sum', async () => {
    const order = await mealFor(server, 9000)
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', { order })
    await askFor(desk('kefu_leader'), order, 700)
    const chat = await ownChat(server, desk('kefu_leader'), await customerOf(server, order))
    const packet = { chatId: chat.id, clientId: randomUUID(), amountFen: 300, reasonCode: 'late' }
    await desk('kefu_leader').call(packets.send, { ...packet, complaintNo: complaint.no, confirmedFen: 700 })
    for (const confirmedFen of [undefined, 0, 999]) {
      const refused = await refusalOf(give(desk('kefu_leader'), complaint, money(500, { confirmedFen })))
      expect([refused.reason, refused.message]).toEqual(['givenBefore', '该订单已赔付 ¥10.00，请确认是否重复'])
    }
    const given = await give(desk('kefu_leader'), complaint, money(500, { confirmedFen: 1000 }))
    expect(given.givenFen).toBe(1500)
    const twin = await complaintIn(server, desk('kefu_leader'), 'processing', { order, content: '另外再说一件事' })
    expect((await read(twin)).givenFen).toBe(1500)
    expect((await refusalOf(give(desk('kefu_leader'), twin, money(1, { confirmedFen: 1000 })))).reason).toBe(
      'givenBefore',
    )
  })

  test('holds for a refund in the decision, too, which the order then has', async () => {
    const order = await mealFor(server, 9000)
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', { order })
    const refund = (more = {}) => ({ kind: 'refund', amountFen: 800, ...more })
    const decided = await give(desk('kefu_leader'), complaint, refund())
    expect(decided.given.refunds).toMatchObject([{ stage: 'processing', amountFen: 800 }])
    expect([decided.state, decided.givenFen, await walletOf(complaint)]).toEqual(['confirming', 800, 0])
    await act(desk('kefu_leader'), 'dispute', complaint.id)
    expect((await refusalOf(give(desk('kefu_leader'), complaint, refund()))).reason).toBe('givenBefore')
    const open = await refusalOf(give(desk('kefu_leader'), complaint, refund({ confirmedFen: 800 })))
    expect([open.reason, (await read(complaint)).state]).toEqual(['refundUnderWay', 'processing'])
  })
})

describe('approval', () => {
  async function askedFor(amountFen: number) {
    const complaint = await complaintIn(server, desk('kefu'), 'processing')
    const { given, version } = await give(desk('kefu'), complaint, money(amountFen))
    return { complaint, target: { id: complaint.id, version, compensationId: given.compensations[0]?.id ?? 0 } }
  }

  test('is never by who asked; the one who asked is told, and so is the complainant’s app', async () => {
    const leader = await server.signIn('kefu_leader', { name: '同一人', cityCodes: [homeCity] })
    const complaint = await complaintIn(server, leader, 'processing')
    const socket = await leader.socket()
    const { given, version } = await give(leader, complaint, money(30_000))
    const target = { id: complaint.id, version, compensationId: given.compensations[0]?.id ?? 0 }
    for (const operation of [complaints.approveCompensation, complaints.rejectCompensation]) {
      const refused = await refusalOf(leader.call(operation, { ...target, reason: '自己批准' }))
      expect(refused.reason).toBe('ownRequest')
    }
    expect((await refusalOf(desk('kefu').call(complaints.approveCompensation, target))).reason).toBe('noPermission')
    const queued = await desk('boss').call(complaints.list, { queue: 'approval' })
    expect(queued.rows.map(({ no }) => no)).toContain(complaint.no)
    const before = (await desk('boss').call(complaints.counts, {})).approval
    const paid = await desk('boss').call(complaints.approveCompensation, target)
    expect(paid.given.compensations).toMatchObject([{ state: 'paid', askedBy: '同一人', decidedBy: '大主管' }])
    expect(await walletOf(complaint)).toBe(30_000)
    expect((await desk('boss').call(complaints.counts, {})).approval).toBe(before - 1)
    await until(() => socket.notifications.some(({ msg }) => msg.includes(`${complaint.no} 的赔付 ¥300.00 已批准`)))
    const news = await until(() =>
      server.webhooks.receivedComplaints.find(
        ({ body: { data } }) => data.no === complaint.no && data.event === 'approveCompensation',
      ),
    )
    expect(news.body.data).toMatchObject({ side: 'complainant', amountFen: 30_000, punishment: null })
    socket.close()
  })

  test('rejected, nothing is posted, and it no longer counts as given', async () => {
    const { complaint, target } = await askedFor(4000)
    const rejected = await desk('boss').call(complaints.rejectCompensation, { ...target, reason: '金额过高' })
    expect(rejected.given.compensations).toMatchObject([{ state: 'rejected', remark: '金额过高', allowed: [] }])
    expect([rejected.givenFen, await walletOf(complaint)]).toEqual([0, 0])
    const again = { ...target, version: rejected.version }
    const late = await refusalOf(desk('boss').call(complaints.approveCompensation, again))
    expect(late.reason).toBe('complaintNotInThisState')
  })

  test('by many at once, two people on two nodes, pays once', async () => {
    const { complaint, target } = await askedFor(6000)
    const two = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    const people = [
      desk('boss'),
      two,
      await deskOf(node().url, desk('boss').token),
      await deskOf(node().url, two.token),
    ]
    const presses = [...people, ...people].map(one => one.call(complaints.approveCompensation, target))
    const done = await Promise.allSettled(presses)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await walletOf(complaint)).toBe(6000)
  })
})
