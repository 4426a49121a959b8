import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from '../lists/without-indexes.ts'

/** What only grows: an event of each order, and of the rest a tenth as much. */
export async function addLogs(db: Kysely<Tables>, orders: number): Promise<void> {
  const some = Math.round(orders / 10)
  await withoutIndexes(db, 'events', async () => {
    await sql`insert into events (at, action, actor_kind, actor_name, subject, subject_id, subject_no, to_state, app_id, external_id, trace_id)
      select placed_at, 'orders.place', 'customer', '顾客', 'orders', id, no, 'pending_pay', 'history', 'place:' || external_no, no
      from orders order by id`.execute(db)
    await sql`insert into events (at, action, actor_kind, actor_id, actor_name, subject, subject_id, subject_no, reason)
      select at, 'orders.assign', 'staff', 1 + id % 200, '职员', 'orders', order_id, '', '' from assignments where id % 10 = 0`.execute(
      db,
    )
  })
  await sql`insert into sign_ins (at, username, user_id, why, ip, user_agent)
    select now() - make_interval(mins => n), 'staff' || 1 + n % 200, 1 + n % 200, case when n % 20 = 0 then 'wrongPassword' else 'ok' end, '127.0.0.1', 'bench'
    from generate_series(1, ${some}::int) n`.execute(db)
  await sql`insert into sessions (user_id, token_hash, rotation_secret, expires_at, ends_at)
    select 1 + n % 200, decode(md5('t' || n), 'hex'), decode(md5('r' || n), 'hex'), now() + interval '1 day', now() + interval '30 days'
    from generate_series(1, 2000) n`.execute(db)
  await addNotifications(db, some)
  await addWebhooks(db, some)
  await sql`insert into announcements (state, title, category, summary, content, kinds, roles, cities, people, channels, priority,
      must_acknowledge, published_at, targets, author_id, publish_at)
    select case when n % 2 = 0 then 'published' else 'offline' end, '公告' || n, 'system', '', '<p>正文</p>', '{staff,customer}', '{}', '{}', '[]',
      '{inbox}', 'normal', false, now(), 1000, 1, now() from generate_series(1, 200) n`.execute(db)
  await sql`insert into announcement_revisions (announcement_id, number, text, author_id, writers)
    select id, 1, jsonb_build_object('title', title, 'category', category, 'summary', '', 'content', content, 'coverUrl', null,
      'audience', jsonb_build_object('kinds', kinds, 'cities', cities, 'roles', roles, 'people', people), 'channels', channels,
      'priority', priority, 'mustAcknowledge', false, 'publishAt', null, 'expireAt', null, 'pinnedUntil', null), 1, '[1]'
    from announcements`.execute(db)
  await sql`insert into announcement_reads (announcement_id, reader_kind, reader_id)
    select announcements.id, 'customer', customers.user_id from announcements, customers where user_id % 200 = announcements.id % 200`.execute(
    db,
  )
  await sql`insert into app_call_counts (app_id, hour, outcome, calls)
    select 'bench', date_trunc('hour', now()) - make_interval(hours => n), 'ok', 100 from generate_series(0, 2000) n`.execute(
    db,
  )
}

/** Most are for everybody who may see orders; one person has a hundred of their own. */
async function addNotifications(db: Kysely<Tables>, many: number): Promise<void> {
  await sql`insert into notifications (type, kind, topic, params, to_user_id, to_permission, city_code, link, created_at)
    select 6, 'food.paid', 'newOrder', '{"no":"WM1","yuan":"20"}', case when n % 1000 = 0 then 1 end, case when n % 1000 <> 0 then 'orders.view' end,
      '410100', '/order?no=WM1', now() - make_interval(secs => (${many}::int - n) * 10) from generate_series(1, ${many}::int) n`.execute(
    db,
  )
  await sql`insert into notification_receipts (user_id, notification_id, acknowledged_at, read_at)
    select 1 + id % 5, id, now(), case when id % 3 = 0 then now() end from notifications`.execute(db)
}

async function addWebhooks(db: Kysely<Tables>, many: number): Promise<void> {
  await sql`insert into webhook_endpoints (app_id, url, secret) select 'bench', 'http://127.0.0.1:9/' || n, 'secret' from generate_series(1, 5) n`.execute(
    db,
  )
  await sql`insert into webhooks (app_id, endpoint_id, type, body, created_at, attempts, delivered_at)
    select 'bench', first_endpoint + n % 5, 'order.updated', '{"data":{"no":"WM1"}}', now() - make_interval(secs => n), 1, now()
    from generate_series(1, ${many}::int) n, (select min(id) as first_endpoint from webhook_endpoints) endpoints`.execute(
    db,
  )
}
