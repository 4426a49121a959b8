import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { releaseAbsent } from '#server/chats/feature.ts'
import { comeDue, ownChat, personOf, say, thread, waitingChat } from '../setup/chats/chats.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServerPerTest({ listens: true })
let li: Desk
let wang: Desk

beforeEach(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
})

const online = (desk: Desk) => desk.call(chats.agentStatus, { status: 'online' })
const read = (id: number) => li.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })

async function eventsIn(id: number): Promise<(string | undefined)[]> {
  const { rows } = await thread(server, li, id)
  return rows.filter(({ kind }) => kind === 'system').map(({ event }) => event?.code)
}

describe('the assignment of a conversation', () => {
  test('goes to available agents with capacity, the longest unassigned one first, until all are full', async () => {
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    for (const desk of [li, wang]) {
      await online(desk)
      await leader.call(chats.setAgent, { userId: desk.person.id, groups: ['food', 'presale'], capacity: 2 })
    }
    const given: ChatRow[] = []
    for (let place = 0; place < 5; place += 1) given.push(await waitingChat(server, li))
    expect(given.map(({ assignee }) => assignee?.name)).toEqual(['小李', '小王', '小李', '小王', undefined])
    const [first] = given
    if (!first) throw new Error('No conversation.')
    await say(li, first.id, '您好')
    await li.call(chats.resolve, { ...target(await read(first.id)), summary: '已答复', category: 'delivery' })
    expect((await read(given[4]?.id ?? 0)).assignee?.name).toBe('小李')
  })

  test('tells the customer the agent’s name, and what agents never ask for', async () => {
    await online(li)
    await waitingChat(server, li)
    const told = await until(
      () =>
        server.webhooks.receivedChats.flatMap(({ body }) =>
          body.type === 'chat.message' ? [body.data.message] : [],
        )[0],
      { what: 'the greeting in the app' },
    )
    expect(told).toMatchObject({ kind: 'system', text: expect.stringMatching(/^客服“小李”.*不会索要验证码/) })
  })

  test('of twenty at once exceeds nobody’s capacity', async () => {
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    for (const desk of [li, wang]) {
      await leader.call(chats.setAgent, { userId: desk.person.id, groups: ['presale'], capacity: 3 })
      await online(desk)
    }
    await Promise.all(Array.from({ length: 20 }, () => personOf(server).write('在吗')))
    const { rows } = await leader.call(chats.list, { limit: 200 })
    const loads = Map.groupBy(rows, ({ assignee }) => assignee?.name)
    for (const name of ['小李', '小王']) expect(loads.get(name)?.length ?? 0).toBeLessThanOrEqual(3)
    expect(rows).toHaveLength(20)
  })

  test('passes over agents of another city, with another skill, or busy', async () => {
    const stranger = await server.signIn('kefu', { cityCodes: [otherCity] })
    const leader = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    await online(stranger)
    await leader.call(chats.setAgent, { userId: li.person.id, groups: ['finance'], capacity: 8 })
    await online(li)
    await wang.call(chats.agentStatus, { status: 'busy' })
    const chat = await waitingChat(server, li)
    expect([chat.state, chat.assignee]).toEqual(['queued', null])
    await online(wang)
    expect((await read(chat.id)).assignee?.name).toBe('小王')
  })

  test('moves unanswered conversations of an agent who is away for three minutes', async () => {
    await online(li)
    const chat = await waitingChat(server, li)
    const answeredChat = await ownChat(server, li)
    await say(li, answeredChat.id, '请稍等')
    await online(wang)
    await releaseAbsent(server.runtime)
    expect((await read(chat.id)).assignee?.name).toBe('小李')
    await sql`update chat_agents set present_at = now() - interval '181 seconds' where user_id = ${li.person.id}`.execute(
      server.db,
    )
    await releaseAbsent(server.runtime)
    await until(async () => (await read(chat.id)).assignee?.name === '小王')
    expect((await read(answeredChat.id)).assignee?.name).toBe('小李')
    expect((await li.call(chats.myStatus, {})).status).toBe('offline')
  })

  test('keeps conversations of an agent with an open socket', async () => {
    await online(li)
    const socket = await li.socket('chats')
    await sql`update chat_agents set present_at = now() - interval '170 seconds' where user_id = ${li.person.id}`.execute(
      server.db,
    )
    await passTime(15)
    await until(
      async () => {
        const { rows } = await sql<{
          fresh: boolean
        }>`select present_at > now() - interval '60 seconds' as fresh from chat_agents`.execute(server.db)
        return rows[0]?.fresh
      },
      { what: 'the node to see the socket' },
    )
    socket.close()
  })
})

describe('a transfer', () => {
  test('to a colleague who accepts', async () => {
    const chat = await ownChat(server, li)
    await online(wang)
    const offered = await li.call(chats.transfer, {
      ...target(chat),
      to: { userId: wang.person.id },
      note: '请跟进退款',
    })
    expect(offered).toMatchObject({ assignee: { name: '小李' }, offer: { to: { name: '小王' }, note: '请跟进退款' } })
    const seen = await wang.call(chats.get, { id: chat.id })
    expect(seen.allowed).toContain('answerTransfer')
    expect((await wang.call(chats.list, { queue: 'mine' })).rows.map(({ id }) => id)).toContain(chat.id)
    const taken = await wang.call(chats.answerTransfer, { ...target(seen), accept: true })
    expect(taken).toMatchObject({ assignee: { name: '小王' }, offer: null })
    expect((await refusalOf(say(li, chat.id, '还是我来'))).reason).toBe('chatTakenBy')
  })

  test('returns after 30 seconds, and the sender is notified', async () => {
    const socket = await li.socket()
    const chat = await ownChat(server, li)
    await online(wang)
    await li.call(chats.transfer, { ...target(chat), to: { userId: wang.person.id }, note: '请跟进' })
    await comeDue(server, 'chats.offer', chat.id)
    await until(async () => (await read(chat.id)).offer === null)
    const back = await read(chat.id)
    expect(back.assignee?.name).toBe('小李')
    expect(await eventsIn(chat.id)).toContain('bounced')
    await until(() => socket.notifications.some(({ type, msg }) => type === 5 && msg.includes('转接未被接受')))
    const late = await refusalOf(wang.call(chats.answerTransfer, { ...target(back), accept: true }))
    expect(late.reason).toBe('chatNotInThisState')
    socket.close()
  })

  test('is refused to somebody who is away or at capacity', async () => {
    const chat = await ownChat(server, li)
    const offer = { ...target(chat), to: { userId: wang.person.id }, note: '请跟进' }
    expect((await refusalOf(li.call(chats.transfer, offer))).message).toBe('目标客服不在线或已满，请选择其他客服')
  })

  test('to a group returns it to the queue', async () => {
    const chat = await ownChat(server, li)
    const put = await li.call(chats.transfer, { ...target(chat), to: { group: 'finance' }, note: '发票问题' })
    expect(put).toMatchObject({ state: 'queued', group: 'finance', assignee: null })
  })

  test('is not needed for a leader, who takes over with a reason; others cannot', async () => {
    const leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
    const chat = await ownChat(server, li)
    const take = { ...target(chat), reason: '客户投诉' }
    expect((await refusalOf(wang.call(chats.takeOver, take))).reason).toBe('noPermission')
    expect((await leader.call(chats.takeOver, take)).assignee?.name).toBe('主管')
  })

  test('does not set when one from before that was kept was accepted, if it was answered then', async () => {
    const leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
    const [answered, open] = [await ownChat(server, li), await ownChat(server, li)]
    const ofBoth = [answered.id, open.id]
    await server.db.updateTable('chats').set({ accepted_at: null }).where('id', 'in', ofBoth).execute()
    await server.db.updateTable('chats').set({ first_replied_at: new Date() }).where('id', '=', answered.id).execute()
    for (const chat of [answered, open]) await leader.call(chats.takeOver, { ...target(chat), reason: '客户投诉' })
    const rows = server.db.selectFrom('chats').select(['id', 'accepted_at']).where('id', 'in', ofBoth)
    const accepted = new Map((await rows.execute()).map(row => [row.id, row.accepted_at !== null]))
    expect([accepted.get(answered.id), accepted.get(open.id)]).toEqual([false, true])
  })
})
