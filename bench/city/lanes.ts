import { sql } from 'kysely'
import { checkLimits } from '../lists/figures.ts'
import { pgbenchRate } from '../lists/pgbench.ts'
import { addRider, callsOfOrder, liveOneOrder } from './orders.ts'
import { type Product, withProduct } from './product.ts'

/**
 * Orders from placed to confirmed in so many lanes at once, one after the other in each, beside PostgreSQL's own benchmark that
 * writes the least there is to write of them: for each of the nine calls a transaction with the order's row, an event and an id,
 * without checking, telling or booking anything. `node bench/city/lanes.ts`
 */
const lanes = [1, 8, 32]
const seconds = 15
const ordersOfLane = { 1: 60, 8: 25, 32: 10 } as Record<number, number>

/** About as wide as the rows of an order and an event. */
const body = 'x'.repeat(700)
const event = 'x'.repeat(250)

const noted = `insert into bare_events (order_id, body) values (:id, '${event}');
insert into bare_ids (app_id, external_id, order_id) values ('customer-app', md5(random()::text), :id);
end;`
const script = [
  `begin;
insert into bare_orders (no, state, due_at, body) values (md5(random()::text), 0, now(), '${body}') returning id \\gset
${noted}`,
  ...Array.from(
    { length: callsOfOrder - 1 },
    (_, move) => `begin;
update bare_orders set state = ${move + 1}, due_at = now() where id = :id;
${noted}`,
  ),
].join('\n')

type Rate = { 'orders a second': number; 'PostgreSQL ms': number }

async function bareRate({ databaseUrl, cpu }: Product, connections: number): Promise<Rate> {
  const before = await cpu()
  const rate = await pgbenchRate(databaseUrl, script, { connections, seconds })
  return { 'orders a second': rate, 'PostgreSQL ms': ((await cpu()).postgres - before.postgres) / (rate * seconds) }
}

/** What is not PostgreSQL's is the server's and that of this process, which signs and sends: all three share the machine. */
async function ownRate(product: Product, count: number): Promise<Rate & Record<'server ms' | 'sender ms', number>> {
  const each = ordersOfLane[count] ?? 10
  const [before, sender, start] = [await product.cpu(), process.cpuUsage(), performance.now()]
  await Promise.all(
    Array.from({ length: count }, async (_, lane) => {
      for (let done = 0; done < each; done += 1) await liveOneOrder(product, lane)
    }),
  )
  const orders = count * each
  const rate = (orders * 1000) / (performance.now() - start)
  const [after, { user, system }] = [await product.cpu(), process.cpuUsage(sender)]
  return {
    'orders a second': rate,
    'PostgreSQL ms': (after.postgres - before.postgres) / orders,
    'server ms': (after.server - before.server) / orders,
    'sender ms': (user + system) / 1000 / orders,
  }
}

await withProduct(async product => {
  await sql`create table bare_orders (id bigint generated always as identity primary key, no text unique, state int,
    due_at timestamptz, body text) with (fillfactor = 85)`.execute(product.db)
  await sql`create table bare_events (id bigint generated always as identity primary key, order_id bigint, body text)`.execute(
    product.db,
  )
  await sql`create index on bare_events (order_id)`.execute(product.db)
  await sql`create table bare_ids (app_id text, external_id text, order_id bigint, primary key (app_id, external_id))`.execute(
    product.db,
  )
  for (let lane = 0; lane < Math.max(...lanes); lane += 1) await addRider(product, lane)
  // Plans are made and code is compiled before anything is measured.
  await ownRate(product, 8)
  const table: Record<string, Record<string, number>> = {}
  const times: number[] = []
  const rates: number[] = []
  for (const count of lanes) {
    const [own, bare] = [await ownRate(product, count), await bareRate(product, count)]
    table[`${count} lanes`] = {
      ...own,
      'pgbench orders a second': bare['orders a second'],
      'pgbench ms': bare['PostgreSQL ms'],
    }
    times.push(own['PostgreSQL ms'] / bare['PostgreSQL ms'])
    rates.push(bare['orders a second'] / own['orders a second'])
  }
  console.table(table)
  checkLimits([
    {
      what: 'CPU of PostgreSQL for an order / bare pgbench, the worst of the lanes',
      value: Math.max(...times),
      most: 15,
    },
    // The server has half of the machine, or less.
    { what: 'orders a second of bare pgbench / ours, the worst of the lanes', value: Math.max(...rates), most: 32 },
  ])
})
