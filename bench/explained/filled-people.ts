import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from '../lists/without-indexes.ts'

const conversations = 50_000

/** Conversations of as many customers; the first of them has a tenth of all messages. */
export async function addChats(db: Kysely<Tables>, messages: number): Promise<void> {
  const each = Math.round((messages * 0.9) / conversations)
  await sql`insert into chat_peers (user_id, app_id, kind, external_id)
    select user_id, app_id, 'customer', external_id from customers order by user_id limit ${conversations}`.execute(db)
  await sql`insert into chats (peer_id, city_code, state, assignee_id, last_at, waiting_since, next_due_at, resolved_at, order_no)
    select user_id, '410100', case when n < 1000 then (array['open', 'queued'])[1 + n % 2] else 'resolved' end,
      case when n >= 1000 or n % 2 = 0 then 1 + n % 20 end, now() - make_interval(secs => n * 155),
      case when n < 1000 then now() - make_interval(secs => n) end,
      case when n < 1000 then now() + make_interval(secs => n) end, case when n >= 1000 then now() - make_interval(secs => n * 155) end,
      (select no from orders where customer_id = user_id order by id desc limit 1)
    from (select user_id, row_number() over (order by user_id) as n from chat_peers) peers order by n`.execute(db)
  await withoutIndexes(db, 'chat_messages', async () => {
    await sql`insert into chat_messages (chat_id, kind, by, sender_id, sender_name, text, labels, at)
      select c.id, 'text', case when n % 2 = 0 then 'peer' else 'staff' end, case when n % 2 = 0 then c.peer_id else 1 end, '顾客',
        case when n % 100 = 0 then '我要一份麻婆豆腐 ' else '我的外卖到哪里了 ' end || n,
        case when n % 50 = 0 then '{abuse}'::text[] else '{}' end, now() - make_interval(secs => c.id + n)
      from chats c, lateral generate_series(1, case when c.id = 1 then ${Math.round(messages / 10)}::int else ${each}::int end) n order by n`.execute(
      db,
    )
  })
  await sql`update chats set last_id = m.id, last_peer_id = m.id
    from (select chat_id, max(id) as id from chat_messages group by chat_id) m where m.chat_id = chats.id`.execute(db)
  await sql`insert into chat_members (user_id, chat_id) select assignee_id, id from chats where assignee_id is not null`.execute(
    db,
  )
  await sql`insert into chat_reviews (chat_id, agent_id, reviewer_id, greeting, accuracy, empathy, closing)
    select id, assignee_id, 1, 5, 4, 5, 4 from chats where assignee_id > 1 and id % 10 = 0`.execute(db)
  await sql`insert into packets (no, direction, state, chat_id, peer_id, staff_id, amount_fen, reason_code, order_no)
    select 'HB' || id, 'out', (array['pending_approval', 'sent', 'opened', 'opened', 'expired'])[1 + id % 5], id, peer_id, 1, 500, 'late',
      order_no from chats where order_no is not null`.execute(db)
}

/** Papers of people and who wants to work, with what staff decide about them. */
export async function addReviews(db: Kysely<Tables>, many: number): Promise<void> {
  await sql`insert into verifications (no, app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content, state,
      number_masked, created_at)
    select 'RZ' || n, 'history', 'V' || n, user_id, 'customer', external_id, '410100', 'realName', jsonb_build_object('name', substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', (1 + n % 20)::int, 1) || n),
      case when n < 500 then 'pending' else 'approved' end, '4101**********0012', now() - make_interval(mins => n::int)
    from (select *, row_number() over (order by user_id) as n from customers limit ${many}) people`.execute(db)
  await sql`insert into applications (no, app_id, external_no, person_id, person_external_id, kind, name, phone, city_code, content,
      agreement, state, created_at)
    select 'SQ' || n, 'history', 'A' || n, user_id, external_id, 'rider', '申请人' || n, '196' || lpad(n::text, 8, '0'), '410100', '{}',
      'v1', (array['submitted', 'supplement', 'onboarding', 'rejected'])[case when n < 500 then 1 + n % 3 else 4 end],
      now() - make_interval(mins => n::int)
    from (select *, row_number() over (order by user_id) as n from customers limit ${many}) people`.execute(db)
  for (const subject of ['verifications', 'applications'] as const) {
    await sql`insert into review_cases (subject, subject_id, subject_no, city_code, purpose, cause, risk, queued_at, due_at, state,
        verdict, decided_by_id, decided_at, leaves_at)
      select ${subject}, id, no, city_code, 'first', 'new', id % 101, created_at, created_at + interval '30 minutes',
        case when state in ('pending', 'submitted') then 'waiting' else 'closed' end,
        case when state not in ('pending', 'submitted') then 'approve' end,
        case when state not in ('pending', 'submitted') then 1 + id % 20 end,
        case when state not in ('pending', 'submitted') then created_at + interval '5 minutes' end,
        case when state not in ('pending', 'submitted') then created_at + interval '5 minutes' end
      from ${sql.table(subject)} order by id`.execute(db)
  }
}
