import type { Transaction } from 'kysely'
import type pg from 'pg'
import { fromKysely, PgBoss, type WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { openPool, type Tables } from './database.ts'

/** Background jobs as rows: enqueued in the transaction that makes them necessary, run at least once by any node. */
export type Jobs = {
  /** Enqueues a job in the given transaction. */
  later(db: Transaction<Tables>, queue: string, data: object, afterSeconds?: number, group?: string): Promise<void>
  /** After a commit: looks for due jobs of these queues now, rather than at the next poll. */
  wake(queues: Iterable<string>): void
  /** `handle` must be safe to run twice. What it throws is logged and tried again with growing delay. */
  work<Data extends object>(queue: string, handle: (data: Data) => Promise<void>, atOnce?: WorkOptions): Promise<void>
  /** Recurring work by a cron expression, on one node at a time. */
  repeat(queue: string, cron: string, handle: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const pollSeconds = 1
/** Recurring work is due by the minute. */
const recurring = { batchSize: 1, pollingIntervalSeconds: 10 }
/** After a full batch the next one follows at once, not at the next poll. */
const many = { batchSize: 20, burstWhenBatchFull: true }

/** Makes the queue library's own tables; part of migrating. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** `timeoutMs` as for a pool. The queue uses our connections: its own would not notice a dead one. */
export async function startJobs(url: string, log: Logger, timeoutMs?: number): Promise<Jobs> {
  const pool = openPool(url, { connections: 4, name: 'citydesk jobs', timeoutMs, namesAll: true })
  const boss = new PgBoss({ db: { executeSql: (text, values) => askOn(pool, text, values) } })
  boss.on('error', error => log.warn({ error }, 'jobs: the queue had an error'))
  await boss.start()
  const workers = new Map<string, string>()
  const jobs: Jobs = {
    async later(db, queue, data, afterSeconds = 0, group) {
      await boss.send(queue, data, {
        db: fromKysely(db),
        startAfter: afterSeconds,
        ...(group && { group: { id: group } }),
      })
    },
    wake(queues) {
      for (const queue of queues) {
        const worker = workers.get(queue)
        if (worker) boss.notifyWorker(worker)
      }
    },
    async work<Data extends object>(queue: string, handle: (data: Data) => Promise<void>, atOnce: WorkOptions = many) {
      await boss.createQueue(queue, {
        retryLimit: 20,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 600,
        expireInSeconds: 60,
      })
      const worker = await boss.work<Data>(
        queue,
        { pollingIntervalSeconds: pollSeconds, ...atOnce, perJobResults: true },
        jobs =>
          Promise.all(
            jobs.map(async job => {
              try {
                await handle(job.data)
                return { id: job.id, status: 'completed' as const }
              } catch (error) {
                log.error({ error, queue, job: job.data }, 'jobs: one failed')
                return { id: job.id, status: 'failed' as const }
              }
            }),
          ),
      )
      workers.set(queue, worker)
    },
    async repeat(queue, cron, handle) {
      await jobs.work(queue, handle, recurring)
      await boss.schedule(queue, cron)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
      await pool.end()
    },
  }
  return jobs
}

async function askOn(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}
