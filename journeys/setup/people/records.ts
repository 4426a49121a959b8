import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { until } from '../process/until.ts'

/** An order with everything written about it, as it stands in the database. */
export async function readOrder(db: Kysely<Tables>, id: number) {
  const [order] = await readOrders(db, [id])
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** By id, in three queries for all of them. */
export async function readOrders(db: Kysely<Tables>, ids: readonly number[]) {
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('subject', '=', 'orders')
    .where('subject_id', 'in', ids)
    .orderBy('id')
    .execute()
  const assignments = await db
    .selectFrom('assignments')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    row,
    events: events.filter(event => event.subject_id === row.id),
    assignments: assignments.filter(assignment => assignment.order_id === row.id),
  }))
}

/** How many rows each table has that a call could have written to. */
export async function countRows(db: Kysely<Tables>): Promise<Record<string, number>> {
  const tables = [
    'orders',
    'events',
    'assignments',
    'webhooks',
    'notifications',
    'users',
    'workers',
    'requests',
  ] as const
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { count } = await db
      .selectFrom(table)
      .select(row => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = count
  }
  return counts
}

/** Waits until the time of none of these orders is over any more. */
export async function timeoutsDone(db: Kysely<Tables>, orderIds: readonly number[]): Promise<void> {
  await until(
    async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from orders where timeout_at <= now() and id = any (${orderIds})`.execute(db)
      return rows[0]?.open === 0
    },
    { what: `the clocks of the orders ${orderIds.join(', ')}` },
  )
}

/**
 * From now on no order moves by itself because it stays too long in a state, so that orders stand as long as a file looks
 * at them, on a slow machine too. A time that is over already, as `fixtures.timeOut()` sets it, still counts.
 */
export async function holdTimeouts(db: Kysely<Tables>): Promise<void> {
  await sql`
    create function hold_timeouts() returns trigger language plpgsql as $$
    begin
      new.timeout_at := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger hold_timeouts before insert or update of timeout_at on orders for each row
    when (new.timeout_at > now()) execute function hold_timeouts()`.execute(db)
}

/** From now on an event waits a day for those with lower numbers, so that a slow machine does not end its wait. */
export async function holdGaps(db: Kysely<Tables>): Promise<void> {
  await sql`
    create function hold_gaps() returns trigger language plpgsql as $$
    begin
      new.received_at := new.received_at + interval '1 day';
      return new;
    end $$`.execute(db)
  await sql`
    create trigger hold_gaps before insert on order_inbox for each row execute function hold_gaps()`.execute(db)
}

/** Every worker reported just now: who is silent for five minutes counts as offline, and a slow machine takes that long. */
export async function keepOnline(db: Kysely<Tables>): Promise<void> {
  await sql`update workers set located_at = now()`.execute(db)
}
