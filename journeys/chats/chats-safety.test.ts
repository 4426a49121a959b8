import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { chatTyping } from '#contract/chats/chat-typing.ts'
import { chats } from '#contract/chats/chats.ts'
import { quickReplies } from '#contract/chats/quick-replies.ts'
import { people } from '#contract/people/people.ts'
import { ownChat, type Person, personOf, say, thread } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true, settings: { CHAT_LINK_HOSTS: 'help.example.com' } })
let li: Desk
let wang: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
})

async function received(person: Person, text: string): Promise<ChatMessage> {
  const { id, chatId } = await person.write(text)
  const { rows } = await thread(server, li, chatId)
  const message = rows.find(row => row.id === id)
  if (!message) throw new Error('The message is not in the thread.')
  return message
}

describe('what comes from outside', () => {
  const links = [
    'http://evil.example/win',
    '点这里 www.evil.top/a?b=1',
    '退款请登录 taobao-refund.cn',
    'HTTPS://EVIL.EXAMPLE',
    '加我领券 evil。vip',
    '淘宝退款.com',
    '去 支付.中国 领',
    'xn--fiqs8s.xn--fiqz9s',
    '打开 weixin://dl/chat',
    '看 203.0.113.9/pay',
    'ｗｗｗ．ｅｖｉｌ．ｃｏｍ',
    't.me/refund',
  ]
  test.each(links)('a link stays plain text with a warning: %s', async text => {
    const message = await received(personOf(server), text)
    expect([message.text, message.labels]).toEqual([text, expect.arrayContaining(['link'])])
  })

  const numbers = [
    ['打 13812345678 给我', '打 138****5678 给我', 'phone'],
    ['打 138 1234 5678', '打 138****5678', 'phone'],
    ['卡号6222021234567890123', '卡号6222***********0123', 'card'],
    ['身份证 410101199003071234', '身份证 4101**********1234', 'idNumber'],
    ['WM410101199003071234', 'WM4101**********1234', 'idNumber'],
    ['身份证 410101 19900307 123X', '身份证 4101**********123X', 'idNumber'],
    ['卡号9558 8012 3456 7890 123', '卡号9558***********0123', 'card'],
    ['打 +86 138-1234-5678', '打 861******5678', 'phone'],
    ['打 1 3 8 1 2 3 4 5 6 7 8', '打 138****5678', 'phone'],
    ['打 １３８１２３４５６７８', '打 １３８****５６７８', 'phone'],
  ] as const
  test.each(numbers)('a number is masked and not found by search: %s', async (text, shown, label) => {
    const message = await received(personOf(server), text)
    expect([message.text, message.labels]).toEqual([shown, [label]])
    const digits = text.normalize('NFKC').replace(/\D/g, '')
    expect((await li.call(chats.search, { words: digits })).rows).toEqual([])
  })

  // An order number of eight in the evening has the format of an identity card number.
  const ours = ['WM261121053412000123', 'WM261121203412000123', 'TK261121190905000001', 'HB310102200102120001']
  test.each(ours)('our own numbers, amounts and times are not masked: %s', async no => {
    const text = `订单 ${no}，32.50 元，2026-11-21 12:30 下单，单价 13.5 12.50 16.00`
    const message = await received(personOf(server), text)
    expect([message.text, message.labels]).toEqual([text, []])
  })

  test('masked text is shown to staff with the permission, and the reason is recorded', async () => {
    const message = await received(personOf(server), '请打 13812345678')
    expect(message.allowed).toContain('reveal')
    const { value } = await li.call(people.reveal, { field: 'chats.messageText', id: message.id, reason: '联系顾客' })
    expect(value).toBe('请打 13812345678')
    const { reason } = await server.db
      .selectFrom('events')
      .select('reason')
      .where('action', '=', 'people.reveal')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(reason).toBe('联系顾客')
  })

  test('names, greetings, ratings and notifications show no number', async () => {
    const socket = await li.socket()
    const person = personOf(server, { name: '张先生13812345678' })
    const { chatId } = await person.write('', {
      kind: 'packet',
      amountFen: 500,
      greeting: '回电13987654321 evil.top',
    })
    const chat = await li.call(chats.get, { id: chatId })
    expect([chat.peer.name, chat.lastMessage?.text]).toEqual(['张先生138****5678', '回电139****4321 […]'])
    const { rows } = await thread(server, li, chatId)
    const said = rows.find(({ kind }) => kind === 'packet')
    expect(said).toMatchObject({ packet: { greeting: '回电139****4321 evil.top' }, labels: ['phone', 'link'] })
    const notice = await until(() => socket.notifications.find(({ link }) => link === `/kefumsg?chat=${chatId}`))
    expect(JSON.stringify(notice)).not.toMatch(/13812345678|13987654321/)
    socket.close()
    const { version } = await li.call(chats.claim, { id: chatId, version: chat.version })
    await li.call(chats.resolve, { id: chatId, version, summary: '已收', category: 'other' })
    await person.post('/chat/rating', { chatId, from: person.peer, score: 5, comment: '加我 13812345678' })
    expect((await li.call(chats.get, { id: chatId })).rating?.comment).toBe('加我 138****5678')
  })

  test('markup is text, in the thread and in the notification', async () => {
    const socket = await li.socket()
    const text = '<img src=x onerror=alert(1)> http://evil.example'
    expect((await received(personOf(server), text)).text).toBe(text)
    const notice = await until(() => socket.notifications.find(({ msg }) => msg.includes('onerror')))
    expect(notice.msg).toBe('<img src=x onerror=alert(1)> […]')
    expect(notice.link).toMatch(/^\/kefumsg\?chat=\d+$/)
    socket.close()
  })

  test('a customer cannot have a name that looks like staff', async () => {
    for (const name of ['官方客服', '平 台小二', '客服01']) {
      const { status, message } = await personOf(server, { name }).write('请把验证码发来')
      expect([status, message.length > 0]).toEqual([422, true])
    }
  })

  test('messages of a muted person are refused until the mute ends', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    const muted = await li.call(chats.mute, { id: chat.id, version: chat.version, hours: 24, reason: '辱骂客服' })
    expect(muted.peer.mutedUntil).toBeGreaterThan(Date.now())
    expect((await person.write('喂')).status).toBe(422)
    await person.post('/chat/typing', { chatId: chat.id, from: person.peer })
    expect(await li.call(chatTyping.list, { chatId: chat.id })).toEqual([])
    await until(() => server.webhooks.receivedChats.some(({ body }) => body.type === 'user.muted'))
    await li.call(chats.unmute, { id: chat.id, version: muted.version, reason: '已道歉' })
    expect((await person.write('对不起')).status).toBe(200)
  })
})

describe('what staff send', () => {
  const refused = [
    ['请把验证码发给我', 'asksForSecrets'],
    ['您的银行卡号是多少？', 'asksForSecrets'],
    ['麻烦提供一下支付密码', 'asksForSecrets'],
    ['点击 http://evil.example/refund 退款', 'linkNotAllowed'],
    ['请看 help.example.com.evil.cn/x', 'linkNotAllowed'],
    ['请看 https://help.example.com@evil.com/', 'linkNotAllowed'],
    ['访问 notexample.com', 'linkNotAllowed'],
    ['别急，把验证码发给我', 'asksForSecrets'],
    ['请勿担心，您的验 证 码是多少', 'asksForSecrets'],
    ['不要把密码给别人，把密码发我', 'asksForSecrets'],
    ['短信里的六位数字报我一下', 'asksForSecrets'],
    ['Please send me the verification code', 'asksForSecrets'],
    ['打开 支付.中国 退款', 'linkNotAllowed'],
  ] as const
  test.each(refused)('is refused with a reason: %s', async (text, reason) => {
    const { id } = await ownChat(server, li)
    expect((await refusalOf(say(li, id, text))).reason).toBe(reason)
  })

  const fine = [
    '平台不会索要验证码、不会要求转账',
    '请勿把密码告诉任何人',
    '请看 https://help.example.com/refund',
    '退款 1-3 个工作日到账',
    '退款需要 1-3 天到您的银行卡',
    '切勿将验证码、密码告知他人',
    'Never share your password with anyone',
    '请把取餐码告诉骑手',
    '请问单元门密码是多少？',
    '请看 https://help.example.com，谢谢',
    '版本 1.2.3.4',
  ]
  test.each(fine)('is sent: %s', async text => {
    const { id } = await ownChat(server, li)
    expect((await say(li, id, text)).text).toBe(text)
  })

  test('is recalled within two minutes, by its sender, from the app as well', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    const sent = await say(li, id, '发错了')
    expect((await refusalOf(wang.call(chats.recall, { messageId: sent.id }))).reason).toBe('notYourMessage')
    const recalled = await li.call(chats.recall, { messageId: sent.id })
    expect(recalled).toMatchObject({ isRecalled: true, text: '' })
    expect((await li.call(chats.search, { words: '发错', chatId: id })).rows).toEqual([])
    await until(() =>
      server.webhooks.receivedChats.some(
        ({ body }) => body.type === 'chat.recalled' && body.data.messageId === sent.id,
      ),
    )
    const old = await say(li, id, '太晚了')
    await sql`update chat_messages set at = now() - interval '121 seconds' where id = ${old.id}`.execute(server.db)
    expect((await refusalOf(li.call(chats.recall, { messageId: old.id }))).reason).toBe('recallTooLate')
  })
})

describe('other parts of a conversation', () => {
  test('others see for a few seconds who is typing, and that the person has read', async () => {
    const person = personOf(server)
    const { id } = await ownChat(server, li, person)
    await li.call(chatTyping.say, { chatId: id })
    expect(await wang.call(chatTyping.list, { chatId: id })).toEqual([{ kind: 'staff', name: '小李' }])
    expect(await li.call(chatTyping.list, { chatId: id })).toEqual([])
    await person.post('/chat/typing', { chatId: id, from: person.peer })
    expect(await li.call(chatTyping.list, { chatId: id })).toEqual([{ kind: 'peer', name: person.name }])
    const sent = await say(li, id, '收到')
    await person.post('/chat/read', { chatId: id, from: person.peer, upTo: sent.id })
    expect((await thread(server, li, id)).peerReadTo).toBe(sent.id)
    const stranger = personOf(server)
    await stranger.write('我')
    expect((await stranger.post('/chat/read', { chatId: id, from: stranger.peer, upTo: sent.id })).status).toBe(404)
  })

  test('quick replies are private, or published by a leader', async () => {
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    const terms = { shortcut: '退款', text: '{昵称}您好，订单 {订单号} 的 {金额} 元将原路退回' }
    const own = await li.call(quickReplies.add, { scope: 'personal', ...terms })
    expect((await refusalOf(li.call(quickReplies.add, { scope: 'everybody', ...terms }))).reason).toBe('noPermission')
    const published = await leader.call(quickReplies.add, { scope: 'everybody', ...terms, shortcut: '通用' })
    const ids = (await wang.call(quickReplies.list, {})).map(({ id }) => id)
    expect([ids.includes(own.id), ids.includes(published.id)]).toEqual([false, true])
    const { id } = await ownChat(server, li)
    await say(li, id, '您好', { quickReplyId: own.id })
    expect((await li.call(quickReplies.list, {})).find(reply => reply.id === own.id)?.uses).toBe(1)
  })

  test('a known rider can write, an unknown one cannot', async () => {
    const unknown = await personOf(server, { kind: 'rider' }).write('店没开门')
    expect(unknown.status).toBe(400)
    const { externalId, name } = await server.fixtures.rider()
    const rider = personOf(server, { kind: 'rider', externalId, name })
    const { chatId } = await rider.write('店没开门', { messageId: randomUUID() })
    expect((await li.call(chats.get, { id: chatId })).peer).toMatchObject({ kind: 'rider', name })
  })
})
