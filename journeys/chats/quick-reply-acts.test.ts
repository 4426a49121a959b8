import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { type QuickReplyAct, quickReplies } from '#contract/chats/quick-replies.ts'
import { orders } from '#contract/orders/orders.ts'
import { createStaff } from '../access/access-calls.ts'
import { customerOf, ownChat, saidIn, thread, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let agent: Desk
let colleague: Desk

beforeAll(async () => {
  agent = await server.signIn('kefu', { cityCodes: [homeCity] })
  colleague = await server.signIn('kefu', { cityCodes: [homeCity] })
})

const targetOf = ({ id, version }: ChatRow) => ({ id, version })

/** Why each act is not possible in a conversation, by the act; only acts that the reader is permitted. */
async function whysOf(desk: Desk, chatId: number): Promise<Partial<Record<QuickReplyAct, string | null>>> {
  const { acts } = await desk.call(chats.acts, { chatId })
  return Object.fromEntries(acts.map(({ act, why }) => [act, why]))
}

test('A quick reply keeps the act that it promises, and one that the desk does not have is refused', async () => {
  const terms = { scope: 'personal', shortcut: '催', text: '已为您催促' } as const
  const own = await agent.call(quickReplies.add, { ...terms, act: 'urge' })
  expect(own.act).toBe('urge')
  const { id, version } = own
  const changed = await agent.call(quickReplies.update, { id, version, ...terms, act: 'refund' })
  expect(changed.act).toBe('refund')
  const plain = await agent.call(quickReplies.update, { id, version: changed.version, ...terms })
  expect(plain.act).toBeNull()
  expect((await refusalOf(agent.call(quickReplies.add, { ...terms, act: 'dismiss' }))).reason).toBe('badInput')
})

test('Acts are possible as the guards of order and conversation say, about the order that is under way', async () => {
  const order = await server.fixtures.order('preparing/accepted')
  const customer = await customerOf(server, order)
  const { id } = await ownChat(server, agent, customer)
  expect(await agent.call(chats.acts, { chatId: id })).toMatchObject({ orderNo: order.no })
  expect(await whysOf(agent, id)).toEqual({
    urge: null,
    cancel: null,
    refund: null,
    packet: null,
    transfer: null,
    resolve: null,
  })

  await agent.call(orders.urge, { id: order.id, version: (await agent.call(orders.get, { no: order.no })).version })
  expect(await whysOf(agent, id)).toMatchObject({ urge: 'urgedJustNow' })
  expect(await whysOf(colleague, id)).toMatchObject({ packet: 'notNow', refund: null, resolve: 'notNow' })
})

test('Nobody is offered an act that they are not permitted, and without an order none about orders is possible', async () => {
  const stranger = await waitingChat(server, agent)
  expect(await whysOf(agent, stranger.id)).toMatchObject({ urge: 'noOrder', cancel: 'noOrder', packet: null })

  const talker = await createStaff(server, {
    permissions: ['chats.view', 'chats.reply', 'orders.view', 'orders.follow', 'orders.assign'],
  })
  const order = await server.fixtures.order('preparing/accepted')
  const { id } = await waitingChat(server, agent, await customerOf(server, order))
  expect(await whysOf(talker, id)).toEqual({
    urge: null,
    assign: 'notNow',
    reassign: null,
    transfer: 'notNow',
    resolve: 'notNow',
  })
  const blind = await createStaff(server, { permissions: ['chats.view', 'chats.reply', 'orders.follow'] })
  expect(await whysOf(blind, id)).toEqual({ transfer: 'notNow', resolve: 'notNow' })
})

test('A farewell is sent before an end or a transfer, once, and is the last that the person reads of the agent', async () => {
  const own = await ownChat(server, agent)
  const farewell = { text: '感谢您的来访，祝您生活愉快', clientId: randomUUID() }
  const ended = await agent.call(chats.resolve, { ...targetOf(own), summary: '已答复', category: 'other', farewell })
  expect(ended).toMatchObject({ state: 'resolved', lastMessage: { text: farewell.text } })
  const { rows } = await thread(server, agent, own.id)
  expect(rows.slice(-2).map(({ text, event }) => event?.code ?? text)).toEqual([farewell.text, 'resolved'])

  const other = await ownChat(server, agent)
  const passing = { text: '为您转给售后同事', clientId: randomUUID() }
  const to = { group: 'finance' } as const
  await agent.call(chats.transfer, { ...targetOf(other), to, note: '退款问题', farewell: passing })
  expect(await saidIn(server, agent, other.id)).toContain(passing.text)
})

test('Where the act is refused nothing is said, and nothing is done with a text that may not be sent', async () => {
  const own = await ownChat(server, agent)
  const before = await saidIn(server, agent, own.id)
  const farewell = { text: '再见', clientId: randomUUID() }
  const end = { ...targetOf(own), summary: '已答复', category: 'other' as const }
  expect((await refusalOf(agent.call(chats.resolve, { ...end, version: 1, farewell }))).reason).toBe('changedByOther')
  const code = { ...farewell, text: '请把验证码发给我' }
  expect((await refusalOf(agent.call(chats.resolve, { ...end, farewell: code }))).reason).toBe('asksForSecrets')
  const waiting = await waitingChat(server, agent)
  const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
  const pass = { ...targetOf(waiting), to: { group: 'finance' } as const, farewell }
  expect((await refusalOf(leader.call(chats.transfer, pass))).reason).toBe('chatNotInThisState')
  expect(await saidIn(server, agent, own.id)).toEqual(before)
  expect((await agent.call(chats.get, { id: own.id })).state).toBe('open')
})
