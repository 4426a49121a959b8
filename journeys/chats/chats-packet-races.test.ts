import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { customerOf, ownChat, type Person } from '../setup/chats/chats.ts'
import { holdRow } from '../setup/held.ts'
import { findWrong } from '../setup/money/ledger.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { refusalsOf } from '../setup/orders/refusals.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { amounts, setLimits } from '../setup/settings.ts'

/** As many as wait at once here, and whoever looks at them, have a connection each. */
const server = withServer({ settings: { DATABASE_CONNECTIONS: '24' } })
let li: Desk
let leader: Desk
let cases: Case[]

type Case = { chat: ChatRow; order: Order; person: Person }

/** Two people with an order and a conversation each. Nobody gave or approved anything today. */
beforeEach(async () => {
  await avoidMidnight()
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
  cases = []
  for (let count = 0; count < 2; count += 1) {
    const order = await server.fixtures.order('preparing/accepted')
    const person = await customerOf(server, order)
    cases.push({ order, person, chat: await ownChat(server, li, person) })
  }
})

const caseAt = (place: number) => cases[place] ?? expect.unreachable('There are two.')

function give({ chat, order }: Case, amountFen: number, clientId = randomUUID()): Promise<PacketRow> {
  const asked = { chatId: chat.id, clientId, amountFen, reasonCode: 'late', orderNo: order.no }
  return li.call(packets.send, { ...asked, confirmedFen: 100_000 })
}

/** Everything but what changes this person or counts for them goes on. */
const lockSpender = ({ person }: Desk) => holdRow(server, 'users', person.id)

describe('of red packets at the same moment', () => {
  test('one sender gives no more in a day than their limit, whatever the conversation', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(100, 100) })
    const held = await lockSpender(li)
    const refusals = refusalsOf(cases.map(one => give(one, 100)))
    await Promise.race([held.untilWaiting(2), refusals])
    await held.commit()
    expect(await refusals).toEqual(['dayLimitReached'])
  })

  test('one colleague approves no more in a day than their limit', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(100, 10_000), kefu_leader: amounts(300, 500) })
    const asked = await Promise.all(cases.map(one => give(one, 300)))
    const held = await lockSpender(leader)
    const approvals = asked.map(({ id, version }) => leader.call(packets.approve, { id, version }))
    const refusals = refusalsOf(approvals)
    await Promise.race([held.untilWaiting(2), refusals])
    await held.commit()
    expect(await refusals).toEqual(['approvalDayReached'])
  })

  test('one person is given three a day', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(100, 10_000) })
    const one = caseAt(0)
    const held = await holdRow(server, 'chats', one.chat.id)
    const refusals = refusalsOf(Array.from({ length: 5 }, () => give(one, 100)))
    await Promise.race([held.untilWaiting(5), refusals])
    await held.commit()
    expect(await refusals).toEqual(['receiverLimitReached', 'receiverLimitReached'])
  })

  test('two under one id into two conversations are one', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(100, 10_000) })
    const clientId = randomUUID()
    const held = await lockSpender(li)
    const refusals = refusalsOf(cases.map(one => give(one, 100, clientId)))
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['requestReused'])
  })

  test('one is opened once', async () => {
    await setLimits(server, 'money.packetLimits', { kefu: amounts(100, 10_000) })
    const { person } = caseAt(0)
    const packet = await give(caseAt(0), 100)
    const held = await holdRow(server, 'packets', packet.id)
    const openings = Promise.all(
      Array.from({ length: 3 }, () => person.post(`/redpackets/${packet.no}/open`, { from: person.peer })),
    )
    await held.untilWaiting(3)
    await held.commit()
    for (const { status, body } of await openings) expect([status, body.state]).toEqual([200, 'opened'])
    const posted = await server.db
      .selectFrom('ledger_transactions')
      .select('event')
      .where('subject', '=', 'packets')
      .where('subject_id', '=', packet.id)
      .orderBy('id')
      .execute()
    expect(posted.map(({ event }) => event)).toEqual(['packetSend', 'packetOpen'])
    expect(await findWrong(server)).toEqual([])
  })
})
