import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'

/** Tables whose old rows are deleted, and how long a row is kept. */
const retention = [
  { table: 'requests', column: 'created_at', keep: '24 hours' },
  { table: 'app_nonces', column: 'used_at', keep: '10 minutes' },
  { table: 'app_ids', column: 'sent_at', keep: '90 days' },
  { table: 'order_inbox', column: 'settled_at', keep: '90 days' },
  { table: 'sign_in_failures', column: 'last_at', keep: '1 day' },
  { table: 'sign_in_log_counts', column: 'hour', keep: '2 hours' },
  { table: 'sign_ins', column: 'at', keep: '400 days' },
  { table: 'sign_on_attempts', column: 'created_at', keep: '10 minutes' },
  { table: 'sign_on_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'file_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'socket_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'sessions', column: 'ends_at', keep: '30 days' },
  { table: 'worker_positions', column: 'at', keep: '90 days' },
  // With their attempts; the last retry is three days after the first try.
  { table: 'webhooks', column: 'created_at', keep: '30 days' },
  { table: 'webhook_records', column: 'created_at', keep: '400 days' },
] as const

export async function startHousekeeping({ db, jobs }: Runtime): Promise<void> {
  await jobs.repeat('housekeeping.sweep', '*/10 * * * *', async () => {
    for (const { table, column, keep } of retention) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < now() - ${keep}::interval`.execute(db)
    }
  })
}
