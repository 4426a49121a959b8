import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatReviews } from '#contract/chats/chat-reviews.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { comeDue, ownChat, personOf, say, waitingChat } from '../setup/chats/chats.ts'
import { holdRow } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServerPerTest({ listens: true })
let li: Desk

beforeEach(async () => {
  await avoidMidnight()
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
})

const read = (id: number) => li.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })

describe('time limits', () => {
  test('a snoozed conversation is opened again, and its agent is notified', async () => {
    const socket = await li.socket()
    const chat = await ownChat(server, li)
    const put = await li.call(chats.snooze, { ...target(chat), until: Date.now() + 3_600_000 })
    expect([put.state, put.due?.kind]).toEqual(['snoozed', 'resolve'])
    expect((await li.call(chats.list, { queue: 'snoozed' })).rows.map(({ id }) => id)).toEqual([chat.id])
    await comeDue(server, 'chats.wake', chat.id)
    await until(async () => (await read(chat.id)).state === 'open')
    await until(() => socket.notifications.some(({ type, link }) => type === 5 && link === `/kefumsg?chat=${chat.id}`))
    socket.close()
  })

  test('a new message ends the snooze at once', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await li.call(chats.snooze, { ...target(chat), until: Date.now() + 3_600_000 })
    await person.write('好了吗')
    expect((await read(chat.id)).state).toBe('open')
  })

  test('a late first answer is recorded once and notifies the leaders; one in time does neither', async () => {
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    const socket = await leader.socket()
    const late = await waitingChat(server, li)
    const quick = await ownChat(server, li)
    await say(li, quick.id, '您好')
    for (const { id } of [late, quick]) await comeDue(server, 'chats.due', id)
    await until(() => socket.notifications.some(({ msg }) => msg.startsWith('会话超时预警')))
    const missed = async (id: number) =>
      (await server.db.selectFrom('chats').select('is_first_missed').where('id', '=', id).executeTakeFirstOrThrow())
        .is_first_missed
    expect([await missed(late.id), await missed(quick.id)]).toEqual([true, false])
    const { overdue } = await li.call(chats.counts, {})
    expect(overdue).toBe(0)
    socket.close()
  })

  test('a conversation without a reply to our answer is resolved, and the app gets a webhook', async () => {
    const chat = await ownChat(server, li)
    await say(li, chat.id, '请稍等')
    await comeDue(server, 'chats.silence', chat.id)
    await until(async () => (await read(chat.id)).state === 'resolved')
    await until(() =>
      server.webhooks.receivedChats.some(({ body }) => body.type === 'chat.closed' && body.data.chatId === chat.id),
    )
  })

  test('an outdated timer does not end a conversation that continued', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await say(li, chat.id, '请稍等')
    await person.write('好的')
    await say(li, chat.id, '查到了')
    await comeDue(server, 'chats.silence', chat.id, { oldest: true })
    expect((await read(chat.id)).state).toBe('pending')
  })
})

describe('the end of a conversation', () => {
  const ending = { summary: '已补送', category: 'delivery' }

  test('is resolved with a summary and rated once; a bad rating notifies leaders', async () => {
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    const socket = await leader.socket()
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    const over = await li.call(chats.resolve, { ...target(chat), ...ending })
    expect(over).toMatchObject({ state: 'resolved', summary: '已补送', category: 'delivery' })
    expect((await refusalOf(say(li, chat.id, '还有'))).reason).toBe('chatClosed')
    const rating = { chatId: chat.id, from: person.peer, score: 1, comment: '太慢' }
    expect((await person.post('/chat/rating', rating)).status).toBe(200)
    expect((await person.post('/chat/rating', { ...rating, score: 5 })).status).toBe(409)
    expect((await read(chat.id)).rating).toEqual({ score: 1, comment: '太慢' })
    await until(() => socket.notifications.some(({ msg }) => msg.includes('评价 1 分')))
    const figures = await leader.call(chats.figures, {})
    expect(figures.today).toMatchObject({ begun: 1, resolved: 1, rated: 1, ratingAverage: 1 })
    socket.close()
  })

  test('is sampled for review, reviewed once by a leader, and its agent sees the review', async () => {
    const leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
    const [chat, other] = [await ownChat(server, li), await ownChat(server, li)]
    const over = await li.call(chats.resolve, { ...target(chat), ...ending })
    const sampled = await leader.call(chatReviews.sample, { count: 50 })
    expect(sampled.map(({ id }) => id)).toEqual([over.id])
    const scores = { greeting: 5, accuracy: 4, empathy: 3, closing: 4 }
    expect((await refusalOf(leader.call(chatReviews.add, { chatId: other.id, scores }))).reason).toBe(
      'chatNotInThisState',
    )
    const review = await leader.call(chatReviews.add, { chatId: over.id, scores, comment: '开场可以更快' })
    expect(review).toMatchObject({ agent: { name: '小李' }, reviewer: '主管', scores })
    expect((await refusalOf(leader.call(chatReviews.add, { chatId: over.id, scores }))).reason).toBe('alreadySo')
    expect(await leader.call(chatReviews.sample, {})).toEqual([])
    expect((await li.call(chatReviews.list, {})).rows).toEqual([review])
    const stranger = await server.signIn('kefu', { cityCodes: [homeCity] })
    expect((await stranger.call(chatReviews.list, {})).rows).toEqual([])
  })

  test('a message within a day reopens it with the same agent, a later one begins a new conversation', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await li.call(chats.resolve, { ...target(chat), ...ending })
    expect((await person.write('还没到')).chatId).toBe(chat.id)
    const open = await read(chat.id)
    expect(open).toMatchObject({ state: 'open', assignee: { name: '小李' } })
    await li.call(chats.resolve, { ...target(open), ...ending })
    await sql`update chats set resolved_at = now() - interval '25 hours'`.execute(server.db)
    expect((await refusalOf(li.call(chats.reopen, target(await read(chat.id))))).reason).toBe('reopenTooLate')
    const { chatId } = await person.write('又来了')
    expect(chatId).not.toBe(chat.id)
    const { previous } = await li.call(chats.context, { id: chatId })
    expect(previous).toMatchObject([{ id: chat.id, summary: '已补送' }])
  })

  test('does not come over a question that is newer than the last one seen, also where the state stays the same', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    const seen = await read(chat.id)
    expect(seen.state).toBe('open')
    const held = await holdRow(server, 'chats', chat.id)
    const written = person.write('还有，筷子也没有')
    await held.untilWaiting(1)
    const refused = refusalOf(li.call(chats.resolve, { ...target(seen), ...ending, seenTo: seen.peerLastId }))
    await held.untilWaiting(2)
    await held.commit()
    const { id } = await written
    expect(await refused).toMatchObject({ reason: 'chatAsked', record: { id: chat.id, state: 'open', peerLastId: id } })
    const asked = await read(chat.id)
    expect(asked.version).toBe(seen.version)
    const over = await li.call(chats.resolve, { ...target(asked), ...ending, seenTo: id })
    expect(over.state).toBe('resolved')
  })

  test('is not resolved if a message arrived meanwhile', async () => {
    const person = personOf(server)
    const chat = await ownChat(server, li, person)
    await say(li, chat.id, '可以了吗')
    const seen = await read(chat.id)
    await person.write('不可以')
    const refused = await refusalOf(li.call(chats.resolve, { ...target(seen), ...ending }))
    expect(refused.reason).toBe('changedByOther')
    expect(refused.record).toMatchObject({ id: chat.id, state: 'open' })
  })
})
