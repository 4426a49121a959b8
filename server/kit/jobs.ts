import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import { PgBoss, type WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { openPool, type Tables } from './database.ts'
import { sentLaterText } from './statements/joined.ts'

/** Background jobs as rows: enqueued in the transaction that makes them necessary, run at least once by any node. */
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

export type OwnQueue = { wake(): void; stop(): Promise<void> }

const pollMs = 1000
/** How often each worker asks by itself; `wakeDue` asks for all queues in one statement. */
const slowPollSeconds = 120
/** How often the library looks for jobs that others wait for, of which there are none, and for repeated work that is due. */
const intervals = { flowIntervalSeconds: 60, cronWorkerIntervalSeconds: 20 }
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 }
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
  const warn = (error: unknown) => log.warn({ error }, 'jobs: the queue had an error')
  const pool = openPool(url, { connections: 4, name: 'citydesk jobs', timeoutMs, namesAll: true })
  const boss = new PgBoss({ ...intervals, db: { executeSql: (text, values) => askOn(pool, text, values) } })
  boss.on('error', warn)
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  const workers = new Map<string, string[]>()
  const ownQueues = new Map<string, OwnQueue>()
  let isAsking = false
  async function wakeDue(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const { rows } = await askOn(pool, dueQueues, [[...workers.keys()]]).finally(() => (isAsking = false))
    jobs.wake(rows.map(({ name }: { name: string }) => name))
  }
  const timer = setInterval(() => void wakeDue().catch(warn), pollMs)
  const jobs: Jobs = {
    async later(db, queue, data, afterSeconds = 0) {
      await boss.send(queue, data, { db: within(db), startAfter: afterSeconds })
    },
    wake(queues) {
      for (const queue of queues) {
        for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
        ownQueues.get(queue)?.wake()
      }
    },
    async work<Data extends object>(queue: string, handle: (data: Data) => Promise<void>, atOnce: WorkOptions = many) {
      if (!existing.has(queue)) await boss.createQueue(queue, retries)
      const run = async (job: { id: string; data: Data }) => {
        try {
          await handle(job.data)
          return { id: job.id, status: 'completed' as const }
        } catch (error) {
          log.error({ error, queue, job: job.data }, 'jobs: one failed')
          return { id: job.id, status: 'failed' as const }
        }
      }
      const { localConcurrency = 1, ...terms } = atOnce
      const options = { pollingIntervalSeconds: slowPollSeconds, ...terms, perJobResults: true } as const
      // Of workers that the library starts together, only the first could be woken.
      const start = () => boss.work<Data>(queue, options, due => Promise.all(due.map(run)))
      workers.set(queue, await Promise.all(Array.from({ length: localConcurrency }, start)))
    },
    async repeat(queue, cron, handle) {
      await jobs.work(queue, handle, { batchSize: 1 })
      await boss.schedule(queue, cron)
    },
    alongside: (queue, own) => void ownQueues.set(queue, own),
    async stop() {
      clearInterval(timer)
      await Promise.all([...ownQueues.values()].map(own => own.stop()))
      await boss.stop({ graceful: true, timeout: 5000 })
      await pool.end()
    },
  }
  return jobs
}

/** The library writes a job in our transaction, together with what else is sent later. Its id is not asked for. */
function within(db: Transaction<Tables>) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      await db.executeQuery(CompiledQuery.raw(`${text} ${sentLaterText}`, values))
      return { rows: [{ id: '' }] }
    },
  }
}

const dueQueues = `select name from unnest($1::text[]) as queue(name) where exists (select from pgboss.job
  where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now())`

async function askOn(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}
