import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { comeDue, ownChat, personOf, say, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let li: Desk
let wang: Desk
let leader: Desk

beforeAll(async () => {
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})
beforeEach(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
})
/** No agent is online and no conversation waits. */
afterEach(async () => {
  await sql`update chat_agents set status = 'offline'`.execute(server.db)
  await sql`update chats set state = 'resolved', resolved_at = now(), snoozed_until = null`.execute(server.db)
})

const read = (id: number) => li.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })
const isAt = (desk: Desk, status: 'online' | 'busy' | 'offline') => desk.call(chats.agentStatus, { status })
const inAnHour = () => Date.now() + 3_600_000
const snoozed = async (chat: ChatRow) => li.call(chats.snooze, { ...target(await read(chat.id)), until: inAnHour() })
const hide = async (desk: Desk, { id }: ChatRow) => {
  await desk.call(chats.upone, { id, read: true })
  await desk.call(chats.pcDelete, { ids: [id] })
}
const desksOf = async (desk: Desk) => (await desk.call(chats.list, { queue: 'mine' })).rows.map(({ id }) => id)

/** 小李, who is online with a capacity of one and has one conversation. */
async function fullHands(): Promise<ChatRow> {
  await leader.call(chats.setAgent, { userId: li.person.id, groups: ['presale'], capacity: 1 })
  await isAt(li, 'online')
  const chat = await waitingChat(server, li)
  expect(chat.assignee?.name).toBe('小李')
  return chat
}

describe('a waiting conversation', () => {
  test('is counted as late among those that wait only if it waits itself', async () => {
    const held = await ownChat(server, li)
    const lateNow = (id: number) =>
      sql`update chats set first_due_at = now() - interval '1 minute' where id = ${id}`.execute(server.db)
    await lateNow(held.id)
    expect(await leader.call(chats.counts, {})).toMatchObject({ waiting: 0, waitingLate: 0, overdue: 1 })
    const waiting = await waitingChat(server, li)
    expect(await leader.call(chats.counts, {})).toMatchObject({ waiting: 1, waitingLate: 0, overdue: 1 })
    await lateNow(waiting.id)
    expect(await leader.call(chats.counts, {})).toMatchObject({ waiting: 1, waitingLate: 1, overdue: 2 })
  })

  test('has a deadline from the moment it returns to the queue, and the deadline is checked', async () => {
    const chat = await ownChat(server, li)
    await say(li, chat.id, '这个问题由财务同事答复')
    const answered = await read(chat.id)
    expect(answered.due?.kind).toBe('resolve')
    const put = await li.call(chats.transfer, { ...target(answered), to: { group: 'finance' }, note: '发票' })
    expect(put).toMatchObject({ state: 'queued', due: { kind: 'next' } })
    await comeDue(server, 'chats.due', chat.id)
    const { next_missed } = await server.db
      .selectFrom('chats')
      .select('next_missed')
      .where('id', '=', chat.id)
      .executeTakeFirstOrThrow()
    expect(next_missed).toBe(1)
  })

  test('has a deadline again when its snooze is ended early', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await say(li, chat.id, '稍等')
    await person.write('还要多久')
    const put = await snoozed(chat)
    expect(put.due?.kind).toBe('resolve')
    expect(await li.call(chats.wake, target(put))).toMatchObject({ state: 'open', due: { kind: 'next' } })
  })

  test('is assigned to another agent if its agent has left before its snooze ends', async () => {
    const chat = await ownChat(server, li)
    await snoozed(chat)
    await isAt(li, 'offline')
    await isAt(wang, 'online')
    await comeDue(server, 'chats.wake', chat.id)
    expect(await read(chat.id)).toMatchObject({ state: 'open', assignee: { name: '小王' } })
  })

  test('for a first answer is reassigned a limited number of times while agents do not answer', async () => {
    for (const desk of [li, wang]) await isAt(desk, 'online')
    const { id } = await waitingChat(server, li)
    const had: (string | undefined)[] = [(await read(id)).assignee?.name]
    await comeDue(server, 'chats.due', id)
    for (let times = 0; times < 3; times += 1) {
      await comeDue(server, 'chats.due', id)
      had.push((await read(id)).assignee?.name)
    }
    expect(had).toEqual(['小李', '小王', '小李', '小王'])
    await comeDue(server, 'chats.due', id)
    expect((await read(id)).assignee?.name).toBe('小王')
  })
})

describe('free capacity of an agent is filled', () => {
  const ways: readonly [string, (chat: ChatRow) => Promise<unknown>][] = [
    [
      'when the other side stays silent',
      async ({ id }) => {
        await say(li, id, '还有什么可以帮您')
        await comeDue(server, 'chats.silence', id)
      },
    ],
    ['when one is put off', snoozed],
    [
      'when a colleague accepts one',
      async chat => {
        await leader.call(chats.setAgent, { userId: wang.person.id, groups: ['finance'], capacity: 1 })
        await isAt(wang, 'online')
        const offer = { ...target(chat), to: { userId: wang.person.id }, note: '请跟进' }
        await wang.call(chats.answerTransfer, { ...target(await li.call(chats.transfer, offer)), accept: true })
      },
    ],
    ['when a leader takes one over', chat => leader.call(chats.takeOver, { ...target(chat), reason: '客户投诉' })],
    [
      'when a leader lets them have more at once',
      () => leader.call(chats.setAgent, { userId: li.person.id, groups: ['presale'], capacity: 2 }),
    ],
  ]
  test.each(ways)('%s', async (_, way) => {
    const chat = await fullHands()
    const waiting = await waitingChat(server, li)
    expect(waiting.state).toBe('queued')
    await way(chat)
    await until(async () => (await read(waiting.id)).assignee?.name === '小李')
  })

  test('with the most urgent conversation, and not with one that the agent transferred', async () => {
    const chat = await fullHands()
    const [usual, urgent] = [await waitingChat(server, li), await waitingChat(server, li)]
    await li.call(chats.upone, { ...target(urgent), priority: 'urgent' })
    await li.call(chats.transfer, { ...target(chat), to: { group: 'presale' }, note: '需要懂发票的同事' })
    expect([(await read(chat.id)).state, (await read(usual.id)).state]).toEqual(['queued', 'queued'])
    expect((await read(urgent.id)).assignee?.name).toBe('小李')
  })
})

describe('a hidden conversation', () => {
  test('is shown again when its snooze ends', async () => {
    const chat = await ownChat(server, li)
    await snoozed(chat)
    await hide(li, chat)
    await comeDue(server, 'chats.wake', chat.id)
    expect(await desksOf(li)).toEqual([chat.id])
  })

  test('is shown again when a colleague transfers it', async () => {
    const chat = await ownChat(server, li)
    await hide(wang, chat)
    await isAt(wang, 'online')
    await li.call(chats.transfer, { ...target(chat), to: { userId: wang.person.id }, note: '请跟进' })
    expect(await desksOf(wang)).toEqual([chat.id])
  })
})
