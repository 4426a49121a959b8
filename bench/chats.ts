import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ChatQuestion } from '#contract/chats/chat-row.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { registerPackets } from '#server/chats/index.ts'
import { packetsOfPeer } from '#server/chats/packets/view.ts'
import { context as contextOf } from '#server/chats/read/context.ts'
import { list } from '#server/chats/read/list.ts'
import { search } from '#server/chats/read/search.ts'
import { msglist } from '#server/chats/read/thread.ts'
import { type Database, openDatabase, type Tables } from '#server/kit/database.ts'
import { adminCaller } from './lists/caller.ts'
import { readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'
import { fillManyOrders } from './lists/many-orders.ts'
import { explain, queriesOf } from './lists/queries.ts'

/**
 * 10,000 conversations, one of them with 100,000 messages, and a million orders of the same people: a long thread compared with
 * a short one, a later page of the list with the first, and what stands beside a conversation.
 * `node bench/chats.ts [conversations] [messages] [orders]`
 */
const { conversations, messages, orders } = readCounts({
  conversations: { usual: 10_000, least: 200 },
  messages: { usual: 100_000, least: 1000 },
  orders: { usual: 1_000_000, least: 10_000 },
})
const runs = 300
/** Ids of the conversation with all these messages, and of one with ten. */
const [long, short] = [1, 2]
const pageRows = 50
/** Every so many-th order is that of the person of the long conversation. */
const companyEvery = 10
/** Whose conversation is opened, and its id. */
const people = { 'a company with many orders': long, 'a person without refunds': short, 'a person with refunds': 13 }

const reader = { caller: adminCaller(1), setting: usualSetting }

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  registerPackets({ receive: () => Promise.reject(new Error('unused')), listOfPeer: packetsOfPeer })
  await fill(db)
  const figures = await measureAll(db)
  const read = await rowsRead(db)
  await db.destroy()
  console.log(
    `${conversations} conversations, ${messages} messages in one, ${orders} orders, ${runs} runs, milliseconds`,
  )
  for (const table of [figures, read]) console.table(table)
  const ratio = (one: string, other: string) => (figures[one]?.p50 ?? Number.NaN) / (figures[other]?.p50 ?? Number.NaN)
  checkLimits([
    {
      what: 'long thread / short thread, p50',
      value: ratio(`open a thread of ${messages}`, 'open a thread of 10 messages'),
      most: 4,
    },
    {
      what: 'page in the middle of a long thread / its last page, p50',
      value: ratio('a page in its middle', `open a thread of ${messages}`),
      most: 1.5,
    },
    {
      what: 'page in the middle of the list / page 1, p50',
      value: ratio('the list, in its middle', 'the list, page 1'),
      most: 1.5,
    },
    ...Object.entries(read).map(([who, rows]) => ({
      what: `rows read beside a conversation, ${who}`,
      value: rows,
      most: 5000,
    })),
    ...Object.keys(read).map(who => ({
      what: `beside a conversation, ${who} / short thread, p50`,
      value: ratio(who, 'open a thread of 10 messages'),
      most: 10,
    })),
  ])
})

type Figures = Record<string, { p50: number; p99: number }>

function beside(db: Database, id: number) {
  return contextOf({ db, ...reader } as Parameters<typeof contextOf>[0], { id })
}

async function rowsRead(db: Kysely<Tables>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [who, id] of Object.entries(people)) {
    const plans = []
    for (const query of await queriesOf(db, recorded => beside(recorded, id))) plans.push(await explain(db, query))
    found[who] = plans.reduce((sum, { read }) => sum + read, 0)
    if (process.env.PLANS === '1')
      for (const { query, read, plan } of plans) console.log(`${who}: ${read} rows\n${query.sql}\n${plan}\n`)
  }
  return found
}

async function measureAll(db: Kysely<Tables>): Promise<Figures> {
  const context = { db, ...reader } as Parameters<typeof msglist>[0]
  const open = (chatId: number) => msglist(context, { chatId, limit: 30 })
  const { rows } = await open(long)
  const middle = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('chat_id', '=', long)
    .orderBy('id')
    .offset(messages / 2)
    .limit(1)
    .executeTakeFirstOrThrow()
  const question = (after?: string) => ChatQuestion.parse({ queue: 'all', limit: pageRows, after })
  let after: string | undefined
  for (let page = 0; page < conversations / pageRows / 2; page += 1) {
    after = (await list(context, question(after))).next ?? undefined
  }
  const find = (words: string) => search(context, { words, limit: 20 })
  if ((await find('豆腐')).rows.length === 0) throw new Error('The search found nothing, so its time means nothing.')
  const measure = async (run: () => Promise<unknown>) => percentiles(await timesOf(runs, run))
  const besides: Figures = {}
  for (const [who, id] of Object.entries(people)) besides[who] = await measure(() => beside(db, id))
  return {
    'open a thread of 10 messages': await measure(() => open(short)),
    [`open a thread of ${messages}`]: await measure(() => open(long)),
    'its next page': await measure(() => msglist(context, { chatId: long, limit: 30, beforeId: rows[0]?.id })),
    'a page in its middle': await measure(() => msglist(context, { chatId: long, limit: 30, beforeId: middle.id })),
    'the list, page 1': await measure(() => list(context, question())),
    'the list, in its middle': await measure(() => list(context, question(after))),
    'search a rare word': await measure(() => find('豆腐')),
    'search a word of every message': await measure(() => find('外卖')),
    'search in the long thread': await measure(() => search(context, { words: '豆腐', chatId: long, limit: 20 })),
    ...besides,
  }
}

/** Every hundredth message of the long thread contains 豆腐; all others contain 外卖. */
async function fill(db: Kysely<Tables>): Promise<void> {
  await sql`insert into apps (id, name, secret, scopes) values ('bench', 'bench', '', '{}')`.execute(db)
  await sql`insert into users (kind, nick_name, phone)
    select case when n = 1 then 'staff' else 'customer' end, '顾客' || n, '' from generate_series(1, ${conversations + 1}::int) n`.execute(
    db,
  )
  await sql`insert into chat_peers (user_id, app_id, kind, external_id)
    select id, 'bench', 'customer', id::text from users where kind = 'customer'`.execute(db)
  await sql`insert into customers (user_id, app_id, external_id) select user_id, app_id, external_id from chat_peers`.execute(
    db,
  )
  await sql`insert into chats (peer_id, city_code, state, assignee_id, last_at, waiting_since, next_due_at, resolved_at)
    select user_id, '410100',
      case when n % 3 = 0 then 'resolved' when n % 3 = 1 then 'open' else 'queued' end,
      case when n % 3 < 2 then 1 end, now() - make_interval(secs => n),
      case when n % 3 = 1 then now() - make_interval(secs => n) end,
      case when n % 3 = 1 then now() + make_interval(secs => n) end,
      case when n % 3 = 0 then now() end
    from (select user_id, row_number() over (order by user_id) as n from chat_peers) peers order by n`.execute(db)
  await sql`insert into chat_messages (chat_id, kind, by, sender_id, sender_name, text, at)
    select c.id, 'text', case when n % 2 = 0 then 'peer' else 'staff' end, case when n % 2 = 0 then c.peer_id else 1 end, '顾客',
      case when c.id = 1 and n % 100 = 0 then '我要一份麻婆豆腐 ' else '我的外卖到哪里了 ' end || n, now()
    from chats c, lateral generate_series(1, case when c.id = 1 then ${messages}::int else 10 end) n
    order by n`.execute(db)
  await sql`update chats set last_id = m.id, last_peer_id = m.id
    from (select chat_id, max(id) as id from chat_messages group by chat_id) m where m.chat_id = chats.id`.execute(db)
  await fillManyOrders(db, { orders, cities: 1, days: 365, open: 2000, customers: conversations })
  await sql`update orders set customer_id = (select peer_id from chats where id = ${long}) where id % ${companyEvery} = 0`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}
