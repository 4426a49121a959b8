import { sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import type { Database } from '#server/kit/database.ts'
import { withoutIndexes } from '../lists/without-indexes.ts'

/** How many of each side are complained about, and over how many days. */
const [respondents, days] = [5000, 90]

/** Complaints about workers, shops and customers, few of whom have most; each of the first ones has some thousand orders. */
export async function addComplaints(db: Database, many: number): Promise<void> {
  await withoutIndexes(db, 'orders', () => fillOrders(db, { cityCode: '410100', orders: many / 5, days }))
  await complainOfOrders(db, many)
  // Whoever is complained about most has most orders, too.
  await sql`update orders set worker_id = first_user, customer_id = first_user
    from (select min(id) as first_user from users where nick_name = 'respondent') first where id % 3 = 0`.execute(db)
}

/** The same about people who have none of the orders that are there. */
export async function complainOfOrders(db: Database, many: number): Promise<void> {
  await sql`insert into users (kind, nick_name) select 'customer', 'respondent'
    from generate_series(1, ${sql.lit(respondents)}) n`.execute(db)
  await sql`insert into customers (user_id, app_id, external_id)
    select id, 'bench', 'respondent' || id from users where nick_name = 'respondent'`.execute(db)
  await sql`insert into workers (user_id, kind, app_id, external_id, city_code, service_types)
    select id, 'rider', 'bench', 'respondent' || id, '410100', '{food}' from users where nick_name = 'respondent'`.execute(
    db,
  )
  await withoutIndexes(db, 'complaints', async () => {
    await sql`
      insert into complaints (no, level, source, type, order_id, city_code, complainant_kind, complainant_name, respondent_kind,
        respondent_id, respondent_name, respondent_app_id, respondent_external_id, content, demand, state, closed_at, liability,
        created_at)
      select 'TS' || n, 'P2', 'app', 'D240', first_order, (410100 + n % 20)::text, 'customer', 'C', kind, first_user + who, 'R' || who,
        'bench', kind || who, 'bench', 'apology', 'closed', now(), '{"worker":10000,"merchant":0,"customer":0,"platform":0}',
        now() - (${many}::bigint - n) * make_interval(secs => ${sql.lit(days * 86_400)}::double precision / ${many}::bigint)
      from (select n, (array['rider', 'merchant', 'customer'])[1 + n % 3] as kind,
          power(${sql.lit(respondents)}, random())::integer - 1 as who
        from generate_series(1, ${many}::bigint) n) each,
        (select min(id) as first_order from orders) one,
        (select min(id) as first_user from users where nick_name = 'respondent') first`.execute(db)
  })
}
