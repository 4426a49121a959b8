import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { comeDue, customerOf, ownChat, type Person, thread } from '../setup/chats/chats.ts'
import { findWrong, movedBy } from '../setup/money/ledger.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { amounts, setLimits } from '../setup/settings.ts'

const server = withServerPerTest({ listens: true })
let li: Desk
let leader: Desk
let order: Order
let person: Person
let chat: ChatRow

beforeEach(async () => {
  await avoidMidnight()
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
  order = await server.fixtures.order('preparing/accepted')
  person = await customerOf(server, order)
  chat = await ownChat(server, li, person)
})

function give(amountFen: number, more: Record<string, unknown> = {}, desk = li): Promise<PacketRow> {
  const asked = { chatId: chat.id, clientId: randomUUID(), amountFen, reasonCode: 'late', orderNo: order.no }
  return desk.call(packets.send, { ...asked, confirmedFen: 100_000, ...more })
}

const open = ({ no }: PacketRow, from = person.peer) => person.post(`/redpackets/${no}/open`, { from })
const target = ({ id, version }: PacketRow) => ({ id, version })

/** What red packets moved, by account; the ledger must be right. */
async function balances(): Promise<Record<string, number>> {
  expect(await findWrong(server)).toEqual([])
  return movedBy(server, 'packets')
}

async function purse(): Promise<string> {
  const { customer_id } = await server.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return `person:${customer_id}:available`
}

describe('a red packet', () => {
  test('within the limit is sent at once and opened once by its receiver, who gets the money', async () => {
    const packet = await give(500, { greeting: '抱歉久等' })
    expect(packet).toMatchObject({ state: 'sent', amountFen: 500, direction: 'out' })
    const { rows } = await thread(server, li, chat.id)
    expect(rows.at(-1)).toMatchObject({ kind: 'packet', packet: { no: packet.no, state: 'sent' } })
    expect(await balances()).toEqual({ 'platform:compensation': 500, 'platform:redpacket': -500 })
    const openings = await Promise.all(Array.from({ length: 8 }, () => open(packet)))
    for (const { status, body } of openings) expect([status, body.state]).toEqual([200, 'opened'])
    expect(await balances()).toEqual({ 'platform:compensation': 500, [await purse()]: -500 })
    const told = server.webhooks.receivedChats.map(({ body }) => body.type)
    await until(
      () =>
        told.includes('redpacket.sent') ||
        server.webhooks.receivedChats.some(({ body }) => body.type === 'redpacket.sent'),
    )
  })

  test('is refused if its greeting asks for a secret or contains a link', async () => {
    const refused = async (greeting: string) => (await refusalOf(give(500, { greeting }))).reason
    expect(await refused('领取请把验证码发给我')).toBe('asksForSecrets')
    expect(await refused('到 evil.top 领')).toBe('linkNotAllowed')
  })

  test('is created once by a repeated press', async () => {
    const clientId = randomUUID()
    const presses = await Promise.all(Array.from({ length: 6 }, () => give(500, { clientId })))
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1)
    const { rows } = await leader.call(packets.list, {})
    expect(rows).toHaveLength(1)
  })

  test('needs an order or a complaint of this person, and at most 200 yuan', async () => {
    const stranger = await server.fixtures.order('preparing/accepted')
    expect((await refusalOf(give(500, { orderNo: undefined }))).message).toBe('请关联订单或投诉单')
    expect((await refusalOf(give(500, { orderNo: stranger.no }))).reason).toBe('notOfThisPerson')
    expect((await refusalOf(give(20_001))).reason).toBe('packetTooLarge')
    expect(await balances()).toEqual({})
  })

  test('above one’s limit waits for approval by a notified colleague; nobody approves their own', async () => {
    const socket = await leader.socket()
    const packet = await give(3000)
    expect(packet).toMatchObject({ state: 'pending_approval', allowed: [] })
    expect(await balances()).toEqual({})
    expect((await open(packet)).status).toBe(422)
    await until(() => socket.notifications.some(({ type, msg }) => type === 3 && msg.includes('30.00')))
    expect((await refusalOf(li.call(packets.approve, target(packet)))).reason).toBe('noPermission')
    const { rows } = await leader.call(packets.list, { forMe: true })
    expect(rows.map(({ id }) => id)).toEqual([packet.id])
    const presses = await Promise.allSettled([
      leader.call(packets.approve, target(packet)),
      leader.call(packets.approve, target(packet)),
    ])
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await balances())['platform:compensation']).toBe(3000)
    expect((await open(packet)).status).toBe(200)
    socket.close()
  })

  test('of a leader above their own limit is not approved by themselves', async () => {
    const own = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    await setLimits(server, 'money.packetLimits', { kefu_leader: amounts(100, 200_000) })
    const seen = await leader.call(chats.get, { id: chat.id })
    await own.call(chats.takeOver, { id: seen.id, version: seen.version, reason: '接手处理' })
    const packet = await give(5000, {}, own)
    expect((await refusalOf(own.call(packets.approve, target(packet)))).message).toBe(
      '不能审批自己发起的申请，请由其他同事审批',
    )
    const rejected = await leader.call(packets.reject, { ...target(packet), reason: '金额过高' })
    expect(rejected).toMatchObject({ state: 'rejected', decision: '金额过高' })
    expect(await balances()).toEqual({})
  })

  test('has daily limits per person and sender, also for simultaneous requests', async () => {
    const presses = await Promise.allSettled(Array.from({ length: 8 }, () => give(100)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await refusalOf(give(100))).reason).toBe('receiverLimitReached')
    await setLimits(server, 'money.packetLimits', { kefu: amounts(400, 400) })
    expect(await li.call(packets.allowance, {})).toMatchObject({ dayFen: 400, leftTodayFen: 100 })
    expect((await refusalOf(give(200))).message).toBe('今日赔付额度已用完，请联系主管')
  })

  test('is approved within the approver’s limits per packet and per day, which include packets they send', async () => {
    const set = (once: number, day: number) =>
      setLimits(server, 'money.packetLimits', { kefu_leader: amounts(once, day) })
    const elsewhere = await server.fixtures.order('preparing/accepted')
    const otherChat = await ownChat(server, li, await customerOf(server, elsewhere))
    const first = await give(3000)
    const second = await give(2500, { chatId: otherChat.id, orderNo: elsewhere.no })
    await set(2900, 9000)
    expect((await refusalOf(leader.call(packets.approve, target(first)))).message).toBe(
      '您一次最多审批 29.00 元，请由额度更高的同事审批',
    )
    await set(5000, 5000)
    const presses = await Promise.allSettled([first, second].map(one => leader.call(packets.approve, target(one))))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { leftTodayFen } = await leader.call(packets.allowance, {})
    const [left] = (await leader.call(packets.list, { forMe: true })).rows
    if (!left) throw new Error('One of them waits.')
    expect(leftTodayFen).toBe(5000 - (5500 - left.amountFen))
    expect((await refusalOf(leader.call(packets.approve, target(left)))).message).toBe(
      `您今天还能放出 ${(leftTodayFen / 100).toFixed(2)} 元，请由其他同事审批`,
    )
    expect((await balances())['platform:compensation']).toBe(5500 - left.amountFen)
    const other = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    expect((await other.call(packets.approve, target(left))).state).toBe('sent')
  })

  test('does not exceed the daily limit in two conversations at once', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(300, 300) })
    const second = await server.fixtures.order('preparing/accepted')
    const other = await ownChat(server, li, await customerOf(server, second))
    const elsewhere = { chatId: other.id, orderNo: second.no }
    const presses = Array.from({ length: 6 }, (_, place) => give(100, place % 2 ? elsewhere : {}))
    const answers = await Promise.allSettled(presses)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('is not sent to a person with the sender’s phone number', async () => {
    await sql`update users set phone = (select phone from users where id = (select peer_id from chats where id = ${chat.id}))
      where id = ${li.person.id}`.execute(server.db)
    expect((await refusalOf(give(500))).reason).toBe('ownInterest')
  })

  test('is returned after a day unless it was opened', async () => {
    const [left, taken] = [await give(500), await give(700)]
    await open(taken)
    await sql`update packets set expires_at = now() - interval '1 second'`.execute(server.db)
    expect((await open(left)).body.message).toContain('expired')
    for (const { id } of [left, taken]) await comeDue(server, 'packets.expire', id)
    await until(
      async () => (await li.call(packets.openred, { redPacketId: left.id, action: 'detail' })).state === 'expired',
    )
    expect(await balances()).toEqual({ 'platform:compensation': 700, [await purse()]: -700 })
    expect((await li.call(packets.openred, { redPacketId: taken.id, action: 'detail' })).state).toBe('opened')
  })

  test('is either revoked by its sender or opened, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const packet = await give(100)
      await Promise.allSettled([open(packet), li.call(packets.revoke, { ...target(packet), reason: '发错了' })])
      const { state } = await li.call(packets.openred, { redPacketId: packet.id, action: 'detail' })
      expect(['opened', 'revoked']).toContain(state)
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from ledger_transactions where subject = 'packets' and subject_id = ${packet.id}`.execute(
        server.db,
      )
      expect(rows[0]?.count).toBe(2)
    }
    await balances()
  })

  test('never credits staff: outgoing packets are only shown, incoming ones go to the platform', async () => {
    const out = await give(500)
    expect(await li.call(packets.openred, { id: out.id })).toMatchObject({ id: out.id, state: 'sent' })
    expect((await refusalOf(li.call(packets.openred, { redPacketId: out.id, action: 'claim' }))).reason).toBe(
      'packetNotForUs',
    )
    await person.write('', { kind: 'packet', amountFen: 800, text: undefined, greeting: '退还多付' })
    const { rows } = await li.call(packets.list, { state: 'sent' })
    const incoming = rows.find(({ direction }) => direction === 'in')
    expect(incoming).toMatchObject({ amountFen: 800, receiver: { id: null }, allowed: ['claim'] })
    const redPacketId = incoming?.id ?? 0
    const sendBack = leader.call(packets.revoke, { id: redPacketId, version: incoming?.version, reason: '不用还了' })
    expect((await refusalOf(sendBack)).reason).toBe('packetNotInThisState')
    expect((await li.call(packets.openred, { redPacketId, action: 'claim' })).state).toBe('opened')
    expect((await refusalOf(li.call(packets.openred, { redPacketId, action: 'claim' }))).message).toContain(
      '红包已被领取',
    )
    const accounts = Object.keys(await balances())
    expect(accounts.filter(account => account.startsWith('person:'))).toEqual([])
  })

  test('has postings that cannot be changed', async () => {
    await give(500)
    for (const statement of [
      'update ledger_postings set amount_fen = 1',
      'delete from ledger_transactions',
      'truncate ledger_postings',
    ])
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only')
  })

  test('of somebody else is not found', async () => {
    const packet = await give(500)
    const stranger = await customerOf(server, await server.fixtures.order('preparing/accepted'))
    await stranger.write('你好')
    expect((await open(packet, stranger.peer)).status).toBe(404)
  })
})
