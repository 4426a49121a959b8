import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { chatReviews } from '#contract/chats/chat-reviews.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { ownChat, type Person, personOf, say } from '../setup/chats/chats.ts'
import { hold } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { refusalsOf } from '../setup/orders/refusals.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

/** As many as wait at once here, and whoever looks at them, have a connection each. */
const server = withServer({ settings: { DATABASE_CONNECTIONS: '12' } })
let li: Desk
let wang: Desk
let leader: Desk

beforeAll(async () => {
  li = await server.signIn('kefu', { name: '小李', cityCodes: [homeCity] })
  wang = await server.signIn('kefu', { name: '小王', cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader', { name: '主管', cityCodes: [homeCity] })
})

const read = (id: number) => leader.call(chats.get, { id })
const target = ({ id, version }: ChatRow) => ({ id, version })
const lockChats = (...ids: number[]) =>
  hold(server, db => sql`select from chats where id = any(${ids}) order by id for update`.execute(db))
/** Whoever writes a notification waits from then on, with all that they have locked. */
const lockNotifications = () => hold(server, db => sql`lock table notifications in share mode`.execute(db))

/** Answered, and notified of so long ago that the next message is notified of again. */
async function answeredChat(person: Person): Promise<ChatRow> {
  const { id } = await ownChat(server, li, person)
  await say(li, id, '请稍等')
  await sql`update chats set noticed_at = now() - interval '1 minute' where id = ${id}`.execute(server.db)
  return read(id)
}

async function resolved(chat: ChatRow): Promise<ChatRow> {
  return li.call(chats.resolve, { ...target(await read(chat.id)), summary: '已答复', category: 'delivery' })
}

/** Two conversations of one person, both over, and both so lately that they can be reopened. */
async function twoOfOne(person: Person): Promise<[ChatRow, ChatRow]> {
  const first = await resolved(await ownChat(server, li, person))
  await sql`update chats set resolved_at = now() - interval '25 hours' where id = ${first.id}`.execute(server.db)
  const second = await resolved(await ownChat(server, li, person))
  await sql`update chats set resolved_at = now() where id = ${first.id}`.execute(server.db)
  expect(second.id).not.toBe(first.id)
  return [await read(first.id), await read(second.id)]
}

describe('a person', () => {
  test('has one conversation that is not over if two of theirs are reopened at the same moment', async () => {
    const over = await twoOfOne(personOf(server))
    const held = await lockChats(...over.map(({ id }) => id))
    const calls = over.map(chat => li.call(chats.reopen, target(chat)))
    const refusals = refusalsOf(calls)
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['chatNotInThisState'])
  })

  test('has one conversation that is not over if one is reopened while they begin another', async () => {
    const person = personOf(server)
    const [first, second] = await twoOfOne(person)
    await sql`update chats set resolved_at = now() - interval '25 hours' where id = ${second.id}`.execute(server.db)
    const held = await lockChats(second.id)
    const written = person.write('还有一个问题')
    await held.untilWaiting()
    const refusals = refusalsOf([li.call(chats.reopen, target(first))])
    await Promise.race([held.untilWaiting(2), refusals])
    await held.commit()
    expect((await written).status).toBe(200)
    expect(await refusals).toEqual(['chatNotInThisState'])
  })

  test('is muted once by two who mute them at the same moment in two conversations', async () => {
    const over = await twoOfOne(personOf(server))
    const held = await hold(server, db =>
      sql`select from chat_peers where user_id = ${over[0].peer.id} for update`.execute(db),
    )
    const desks = [li, wang]
    const calls = over.map((chat, place) =>
      desks[place]?.call(chats.mute, { ...target(chat), hours: 1, reason: '辱骂' }),
    )
    const refusals = refusalsOf(calls as Promise<unknown>[])
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['alreadySo'])
  })

  test('who writes while their agent leaves is passed on', async () => {
    const person = personOf(server)
    const { id } = await answeredChat(person)
    const held = await lockNotifications()
    const written = person.write('还在吗')
    await held.untilWaiting()
    const left = li.call(chats.agentStatus, { status: 'offline' }).then(noneLeaving)
    await Promise.race([held.untilWaiting(2), left])
    await held.commit()
    await Promise.all([written, left])
    await until(async () => (await read(id)).state === 'queued')
  })

  /** Until the jobs that pass on conversations of agents who left are done. */
  async function noneLeaving(): Promise<void> {
    await until(async () => {
      const { rows } = await sql`select from pgboss.job where name = 'chats.leave' and state < 'completed'`.execute(
        server.db,
      )
      return rows.length === 0
    })
  }

  test('who writes while somebody hides their conversation has it shown', async () => {
    const person = personOf(server)
    const { id } = await answeredChat(person)
    await li.call(chats.upone, { id, read: true })
    const held = await lockNotifications()
    const written = person.write('还在吗')
    await held.untilWaiting()
    const hidden = refusalOf(li.call(chats.pcDelete, { ids: [id] }))
    await Promise.race([held.untilWaiting(2), hidden.catch(() => {})])
    await held.commit()
    await written
    expect((await hidden).reason).toBe('chatUnread')
  })
})

describe('of two at the same moment', () => {
  test('who send a message with one id into two conversations one is refused', async () => {
    const own = [await ownChat(server, li), await ownChat(server, li)]
    const clientId = randomUUID()
    const held = await lockChats(...own.map(({ id }) => id))
    const refusals = refusalsOf(own.map(({ id }) => say(li, id, '您好', { clientId })))
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['requestReused'])
  })

  test('who claim a conversation one is told who has it', async () => {
    const { chatId } = await personOf(server).write('在吗')
    const waiting = await read(chatId)
    const held = await lockChats(chatId)
    const refusals = refusalsOf([li, wang].map(desk => desk.call(chats.claim, target(waiting))))
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['chatTakenBy'])
  })

  test('who review a conversation one is refused', async () => {
    const over = await resolved(await ownChat(server, li))
    const colleague = await server.signIn('kefu_leader', { cityCodes: [homeCity] })
    const review = { chatId: over.id, scores: { greeting: 5, accuracy: 5, empathy: 5, closing: 5 }, comment: '' }
    const held = await lockChats(over.id)
    const refusals = refusalsOf([leader, colleague].map(desk => desk.call(chatReviews.add, review)))
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusals).toEqual(['alreadySo'])
  })

  test('of whom one edits a conversation and marks it as read while its hidden mark is lifted, neither stops the other', async () => {
    const person = personOf(server)
    const chat = await answeredChat(person)
    await li.call(chats.upone, { id: chat.id, read: true })
    await li.call(chats.pcDelete, { ids: [chat.id] })
    const held = await hold(server, db =>
      sql`select from chat_members where chat_id = ${chat.id} for update`.execute(db),
    )
    const edited = li.call(chats.upone, { ...target(await read(chat.id)), read: true, remark: '常客' })
    await held.untilWaiting()
    const written = person.write('还在吗')
    await held.untilWaiting(2)
    await held.commit()
    await edited
    expect((await written).status).toBe(200)
  })
})
