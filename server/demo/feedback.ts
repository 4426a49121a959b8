import { sql, type Transaction } from 'kysely'
import { countFeedback, wordsOf } from '#server/feedback/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from './customers.ts'
import { feedbackTexts } from './feedback-texts.ts'

type History = { cityCode: string; count: number; days: number }

/** Feedback of the last days in all states, with what was answered; the newest wait. The same each time. */
export async function addFeedback(db: Transaction<Tables>, { cityCode, count, days }: History): Promise<void> {
  const texts = feedbackTexts.map(([type, language, content, answer], place) => {
    return { place, type, language, content, answer, words: wordsOf(content) }
  })
  await addRows(db, { cityCode, count, days }, JSON.stringify(texts))
  await sql`
    insert into feedback_messages (feedback_id, by, name, content, at)
    select feedback.id, 'staff', '客服小李', text.answer, feedback.state_at
    from feedback join jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as text (content text, answer text) using (content)
    where state in ('replied', 'adopted') order by feedback.id`.execute(db)
  await countFeedback(db, sql`app_id = ${customersApp}`)
  await sql`
    insert into feedback_incidents (term, reports, opened_at, last_at, taken_by, closed_at, note)
    select '支付失败', 9, now() - interval '9 days', now() - interval '9 days' + interval '40 minutes', id,
      now() - interval '9 days' + interval '1 hour', '支付渠道故障，已恢复'
    from users where username = 'kefu'`.execute(db)
}

/** Half of what is old is answered, some of it is adopted or closed. */
async function addRows(db: Transaction<Tables>, { cityCode, count, days }: History, texts: string): Promise<void> {
  await sql`
    insert into feedback (no, app_id, external_no, person_kind, person_external_id, person_name, person_id, city_code, type,
      content, page, app_version, device, system, system_version, language, contact, words, state, state_at, assignee_id, tags,
      adopted_version, closing_reason, created_at)
    select 'FK' || to_char(sent_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad(n::text, 6, '0'), ${customersApp},
      'FK' || n, 'customer', external_id, nick_name, user_id, ${cityCode}, type, content,
      ('{首页,订单详情,支付,个人中心}'::text[])[1 + n % 4], ('{5.1.0,5.2.0,5.2.0,5.2.1,5.3.0}'::text[])[1 + n % 5],
      ('{iPhone 16,Xiaomi 15,Mate 70,OPPO A3}'::text[])[1 + n % 4], ('{ios,android,harmony,android}'::text[])[1 + n % 4],
      ('{18.2,15,5.0,14}'::text[])[1 + n % 4], language, case when n % 3 = 0 then phone else '' end,
      array(select jsonb_array_elements_text(words)), state, case when state = 'pending' then sent_at else sent_at + interval '3 hours' end,
      case when state <> 'pending' then (select id from users where username = 'kefu') end,
      case when n % 6 = 0 then '{体验优化}'::text[] when n % 6 = 3 then '{已转研发,需要复现}'::text[] else '{}' end,
      case when state = 'adopted' then '6.0' else '' end, case when state = 'closed' then '无法复现，欢迎补充信息' else '' end,
      sent_at
    from (
      select n, now() - make_interval(mins => (n * n * ${days}::bigint * 1440 / (${count}::bigint * ${count}::bigint))::int) - interval '7 minutes' as sent_at,
        case when n <= ${count}::bigint / 4 then 'pending' when n <= ${count}::bigint / 3 then 'processing'
          else ('{replied,replied,adopted,replied,closed}'::text[])[1 + n % 5] end as state
      from generate_series(1, ${count}::bigint) n
    ) made
    join jsonb_to_recordset(${texts}::jsonb) as text (place int, type text, language text, content text, words jsonb)
      on text.place = n * 7 % ${sql.lit(feedbackTexts.length)}
    join (select user_id, external_id, nick_name, phone, row_number() over (order by user_id) as at
      from customers join users on users.id = customers.user_id where app_id = ${customersApp}) people on people.at = 1 + n * 11 % 250
    order by sent_at`.execute(db)
}
