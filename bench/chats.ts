import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ChatQuestion } from '#contract/chats/chat-row.ts'
import { list } from '#server/chats/read/list.ts'
import { search } from '#server/chats/read/search.ts'
import { msglist } from '#server/chats/read/thread.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { adminCaller } from './lists/caller.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles, timesOf } from './lists/figures.ts'

/**
 * 10,000 conversations, one of them with 100,000 messages: a long thread compared with a short one, and a
 * later page of the list compared with the first. `node bench/chats.ts [conversations] [messages]`
 */
const conversations = Number(process.argv[2] ?? 10_000)
const messages = Number(process.argv[3] ?? 100_000)
const runs = 300
/** Ids of the conversation with all these messages, and of one with ten. */
const [long, short] = [1, 2]
const pageRows = 50

const leader = adminCaller(1)

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  await fill(db)
  const context = { db, caller: leader } as Parameters<typeof msglist>[0]
  const figures = await measureAll(db, context)
  await db.destroy()
  console.log(`${conversations} conversations, ${messages} messages in one, ${runs} runs, milliseconds`)
  console.table(figures)
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
  ])
})

type Figures = Record<string, { p50: number; p99: number }>

async function measureAll(db: Kysely<Tables>, context: Parameters<typeof msglist>[0]): Promise<Figures> {
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
  await sql`insert into chats (peer_id, city_code, state, assignee_id, last_at, waiting_since, next_due_at, resolved_at)
    select user_id, '410100',
      case when n % 3 = 0 then 'resolved' when n % 3 = 1 then 'open' else 'queued' end,
      case when n % 3 < 2 then 1 end, now() - make_interval(secs => n),
      case when n % 3 = 1 then now() - make_interval(secs => n) end,
      case when n % 3 = 1 then now() + make_interval(secs => n) end,
      case when n % 3 = 0 then now() end
    from (select user_id, row_number() over (order by user_id) as n from chat_peers) peers`.execute(db)
  await sql`insert into chat_messages (chat_id, kind, by, sender_id, sender_name, text, at)
    select c.id, 'text', case when n % 2 = 0 then 'peer' else 'staff' end, case when n % 2 = 0 then c.peer_id else 1 end, '顾客',
      case when c.id = 1 and n % 100 = 0 then '我要一份麻婆豆腐 ' else '我的外卖到哪里了 ' end || n, now()
    from chats c, lateral generate_series(1, case when c.id = 1 then ${messages}::int else 10 end) n
    order by n`.execute(db)
  await sql`update chats set last_id = m.id, last_peer_id = m.id
    from (select chat_id, max(id) as id from chat_messages group by chat_id) m where m.chat_id = chats.id`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
