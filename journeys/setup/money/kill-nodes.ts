import { sql } from 'kysely'
import { createFixtures } from '../open/fixtures.ts'
import { type Desk, deskOf } from '../orders/desk.ts'
import { createPeople } from '../people/people.ts'
import type { TestServer } from '../process/server.ts'
import { startServerProcess } from '../process/server-process.ts'
import { until } from '../process/until.ts'
import type { MoneyWorld } from './random-money.ts'
import { longSessions } from './settlements.ts'

/** Lets people and apps call a node in a process of its own on the same database; answers how to kill it as `kill -9` does. */
export async function startOwnNode(world: MoneyWorld): Promise<() => Promise<void>> {
  const { runtime, databaseUrl, db, webhooks } = world.server
  const node = await startServerProcess(databaseUrl, runtime.config.DATA_DIR, longSessions)
  const { url, stop } = node
  const people = createPeople(url, db)
  const fixtures = createFixtures(url, runtime, people, world.books.watch)
  world.server = { url, databaseUrl, runtime, db, signIn: people.signIn, fixtures, webhooks, stop }
  const moved = async ({ token }: Desk) => deskOf(url, token)
  const { finance, second, leader } = world.desks
  world.desks = { finance: await moved(finance), second: await moved(second), leader: await moved(leader) }
  return node.kill
}

/** Kills a connection's process of the database, which then ends all others and recovers. */
export async function killDatabase({ db }: Pick<TestServer, 'db'>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'citydesk%'
    order by pid limit 1`.execute(db)
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await until(() => sql`select 1`.execute(db).catch(() => null), { what: 'the database is there again' })
}
