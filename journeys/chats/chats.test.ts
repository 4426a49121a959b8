import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { customerOf, ownChat, personOf, saidIn, say, thread, waitingChat } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { untilNudged } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let li: Desk
let wang: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '客服小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '客服小王', cityCodes: [homeCity] })
})

describe('a customer’s message', () => {
  test('creates a queued conversation with a deadline and a line with the number of people before them', async () => {
    const chat = await waitingChat(server, li)
    expect(chat).toMatchObject({ state: 'queued', assignee: null, unread: 1, due: { kind: 'first' } })
    expect(chat.allowed).toContain('claim')
    const { rows } = await thread(server, li, chat.id)
    expect(rows.map(({ kind }) => kind)).toEqual(['system', 'text'])
    const { rows: waiting } = await li.call(chats.list, { queue: 'waiting' })
    expect(waiting.map(({ id }) => id)).toContain(chat.id)
  })

  test('with a repeated id keeps the first text, and another text with it is refused', async () => {
    const person = personOf(server)
    const messageId = randomUUID()
    const message = { messageId, sentAt: new Date().toISOString() }
    const first = await person.write('一次', message)
    const [again, other] = await Promise.all([person.write('一次', message), person.write('两次', message)])
    expect([again.id, again.chatId]).toEqual([first.id, first.chatId])
    expect(other.status).toBe(409)
    expect(await saidIn(server, li, first.chatId)).toEqual(['一次'])
  })

  test('sent twenty times at once makes one conversation, in the order of the ids', async () => {
    const person = personOf(server)
    const sent = await Promise.all(Array.from({ length: 20 }, (_, place) => person.write(`第${place}条`)))
    expect(new Set(sent.map(({ chatId }) => chatId)).size).toBe(1)
    const { rows } = await thread(server, li, sent[0]?.chatId ?? 0)
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    const tooMuch = await person.write('第二十一条')
    expect(tooMuch.status).toBe(429)
  })

  test('is answered to their app and no other', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await say(li, chat.id, '您好，骑手正在路上')
    const told = await until(
      () =>
        server.webhooks.receivedChats.find(
          ({ body }) => body.type === 'chat.message' && body.data.message.text.startsWith('您好，骑手'),
        ),
      { what: 'the answer in the app' },
    )
    expect([told.app, told.body.data.to]).toEqual(['customer', person.peer])
    const others = server.webhooks.receivedChats.filter(({ app }) => app !== 'customer')
    expect(others).toEqual([])
    const after = await li.call(chats.get, { id: chat.id })
    expect(after).toMatchObject({ state: 'pending', due: { kind: 'resolve' } })
  })

  test('is shown in the queue if it is the last one, whoever claims the conversation', async () => {
    const chat = await ownChat(server, li)
    expect(chat.lastMessage).toMatchObject({ kind: 'text', text: '你好，我的外卖到哪里了？', isPeer: true })
  })

  test('is not answered by a note, which is internal', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    const before = server.webhooks.receivedChats.length
    await say(li, chat.id, '此人常投诉', { isPrivate: true })
    await say(wang, chat.id, '我上次接待过', { isPrivate: true })
    expect((await li.call(chats.get, { id: chat.id })).due).not.toBeNull()
    await say(li, chat.id, '马上为您查询')
    await until(() => server.webhooks.receivedChats.some(({ body }) => JSON.stringify(body).includes('马上为您查询')))
    expect(JSON.stringify(server.webhooks.receivedChats.slice(before))).not.toContain('常投诉')
  })
})

describe('two agents and one customer', () => {
  test('answer at once: one is assigned, the other is told who', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await waitingChat(server, li)
      const answers = await Promise.allSettled([say(li, id, '我来'), say(wang, id, '我来')])
      const lost = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
      expect(lost).toHaveLength(1)
      const { assignee } = await li.call(chats.get, { id })
      expect([lost[0].reason, lost[0].message]).toEqual([
        'chatTakenBy',
        `会话已由“${assignee?.name}”接待，请处理其他会话`,
      ])
      expect(lost[0].record).toMatchObject({ id, assignee: { name: assignee?.name } })
      expect(await saidIn(server, li, id)).toHaveLength(2)
    }
  })

  test('claim at once with twenty presses: one is assigned', async () => {
    const { id, version } = await waitingChat(server, li)
    const presses = Array.from({ length: 20 }, (_, place) => (place % 2 ? li : wang).call(chats.claim, { id, version }))
    const answers = await Promise.allSettled(presses)
    const { assignee } = await li.call(chats.get, { id })
    for (const [place, answer] of answers.entries()) {
      const isWinner = (place % 2 ? li : wang).person.nickName === assignee?.name
      expect(answer.status).toBe(isWinner ? 'fulfilled' : 'rejected')
    }
    const events = await server.db
      .selectFrom('events')
      .select('id')
      .where('subject', '=', 'chats')
      .where('subject_id', '=', id)
      .where('action', '=', 'chats.claim')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('only the assignee resolves or snoozes it', async () => {
    const { id, version } = await ownChat(server, li)
    const ending = { id, version, summary: '已解决', category: 'delivery' }
    expect((await refusalOf(wang.call(chats.resolve, ending))).reason).toBe('chatTakenBy')
    expect((await refusalOf(wang.call(chats.snooze, { id, version, until: Date.now() + 60_000 }))).reason).toBe(
      'chatTakenBy',
    )
  })
})

describe('after a connection was cut', () => {
  test('messages sent again with the same client id exist once, in order', async () => {
    const { id } = await ownChat(server, li)
    const sent = ['一', '二', '三', '四'].map(text => ({ text, clientId: randomUUID() }))
    const answers = []
    for (const { text, clientId } of sent) answers.push(await say(li, id, text, { clientId }))
    const again = await Promise.all(
      sent.flatMap(({ text, clientId }) => [say(li, id, text, { clientId }), say(li, id, text, { clientId })]),
    )
    expect(new Set(again.map(({ id: messageId }) => messageId))).toEqual(
      new Set(answers.map(({ id: messageId }) => messageId)),
    )
    expect((await saidIn(server, li, id)).slice(1)).toEqual(['一', '二', '三', '四'])
  })

  test('two connections that send the same client id at once create one message', async () => {
    const { id } = await ownChat(server, li)
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(li, id, '只发一次', { clientId })))
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1)
    expect((await saidIn(server, li, id)).filter(text => text === '只发一次')).toHaveLength(1)
  })

  test('afterId reads missed messages, beforeId pages back, and nothing is left out', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    for (let place = 0; place < 15; place += 1) await say(li, id, `消息${place}`)
    const whole = (await thread(server, li, id)).rows.map(row => row.id)
    const newest = await thread(server, li, id, { limit: 6 })
    expect([newest.hasBefore, newest.hasAfter]).toEqual([true, false])
    const collected = newest.rows.map(row => row.id)
    let hasBefore = newest.hasBefore
    while (hasBefore) {
      const page = await thread(server, li, id, { limit: 6, beforeId: collected[0] })
      collected.unshift(...page.rows.map(row => row.id))
      hasBefore = page.hasBefore
    }
    expect(collected).toEqual(whole)
    const missed = await thread(server, li, id, { afterId: whole[9] })
    expect(missed.rows.map(row => row.id)).toEqual(whole.slice(10))
    const around = await thread(server, li, id, { aroundId: whole[8], limit: 4 })
    expect(around.rows.map(row => row.id)).toEqual(whole.slice(6, 10))
  })
})

describe('personal settings of an agent', () => {
  test('unread counts, pins and hidden conversations are per agent', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    await person.write('在吗')
    const mine = await li.call(chats.get, { id })
    expect(mine.unread).toBe(2)
    expect((await refusalOf(li.call(chats.pcDelete, { ids: [id] }))).message).toBe(
      '会话未结束且有未读消息，不能删除，请先处理',
    )
    expect((await li.call(chats.upone, { id, read: true })).unread).toBe(0)
    expect((await wang.call(chats.get, { id })).unread).toBe(2)
    await li.call(chats.gotop, { id, top: true })
    await ownChat(server, li)
    expect((await li.call(chats.list, { queue: 'mine' })).rows[0]).toMatchObject({ id, isPinned: true })
    await li.call(chats.pcDelete, { ids: [id] })
    expect((await li.call(chats.list, { queue: 'mine', limit: 200 })).rows.map(row => row.id)).not.toContain(id)
    await person.write('还在吗')
    expect((await li.call(chats.list, { queue: 'mine', limit: 200 })).rows.map(row => row.id)).toContain(id)
  })

  test('a message sends others a nudge without its content', async () => {
    const socket = await wang.socket('chats')
    const { chatId } = await personOf(server).write('悄悄话')
    await untilNudged(socket, 'chats.changed', chatId)
    expect(JSON.stringify(socket.nudges)).not.toContain('悄悄话')
    await until(() => socket.notifications.some(({ type, link }) => type === 0 && link === `/kefumsg?chat=${chatId}`))
    socket.close()
  })
})

describe('the visibility of a conversation', () => {
  test('an order card shows only an order of the person in the conversation', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const stranger = await server.fixtures.order('preparing/accepted')
    const person = await customerOf(server, order)
    const { id } = await ownChat(server, li, person)
    const send = (orderNo: string) =>
      li.call(chats.sendMsg, { chatId: id, kind: 'order', orderNo, clientId: randomUUID() })
    expect((await send(order.no)).order).toMatchObject({ no: order.no, payFen: order.payFen })
    expect((await refusalOf(send(stranger.no))).reason).toBe('notOfThisPerson')
    const { orderNos } = await li.call(chats.context, { id })
    expect([orderNos?.includes(order.no), orderNos?.includes(stranger.no)]).toEqual([true, false])
  })

  test('staff of another city see nothing of it', async () => {
    const { id } = await ownChat(server, li)
    const stranger = await server.signIn('kefu_leader', { cityCodes: ['110100'] })
    expect((await refusalOf(stranger.call(chats.get, { id }))).reason).toBe('notFound')
    expect((await refusalOf(thread(server, stranger, id))).reason).toBe('notFound')
    expect((await refusalOf(stranger.call(chats.context, { id }))).reason).toBe('notFound')
    expect((await stranger.call(chats.search, { words: '外卖' })).rows).toEqual([])
    expect((await stranger.call(chats.list, { limit: 200 })).rows).toEqual([])
  })

  test('two Chinese characters find a message, and the thread opens at it', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    await person.write('我要一份麻婆豆腐')
    const { rows } = await li.call(chats.search, { words: '豆腐', chatId: id })
    expect(rows).toHaveLength(1)
    const { rows: around } = await thread(server, li, id, { aroundId: rows[0]?.messageId })
    expect(around.map(({ text }) => text)).toContain('我要一份麻婆豆腐')
    const { rows: found } = await li.call(chats.list, { search: '豆腐' })
    expect(found.map(row => row.id)).toEqual([id])
  })
})
