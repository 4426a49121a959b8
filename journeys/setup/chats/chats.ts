import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { z } from 'zod'
import { fen } from '#contract/base/values.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import type { OpenMessage, OpenPeer } from '#contract/open/open-chats.ts'
import type { Tables } from '#server/kit/database.ts'
import { as } from '../../access/access-calls.ts'
import { homeCity } from '../open/fixtures.ts'
import type { AppKind } from '../open/webhooks.ts'
import type { Desk } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import type { TestServer } from '../process/server.ts'
import { until } from '../process/until.ts'

type Peer = z.input<typeof OpenPeer>
type Text = Extract<OpenMessage, { kind: 'text' }>
export type Written = { status: number; id: number; chatId: number; message: string; body: Record<string, unknown> }

/** Somebody outside, and what they can do in their app. */
export type Person = {
  readonly peer: Peer
  readonly name: string
  /** Sends a text, or whatever is said instead; every message has an id of its own. */
  write(text: string, instead?: Record<string, unknown>): Promise<Written>
  post(path: string, body: Record<string, unknown>): Promise<Written>
}

let numbered = 0

export function personOf(
  server: TestServer,
  {
    name,
    kind = 'customer',
    externalId,
    cityCode = homeCity,
  }: Partial<Peer> & { name?: string; cityCode?: string } = {},
): Person {
  const app: AppKind = kind === 'customer' || kind === 'merchant' || kind === 'rider' ? kind : 'rider'
  numbered += 1
  const peer: Peer = { kind, externalId: externalId ?? `P-${process.pid}-${numbered}` }
  const called = name ?? `顾客${numbered}`
  async function post(path: string, body: Record<string, unknown>): Promise<Written> {
    const response = await server.fixtures.post(app, `/open/v1${path}`, body)
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, id: 0, chatId: 0, message: '', ...answer, body: answer } as Written
  }
  const write: Person['write'] = (text, instead = {}) => {
    const message: Text = {
      kind: 'text',
      text,
      messageId: randomUUID(),
      from: { ...peer, name: called },
      cityCode,
      sentAt: new Date().toISOString(),
    }
    return post('/chat/messages', { ...message, ...instead })
  }
  return { peer, name: called, write, post }
}

/** The customer who placed an order, as their app knows them. */
export async function customerOf(server: TestServer, order: Pick<Order, 'id'>): Promise<Person> {
  const row = await server.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.user_id', 'orders.customer_id')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['customers.external_id', 'users.nick_name'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow()
  return personOf(server, { externalId: row.external_id, name: row.nick_name })
}

/** A new conversation that waits. */
export async function waitingChat(server: TestServer, desk: Desk, person = personOf(server)): Promise<ChatRow> {
  const { chatId, status } = await person.write('你好，我的外卖到哪里了？')
  expect(status).toBe(200)
  return desk.call(chats.get, { id: chatId })
}

/** One that this desk serves. */
export async function ownChat(server: TestServer, desk: Desk, person = personOf(server)): Promise<ChatRow> {
  const { id, version } = await waitingChat(server, desk, person)
  return desk.call(chats.claim, { id, version })
}

export function say(
  desk: Desk,
  chatId: number,
  text: string,
  more: Record<string, unknown> = {},
): Promise<ChatMessage> {
  return desk.call(chats.sendMsg, { chatId, kind: 'text', text, clientId: randomUUID(), ...more })
}

export async function thread(server: TestServer, desk: Desk, chatId: number, more: Record<string, unknown> = {}) {
  return as(server, desk, chats.msglist, { chatId, limit: 100, ...more })
}

/** What people said in it, without the lines between. */
export async function saidIn(server: TestServer, desk: Desk, chatId: number): Promise<string[]> {
  const { rows } = await thread(server, desk, chatId)
  return rows.filter(({ kind }) => kind !== 'system').map(({ text }) => text)
}

/** Lets the jobs of this queue about a record run now, or the oldest of them, or those of one step, as if their time had come; waits until they have. */
export async function comeDue(
  server: TestServer,
  queue: string,
  id: number,
  { oldest = false, step = '' } = {},
): Promise<void> {
  const { rows } = await sql<{ id: string }>`update pgboss.job set start_after = now() where name = ${queue} and id in (
    select id from pgboss.job where name = ${queue} and state = 'created' and (data ->> 'id')::bigint = ${id}
      and ${step} in ('', data ->> 'step')
    order by created_on, start_after limit ${oldest ? 1 : 100}) returning id`.execute(server.db)
  if (rows.length === 0) throw new Error(`No job of ${queue} waits for ${id}.`)
  server.runtime.jobs.wake([queue])
  await until(
    async () => {
      const left =
        await sql`select 1 from pgboss.job where name = ${queue} and id = any(${rows.map(row => row.id)}::uuid[])
        and state < 'completed'`.execute(server.db)
      return left.rows.length === 0
    },
    { what: `the jobs of ${queue} about ${id}` },
  )
}

/** A red packet that waits for approval. */
export async function addPacket(
  db: Kysely<Tables>,
  { chatId, staffId }: { chatId: number; staffId: number },
): Promise<number> {
  const { peer_id } = await db.selectFrom('chats').select('peer_id').where('id', '=', chatId).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('packets')
    .values({
      no: `HB${randomUUID()}`,
      direction: 'out',
      state: 'pending_approval',
      chat_id: chatId,
      peer_id,
      staff_id: staffId,
      amount_fen: fen(5000),
      reason_code: 'late',
      order_no: 'WM1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A quick reply for everybody. */
export async function addReply(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { id } = await db
    .insertInto('chat_quick_replies')
    .values({ scope: 'everybody', owner_id: ownerId, shortcut: '您好', text: '您好，{昵称}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
