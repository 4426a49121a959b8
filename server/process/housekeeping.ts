import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { emptyNonces } from '#server/open/index.ts'

/** Tables whose old rows are deleted, and how long a row is kept. */
const retention = [
  { table: 'requests', column: 'created_at', keep: '24 hours' },
  { table: 'app_ids', column: 'sent_at', keep: '90 days' },
  { table: 'sign_in_failures', column: 'last_at', keep: '1 day' },
  { table: 'sign_in_log_counts', column: 'hour', keep: '2 hours' },
  { table: 'sign_on_attempts', column: 'created_at', keep: '10 minutes' },
  { table: 'sign_on_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'session_proofs', column: 'created_at', keep: '5 minutes' },
  { table: 'file_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'socket_tickets', column: 'created_at', keep: '1 minute' },
  { table: 'sessions', column: 'ends_at', keep: '30 days' },
  { table: 'autopilot_dismissals', column: 'dismissed_at', keep: '1 day' },
  { table: 'webhook_records', column: 'created_at', keep: '400 days' },
  // A week ago is what they are compared with.
  { table: 'party_balances', column: 'at', keep: '9 days' },
] as const

/** Those whose time people set. */
const retentionSettings = [
  { table: 'order_inbox', column: 'settled_at', keep: 'retention.orderInbox' },
  { table: 'sign_ins', column: 'at', keep: 'retention.signIns' },
  { table: 'worker_positions', column: 'at', keep: 'retention.workerPositions' },
  // With their attempts.
  { table: 'webhooks', column: 'created_at', keep: 'retention.webhooks' },
  { table: 'app_call_counts', column: 'hour', keep: 'retention.appCalls' },
  { table: 'app_last_calls', column: 'at', keep: 'retention.appCalls' },
  { table: 'app_refused_calls', column: 'at', keep: 'retention.appCalls' },
] as const

export async function startHousekeeping(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('housekeeping.sweep', '*/10 * * * *', () => sweepOldRows(runtime))
}

export async function sweepOldRows({ db, settings }: Pick<Runtime, 'db' | 'settings'>): Promise<void> {
  await settings.ready()
  const set = retentionSettings.map(({ keep, ...row }) => ({ ...row, keep: `${settings.now(keep)} seconds` }))
  for (const { table, column, keep } of [...retention, ...set]) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < now() - ${keep}::interval`.execute(db)
  }
  await emptyNonces(db)
}
