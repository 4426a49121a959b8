import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { orders } from '#contract/orders/orders.ts'
import { customerOf, ownChat, personOf } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let li: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

const read = (id: number) => li.call(chats.get, { id })
const priorityOf = async (id: number) => (await read(id)).priority
const isUrgent = (id: number) => until(async () => (await priorityOf(id)) === 'urgent')
const ride = () => server.fixtures.orderOf('chauffeur', 'in_service')
const call = (order: Order) => server.fixtures.sendEvent(order, { event: 'callForHelp', by: 'customer' })
/** Resolves when no job is waiting. */
const isQuiet = () =>
  until(async () => {
    const { rows } = await sql`select 1 from pgboss.job where name = 'orders.help' and state < 'completed'`.execute(
      server.db,
    )
    return rows.length === 0
  })

async function about(order: Order): Promise<number> {
  const { chatId, status } = await (await customerOf(server, order)).write('司机开得很快', { orderNo: order.no })
  expect(status).toBe(200)
  return chatId
}

test('waiting and assigned conversations about a ride become urgent when somebody in it calls for help', async () => {
  const order = await ride()
  const id = await about(order)
  const other = await about(await ride())
  expect(await priorityOf(id)).toBe('high')
  await call(order)
  await isUrgent(id)
  await isQuiet()
  expect(await priorityOf(other)).toBe('high')

  const second = await ride()
  const inHand = await about(second)
  const { version } = await read(inHand)
  await li.call(chats.claim, { id: inHand, version })
  await call(second)
  await isUrgent(inHand)
  expect(await read(inHand)).toMatchObject({ state: 'open', assignee: { name: '小李' } })
})

test('a conversation that begins during an open call for help is urgent, one after it is not', async () => {
  const order = await call(await ride())
  const id = await about(order)
  expect(await priorityOf(id)).toBe('urgent')
  const { version } = await leader.call(orders.get, { no: order.no })
  await leader.call(orders.settleHelp, {
    id: order.id,
    version,
    passengerReached: true,
    chauffeurReached: true,
    caseNo: 'JJ20260701',
    reason: '已报警并安抚乘客',
  })
  await isQuiet()
  expect(await priorityOf(id)).toBe('urgent')

  await sql`update chats set state = 'resolved', resolved_at = now() where id = ${id}`.execute(server.db)
  const next = await about(order)
  expect(next).not.toBe(id)
  await isQuiet()
  expect(await priorityOf(next)).toBe('high')
})

test('a priority lowered by staff stays low until the conversation is tied to such an order or reopened', async () => {
  const order = await ride()
  const person = await customerOf(server, order)
  const chat = await ownChat(server, li, person)
  await call(order)
  await isQuiet()
  expect(await priorityOf(chat.id)).toBe('normal')
  await li.call(chats.upone, { id: chat.id, version: (await read(chat.id)).version, orderNo: order.no })
  await isUrgent(chat.id)
  await isQuiet()
  await li.call(chats.upone, { id: chat.id, version: (await read(chat.id)).version, priority: 'low' })
  await person.write('我没事了')
  await isQuiet()
  expect(await priorityOf(chat.id)).toBe('low')

  const { version } = await read(chat.id)
  await li.call(chats.resolve, { id: chat.id, version, summary: '已报平安', category: 'other' })
  expect((await person.write('又出事了')).chatId).toBe(chat.id)
  await isUrgent(chat.id)
})

test('the urgent conversation is assigned first', async () => {
  await sql`update chats set state = 'resolved', resolved_at = now()`.execute(server.db)
  await personOf(server).write('你好')
  const order = await ride()
  const id = await about(order)
  await call(order)
  await isUrgent(id)
  await leader.call(chats.setAgent, { userId: li.person.id, groups: ['presale', 'chauffeur'], capacity: 1 })
  await li.call(chats.agentStatus, { status: 'online' })
  expect((await li.call(chats.list, { queue: 'mine' })).rows.map(row => row.id)).toEqual([id])
})
