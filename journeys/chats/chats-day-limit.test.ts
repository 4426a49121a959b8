import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { refunds } from '#contract/money/refunds.ts'
import { comeDue, customerOf, ownChat, personOf, say, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

let li: Desk
let leader: Desk

const dayMs = 86_400_000
/** Hours that do not include the time of the test. */
const otherHours = () => {
  const hour = (new Date().getUTCHours() + 8 + 12) % 24
  return `${hour}-${(hour + 1) % 24}`
}

const server = withServerPerTest({ listens: true, settings: { CHAT_HOURS: otherHours() } })

beforeEach(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

const read = (id: number) => li.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })

test('a conversation that is not resolved within a day notifies agent and leader and is listed first', async () => {
  const sockets = [await li.socket(), await leader.socket()]
  const person = personOf(server)
  const chat = await ownChat(server, li, person)
  await say(li, chat.id, '正在为您核实')
  const { createdAt, due } = await read(chat.id)
  expect(due?.kind).toBe('resolve')
  expect(due && Math.abs(due.at - createdAt - dayMs)).toBeLessThan(1000)
  const second = await ownChat(server, li)
  await say(li, second.id, '您好')
  const mine = async () => (await li.call(chats.list, { queue: 'mine' })).rows.map(({ id }) => id)
  expect(await mine()).toEqual([second.id, chat.id])

  await comeDue(server, 'chats.resolveDue', chat.id)
  for (const socket of sockets) {
    await until(() => socket.notifications.some(({ type, msg }) => type === 5 && msg.includes('超过 24 小时未解决')))
    socket.close()
  }
  expect(await mine()).toEqual([chat.id, second.id])
  expect((await leader.call(chats.figures, {})).today.resolveMissed).toBe(1)
})

test('a conversation that is resolved in time is not overdue, and a reopened one has a new day', async () => {
  const person = personOf(server)
  const chat = await ownChat(server, li, person)
  await li.call(chats.resolve, { ...target(chat), summary: '已答复', category: 'delivery' })
  await comeDue(server, 'chats.resolveDue', chat.id)
  expect((await leader.call(chats.figures, {})).today.resolveMissed).toBe(0)
  await sql`update chats set resolve_due_at = now() - interval '1 hour'`.execute(server.db)
  await person.write('还有一个问题')
  await say(li, chat.id, '请讲')
  expect((await read(chat.id)).due?.at).toBeGreaterThan(Date.now() + dayMs - 60_000)
  expect((await li.call(chats.counts, {})).overdue).toBe(0)
})

test('leaders see response times, late answers and transfers', async () => {
  const person = personOf(server)
  const chat = await ownChat(server, li, person)
  await waitingChat(server, li)
  await sql`update chats set waiting_since = now() - interval '40 seconds' where id = ${chat.id}`.execute(server.db)
  await say(li, chat.id, '您好')
  await person.write('什么时候到')
  await sql`update chats set waiting_since = now() - interval '20 seconds' where id = ${chat.id}`.execute(server.db)
  await say(li, chat.id, '五分钟')
  const taken = await leader.call(chats.takeOver, { ...target(await read(chat.id)), reason: '重点客户' })
  expect(taken.assignee?.name).toBe('主管')
  const { today, agents } = await leader.call(chats.figures, {})
  expect(today).toMatchObject({ begun: 2, lateShare: 0, passedOnShare: 0.5 })
  // 40 and 20 seconds, plus the duration of the test.
  expect(today.replyAverage).toBeGreaterThanOrEqual(30)
  expect(today.replyAverage).toBeLessThan(60)
  expect(agents.find(({ name }) => name === '主管')?.replyAverage).toBe(today.replyAverage)
})

test('outside the hours people are told to leave a message; while an agent is available, they are queued', async () => {
  const autoReplyIn = (chatId: number) =>
    until(
      () =>
        server.webhooks.receivedChats.flatMap(({ body }) =>
          body.type === 'chat.message' && body.data.chatId === chatId ? [body.data.message.text] : [],
        )[0],
    )
  const alone = await waitingChat(server, li)
  expect(await autoReplyIn(alone.id)).toMatch(/^您好，现在不在人工客服时间（\d+:00–\d+:00），请直接留言/)
  await li.call(chats.agentStatus, { status: 'busy' })
  const queued = await waitingChat(server, li)
  expect(await autoReplyIn(queued.id)).toMatch(/^您好，客服正忙，您前面还有 1 位/)
})

test('the details of a conversation show its order first, then orders in progress, and the risk labels of the person’s messages', async () => {
  const [over, underWay] = [await server.fixtures.order('completed'), await server.fixtures.order('preparing/accepted')]
  await sql`update orders set customer_id = (select customer_id from orders where id = ${over.id})
    where id = ${underWay.id}`.execute(server.db)
  const person = await customerOf(server, over)
  const { chatId } = await person.write('少了一份 evil.top', { orderNo: over.no })
  await person.write('加微信 13812345678 evil.top')
  const { orderNos, orderUnderWay, person: known } = await li.call(chats.context, { id: chatId })
  expect(orderNos).toEqual([over.no, underWay.no])
  expect(orderUnderWay).toBe(underWay.no)
  expect(known.risks).toEqual([
    { label: 'link', count: 2 },
    { label: 'offPlatform', count: 1 },
    { label: 'phone', count: 1 },
  ])
})

test('the details of a conversation show the refunds of this person only, the newest first', async () => {
  const [order, other] = [await server.fixtures.order('completed'), await server.fixtures.order('completed')]
  const ask = async ({ id }: { id: number }, amountFen: number) => {
    const { version } = await server.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await li.call(refunds.ask, { id, version, amountFen, code: 'S05', liability: 'platform' })
  }
  await ask(order, 200)
  await ask(other, 300)
  const { chatId } = await (await customerOf(server, order)).write('退款到了吗', { orderNo: order.no })
  const { refunds: shown } = await li.call(chats.context, { id: chatId })
  expect(shown).toMatchObject([{ orderNo: order.no, amountFen: 200, stage: 'processing' }])
  const { chatId: next } = await personOf(server).write('你好')
  expect((await li.call(chats.context, { id: next })).refunds).toEqual([])
})
