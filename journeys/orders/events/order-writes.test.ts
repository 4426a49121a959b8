import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AppEvent } from '../../setup/open/life-events.ts'
import { withServer } from '../../setup/process/server.ts'

/**
 * What the nine calls of a meal write, without what a node does by itself; each may only become smaller. A row whose page is full is
 * written to another one, with its entries in all indexes: there is room for one that is.
 */
const most = { transactions: 9, rows: 78, 'entries of indexes': 145 + 14, kilobytes: 32 + 2 }

/** What changes all the time: with a move of an order, and when a webhook arrives. */
const moving = {
  orders: `state status delivery state_at due_at timeout_at finished_at worker_id paid_fen paid_at waiting_at taken_at begun_at
    ready_at served_at is_late ended_by version`,
  webhooks: 'attempts delivered_at last_at last_status last_ms last_error last_answer',
}

const server = withServer()

type Written = { xid: string; name: string; kind: string; bytes: number }

/** What this database wrote to its log meanwhile, by transaction. Images of whole pages depend on when the last checkpoint was. */
async function writesOf(work: () => Promise<void>): Promise<Written[]> {
  await sql`create extension if not exists pg_walinspect`.execute(server.db)
  const begin = await positionInLog()
  await work()
  const end = await positionInLog()
  const { rows } = await sql<Written>`
    select distinct on (record.start_lsn) record.xid::text as xid, coalesce(relname, '') as name,
      record.resource_manager || ' ' || record.record_type as kind, record.record_length - record.fpi_length as bytes
    from pg_get_wal_block_info(${begin}::pg_lsn, ${end}::pg_lsn, false) block
      join pg_get_wal_records_info(${begin}::pg_lsn, ${end}::pg_lsn) record using (start_lsn)
      left join pg_class on pg_relation_filenode(pg_class.oid) = block.relfilenode
    where block.reldatabase = (select oid from pg_database where datname = current_database())
    order by record.start_lsn, block.block_id`.execute(server.db)
  const calls = new Set(rows.filter(({ name }) => name === 'app_ids').map(({ xid }) => xid))
  return rows.filter(({ xid }) => calls.has(xid))
}

/** Up to which everything is in the log. Databases of tests do not wait for it with each commit: this one does. */
async function positionInLog(): Promise<string> {
  await server.db.transaction().execute(async transaction => {
    await sql`set local synchronous_commit = on`.execute(transaction)
    await sql`select pg_logical_emit_message(true, 'position', '')`.execute(transaction)
  })
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(server.db)
  return rows[0]?.at ?? ''
}

test.each(Object.entries(moving))(
  'what moves in %s stands in no index of it, not in a condition either',
  async (table, columns) => {
    const { rows } = await sql<{ index: string; column: string }>`
    select pg_depend.objid::regclass::text as index, attname as column
    from pg_index
      join pg_depend on pg_depend.objid = indexrelid and refobjid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = refobjsubid
    where indrelid = ${table}::regclass`.execute(server.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ column }) => columns.split(/\s+/).includes(column))).toEqual([])
  },
)

test('an order writes so much, from placed to confirmed', async () => {
  const { fixtures } = server
  const worker = await fixtures.rider()
  // What is written once for an app or a worker is written before.
  await fixtures.order('completed', { worker })
  const written = fixtures.writeOrder()
  const steps: AppEvent[] = [
    { event: 'pay', by: 'payment', amountFen: written.payFen },
    { event: 'accept', by: 'merchant' },
    ...(['grab', 'arriveShop', 'pickUp', 'arrive', 'deliver'] as const).map(event => ({ event, by: 'rider' }) as const),
    { event: 'confirm', by: 'customer' },
  ]
  const records = await writesOf(async () => {
    const { no } = await fixtures.app('customer').placeOrder(written)
    for (const step of steps) {
      const kind = step.by === 'merchant' ? 'merchant' : step.by === 'rider' ? 'rider' : 'customer'
      const own = step.by === 'rider' ? { workerId: worker.externalId } : {}
      const reported = { eventId: randomUUID(), occurredAt: new Date().toISOString(), ...step, ...own }
      await fixtures.app(kind).sendEvent(no, reported)
    }
  })
  const count = (table: RegExp, kind: RegExp) =>
    records.filter(record => table.test(record.name) && kind.test(record.kind)).length
  expect(count(/^orders$/, /^Heap (HOT_)?UPDATE/)).toBe(8)
  const counts = {
    transactions: new Set(records.map(({ xid }) => xid)).size,
    rows: count(/./, /^Heap (INSERT|UPDATE|HOT_UPDATE|DELETE)|^Heap2 MULTI_INSERT/),
    'entries of indexes': count(/./, /^Btree|^Gin/),
    kilobytes: Math.ceil(records.reduce((sum, { bytes }) => sum + bytes, 0) / 1024),
  }
  // A test that counts nothing proves nothing.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(8)
  const over = Object.entries(counts).filter(([what, value]) => value > most[what as keyof typeof most])
  expect(over).toEqual([])
})
