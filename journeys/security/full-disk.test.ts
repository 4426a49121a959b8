import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { as, send } from '../access/access-calls.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { collectLog } from '../setup/process/log.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const log = collectLog()
const server = withServer({ settings: { LOG_LEVEL: 'warn' }, logTo: log })
const rules = { levels: {}, quietHours: null, desktop: false }

/** What every write is answered. The function is another one from then on; no table is locked for it. */
async function answerWrites(body: string): Promise<void> {
  await sql
    .raw(`create or replace function answer_write() returns trigger language plpgsql as $$ begin ${body} end $$`)
    .execute(server.db)
}

/**
 * From now on PostgreSQL answers every write with this state, as it does when the disk is full. A disk that is full cannot
 * be made without being root.
 */
async function refuseWrites(state: string): Promise<void> {
  onTestFinished(acceptWrites)
  await answerWrites(
    `raise exception 'could not extend file "base/16384/2619": No space left on device' using errcode = '${state}';`,
  )
}

const acceptWrites = () => answerWrites('return null;')

// One table after the other: whoever locks all at once waits for the server, which waits for a table that is locked already.
beforeAll(async () => {
  await acceptWrites()
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(
    server.db,
  )
  for (const { name } of rows)
    await sql`create trigger answer_write before insert or update or delete on ${sql.table(name)}
      for each statement execute function answer_write()`.execute(server.db)
})

const attempts = 40

async function failOften(url: string, desk: Desk, code = 50001): Promise<void> {
  const asked = Array.from({ length: attempts }, () => send(url, notifications.saveRules, rules, { token: desk.token }))
  for (const answer of await Promise.all(asked)) expect(await answer.json()).toMatchObject({ code })
}

const readiness = () => fetch(`${server.url}/readyz`).then(({ status }) => status)
const linesOf = (outage: string) => log.lines().filter(line => line.outage === outage)

test('A full disk is one sentence in the log and one alarm, however many requests fail on however many servers', async () => {
  const other = await startTestServer({ joins: server, settings: { LOG_LEVEL: 'silent' } })
  const boss = await server.signIn('super_admin')
  const viewer = await server.signIn('viewer')
  expect(await readiness()).toBe(200)

  await refuseWrites('53100')
  await failOften(server.url, viewer)
  await failOften(other.url, viewer)
  await passTime(2)
  expect(await readiness()).toBe(503)
  expect(linesOf('diskFull')).toMatchObject([{ level: 50, msg: expect.stringContaining('The disk is full') }])
  expect(log.lines().filter(({ error }) => error?.code === '53100')).toHaveLength(1)
  const alarms = async () => (await as(server, boss, notifications.alarms, {})).rows
  expect(await alarms()).toEqual([])

  await acceptWrites()
  await passTime(10)
  const alarm = await until(async () => (await alarms())[0], { what: 'the alarm' })
  expect(alarm).toMatchObject({ type: 7, msg: '服务器磁盘已满，新数据无法保存，请立即清理磁盘空间' })
  expect((await as(server, viewer, notifications.alarms, {})).rows).toEqual([])
  expect(await readiness()).toBe(200)

  await passTime(30)
  const ended = await until(() => linesOf('diskFull')[1], { what: 'the end' })
  expect(ended).toMatchObject({ level: 40, msg: 'The database works again.' })
  expect(ended.errors).toBeGreaterThanOrEqual(attempts)
  await other.stop()

  // The next time it is a sentence again; the alarm is still the same until somebody has taken it.
  await refuseWrites('53100')
  await failOften(server.url, viewer)
  await acceptWrites()
  expect(linesOf('diskFull')).toHaveLength(3)
  await passTime(10)
  await passTime(30)
  await until(() => linesOf('diskFull').length === 4, { what: 'the second end' })
  expect((await alarms()).map(({ id }) => id)).toEqual([alarm.id])
})

test.each([
  ['53200', 'outOfMemory', 50001],
  ['57P03', 'unreachable', 50301],
])('Requests that fail with %s are one line', async (state, outage, code) => {
  const viewer = await server.signIn('viewer')
  await refuseWrites(state)
  await failOften(server.url, viewer, code)
  await acceptWrites()
  expect(linesOf(outage)).toMatchObject([{ level: 50, error: { code: state } }])
  expect(log.lines().filter(({ error }) => error?.code === state)).toHaveLength(1)
})
