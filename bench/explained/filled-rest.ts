import { type Kysely, sql } from 'kysely'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { sealText } from '#server/people/index.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'

/** What lists do not ask for, but details and commands do; and what somebody may act on in each state. */
export async function complete(db: Kysely<Tables>, askerId: number): Promise<void> {
  await sql`update settlements set terms = settlement_terms.terms from settlement_terms where settlement_terms.service = settlements.service`.execute(
    db,
  )
  await sql`insert into ledger_balances (account_id, part, balance_fen, may_be_negative)
    select id, 0, 1000000, true from ledger_accounts on conflict do nothing`.execute(db)
  const sealed = await sealText({ config: readConfig({ DATA_KEY: testDataKey }), db }, '6222000000000000')
  await sql`update payout_accounts set number_sealed = ${sealed}`.execute(db)
  await sql`insert into worker_credentials (worker_id, kind, number, expires_on)
    select user_id, paper, '4101****0012', current_date + 300 from workers, unnest('{identity,health,licence,insurance,vehicle}'::text[]) paper`.execute(
    db,
  )
  await spread(db)
  await openSome(db, askerId)
  await addSmallTables(db, askerId)
}

/** Not everything is of today, nor of one order. */
async function spread(db: Kysely<Tables>): Promise<void> {
  await sql`update users set created_at = now() - make_interval(mins => (id * 5)::int)`.execute(db)
  await sql`update chats set created_at = coalesce(resolved_at, last_at) - make_interval(mins => 20),
    first_replied_at = coalesce(resolved_at, last_at) - make_interval(mins => 18)`.execute(db)
  await sql`update packets set created_at = chats.created_at, sent_at = chats.created_at from chats where chats.id = chat_id`.execute(
    db,
  )
  await sql`update complaints set order_id = first_order + complaints.id * 7 % orders
    from (select min(id) as first_order, count(*) as orders from orders) made`.execute(db)
}

/** Of what waits for a decision, some is the asker's. */
async function openSome(db: Kysely<Tables>, askerId: number): Promise<void> {
  await sql`update complaints set closed_at = null, state = (array['pending', 'processing', 'evidence', 'confirming', 'escalated'])[1 + id % 5],
      assignee_id = case when id % 5 > 0 then ${askerId}::bigint end
    where id > (select max(id) - 1000 from complaints)`.execute(db)
  await sql`update review_cases set holder_id = ${askerId}, leased_until = now() + interval '10 years'
    where state = 'waiting' and subject_id in (
      select min(subject_id) from review_cases where state = 'waiting' group by subject
      union select max(subject_id) from review_cases where state = 'waiting' group by subject)`.execute(db)
  await sql`update packets set staff_id = 2 where state = 'pending_approval'`.execute(db)
  await sql`update withdrawals set payer_id = 2, reviewer_id = 2`.execute(db)
}

async function addSmallTables(db: Kysely<Tables>, askerId: number): Promise<void> {
  await sql`insert into deposits (application_id, person_id, city_code, app_id, channel_no, paid_fen, paid_at)
    select id, person_id, city_code, 'history', 'D' || id, 10000, now() from applications`.execute(db)
  await sql`insert into chat_quick_replies (scope, owner_id, shortcut, text)
    select 'everybody', ${askerId}, 'r' || n, '您好' from generate_series(1, 500) n`.execute(db)
  await sql`insert into reports (name, kind, hour, language, recipient_ids, created_by_id)
    select '日报' || n, 'day', 8, 'zh', array[${askerId}::bigint], ${askerId} from generate_series(1, 50) n`.execute(db)
  await sql`insert into exports (person_id, session_id, list, question, language, title, state)
    select 1 + n % 200, (select min(id) from sessions), 'orders', '{}', 'zh', '订单', 'done' from generate_series(1, 5000) n`.execute(
    db,
  )
  await sql`insert into banned_terms (term, advice) select '词' || n, '' from generate_series(1, 2000) n`.execute(db)
  await sql`insert into post_terms (term, compared, level, label) select '词' || n, '词' || n, 'review', 'abuse' from generate_series(1, 2000) n`.execute(
    db,
  )
  await sql`insert into feedback_incidents (term) select '故障' || n from generate_series(1, 200) n`.execute(db)
  await sql`insert into ledger_adjustments (lines, reason, asked_by_id) select '[]', '更正', 2 from generate_series(1, 2000) n`.execute(
    db,
  )
  await sql`insert into ledger_checks (accounts, wrong, difference_fen) select 100, 0, 0 from generate_series(1, 400) n`.execute(
    db,
  )
  await sql`insert into chat_agents (user_id, status) select n, 'online' from generate_series(1, 20) n`.execute(db)
}
