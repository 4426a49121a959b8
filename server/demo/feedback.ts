import { sql, type Transaction } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type { FeedbackType } from '#contract/feedback/feedback.ts'
import { countFeedback, wordsOf } from '#server/feedback/feature.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from './customers.ts'

type Text = readonly [type: FeedbackType, language: Language, content: string, answer: string]

/** What people said in the last weeks, and what they were answered. */
const feedbackTexts: readonly Text[] = [
  ['bug', 'zh', '订单详情页的地图加载不出来，只有灰色背景', '感谢反馈，地图问题已在 5.2.1 修复，请更新后再试。'],
  ['bug', 'zh', '订单详情的地图加载不出来，一片灰色', '感谢反馈，地图问题已在 5.2.1 修复，请更新后再试。'],
  ['suggestion', 'zh', '希望增加夜间模式，晚上接单屏幕太刺眼', '您的建议已采纳，夜间模式将随 6.0 上线。'],
  [
    'suggestion',
    'en',
    'Please add a dark theme, the screen is too bright at night',
    'Thank you. A dark theme comes with 6.0.',
  ],
  ['experience', 'zh', '首页广告弹窗太多，关了一个又弹一个', '抱歉打扰您，弹窗已减少为每天一次。'],
  ['bug', 'es', 'El mapa del pedido se queda gris y no carga', 'Gracias. Está arreglado en la versión 5.2.1.'],
  ['business', 'zh', '我们是连锁奶茶店，想了解三十家门店统一入驻的合作方式', '已转商务同事，将在一个工作日内联系您。'],
  ['suggestion', 'zh', '可以支持多个收货地址一键切换吗，来回修改很麻烦', '您的建议已采纳，将在后续版本支持。'],
  ['bug', 'ja', '注文画面の地図が灰色のまま表示されません', '5.2.1 で修正しました。更新をお試しください。'],
  ['experience', 'zh', '字体太小，老人看不清菜单和价格', '设置里可以调大字体，我们也会优化默认大小。'],
  ['other', 'zh', '昨天的订单少送了一份米饭，我要求退款', '已为您转交投诉专员处理。'],
  ['bug', 'zh', '优惠券还没过期，下单的时候却显示不可用', '该券仅限指定商家使用，页面说明已补充。'],
  ['suggestion', 'ja', 'ダークモードを追加してほしい、夜は画面がまぶしい', '6.0 で対応する予定です。'],
  ['other', 'zh', '客服很耐心，帮我解决了发票的事情，点赞', '谢谢您的肯定，我们会继续努力。'],
  ['bug', 'en', 'The search forgets what I typed when I go back', 'Thank you, we are looking into it.'],
]

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
