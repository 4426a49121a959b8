import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateJobs, startJobs } from '#server/process/jobs/index.ts'
import { migrateAll } from '#server/process/start.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { databaseBefore } from '../setup/money/earlier-schema.ts'
import { until } from '../setup/process/until.ts'

const earlier = databaseBefore('0084_ends_of_freezes.sql')

beforeAll(async () => {
  await earlier.start(
    `insert into notifications (type, kind, to_permission, city_code) values (10, 'workers.thawed', 'workers.forceOffline', '410100')`,
  )
  await migrateJobs(earlier.url())
  await queryDatabase(
    earlier.url(),
    `select pgboss.create_queue('workers.thaw', '{"policy": "standard", "retryLimit": 7}')`,
    `insert into pgboss.job (name, policy, data, start_after) values
       ('workers.thaw', 'standard', '{"id": 7, "until": 1}', now()), ('workers.thaw', 'standard', '{"id": 8, "until": 2}', now() + interval '1 day')`,
  )
  await migrateAll(earlier.url())
})
afterAll(() => earlier.drop())

test('freezes that were to end before the upgrade end after it, each at its time', async () => {
  const queues = `select name, retry_limit as "retryLimit" from pgboss.queue where name like 'workers.%'`
  expect(await queryDatabase(earlier.url(), queues)).toEqual([{ name: 'workers.endFreeze', retryLimit: 7 }])
  const jobs = await startJobs(earlier.url(), pino({ level: 'silent' }))
  const done: number[] = []
  await jobs.work<{ id: number }>('workers.endFreeze', async ({ id }) => void done.push(id))
  await until(() => done.length > 0)
  await jobs.stop()
  const waiting = `select data from pgboss.job where state = 'created'`
  expect([done, await queryDatabase(earlier.url(), waiting)]).toEqual([[7], [{ data: { id: 8, until: 2 } }]])
})

test('notifications of freezes that ended keep their words', async () => {
  expect(await queryDatabase(earlier.url(), 'select kind from notifications')).toEqual([
    { kind: 'workers.freezeEnded' },
  ])
})
