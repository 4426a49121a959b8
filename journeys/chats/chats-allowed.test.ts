import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Permission } from '#contract/access/permissions.ts'
import { type ChatAction, type ChatState, chatActions, chatStates } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { packets } from '#contract/money/packets.ts'
import { createStaff } from '../access/access-calls.ts'
import { customerOf, say, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let assignee: Desk
let desks: Record<'the assignee' | 'a colleague' | 'a leader', Desk>

beforeAll(async () => {
  assignee = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  desks = {
    'the assignee': assignee,
    'a colleague': await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] }),
    'a leader': await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] }),
  }
})

const reason = '旅程测试'
type Case = { chat: ChatRow; orderNo: string }

/** A conversation of the assignee in this state, reached by real moves. */
async function chatIn(state: ChatState): Promise<Case> {
  const order = await server.fixtures.order('preparing/accepted')
  const waiting = await waitingChat(server, assignee, await customerOf(server, order))
  const target = { id: waiting.id, version: waiting.version }
  if (state !== 'queued') {
    const own = await assignee.call(chats.claim, target)
    const { version } = own
    if (state === 'pending') await say(assignee, own.id, '马上为您查询')
    if (state === 'snoozed') await assignee.call(chats.snooze, { id: own.id, version, until: Date.now() + 3_600_000 })
    if (state === 'resolved')
      await assignee.call(chats.resolve, { id: own.id, version, summary: reason, category: 'other' })
  }
  const chat = await assignee.call(chats.get, { id: waiting.id })
  expect(chat.state).toBe(state)
  return { chat, orderNo: order.no }
}

/** Makes the move with minimal input, on the current version. */
function attempt(desk: Desk, { chat: { id, version }, orderNo }: Case, action: ChatAction): Promise<unknown> {
  const target = { id, version }
  const sent = { chatId: id, clientId: randomUUID() }
  switch (action) {
    case 'reply':
      return say(desk, id, '您好')
    case 'note':
      return say(desk, id, '内部备注', { isPrivate: true })
    case 'sendPacket':
      return desk.call(packets.send, { ...sent, amountFen: 100, reasonCode: 'late', orderNo })
    case 'takeOver':
      return desk.call(chats.takeOver, { ...target, reason })
    case 'transfer':
      return desk.call(chats.transfer, { ...target, to: { group: 'food' }, note: reason })
    case 'answerTransfer':
      return desk.call(chats.answerTransfer, { ...target, accept: false })
    case 'snooze':
      return desk.call(chats.snooze, { ...target, until: Date.now() + 3_600_000 })
    case 'resolve':
      return desk.call(chats.resolve, { ...target, summary: reason, category: 'other' })
    case 'upone':
      return desk.call(chats.upone, { ...target, remark: reason })
    case 'mute':
      return desk.call(chats.mute, { ...target, hours: 1, reason })
    case 'unmute':
      return desk.call(chats.unmute, { ...target, reason })
    default:
      return desk.call(chats[action], target)
  }
}

describe.each(['the assignee', 'a colleague', 'a leader'] as const)('%s', who => {
  test.each(chatStates)('makes exactly what is offered while a conversation is %s', async state => {
    const desk = desks[who]
    const shared = await chatIn(state)
    const { allowed } = await desk.call(chats.get, { id: shared.chat.id })
    expect(allowed.length).toBeGreaterThan(0)
    for (const action of chatActions) {
      const isOffered = allowed.includes(action)
      const made = await attempt(desk, isOffered ? await chatIn(state) : shared, action).then(
        () => true,
        () => false,
      )
      // Claiming one's own conversation returns it unchanged.
      const isRepeatedClaim = action === 'claim' && shared.chat.assignee?.id === desk.person.id
      expect([action, made]).toEqual([action, isOffered || isRepeatedClaim])
    }
  })
})

test('a red packet sent into a waiting conversation claims it for the sender', async () => {
  const waiting = await chatIn('queued')
  expect(waiting.chat).toMatchObject({ assignee: null })
  expect(waiting.chat.allowed).toContain('sendPacket')
  await attempt(assignee, waiting, 'sendPacket')
  const claimed = await assignee.call(chats.get, { id: waiting.chat.id })
  expect([claimed.assignee?.id, claimed.state]).toEqual([assignee.person.id, 'pending'])
})

test('beside a conversation, orders and complaints that somebody may not see are not said to be none', async () => {
  const order = await server.fixtures.order('preparing/accepted')
  const { id } = await waitingChat(server, assignee, await customerOf(server, order))
  const seen = async (...held: Permission[]) => {
    const reader = await createStaff(server, { permissions: ['chats.view', 'chats.monitor', ...held] })
    const { orderNos, refunds, complaints } = await reader.call(chats.context, { id })
    return { orderNos, refunds, complaints }
  }
  expect(await seen()).toEqual({ orderNos: null, refunds: null, complaints: null })
  expect(await seen('orders.view')).toEqual({ orderNos: [order.no], refunds: [], complaints: null })
  expect(await seen('complaints.view')).toEqual({ orderNos: null, refunds: null, complaints: [] })
})
