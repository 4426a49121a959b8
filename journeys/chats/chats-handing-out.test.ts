import { beforeEach, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { ownChat, thread, waitingChat } from '../setup/chats/chats.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServerPerTest({ listens: true })
let leader: Desk
let li: Desk

beforeEach(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
})

const read = (id: number) => leader.call(chats.get, { id })
const handOut = async (desk: Desk, { id }: ChatRow, to: Desk, note = '') => {
  const { version } = await read(id)
  return desk.call(chats.transfer, { id, version, to: { userId: to.person.id }, note })
}

/** Of another group than those that wait, so that the queue gives them nothing. */
async function serves(desk: Desk, capacity: number): Promise<void> {
  await leader.call(chats.setAgent, { userId: desk.person.id, groups: ['finance'], capacity })
  await desk.call(chats.agentStatus, { status: 'online' })
}

test('a leader hands one that waits to an agent, who has it at once, is told by whom, and reads the note', async () => {
  await serves(li, 2)
  const socket = await li.socket()
  const waiting = await waitingChat(server, leader)
  expect(waiting).toMatchObject({ state: 'queued', allowed: expect.arrayContaining(['transfer']) })
  const given = await handOut(leader, waiting, li, '老顾客，优先')
  expect(given).toMatchObject({ state: 'open', assignee: { name: '小李' }, offer: null })
  await until(() => socket.notifications.some(({ msg }) => msg.startsWith('主管 把排队中的')))
  const { rows } = await thread(server, li, given.id)
  expect(rows.at(-1)?.event).toEqual({
    code: 'assigned',
    params: { name: '小李', by: '主管', note: '老顾客，优先' },
  })
  const logged = await server.db.selectFrom('events').selectAll().where('action', '=', 'chats.assign').execute()
  expect(logged.map(({ actor_id, reason }) => [actor_id, reason])).toEqual([[leader.person.id, '老顾客，优先']])
  socket.close()
})

test('an agent who is offline, busy, full or of another city is given nothing, and the conversation goes on waiting', async () => {
  const waiting = await waitingChat(server, leader)
  const far = await server.signIn('kefu', { name: '小远', cityCodes: [otherCity] })
  await far.call(chats.agentStatus, { status: 'online' })
  const refused = async (to: Desk) => (await refusalOf(handOut(leader, waiting, to))).reason
  expect(await refused(li)).toBe('agentUnavailable')
  expect(await refused(far)).toBe('agentUnavailable')
  await serves(li, 1)
  await li.call(chats.agentStatus, { status: 'busy' })
  expect(await refused(li)).toBe('agentUnavailable')
  await li.call(chats.agentStatus, { status: 'online' })
  await handOut(leader, await waitingChat(server, leader), li)
  expect(await refused(li)).toBe('agentUnavailable')
  expect(await read(waiting.id)).toMatchObject({ state: 'queued', assignee: null })
})

test('a leader of several cities is told which of them each agent is for, and of no other city', async () => {
  const both = await server.signIn('kefu_leader', { cityCodes: [homeCity, otherCity] })
  const wide = await server.signIn('kefu', { cityCodes: [homeCity, '310100'] })
  const free = await server.signIn('kefu')
  const citiesSeenBy = async (desk: Desk, { person }: Desk) =>
    (await desk.call(chats.agents, {})).find(({ id }) => id === person.id)?.cityCodes
  expect(await citiesSeenBy(both, wide)).toEqual([homeCity])
  expect(await citiesSeenBy(both, li)).toEqual([homeCity])
  expect(await citiesSeenBy(both, free)).toBeNull()
  const { agents } = await both.call(chats.figures, {})
  expect(agents.find(({ id }) => id === wide.person.id)?.cityCodes).toEqual([homeCity])
})

test('of two that are handed to the last place of an agent at once, one goes on waiting', async () => {
  await serves(li, 1)
  const both = [await waitingChat(server, leader), await waitingChat(server, leader)]
  const results = await Promise.allSettled(both.map(chat => handOut(leader, chat, li)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await Promise.all(both.map(({ id }) => read(id)))).map(({ state }) => state).sort()).toEqual([
    'open',
    'queued',
  ])
})

test('a leader sends one that waits to another group, whose agents are given it; other agents can neither', async () => {
  const waiting = await waitingChat(server, leader)
  const colleague = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
  await serves(li, 2)
  expect(await colleague.call(chats.get, { id: waiting.id })).toMatchObject({ state: 'queued' })
  expect((await refusalOf(handOut(colleague, waiting, li))).reason).toBe('chatNotInThisState')
  const { version } = await read(waiting.id)
  const sent = await leader.call(chats.transfer, { id: waiting.id, version, to: { group: 'finance' } })
  expect(sent).toMatchObject({ group: 'finance', state: 'open', assignee: { name: '小李' } })
})

test('of one that somebody has, the note is still asked for', async () => {
  const own = await ownChat(server, li)
  const refusal = await refusalOf(handOut(li, own, leader))
  expect(refusal).toMatchObject({ reason: 'badInput', fields: { note: '此项必填' } })
})
