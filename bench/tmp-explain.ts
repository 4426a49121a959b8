import { sql } from 'kysely'
import { openDatabase } from '#server/kit/database.ts'
import { migrateAll } from '#server/start.ts'
import { withDatabase } from './database.ts'
await withDatabase(async url => {
  await migrateAll(url)
  const { db } = openDatabase(url, 2)
  const run = (q: string) => sql.raw(q).execute(db) as Promise<{ rows: Record<string, unknown>[] }>
  await run(`insert into apps (id, name, scopes) select 'app' || n, 'App ' || n, '{}' from generate_series(1, 5) n`)
  await run(`insert into webhook_endpoints (app_id, url, secret) select 'app' || (n % 5 + 1), 'https://e' || n || '.example/', 's' from generate_series(1, 20) n`)
  await run(`insert into webhooks (app_id, endpoint_id, type, record, seq, body, created_at, attempts, delivered_at, dead_at, last_status, last_ms)
    select 'app' || ((n % 20 + 1) % 5 + 1), n % 20 + 1, 'order.' || (array['pay','accepted','assigned','taken','pickedUp','delivered','completed','cancelled'])[n % 8 + 1],
      'WM' || n / 8, n % 8 + 1, jsonb_build_object('id', gen_random_uuid(), 'type', 'x', 'data', jsonb_build_object('no', 'WM' || n / 8, 'state', 'delivering/picked_up', 'text', repeat('x', 200))),
      now() - (1000000 - n) * interval '2.5 seconds', 1,
      case when n % 1000 <> 0 and n < 999900 then now() end, case when n % 1000 = 0 and n < 999900 then now() end, 204, 12
    from generate_series(1, 1000000) n`)
  await run(`insert into webhook_attempts (webhook_id, number, status, ms) select id, 1, 204, 12 from webhooks where id % 10 = 0`)
  await run('analyze')
  const cols = `select w.id, w.app_id, endpoint_id, type, record, seq, w.created_at, attempts, delivered_at, dead_at, waits_for, last_at, last_status, last_ms, last_error, endpoint.url, apps.name, body ->> 'id'
    from webhooks w join apps on apps.id = w.app_id left join webhook_endpoints as endpoint on endpoint.id = w.endpoint_id`
  const tail = ' order by w.created_at desc, w.id desc limit 51'
  const mid = `(select created_at from webhooks where id = 500000)`
  const questions: [string, string][] = [
    ['all, page 1', cols + tail],
    ['all, page 10000', `${cols} where (w.created_at, w.id) < (${mid}, 500000)${tail}`],
    ['endpoint', `${cols} where endpoint_id = 7${tail}`],
    ['endpoint, old day', `${cols} where endpoint_id = 7 and w.created_at >= now() - interval '20 days' and w.created_at <= now() - interval '19 days'${tail}`],
    ['type', `${cols} where type = 'order.cancelled'${tail}`],
    ['endpoint and type', `${cols} where endpoint_id = 7 and type = 'order.pay'${tail}`],
    ['endpoint and a type it never had', `${cols} where endpoint_id = 8 and type = 'chat.message'${tail}`],
    ['dead', `${cols} where dead_at is not null${tail}`],
    ['endpoint and dead', `${cols} where endpoint_id = 1 and dead_at is not null${tail}`],
    ['endpoint without dead ones, dead', `${cols} where endpoint_id = 8 and dead_at is not null${tail}`],
    ['open', `${cols} where delivered_at is null and dead_at is null${tail}`],
    ['delivered', `${cols} where delivered_at is not null${tail}`],
    ['record', `${cols} where record = 'WM50000'${tail}`],
    ['a day', `${cols} where w.created_at >= now() - interval '10 days' and w.created_at <= now() - interval '9 days'${tail}`],
    ['count to replay (dead, 30 days)', `select count(*) from (select id from webhooks where endpoint_id = 1 and created_at >= now() - interval '30 days' and dead_at is not null and type <> 'endpoint.test' order by created_at, id limit 10001) f`],
    ['count to replay (everything, 30 days)', `select count(*) from (select id from webhooks where endpoint_id = 7 and created_at >= now() - interval '30 days' and (dead_at is not null or delivered_at is not null) and type <> 'endpoint.test' order by created_at, id limit 10001) f`],
    ['earlier of a record', `select earlier.id from webhooks earlier where record = 'WM50000' and endpoint_id = 3 and seq < 8 and delivered_at is null and dead_at is null order by seq desc limit 1`],
    ['waiting for an endpoint', `select id from webhooks where endpoint_id = 7 and id > 0 and waits_for = 'endpoint' and delivered_at is null and dead_at is null order by id limit 500`],
    ['housekeeping', `delete from webhooks where created_at < now() - '60 days'::interval`],
  ]
  for (const [name, q] of questions) {
    await run(q).catch(() => null)
    const { rows } = await run(`explain (analyze, buffers) ${q}`)
    const lines = rows.map(row => String(row['QUERY PLAN']))
    const scans = lines.filter(line => /Scan/.test(line)).map(line => line.replace(/\(cost.*/, '').trim().replace(/^->\s*/, ''))
    console.log(`${name}\t${lines.find(line => line.startsWith('Execution'))}\t${(lines.find(line => /Buffers/.test(line)) ?? '').trim()}\t${scans.join(' | ')}`)
  }
  await db.destroy()
})
