import { sql, type Transaction } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import type { Tables } from '#server/kit/database.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { type TestServer, withServer } from '../setup/process/server.ts'
import { countStatements } from '../setup/process/statements.ts'
import { until } from '../setup/process/until.ts'
import { addAccount, as, call, enter } from './access-calls.ts'

const server = withServer()
/** Another node, which remembers callers of its own and is notified of changes by the database alone. */
const node = withServer({ joins: server })
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

async function colleague() {
  const member = await addAccount(server.db, { permissions: ['orders.view'] })
  return { ...member, desk: await enter(server, member) }
}

const whoOn = ({ url }: TestServer, { token }: Desk) => call(url, session.userInfo, {}, { token })
const listOn = ({ url }: TestServer, { token }: Desk) => call(url, orders.list, {}, { token })

/** Asks until the node answers from memory: without any statement. */
async function remembered(on: TestServer, desk: Desk): Promise<void> {
  await until(async () => (await identifications(on, desk)) === 0)
}

async function identifications(on: TestServer, desk: Desk): Promise<number> {
  return (await countStatements(() => whoOn(on, desk))).filter(text => text.includes('from sessions s')).length
}

const refusedOn = (on: TestServer, desk: Desk) =>
  until(() =>
    whoOn(on, desk).then(
      () => null,
      error => error,
    ),
  )

describe('what a node remembers of a caller', () => {
  test('who signs in is read once: userInfo needs no statement', async () => {
    const { desk } = await colleague()
    // The other node has not met them.
    expect(await identifications(node, desk)).toBe(1)
    // At once, unless this machine was too slow for the proof that the node still listens.
    const askFiveTimes = () => Promise.all(Array.from({ length: 5 }, () => whoOn(server, desk)))
    await until(async () => (await countStatements(askFiveTimes)).length === 0)
    expect(await whoOn(server, desk)).toEqual(desk.person)
  })

  test('signing out, locking, losing a role and a new password count on the other node', async () => {
    const ended: ((person: Awaited<ReturnType<typeof colleague>>) => Promise<unknown>)[] = [
      ({ desk }) => as(server, desk, session.logout, {}),
      ({ id }) => as(server, root, users.delete, { id, reason: '离职' }),
      ({ id }) => as(server, root, staff.signOut, { id }),
    ]
    for (const end of ended) {
      const person = await colleague()
      await remembered(node, person.desk)
      await end(person)
      expect(await refusedOn(node, person.desk)).toMatchObject({ code: 50012 })
    }
    const person = await colleague()
    await remembered(node, person.desk)
    await listOn(node, person.desk)
    await as(server, root, users.saveUserRole, { userId: person.id, roleIds: [] })
    const refused = await until(() =>
      listOn(node, person.desk).then(
        () => null,
        error => error,
      ),
    )
    expect(refused).toMatchObject({ reason: 'noPermission' })
  })

  test('a change by SQL counts as well', async () => {
    const { desk, id } = await colleague()
    await remembered(node, desk)
    await sql`update users set status = 'disabled' where id = ${id}`.execute(server.db)
    expect(await refusedOn(node, desk)).toMatchObject({ code: 50012 })
  })

  test('a command of a session that has ended is refused, even where nobody told the node', async () => {
    const { desk, id } = await colleague()
    await remembered(node, desk)
    await withoutNews(db => sql`update sessions set revoked_at = now() where user_id = ${id}`.execute(db))
    // The memory is wrong now: without news it would answer on.
    expect(await whoOn(node, desk)).toHaveProperty('id', id)
    const clear = call(node.url, notifications.clear, {}, { token: desk.token })
    expect(await refusalOf(clear)).toMatchObject({ code: 50012 })
    expect(await refusalOf(whoOn(node, desk))).toMatchObject({ code: 50012 })
  })

  test('a node whose listener no longer answers does not use its memory', async () => {
    const { desk } = await colleague()
    await remembered(node, desk)
    const pids = await listeners()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      await as(server, desk, session.logout, {})
      expect(await refusedOn(node, desk)).toMatchObject({ code: 50012 })
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
  })

  test('a node that lost its listener asks the database until it listens again', async () => {
    const { desk, id } = await colleague()
    await remembered(node, desk)
    for (const pid of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(server.db)
    await withoutNews(db => sql`update users set nick_name = '新名字' where id = ${id}`.execute(db))
    await until(async () => (await whoOn(node, desk)).nickName === '新名字')
    await remembered(node, desk)
  })
})

/** The database's processes that tell nodes of this test of changes. */
async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'citydesk access' and datname = current_database()`.execute(server.db)
  expect(rows).toHaveLength(2)
  return rows.map(({ pid }) => pid)
}

/** Changes rows without the triggers that tell of it. */
function withoutNews(change: (db: Transaction<Tables>) => Promise<unknown>): Promise<unknown> {
  return server.db.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await change(transaction)
  })
}
