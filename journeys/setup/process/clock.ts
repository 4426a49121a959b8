import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'

/**
 * The time of a journey: `Date` and intervals of this process, `now()` in its databases. It runs as fast as everywhere,
 * and a journey can put it forward instead of waiting. The product reads the time as it always does.
 */
let aheadMs = 0
const RealDate = globalThis.Date
const databases = new Set<Runtime>()
const intervals = new Map<unknown, { work: () => void; everyMs: number }>()

const now = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

const [realSetInterval, realClearInterval] = [globalThis.setInterval, globalThis.clearInterval]

globalThis.setInterval = ((work: (...given: unknown[]) => void, everyMs = 1, ...given: unknown[]) => {
  const timer = realSetInterval(work, everyMs, ...given)
  intervals.set(timer, { work: () => work(...given), everyMs })
  return timer
}) as typeof setInterval

globalThis.clearInterval = timer => {
  intervals.delete(timer)
  realClearInterval(timer)
}

/** Statements that let a database tell the time by functions of its own, before it is migrated: defaults of columns use them. */
export const ownClock = clockStatements(0)

/** Setting of a database: its sessions find those functions before the ones of PostgreSQL. */
export const findsOwnClock = 'search_path = public, pg_catalog'

/** Lets the queue tell the time by them, once its tables are made. */
export const queueFollowsClock = `create or replace function pgboss.job_now() returns timestamptz language sql stable
  as 'select public.now()'`

function clockStatements(ms: number): string[] {
  return [
    ['now', 'stable'],
    ['clock_timestamp', 'volatile'],
  ].map(
    ([name, changes]) => `create or replace function public.${name}() returns timestamptz language sql ${changes}
      return pg_catalog.${name}() + interval '${ms} ms'`,
  )
}

/** The server's database follows the time of this process until the server is stopped. Without a server, time is real again. */
export async function followClock(runtime: Runtime): Promise<() => void> {
  databases.add(runtime)
  if (aheadMs > 0) await setClock(runtime.db)
  return () => {
    databases.delete(runtime)
    if (databases.size === 0) aheadMs = 0
  }
}

async function setClock(db: Kysely<Tables>): Promise<void> {
  for (const statement of clockStatements(aheadMs)) await sql.raw(statement).execute(db)
}

/** Puts the time of one database forward, for servers that run in processes of their own. */
export async function passTimeIn(databaseUrl: string, seconds: number): Promise<void> {
  await queryDatabase(databaseUrl, ...clockStatements(seconds * 1000))
}

/**
 * Puts the time forward. What comes round in shorter intervals than that comes round once, and the queues look for jobs
 * that are due now.
 */
export async function passTime(seconds: number): Promise<void> {
  aheadMs += seconds * 1000
  // Servers on the same database share its clock.
  const shared = new Map([...databases].map(runtime => [runtime.config.DATA_DIR, runtime.db]))
  for (const db of shared.values()) await setClock(db)
  for (const { work, everyMs } of [...intervals.values()]) if (everyMs <= seconds * 1000) work()
  for (const { db, jobs } of databases) {
    const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job
      where state < 'active' and not blocked and start_after <= pgboss.job_now()`.execute(db)
    jobs.wake(rows.map(({ name }) => name))
  }
}
