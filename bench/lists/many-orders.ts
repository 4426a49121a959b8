import { type Kysely, sql } from 'kysely'
import { type FigureTableName, figureTables } from '#server/dashboard/figures/index.ts'
import { addWorkers } from '#server/demo/history.ts'
import type { Tables } from '#server/kit/database.ts'
import { withoutIndexes } from './without-indexes.ts'

type Db = Kysely<Tables>
type Terms = {
  orders: number
  cities: number
  days: number
  open: number
  /** Of so many people, who are there already; without it, of 300 who are added. */
  customers?: number
}

const usualCustomers = 300
const shopsOfCity = 50

/**
 * So many finished orders over so many days, the last of them today, some with a refund, and orders in progress besides. Each with
 * what the dashboard asks of it; nothing that only a search needs.
 */
export async function fillManyOrders(db: Db, terms: Terms): Promise<void> {
  if (terms.customers === undefined) await addCustomers(db)
  await addWorkers(db, 'rider', '410100')
  await sql`drop index orders_search`.execute(db)
  // Neither triggers nor foreign keys: the figures are filled apart, and what is referred to is there.
  await sql`set session_replication_role = replica`.execute(db)
  await withoutIndexes(db, 'orders', async () => {
    await insertOrders(db, { ...terms, count: terms.orders, isOpen: false })
    await insertOrders(db, { ...terms, count: terms.open, isOpen: true })
  })
  await standOrders(db)
  await withoutIndexes(db, 'refunds', () => insertRefunds(db))
  await sql`set session_replication_role = origin`.execute(db)
}

/** Where they stand, of orders that were written without triggers. */
export async function standOrders(db: Db): Promise<void> {
  await sql`insert into order_standings (order_id, service, city_code, is_over, state, worker_id, due_at, timeout_at, paid_at, served_at, finished_at)
    select id, service, city_code, finished_at is not null, state, worker_id, due_at, timeout_at, paid_at, served_at, finished_at from orders
    on conflict do nothing`.execute(db)
}

async function addCustomers(db: Db): Promise<void> {
  await sql`insert into users (kind, nick_name, phone)
    select 'customer', '顾客' || n, '199' || lpad(n::text, 8, '0') from generate_series(1, ${usualCustomers}::int) n`.execute(
    db,
  )
  await sql`insert into customers (user_id, app_id, external_id) select id, 'history', 'H' || id from users where kind = 'customer'`.execute(
    db,
  )
}

/** One in twelve was cancelled and refunded. */
async function insertOrders(
  db: Db,
  { count, isOpen, cities, days, customers = usualCustomers }: Terms & { count: number; isOpen: boolean },
) {
  const first = isOpen ? 'L' : 'H'
  const over = (value: string) => (isOpen ? sql`null` : sql.raw(value))
  await sql`
    insert into orders (no, service, app_id, external_no, city_code, state, state_at, due_at, placed_at, promised_at, received_at,
      finished_at, paid_at, customer_id, worker_id, pay_fen, paid_fen, refunded_fen, refund, cancel_code, waiting_at,
      taken_at, begun_at, ready_at, served_at, is_late, ended_by, details, search)
    select ${first} || n, 'food', 'history', ${first} || n, (410100 + n % ${sql.lit(cities)} * 100)::text,
      ${isOpen ? sql`'preparing/wait_dispatch'` : sql`case when is_served then 'completed' else 'cancelled' end`},
      placed_at + interval '30 minutes', placed_at + interval '40 minutes', placed_at, placed_at + interval '45 minutes', placed_at,
      ${over("placed_at + interval '30 minutes'")}, placed_at + interval '1 minute', first_customer + n % ${sql.lit(customers)},
      ${over('case when is_served then first_worker + n % 40 end')}, 2000 + n * 37 % 6000, 2000 + n * 37 % 6000,
      ${isOpen ? sql`0` : sql`case when is_served then 0 else 2000 + n * 37 % 6000 end`},
      ${isOpen ? sql`'none'` : sql`case when is_served then 'none' else 'refunded' end`},
      ${over("case when not is_served then 'U05' end")}, placed_at + interval '1 minute',
      ${over("placed_at + interval '3 minutes'")}, ${over("placed_at + interval '15 minutes'")},
      ${over("placed_at + interval '12 minutes'")}, ${over("placed_at + interval '30 minutes'")}, ${over('n % 9 = 0')},
      ${over("case when not is_served then 'customer' end")},
      jsonb_build_object('from', jsonb_build_object('name', '小店' || n % ${sql.lit(shopsOfCity)},
        'lng', 113.65 + n % 40 * 0.002, 'lat', 34.76 + n % 30 * 0.002)), ''
    from (select n, n % 12 <> 0 as is_served,
        case when ${isOpen} then now() - make_interval(secs => (n % 3600)::int) else
          now() - make_interval(days => ${sql.lit(days - 1)} - (n * ${sql.lit(days)} / ${count}::bigint)::int, secs => (n * 7907 % 86400)::int) end as placed_at
      from generate_series(0, ${count}::bigint - 1) n) planned,
      (select min(id) as first_customer from users where kind = 'customer') people,
      (select min(user_id) as first_worker from workers) riders`.execute(db)
}

async function insertRefunds(db: Db): Promise<void> {
  await sql`insert into refunds (no, order_id, origin, stage, amount_fen, arrived_fen, code, liability, asked_by, asked_at,
      decided_at, attempt, ended_at)
    select 'TK' || no, id, 'move', 'refunded', refunded_fen, refunded_fen, cancel_code, 'customer', '', finished_at, finished_at, 1, finished_at
    from orders where app_id = 'history' and refunded_fen > 0`.execute(db)
}

/** Which rows a table of figures has besides its times, for each city: the columns of the rest of its key, and where they come from. */
const keysOfRows: Partial<Record<FigureTableName, { columns: string; from: string }>> = {
  cell_days: { columns: '21046 + cell as x, 7724 as y', from: 'generate_series(1, 10) cell' },
  order_cells: { columns: '21046 + cell as x, 7724 as y', from: 'generate_series(1, 10) cell' },
  order_reasons: {
    columns: 'reason, 1::smallint as step',
    from: "unnest(array['U01', 'U05', 'M01', 'customer', 'clock']) reason",
  },
  worker_days: { columns: 'user_id as worker_id', from: '(select user_id from workers limit 40) riders' },
  shop_days: { columns: "'小店' || shop as shop", from: `generate_series(0, ${shopsOfCity - 1}) shop` },
}
const everyService = "unnest(array['food', 'chauffeur', 'errand', 'express', 'companion', 'challenge']) service"
const sums: readonly string[] = ['order_minutes', 'order_hours', 'order_days']

/** The figures of as many days, as they are after them: rows for each time, city and service. */
export async function fillManyFigures(db: Db, { cities, days }: Pick<Terms, 'cities' | 'days'>): Promise<void> {
  for (const name of Object.keys(figureTables) as FigureTableName[]) {
    const { grain, measures } = figureTables[name]
    const { columns, from } = keysOfRows[name] ?? { columns: '', from: '' }
    const services = sums.includes(name) ? everyService : "unnest(array['food']) service"
    const values = Object.keys(measures).map(
      (measure, at) => `10 + (extract(epoch from at)::bigint / 60 * ${at + 7}) % 50 as ${measure}`,
    )
    const since = grain === 'minute' ? 9 : days
    // A chauffeur's day begins at 06:00.
    const start =
      grain === 'day' ? "at + case when service = 'chauffeur' then interval '6 hours' else interval '0' end" : 'at'
    const written = [`${start} as at`, 'service', 'city_code', ...(columns ? [columns] : []), ...values]
    const keys = ['at', 'service', 'city_code', ...figureTables[name].keys, ...Object.keys(measures)].join(', ')
    await sql
      .raw(`insert into ${name} (${keys})
      select ${written.join(', ')}
      from generate_series(date_trunc('day', now(), 'Asia/Shanghai') - interval '${since - 1} days', now(), interval '1 ${grain}') at,
        ${services}, (select (410100 + n * 100)::text as city_code from generate_series(0, ${cities - 1}) n) places
        ${from ? `, ${from}` : ''}`)
      .execute(db)
  }
  await sql
    .raw(`insert into worker_hours (at, kind, city_code, samples, online, busy, on_duty)
    select at, kind, (410100 + n * 100)::text, 12, 240, 120, array(select generate_series(1, 30))
    from generate_series(date_trunc('hour', now()) - interval '${days} days', now(), interval '1 hour') at,
      unnest(array['rider', 'chauffeur', 'companion']) kind, generate_series(0, ${cities - 1}) n`)
    .execute(db)
}
