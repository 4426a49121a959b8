import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { customerOf, ownChat, thread, waitingChat } from '../setup/chats/chats.ts'
import { give, money, withComplaintMoney } from '../setup/complaints/complaint-money.ts'
import { act, complaintIn, liability, verdict } from '../setup/complaints/complaints.ts'
import { balanceOf } from '../setup/money/ledger.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { mealFor } from '../setup/people/money.ts'

const { server, desk, read, walletOf } = withComplaintMoney()

const packet = (amountFen: number, more: object = {}) => ({ kind: 'packet', amountFen, ...more })

describe('a red packet in the decision about a complaint', () => {
  test('is sent in a conversation of its own where the complainant has none, and opened it is theirs', async () => {
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing')
    const decided = await give(desk('kefu_leader'), complaint, packet(1500))
    expect(decided.given.packets).toMatchObject([{ state: 'sent', amountFen: 1500 }])
    expect([decided.state, decided.givenFen, await walletOf(complaint)]).toEqual(['confirming', 1500, 0])
    expect(decided.log.at(-1)).toMatchObject({ action: 'givePacket', amountFen: 1500, isPublic: false })
    const [given] = decided.given.packets
    const chatId = given?.chatId ?? 0
    const chat = await desk('kefu_leader').call(chats.get, { id: chatId })
    expect(chat).toMatchObject({ state: 'pending', orderNo: complaint.order.no, assignee: { name: 'kefu_leader' } })
    const { rows } = await thread(server, desk('kefu_leader'), chatId)
    expect(rows.filter(({ kind }) => kind === 'packet')).toMatchObject([{ packet: { no: given?.no } }])
    const person = await customerOf(server, complaint.order)
    await person.post(`/redpackets/${given?.no}/open`, { from: person.peer })
    expect(await walletOf(complaint)).toBe(1500)
  })

  test('stands in the conversation that a colleague has, which stays theirs', async () => {
    const order = await mealFor(server, 5000)
    const chat = await ownChat(server, desk('kefu'), await customerOf(server, order))
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', { order })
    const decided = await give(desk('kefu_leader'), complaint, packet(800))
    expect(decided.given.packets).toMatchObject([{ chatId: chat.id, amountFen: 800 }])
    expect(await desk('kefu').call(chats.get, { id: chat.id })).toMatchObject({
      state: 'open',
      assignee: { name: 'kefu' },
    })
  })

  test('above the role’s limit waits for a colleague in the conversation, counts meanwhile, and no longer when rejected', async () => {
    const complaint = await complaintIn(server, desk('kefu'), 'processing')
    const before = await balanceOf(server, 'platform:redpacket')
    const asked = await give(desk('kefu'), complaint, packet(2001))
    expect([asked.given.packets[0]?.state, asked.givenFen]).toEqual(['pending_approval', 2001])
    expect(await balanceOf(server, 'platform:redpacket')).toBe(before)
    const { rows } = await desk('boss').call(packets.list, { forMe: true })
    const waiting = rows.find(({ complaintNo }) => complaintNo === complaint.no)
    expect(waiting).toMatchObject({ amountFen: 2001, allowed: ['approve', 'reject'] })
    const target = { id: waiting?.id ?? 0, version: waiting?.version ?? 0 }
    await desk('boss').call(packets.reject, { ...target, reason: '金额过高' })
    expect((await read(complaint)).givenFen).toBe(0)
  })

  test('is bound by the largest packet, by three a day, by the demand and by who may send one', async () => {
    const demands = { demand: 'compensation', demandFen: 1000 }
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', demands)
    const refusal = async (asked: object, by = 'kefu_leader') =>
      (await refusalOf(give(desk(by), complaint, asked))).reason
    expect(await refusal(packet(1201))).toBe('beyondDemand')
    await server.db.updateTable('complaints').set({ demand_fen: null }).where('id', '=', complaint.id).execute()
    expect(await refusal(packet(20_001))).toBe('packetTooLarge')
    expect(await read(complaint)).toMatchObject({ state: 'processing', given: { packets: [] } })
    await server.db
      .updateTable('complaints')
      .set({ demand_fen: fen(1000) })
      .where('id', '=', complaint.id)
      .execute()
    await give(desk('kefu_leader'), complaint, packet(700))
    await act(desk('kefu_leader'), 'dispute', complaint.id)
    // Of the demand and a fifth, 500 are left, for the balance as well.
    expect(await refusal(money(501, { confirmedFen: 700 }))).toBe('beyondDemand')
    const left = await desk('kefu_leader').call(complaints.allowance, { id: complaint.id })
    expect(left).toMatchObject({ kinds: ['balance', 'refund', 'packet'], mostFen: 500, givenFen: 700 })
    await server.db
      .updateTable('roles')
      .set({ permissions: ['complaints.view', 'complaints.handle', 'complaints.compensate', 'complaints.assign'] })
      .where('code', '=', 'ops')
      .execute()
    const ops = await server.signIn('ops')
    expect((await ops.call(complaints.allowance, { id: complaint.id })).kinds).toEqual(['balance'])
    expect((await refusalOf(give(ops, complaint, packet(1, { confirmedFen: 700 })))).reason).toBe('noPermission')
  })

  test('needs a confirmation of what was given before, and the fourth of a day is refused', async () => {
    const order = await mealFor(server, 9000)
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', { order })
    for (const n of [0, 1, 2]) {
      await give(desk('kefu_leader'), complaint, packet(100, { confirmedFen: n * 100 }))
      await server.db.updateTable('complaints').set({ state: 'processing' }).where('id', '=', complaint.id).execute()
    }
    const unconfirmed = await refusalOf(give(desk('kefu_leader'), complaint, packet(100, { confirmedFen: 200 })))
    expect([unconfirmed.reason, unconfirmed.message]).toEqual(['givenBefore', '该订单已赔付 ¥3.00，请确认是否重复'])
    const fourth = await refusalOf(give(desk('kefu_leader'), complaint, packet(100, { confirmedFen: 300 })))
    expect(fourth.reason).toBe('receiverLimitReached')
  })

  test('is one packet by presses and people at once, while the complainant writes', async () => {
    const order = await mealFor(server, 9000)
    const person = await customerOf(server, order)
    const complaint = await complaintIn(server, desk('kefu_leader'), 'processing', { order })
    const { id, version } = await read(complaint)
    const decision = { id, version, liability, verdict, compensation: packet(900) }
    const requestId = randomUUID()
    const presses = [desk('kefu_leader'), desk('boss'), desk('kefu_leader'), desk('boss')].map((one, at) =>
      one.call(complaints.propose, decision, { requestId: at < 2 ? requestId : randomUUID() }),
    )
    await Promise.allSettled([...presses, waitingChat(server, desk('kefu'), person), person.write('还有人吗')])
    const decided = await read(complaint)
    expect(decided.given.packets).toMatchObject([{ state: 'sent', amountFen: 900 }])
    const live = await server.db
      .selectFrom('chats')
      .innerJoin('chat_peers', 'chat_peers.user_id', 'chats.peer_id')
      .select('chats.id')
      .where('chat_peers.external_id', '=', person.peer.externalId)
      .execute()
    expect(live).toHaveLength(1)
  })
})
