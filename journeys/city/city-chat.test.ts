import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstMessages, ratings, replies } from '#city/people/chat-texts.ts'
import { createPopulation } from '#city/people/population.ts'
import { atHour } from '#city/world/clock.ts'
import { chats } from '#contract/chats/chats.ts'
import { packets } from '#contract/money/packets.ts'
import { say, thread } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let city: TestCity
let li: Desk

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true, speed: 200 })
  li = await server.signIn('kefu', { name: '客服小李', cityCodes: [homeCity] })
})
afterAll(async () => {
  await city.stop()
})

async function saidByPeer(chatId: number): Promise<string[]> {
  const { rows } = await thread(server, li, chatId)
  return rows.filter(({ sender }) => sender.kind === 'peer').map(({ text }) => text)
}

/** Claims waiting conversations and answers once. */
async function answered(chatId: number) {
  const waiting = await li.call(chats.get, { id: chatId })
  expect(waiting).toMatchObject({ state: 'queued', assignee: null })
  await li.call(chats.claim, { id: chatId, version: waiting.version })
  await say(li, chatId, '您好，骑手正在路上，请稍等')
}

test('a simulated customer writes, replies to the answer, and rates the conversation', async () => {
  const { chatId } = await city.sendChatMessage(firstMessages.asking[0])
  await answered(chatId)
  const said = await until(async () => {
    await city.live(300)
    const lines = await saidByPeer(chatId)
    return lines.length > 1 ? lines : null
  })
  expect(said[0]).toBe(firstMessages.asking[0])
  expect(replies.asking).toContain(said[1])
  const { version } = await li.call(chats.get, { id: chatId })
  await li.call(chats.resolve, { id: chatId, version, summary: '已告知骑手位置', category: 'delivery' })
  const rated = await until(async () => {
    await city.live(300)
    const chat = await li.call(chats.get, { id: chatId })
    return chat.rating ? chat : null
  })
  expect(ratings.asking).toContain(rated.rating?.score)
  expect(rated.state).toBe('resolved')
})

test('a simulated customer opens a red packet', async () => {
  const { chatId } = await city.sendChatMessage(firstMessages.rude[0])
  await answered(chatId)
  const { external_id } = await server.db
    .selectFrom('chats')
    .innerJoin('customers', 'customers.user_id', 'chats.peer_id')
    .select('customers.external_id')
    .where('chats.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const writer = createPopulation().customers.find(({ externalId }) => externalId === external_id)
  if (!writer) throw new Error(`The city does not know ${external_id}.`)
  const { externalId, name, phone } = writer
  const { no } = await city.placeOrder({ customer: { externalId, name, phone } })
  const packet = { chatId, clientId: randomUUID(), amountFen: 500, reasonCode: 'late', orderNo: no } as const
  const { id } = await li.call(packets.send, packet)
  await until(async () => {
    await city.live(300)
    const { rows } = await li.call(packets.list, { state: 'opened' })
    return rows.some(row => row.id === id)
  })
})

test('customers write by themselves about their orders', async () => {
  const startsAt = atHour(Date.now(), 12)
  const lively = await startTestCity(server, { speed: 300, peak: 120, grabShare: 1, startsAt })
  const asked = await until(async () => {
    await lively.live(300)
    return server.db
      .selectFrom('chat_messages')
      .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
      .select('chat_messages.text')
      .where('chat_messages.client_id', 'like', 'chat-%')
      .where('chats.order_no', 'is not', null)
      .executeTakeFirst()
  }).finally(lively.stop)
  expect(Object.values(firstMessages).flat()).toContain(asked.text)
})
