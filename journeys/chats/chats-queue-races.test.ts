import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { ownChat, personOf, say, waitingChat } from '../setup/chats/chats.ts'
import { hold } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { refusalsOf } from '../setup/orders/refusals.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

/** As many as wait at once here, and whoever looks at them, have a connection each. */
const server = withServer({ settings: { DATABASE_CONNECTIONS: '24' } })
let li: Desk
let wang: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})
/** No agent is online and no conversation waits. */
afterEach(async () => {
  await sql`update chat_agents set status = 'offline'`.execute(server.db)
  await sql`update chats set state = 'resolved', resolved_at = now(), snoozed_until = null, offered_to = null, offered_until = null`.execute(
    server.db,
  )
})

type Group = ChatRow['group']

const read = (id: number) => leader.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })
const isAt = (desk: Desk, status: 'online' | 'busy' | 'offline') => desk.call(chats.agentStatus, { status })
const hasTerms = (desk: Desk, capacity: number, groups: Group[] = ['presale']) =>
  leader.call(chats.setAgent, { userId: desk.person.id, groups, capacity })
const resolve = async (desk: Desk, id: number) =>
  desk.call(chats.resolve, { ...target(await read(id)), summary: '已答复', category: 'delivery' })
/** By 小李 to 小王. */
const offer = (chat: ChatRow) =>
  li.call(chats.transfer, { ...target(chat), to: { userId: wang.person.id }, note: '请跟进' })
const write = async (group: Group = 'presale') => (await personOf(server).write('在吗', { group })).chatId
const many = <Made>(count: number, make: () => Promise<Made>) => Promise.all(Array.from({ length: count }, make))

async function isServing(desk: Desk, capacity: number, groups: Group[] = ['presale']): Promise<void> {
  await hasTerms(desk, capacity, groups)
  await isAt(desk, 'online')
}

const lockAgent = (desk: Desk) =>
  hold(server, db => sql`select from chat_agents where user_id = ${desk.person.id} for update`.execute(db))
const lockChat = (id: number) => hold(server, db => sql`select from chats where id = ${id} for update`.execute(db))

/** Who has each of these conversations. */
async function assigneesOf(ids: readonly number[]): Promise<(string | undefined)[]> {
  return (await Promise.all(ids.map(read))).map(({ assignee }) => assignee?.name)
}

/** In the order of the queue. */
async function inOrder(ids: readonly number[]): Promise<number[]> {
  const rows = await server.db
    .selectFrom('chats')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('waiting_since')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function loadOf(desk: Desk): Promise<number> {
  return (await leader.call(chats.agents, {})).find(({ id }) => id === desk.person.id)?.load ?? 0
}

describe('the capacity of an agent', () => {
  test('counts a conversation that became theirs while somebody else waited to assign to them', async () => {
    await isServing(li, 2)
    const [reopened, first] = [await waitingChat(server, li), await waitingChat(server, li)]
    await resolve(li, reopened.id)
    const second = await waitingChat(server, li)
    const waiting = await write()
    const held = await hold(server, async db => {
      await sql`update chats set state = 'open', resolved_at = null where id = ${reopened.id}`.execute(db)
      await sql`select from chat_agents where user_id = ${li.person.id} for update`.execute(db)
    })
    const resolved = resolve(li, first.id)
    await held.untilWaiting()
    await held.commit()
    await resolved
    expect(await assigneesOf([reopened.id, second.id, waiting])).toEqual(['小李', '小李', undefined])
  })

  test('is kept by two who resolve conversations at the same moment while others wait', async () => {
    await isServing(li, 3)
    const had = [await write(), await write(), await write()]
    const waiting = [await write(), await write(), await write(), await write()]
    const held = await lockAgent(li)
    const resolved = had.slice(1).map(id => resolve(li, id))
    await held.untilWaiting(2)
    await held.commit()
    await Promise.all(resolved)
    expect(await assigneesOf(waiting)).toEqual(['小李', '小李', undefined, undefined])
    expect(await loadOf(li)).toBe(3)
  })

  test('of one is kept if six transfers are accepted at the same moment', async () => {
    const own = await many(6, () => ownChat(server, li))
    await isServing(wang, 1)
    const offered = await Promise.all(own.map(offer))
    const held = await lockAgent(wang)
    const refusals = refusalsOf(offered.map(chat => wang.call(chats.answerTransfer, { ...target(chat), accept: true })))
    await held.untilWaiting(6)
    await held.commit()
    expect(await refusals).toEqual(Array(5).fill('agentFull'))
    expect(await loadOf(wang)).toBe(1)
    const [kept] = (await Promise.all(offered.map(({ id }) => read(id)))).filter(({ offer }) => offer !== null)
    expect(kept?.assignee?.name).toBe('小李')
  })

  const changes: readonly [string, (chat: ChatRow) => Promise<unknown>][] = [
    ['is changed', () => hasTerms(wang, 3)],
    ['is there again, as they come online', () => isAt(wang, 'online')],
    ['is taken by a transfer', chat => wang.call(chats.answerTransfer, { ...target(chat), accept: true })],
  ]
  test.each(changes)('%s while somebody begins a conversation: neither stops the other', async (_, change) => {
    const own = await ownChat(server, li)
    await isServing(wang, 3)
    const chat = await offer(own)
    const held = await lockAgent(wang)
    const changed = change(chat)
    await held.untilWaiting()
    const begun = write()
    await held.untilWaiting(2)
    await held.commit()
    await changed
    expect(await assigneesOf([await begun])).toEqual(['小王'])
  })

  test('is free for a leader who takes over while somebody begins a conversation: neither stops the other', async () => {
    const chat = await ownChat(server, li)
    await isServing(leader, 3)
    const held = await lockAgent(leader)
    const taken = leader.call(chats.takeOver, { ...target(chat), reason: '客户投诉' })
    await held.untilWaiting()
    const begun = write()
    await held.untilWaiting(2)
    await held.commit()
    await taken
    expect(await assigneesOf([chat.id, await begun])).toEqual(['主管', '主管'])
  })
})

describe('the queue', () => {
  test('of several who write while the only agent is locked fills the agent’s capacity in its order', async () => {
    await isServing(li, 3)
    const held = await lockAgent(li)
    const begun = many(5, () => write())
    await Promise.race([held.untilWaiting(5), begun])
    await held.commit()
    const ordered = await inOrder(await begun)
    expect(await assigneesOf(ordered)).toEqual(['小李', '小李', '小李', undefined, undefined])
  })

  test('is not overtaken while its first conversation is locked, which holds up nobody whom another agent can serve', async () => {
    await Promise.all([hasTerms(li, 1), isServing(wang, 1, ['finance'])])
    const first = await write()
    const held = await lockChat(first)
    await isAt(li, 'online')
    const [next, other] = [await write(), await write('finance')]
    expect(await assigneesOf([first, next, other])).toEqual([undefined, undefined, '小王'])
    await held.commit()
    await until(async () => (await read(first)).assignee)
    expect(await assigneesOf([first, next])).toEqual(['小李', undefined])
  })

  test('passes the place kept for a locked conversation on if a colleague took that conversation', async () => {
    await hasTerms(li, 1)
    const [first, next] = [await write(), await write()]
    const held = await hold(server, db =>
      sql`update chats set state = 'open', assignee_id = ${wang.person.id} where id = ${first}`.execute(db),
    )
    await isAt(li, 'online')
    expect(await assigneesOf([next])).toEqual([undefined])
    await held.commit()
    await until(async () => (await read(next)).assignee)
    expect(await assigneesOf([first, next])).toEqual(['小王', '小李'])
  })

  test('does not give back what an agent passed on because somebody else writes', async () => {
    await isServing(li, 3)
    const passedOn = await write()
    await li.call(chats.transfer, { ...target(await read(passedOn)), to: { group: 'presale' }, note: '请懂发票的同事' })
    const next = await write()
    expect(await assigneesOf([passedOn, next])).toEqual([undefined, '小李'])
    await isServing(wang, 3)
    expect(await assigneesOf([passedOn])).toEqual(['小王'])
  })

  test('is looked at when staff give a waiting conversation to another group', async () => {
    await isServing(li, 1)
    const waiting = await write('finance')
    await wang.call(chats.upone, { ...target(await read(waiting)), group: 'presale' })
    expect(await assigneesOf([waiting])).toEqual(['小李'])
  })

  test('of twenty at once, twenty times over, gives each agent what they can take, the longest waiting first', async () => {
    await hasTerms(li, 5)
    await hasTerms(wang, 3)
    await Promise.all([isAt(li, 'online'), isAt(wang, 'online')])
    const desk = (userId: number | null) => (userId === li.person.id ? li : wang)
    for (let round = 0; round < 20; round += 1) {
      const served = (await chatsIn(['open'])).toSorted(() => Math.random() - 0.5)
      const waiting = await chatsIn(['queued'])
      await Promise.all([
        ...served.slice(0, 4).map(({ id, assignee_id }) => resolve(desk(assignee_id), id)),
        ...waiting.slice(0, 6).map(({ id }) => say(leader, id, '内部备注', { isPrivate: true })),
        ...Array.from({ length: 10 }, () => write()),
      ])
      await until(async () => (await loadOf(li)) === 5 && (await loadOf(wang)) === 3, { what: 'both to be full' })
      expect(await countOvertaken()).toBe(0)
    }
  })
})

const chatsIn = (states: ChatRow['state'][]) =>
  server.db.selectFrom('chats').select(['id', 'assignee_id']).where('state', 'in', states).orderBy('id').execute()

/** Those who wait although somebody who came later is served. */
async function countOvertaken(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chats waiting where state = 'queued' and exists (
      select from chats served where served.state = 'open'
        and (waiting.waiting_since, waiting.id) < (served.waiting_since, served.id))`.execute(server.db)
  return rows[0]?.count ?? 0
}
