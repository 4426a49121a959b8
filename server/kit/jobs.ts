import type { Transaction } from 'kysely'
import type { WorkOptions } from 'pg-boss'
import type { Tables } from './database.ts'

/** Background jobs as rows: enqueued in the transaction that makes them necessary, run at least once by any node. `server/process/jobs/` starts them. */
export type Jobs = {
  /** Enqueues a job in the given transaction. */
  later(db: Transaction<Tables>, queue: string, data: object, afterSeconds?: number): Promise<void>
  /** After a commit: looks for due jobs of these queues now, rather than at the next poll. */
  wake(queues: Iterable<string>): void
  /** `handle` must be safe to run twice. What it throws is logged and tried again with growing delay. */
  work<Data extends object>(queue: string, handle: (data: Data) => Promise<void>, atOnce?: WorkOptions): Promise<void>
  /** Recurring work by a cron expression, on one node at a time. */
  repeat(queue: string, cron: string, handle: () => Promise<void>): Promise<void>
  /** Work with a queue of its own, which is woken like the others and stopped before them. */
  alongside(queue: string, own: OwnQueue): void
  stop(): Promise<void>
}

/** `waits`: as SQL, whether something waits; it is read every second, for all queues in one statement. */
export type OwnQueue = { waits?: string; wake(): void; stop(): Promise<void> }
