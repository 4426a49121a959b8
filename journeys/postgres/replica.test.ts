import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'

import { notifications } from '#contract/desk/notifications.ts'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { createLog } from '#server/process/log.ts'
import { createOutages, raiseSystemAlarm } from '#server/process/outages/index.ts'
import { openReplica } from '#server/process/replica.ts'
import { startServer } from '#server/process/start.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { createPeople } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { withPairs } from '../setup/process/pair.ts'
import { afterThisTest, emptyFolder } from '../setup/process/postgres-launch.ts'
import { until } from '../setup/process/until.ts'

const terms = { LOG_LEVEL: 'silent', DATA_KEY: testDataKey, DATABASE_TIMEOUT_SECONDS: '300' }
const log = createLog({ config: readConfig(terms), outages: createOutages() })
const { pair } = withPairs()

async function serve(databaseUrl: string, readUrl: string) {
  const urls = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: readUrl }
  const config = readConfig({ ...terms, ...urls, PORT: '0', DATA_DIR: await emptyFolder() })
  const { runtime, url, stop } = await startServer(config, databaseUrl)
  afterThisTest(() => stop(0))
  const desk = await createPeople(url, runtime.db).signIn('super_admin')
  const metric = async (name: string) =>
    new RegExp(`^citydesk_${name} (.*)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  return { runtime, desk, metric }
}

/** Besides those that every installation begins with. */
async function written(desk: Desk) {
  const { rows } = await desk.call(feedbackTerms.list, {})
  return rows.filter(({ term }) => term.startsWith('写下'))
}

async function isFromReplica({ reads }: Pick<Runtime, 'reads'>): Promise<boolean> {
  const { rows } = await reads.ask(db => sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db))
  return rows[0]?.is === true
}

/** Whatever the machine does meanwhile: a replica that was late is asked again after its rest. */
async function untilUsed(runtime: Pick<Runtime, 'reads'>): Promise<void> {
  await until(async () => (await isFromReplica(runtime)) || passTime(5).then(() => false))
}

test('Whoever writes reads what they wrote, though the replica that answers replays it later', async () => {
  const { primary, standby } = await pair()
  const { runtime, desk } = await serve(primary.url, standby.url)
  let answeredByReplica = 0
  for (let no = 1; answeredByReplica < 5; no++) {
    await untilUsed(runtime)
    await desk.call(feedbackTerms.add, { kind: 'trouble', term: `写下 ${no}` })
    const [isReplicas, found] = await Promise.all([isFromReplica(runtime), written(desk)])
    expect(found).toHaveLength(no)
    if (isReplicas) answeredByReplica += 1
  }
  // What several people share comes from there as well.
  await raiseSystemAlarm(runtime, 'disk.full')
  expect((await desk.call(notifications.alarms, {})).rows).toHaveLength(1)
})

test('A replica that is late is not waited for, and asked again when it has caught up', async () => {
  const { primary, standby } = await pair()
  const { runtime, desk, metric } = await serve(primary.url, standby.url)
  await untilUsed(runtime)
  expect(Number(await metric('replica_wait_seconds'))).toBeGreaterThan(0)
  await queryDatabase(standby.url, 'select pg_wal_replay_pause()')
  await until(async () => {
    const [row] = await queryDatabase(standby.url, `select pg_get_wal_replay_pause_state() = 'paused' as is`)
    return (row as { is: boolean }).is
  })
  await desk.call(feedbackTerms.add, { kind: 'trouble', term: '写下迟到' })
  expect(await written(desk)).toHaveLength(1)
  expect(await metric('replica_used')).toBe('0')
  await queryDatabase(standby.url, 'select pg_wal_replay_resume()')
  await untilUsed(runtime)
  expect(await metric('replica_used')).toBe('1')
})

test('A question whose replica ends is answered by the primary, and so are those after it until the replica is back', async () => {
  const { primary, standby, follow } = await pair()
  const { runtime, desk } = await serve(primary.url, standby.url)
  await untilUsed(runtime)
  const slow = runtime.reads.ask(db =>
    sql<{
      is: boolean
    }>`select pg_is_in_recovery() as is, pg_sleep(case when pg_is_in_recovery() then 600 end)`.execute(db),
  )
  await until(async () => {
    const running = `select 1 from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()`
    return (await queryDatabase(standby.url, running)).length > 0
  })
  await standby.stop()
  expect((await slow).rows).toMatchObject([{ is: false }])
  await desk.call(feedbackTerms.add, { kind: 'trouble', term: '写下独自' })
  expect(await written(desk)).toHaveLength(1)
  await follow()
  await untilUsed(runtime)
  expect(await written(desk)).toHaveLength(1)
})

test('What is no replica of the primary is never read', async () => {
  const { primary, standby } = await pair()
  for (const [primaryUrl, readUrl] of [
    [primary.url, primary.url],
    [inject('templateUrl'), standby.url],
  ] as const) {
    const { db } = openDatabase(primaryUrl, 2)
    const replica = openReplica(readUrl, { primary: db, log, connections: 2, timeoutMs: 300_000 })
    expect(await replica.reads.current()).toBe(db)
    expect(replica.isUsed()).toBe(false)
    await Promise.all([replica.stop(), db.destroy()])
  }
})
