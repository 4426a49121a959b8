import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { customerOf, ownChat, thread } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { amounts, setLimits } from '../setup/settings.ts'

const server = withServer({ listens: true })
let li: Desk
let leader: Desk

beforeEach(async () => {
  await avoidMidnight()
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
  await setLimits(server, 'money.packetLimits', { kefu: amounts(1000, 9000), kefu_leader: amounts(5000, 8000) })
})

type Case = { chat: ChatRow; orderNo: string }

async function newCase(): Promise<Case> {
  const order = await server.fixtures.order('preparing/accepted')
  return { chat: await ownChat(server, li, await customerOf(server, order)), orderNo: order.no }
}

function give(desk: Desk, { chat, orderNo }: Case, amountFen: number): Promise<PacketRow> {
  const asked = { chatId: chat.id, clientId: randomUUID(), amountFen, reasonCode: 'late', orderNo }
  return desk.call(packets.send, { ...asked, confirmedFen: 100_000 })
}

const shown = ({ id }: PacketRow) => leader.call(packets.approval, { id })
const approve = ({ id, version }: PacketRow) => leader.call(packets.approve, { id, version })

test('Whoever approves a red packet sees the limits and the day of both, and what the server will say', async () => {
  const [one, other] = [await newCase(), await newCase()]
  await give(li, one, 700)
  const packet = await give(li, one, 3000)
  const asker = { singleFen: 1000, dayFen: 9000, givenTodayFen: 3700 }
  expect(await shown(packet)).toEqual({
    asker,
    approver: { singleFen: 5000, dayFen: 8000, givenTodayFen: 0 },
    beyond: null,
  })
  await approve(packet)

  const large = await give(li, other, 5100)
  expect((await shown(large)).asker.givenTodayFen).toBe(8800)
  expect(await shown(large)).toMatchObject({ approver: { givenTodayFen: 3000 }, beyond: 'approvalTooLarge' })
  expect((await refusalOf(approve(large))).reason).toBe('approvalTooLarge')

  await setLimits(server, 'money.packetLimits', { kefu_leader: amounts(6000, 8000) })
  expect((await shown(large)).beyond).toBe('approvalDayReached')
  expect((await refusalOf(approve(large))).reason).toBe('approvalDayReached')

  await setLimits(server, 'money.packetLimits', { kefu_leader: amounts(6000, 8100) })
  expect((await shown(large)).beyond).toBeNull()
  expect((await approve(large)).state).toBe('sent')
  expect((await shown(large)).approver).toEqual({ singleFen: 6000, dayFen: 8100, givenTodayFen: 8100 })
})

test('What they decide by is read by those alone who may approve, in the cities of the conversation', async () => {
  const packet = await give(li, await newCase(), 3000)
  expect((await refusalOf(li.call(packets.approval, { id: packet.id }))).reason).toBe('noPermission')
  const elsewhere = await server.signIn('kefu_leader', { cityCodes: ['440100'] })
  expect((await refusalOf(elsewhere.call(packets.approval, { id: packet.id }))).reason).toBe('notFound')
})

test('A packet that waits stands in the thread for staff alone; once it is approved, the person gets it', async () => {
  const one = await newCase()
  const shownPackets = async () => {
    const { rows } = await thread(server, li, one.chat.id)
    return rows.flatMap(({ packet, isPrivate }) => (packet ? [[packet.amountFen, packet.state, isPrivate]] : []))
  }
  await give(li, one, 900)
  const refused = await give(li, one, 2000)
  expect(await shownPackets()).toEqual([
    [900, 'sent', false],
    [2000, 'pending_approval', true],
  ])
  await leader.call(packets.reject, { id: refused.id, version: refused.version, reason: '金额过高' })
  const asked = await give(li, one, 3000)
  await approve(asked)
  expect(await shownPackets()).toEqual([
    [900, 'sent', false],
    [2000, 'rejected', true],
    [3000, 'sent', true],
    [3000, 'sent', false],
  ])
  const told = () =>
    server.webhooks.receivedChats.flatMap(({ body }) =>
      body.type === 'chat.message' && body.data.chatId === one.chat.id && body.data.message.kind === 'packet'
        ? [body.data.message.packetNo]
        : [],
    )
  await until(() => told().includes(asked.no))
  expect(told()).not.toContain(refused.no)
  expect(told().filter(no => no === asked.no)).toHaveLength(1)
})
