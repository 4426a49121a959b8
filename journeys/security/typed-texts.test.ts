import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { views } from '#contract/desk/views.ts'
import { orders } from '#contract/orders/orders.ts'
import { merchants } from '#contract/people/merchants.ts'
import { people } from '#contract/people/people.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { ownChat, personOf, say, thread } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { fetchExport, readXlsx } from '../setup/files/spreadsheets.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
const phone = '13812345678'
const [typed, shown] = [`请打 138 1234/5678（${phone}）`, '请打 138****5678（138****5678）']
let boss: Desk

beforeAll(async () => {
  boss = await server.signIn('super_admin')
})

/** Nothing that a colleague gets to read has the number in any of the forms it was typed in. */
function expectMasked(answer: unknown): void {
  const read = JSON.stringify(answer)
  expect(read).toContain('138****5678')
  expect(read).not.toMatch(/13812345678|138 1234\/5678/)
}

describe('a number that somebody typed into', () => {
  test('a message to a customer is masked for colleagues and in searches, and the customer gets it in full', async () => {
    const li = await server.signIn('kefu_leader')
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    const message = await say(li, id, typed)
    expect(message.text).toBe(shown)
    const { rows } = await thread(server, boss, id)
    expectMasked(rows)
    expect((await boss.call(chats.get, { id })).lastMessage?.text).toBe(shown)
    for (const words of [phone, '1234/5678', '3812345'])
      expect((await boss.call(chats.search, { words, chatId: id })).rows, words).toEqual([])
    expect((await boss.call(chats.search, { words: '请打', chatId: id })).rows).toMatchObject([{ text: shown }])
    const revealed = { field: 'chats.messageText', id: message.id, reason: '需要回电' } as const
    expect(await boss.call(people.reveal, revealed)).toEqual({ value: typed })
    const told = await sql<{ body: string }>`select body::text as body from webhooks
      where body::text like ${`%"id": ${message.id},%`} or body::text like ${`%"id":${message.id},%`}`.execute(
      server.db,
    )
    expect(JSON.stringify(told.rows)).toContain(phone)
  })

  test('a note, a remark, a summary and a transfer of a conversation is masked', async () => {
    const li = await server.signIn('kefu_leader')
    const { id, version } = await ownChat(server, li)
    await say(li, id, typed, { isPrivate: true })
    const kept = await li.call(chats.upone, { id, version, remark: typed })
    expect(kept.remark).toBe(shown)
    await li.call(chats.resolve, { id, version: kept.version, summary: typed, category: 'other' })
    const chat = await boss.call(chats.get, { id })
    expect([chat.remark, chat.summary]).toEqual([shown, shown])
    expectMasked((await thread(server, boss, id)).rows)
  })

  test('an order, its notes and the reasons of its moves is masked, there and in the operation log', async () => {
    const written = server.fixtures.writeOrder()
    const receiver = { ...written.receiver, detail: `花园路 88 号 ${phone}`, name: `张${phone}` }
    const placed = await server.fixtures.app('customer').placeOrder({ ...written, note: typed, receiver })
    const { no, id, version } = await boss.call(orders.get, { no: placed.no })
    await boss.call(orders.note, { id, version, text: typed })
    const order = await boss.call(orders.get, { no })
    expect(order.customerNote).toBe(shown)
    expect(order.notes).toMatchObject([{ text: shown }])
    expect(order.to).toMatchObject({ name: '张138****5678', detail: '花园路 88 号 138****5678' })
    expectMasked(order)
    const other = await server.fixtures.order('preparing/wait_dispatch')
    const over = { id: other.id, version: other.version, code: 'Z99', reason: typed }
    expectMasked((await boss.call(orders.cancel, over)).timeline)
    for (const search of ['张1381234', `张${phone.slice(0, 8)}`])
      expect((await boss.call(orders.list, { search })).rows, search).toEqual([])
    const { rows } = await boss.call(events.list, { record: no })
    expectMasked(rows)
    const [ofOrders, ofEvents] = [await boss.call(orders.export, {}), await boss.call(events.export, { record: no })]
    for (const { id: file } of [ofOrders, ofEvents])
      expectMasked(await readXlsx(await fetchExport(server.url, boss, file)))
  })

  test('a note of an order is shown in full with the permission and a reason', async () => {
    const { no, id, version } = await server.fixtures.order('preparing/wait_dispatch')
    const { notes } = await boss.call(orders.note, { id, version, text: typed })
    const field = { field: 'orders.noteText', id: notes[0]?.id ?? 0, reason: '联系邻居' } as const
    expect(await boss.call(people.reveal, field)).toEqual({ value: typed })
    const { rows } = await boss.call(events.list, { action: 'people.reveal', limit: 1 })
    expect(rows).toMatchObject([{ subjectNo: no, reason: '联系邻居' }])
  })

  test('a complaint and the moves of it is masked, and its content is shown in full with the permission', async () => {
    const { id } = await complain(server, { content: `骑手让我打 ${phone}，态度很差` })
    const { version } = await boss.call(complaints.get, { id })
    await boss.call(complaints.claim, { id, version })
    const complaint = await boss.call(complaints.get, { id })
    expectMasked([complaint.content, complaint.summary])
    expect(JSON.stringify(complaint)).not.toContain(phone)
    const revealed = await boss.call(people.reveal, { field: 'complaints.content', id, reason: '联系顾客' })
    expect(revealed.value).toContain(phone)
  })

  test('the reason of a ban, a freeze or a remark about somebody is masked', async () => {
    const { id } = await server.fixtures.rider()
    const rider = await boss.call(workers.get, { id })
    const frozen = { id, version: rider.version, reason: typed, until: null }
    expect((await boss.call(workers.freeze, frozen)).statusReason).toBe(shown)
    const { rows } = await boss.call(users.list, { kind: 'customer', limit: 1 })
    const [customer] = rows
    if (!customer) throw new Error('Nobody has ordered.')
    const banned = await boss.call(users.ban, { id: customer.id, version: customer.version, reason: typed })
    expect(banned.statusReason).toBe(shown)
    const shop = await server.fixtures.merchant({ name: `老王烩面${phone}`, address: `金水路 1 号 ${phone}` })
    expectMasked(await boss.call(merchants.get, { id: shop.id }))
    expect((await boss.call(merchants.list, { search: '面1381234' })).rows).toEqual([])
  })

  test('the name of a saved view is masked', async () => {
    const view = { list: 'users', name: `看 ${phone}`, question: 'kind=customer', roleId: null }
    expect((await boss.call(views.add, view)).name).toBe('看 138****5678')
  })

  test('a text that is saved again as it was shown keeps the number', async () => {
    const more = `${shown}，急`
    const kept = `${typed}，急`
    const { id } = await server.fixtures.rider()
    const rider = await boss.call(workers.pcUpSend, {
      id,
      version: (await boss.call(workers.get, { id })).version,
      remark: typed,
    })
    await boss.call(workers.pcUpSend, { id, version: rider.version, remark: more })
    expect(await server.db.selectFrom('workers').select('remark').where('user_id', '=', id).execute()).toEqual([
      { remark: kept },
    ])

    const chat = await ownChat(server, boss)
    const { version } = await boss.call(chats.upone, { id: chat.id, version: chat.version, remark: typed })
    await boss.call(chats.upone, { id: chat.id, version, remark: more })
    expect(await server.db.selectFrom('chats').select('remark').where('id', '=', chat.id).execute()).toEqual([
      { remark: kept },
    ])

    const receiver = { ...server.fixtures.writeOrder().receiver, detail: typed }
    const { no } = await server.fixtures.order('preparing/accepted', { written: { receiver } })
    const order = await boss.call(orders.get, { no })
    const point = { lng: receiver.lng, lat: receiver.lat }
    const moved = { id: order.id, version: order.version, detail: more, point, reason: '门牌写错' }
    await boss.call(orders.changeAddress, moved)
    const { details } = await server.db
      .selectFrom('orders')
      .select('details')
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ to: { detail: kept } })
  })

  test('a message is masked in its notification', async () => {
    const li = await server.signIn('kefu_leader')
    const socket = await li.socket()
    const { chatId } = await personOf(server).write('我的号码是 138_1234_567八')
    const notice = await until(() => socket.notifications.find(({ link }) => link === `/kefumsg?chat=${chatId}`))
    expect(notice.msg).toContain('138****567八')
    socket.close()
  })
})
