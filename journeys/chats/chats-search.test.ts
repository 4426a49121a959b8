import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { ownChat, personOf, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer({ listens: true })
let li: Desk
let wang: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

const searched = async (desk: Desk, words: string, more = {}) =>
  (await desk.call(chats.search, { words, ...more })).rows.map(({ chatId }) => chatId)
const listed = async (desk: Desk, search: string) =>
  (await desk.call(chats.list, { queue: 'all', search })).rows.map(({ id }) => id)

/** The results of a search, which must be the same in the messages and in the lists. */
async function found(desk: Desk, words: string): Promise<number[]> {
  const ids = await searched(desk, words)
  expect(await listed(desk, words)).toEqual(ids)
  return ids
}

test('search finds waiting conversations and one’s own, open or closed; a leader finds all', async () => {
  const person = personOf(server)
  const { id, version } = await waitingChat(server, li, person)
  await person.write('我的麻婆豆腐洒了')
  for (const desk of [li, wang, leader]) expect(await found(desk, '麻婆豆腐')).toEqual([id])

  const own = await li.call(chats.claim, { id, version })
  const expected = [
    [li, [id]],
    [wang, []],
    [leader, [id]],
  ] as const
  for (const [desk, ids] of expected) expect(await found(desk, '麻婆豆腐')).toEqual(ids)
  await li.call(chats.resolve, { id, version: own.version, summary: '已补送', category: 'quality' })
  for (const [desk, ids] of expected) expect(await found(desk, '麻婆豆腐')).toEqual(ids)
})

test('a colleague can open a conversation by its link and search in it', async () => {
  const person = personOf(server)
  const { id } = await ownChat(server, li, person)
  await person.write('门牌是梧桐里七号')
  expect(await found(wang, '梧桐里')).toEqual([])
  expect((await wang.call(chats.get, { id })).assignee?.name).toBe('小李')
  expect(await searched(wang, '梧桐里', { chatId: id })).toEqual([id])
})

test('a transferred conversation is found by its receiver before they accept', async () => {
  const person = personOf(server)
  const { id } = await ownChat(server, li, person)
  await person.write('发票抬头写错了')
  await wang.call(chats.agentStatus, { status: 'online' })
  const { version } = await li.call(chats.get, { id })
  const offered = await li.call(chats.transfer, { id, version, to: { userId: wang.person.id }, note: '发票问题' })
  expect(await found(wang, '抬头')).toEqual([id])
  await wang.call(chats.answerTransfer, { id, version: offered.version, accept: false })
  expect(await found(wang, '抬头')).toEqual([])
  await wang.call(chats.agentStatus, { status: 'offline' })
})

test('search covers 90 days in all conversations, and everything in one', async () => {
  const person = personOf(server)
  const { id } = await ownChat(server, li, person)
  const { id: messageId } = await person.write('去年的月饼券')
  expect(await found(li, '月饼券')).toEqual([id])
  await sql`update chat_messages set at = now() - interval '91 days' where id = ${messageId}`.execute(server.db)
  expect(await found(li, '月饼券')).toEqual([])
  expect(await searched(li, '月饼券', { chatId: id })).toEqual([id])
})

test('a list that is searched says which message was found, the newest; by a name it says none', async () => {
  const person = personOf(server, { name: '水晶虾饺' })
  const { id } = await waitingChat(server, li, person)
  await person.write('第一次问榴莲酥')
  const newest = await person.write('再问一次榴莲酥')
  await person.write('在吗')
  const rowsOf = async (search: string) => (await li.call(chats.list, { queue: 'all', search })).rows
  expect(await rowsOf('榴莲酥')).toMatchObject([
    { id, found: { messageId: newest.id, text: '再问一次榴莲酥' }, lastMessage: { text: '在吗' } },
  ])
  for (const search of ['水晶虾饺', ''])
    expect((await rowsOf(search)).find(row => row.id === id)?.found).toBeUndefined()
})
