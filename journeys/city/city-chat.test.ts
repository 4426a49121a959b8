import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { situations } from '#city/people/chat/situations.ts'
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
const asking = '你好，我的订单到哪里了？'
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
  const { chatId } = await city.sendChatMessage(asking)
  await answered(chatId)
  const said = await until(async () => {
    await city.live(300)
    const lines = await saidByPeer(chatId)
    return lines.length > 1 ? lines : null
  })
  expect(said[0]).toBe(asking)
  expect(situations.asking.answers).toContain(said[1])
  const { version } = await li.call(chats.get, { id: chatId })
  await li.call(chats.resolve, { id: chatId, version, summary: '已告知骑手位置', category: 'delivery' })
  const rated = await until(async () => {
    await city.live(300)
    const chat = await li.call(chats.get, { id: chatId })
    return chat.rating ? chat : null
  })
  expect(situations.asking.ratings).toContain(rated.rating?.score)
  expect(rated.state).toBe('resolved')
})

test('a simulated customer opens a red packet', async () => {
  const { chatId } = await city.sendChatMessage('太慢了，什么破平台，再不到我就投诉！')
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

test('customers write by themselves about their orders, of which they name what they remember', async () => {
  const startsAt = atHour(Date.now(), 12)
  const lively = await startTestCity(server, { speed: 300, peak: 120, grabShare: 1, startsAt })
  const asked = await until(async () => {
    await lively.live(300)
    const rows = await server.db
      .selectFrom('chat_messages')
      .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
      .innerJoin('orders', 'orders.no', 'chats.order_no')
      .select(['chat_messages.text', 'orders.service', 'orders.details', 'orders.no'])
      .where('chat_messages.client_id', 'like', 'chat-%')
      .execute()
    return rows.length >= 5 ? rows : null
  }).finally(lively.stop)
  for (const { text, service, details, no } of asked) {
    expect(text).not.toMatch(/[{}]/)
    const own = Object.values(situations).filter(({ openings }) => openings.some(each => patternOf(each).test(text)))
    expect(
      own.some(({ services }) => services.length === 0 || services.includes(service)),
      text,
    ).toBe(true)
    const said = own.flatMap(({ openings }) => openings).find(each => patternOf(each).test(text)) ?? ''
    const named = namedIn(said, text)
    const order = JSON.stringify(details)
    for (const name of ['dish', 'shop', 'address', 'goods'] as const)
      if (named[name]) expect(order).toContain(named[name])
    if (named.no) expect(no.endsWith(named.no)).toBe(true)
  }
})

/** What a text looks like when its places are filled. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(.+?)')}$`)
}

function namedIn(opening: string, text: string): Record<string, string> {
  const names = [...opening.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const [, ...found] = patternOf(opening).exec(text) ?? []
  return Object.fromEntries(names.map((name, place) => [name, found[place] ?? '']))
}
