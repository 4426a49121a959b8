import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import { PgBoss, type WorkOptions } from 'pg-boss'
import type { Logger } from 'pino'
import { openPool, type PoolTerms, type Tables } from '#server/kit/database.ts'
import type { Jobs, OwnQueue } from '#server/kit/jobs.ts'
import { genericPlanText } from '#server/kit/named-statements.ts'

export { repeatEvery, repeatWhenWoken } from './repeat-every.ts'

const pollMs = 1000
/** How often each worker looks for jobs by itself; `wakeDue` looks into all queues by one statement. */
const slowPollSeconds = 120
/** How often the library looks for jobs that others wait for, of which there are none, and for repeated work that is due. */
const intervals = { flowIntervalSeconds: 60, cronWorkerIntervalSeconds: 20 }
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 }
/** What is repeated every minute is one job for all of it, since each job takes the library some seven statements. */
const [everyMinute, minuteQueue] = ['* * * * *', 'jobs.everyMinute']
/** After a full batch the next one follows at once, not at the next poll. */
const many = { batchSize: 20, burstWhenBatchFull: true }

/** Makes the queue library's own tables; part of migrating. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** `terms` as for a pool. The queue uses our connections: its own would not notice a dead one. */
export async function startJobs(url: string, log: Logger, terms: Partial<PoolTerms> = {}): Promise<Jobs> {
  const warn = (error: unknown) => log.warn({ error }, 'jobs: the queue had an error')
  const pool = openPool(url, { ...terms, connections: 4, name: 'citydesk jobs', namesAll: true })
  const boss = new PgBoss({ ...intervals, db: { executeSql: (text, values) => queryOn(pool, text, values) } })
  boss.on('error', warn)
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const workers = new Map<string, string[]>()
  const ownQueues = new Map<string, OwnQueue>()
  const minutely = new Map<string, () => Promise<void>>()
  let isReading = false
  async function wakeDue(): Promise<void> {
    if (isReading) return
    isReading = true
    const due = dueQueues([...workers.keys()], ownQueues)
    const { rows } = await queryOn(pool, due, []).finally(() => (isReading = false))
    jobs.wake(rows.map(({ name }: { name: string }) => name))
  }
  /** One after the other. One that fails is tried again alone, as a job of its own queue. */
  async function runMinutely(): Promise<void> {
    for (const [queue, run] of minutely) {
      await run().catch(async error => {
        log.error({ error, queue }, 'jobs: one failed')
        await boss.send(queue, {})
      })
    }
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
      if (cron !== everyMinute) {
        if (scheduled.get(queue) !== cron) await boss.schedule(queue, cron)
        return
      }
      // Earlier versions had a schedule for each.
      if (scheduled.has(queue)) await boss.unschedule(queue)
      minutely.set(queue, handle)
      if (minutely.size > 1) return
      await jobs.work(minuteQueue, runMinutely, { batchSize: 1 })
      if (scheduled.get(minuteQueue) !== everyMinute) await boss.schedule(minuteQueue, everyMinute)
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

/** The library writes a job in our transaction. */
function within(db: Transaction<Tables>) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      return db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
    },
  }
}

/** The queues in which something waits, in one statement without values: with the names as a value PostgreSQL planned it each second. */
function dueQueues(queues: string[], ownQueues: ReadonlyMap<string, OwnQueue>): string {
  const own = [...ownQueues].flatMap(([name, { waits }]) => (waits ? [`select '${name}' where ${waits}`] : []))
  const jobs = `select name from unnest(array[${queues.map(name => `'${name}'`).join()}]::text[]) as queue(name) where exists (select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now())`
  return [jobs, ...own].join(' union all ') + genericPlanText
}

async function queryOn(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}
