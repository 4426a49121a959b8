import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateJobs, startJobs } from '#server/process/jobs/index.ts'
import { dropDatabase, urlOf } from '../../e2e/setup/data/databases.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { createDatabase } from '../setup/process/database.ts'
import { until } from '../setup/process/until.ts'

const template = inject('templateUrl')
const name = `repeated_work_${process.pid}`
const url = urlOf(template, name)

beforeAll(async () => {
  await createDatabase(template, name)
  await migrateJobs(url)
})
afterAll(() => dropDatabase(template, name))

test('of what is repeated every minute, one that fails is tried again alone, and keeps no other from its turn', async () => {
  const jobs = await startJobs(url, pino({ level: 'silent' }))
  const runs = { failing: 0, other: 0 }
  try {
    await jobs.repeat('journey.failing', '* * * * *', async () => {
      runs.failing += 1
      if (runs.failing === 1) throw new Error('The first time fails.')
    })
    await jobs.repeat('journey.other', '* * * * *', async () => {
      runs.other += 1
    })
    // What the clock does at the next minute.
    await queryDatabase(url, 'delete from pgboss.schedule')
    await queryDatabase(
      url,
      `insert into pgboss.job (name, policy, data) values ('jobs.everyMinute', 'standard', '{}')`,
    )
    await until(() => runs.failing === 2)
    const [left] = await queryDatabase<{ open: number }>(
      url,
      `select count(*)::int as open from pgboss.job where name ~ '^(journey|jobs)[.]' and state in ('created', 'retry')`,
    )
    expect([runs, left]).toEqual([{ failing: 2, other: 1 }, { open: 0 }])
  } finally {
    await jobs.stop()
  }
})
