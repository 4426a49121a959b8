import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { listCopies, startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepContinuous, keepRound } from '#server/postgres/continuous/keep.ts'
import { migrateAll } from '#server/process/start.ts'
import { findRunning } from '../../commands/start/database.ts'
import { spawnServer } from '../../e2e/setup/process/server-process.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import {
  backedUp,
  createdFolder,
  order,
  restored,
  untilArchived,
  withCreatedDatabase,
  writeKey,
} from '../setup/process/backed-up.ts'
import { afterThisTest, emptyFolder, launch } from '../setup/process/postgres-launch.ts'
import { runProgram } from '../setup/process/run-program.ts'
import { until } from '../setup/process/until.ts'

withCreatedDatabase()

test('Copies and log older than the days that are kept are deleted, and every moment since can be restored', async () => {
  const original = await backedUp()
  const { dataDir, databaseUrl, folder } = original
  await order(original, 1)
  await untilArchived(original)
  const [first] = await listCopies(folder)
  // Eight days later: a copy of the day after the first is the last one that is older than a week.
  await keepRound({ dataDir, databaseUrl }, Date.now() + dayMs)
  const [, second] = await listCopies(folder)
  const moment = await order(original, 2)
  await order(original, 3)
  await untilArchived(original)
  await keepRound({ dataDir, databaseUrl }, (second?.takenAt ?? 0) + 7 * dayMs)
  const left = await listCopies(folder)
  expect(left.map(({ name }) => name)).not.toContain(first?.name)
  expect(left[0]?.name).toBe(second?.name)
  const segments = (await readdir(join(folder, 'wal'))).filter(name => /^[0-9A-F]{24}$/.test(name))
  expect(segments.toSorted()[0]).toBe(second?.firstSegment)
  expect(await (await restored(original, moment)).orders()).toEqual([1, 2])
})

test('A segment that waits for ten minutes, or no copy for a day, is late; the alarm comes once, and the backup goes on by itself', async () => {
  const original = await backedUp()
  const { dataDir, databaseUrl, folder } = original
  await rename(folder, `${folder}-away`)
  await order(original, 1)
  await queryDatabase(databaseUrl, 'select pg_switch_wal()')
  await until(async () => {
    const [stats] = await queryDatabase<{ failed: number }>(
      databaseUrl,
      'select failed_count::int as failed from pg_stat_archiver',
    )
    return (stats?.failed ?? 0) > 0
  })
  const said: string[] = []
  let alarms = 0
  const end = keepContinuous({
    dataDir,
    databaseUrl,
    log: sentence => said.push(sentence),
    alarm: async () => void alarms++,
  })
  afterThisTest(end)
  await until(() => alarms)
  expect(said.join()).toContain('is older than a day')
  await end()
  expect(alarms).toBe(1)

  await rename(`${folder}-away`, folder)
  await mkdir(`${folder}/wal-aside`)
  await rename(join(folder, 'wal'), join(folder, 'wal-aside', 'wal'))
  const late = await keepRound({ dataDir, databaseUrl }, Date.now() + 11 * 60_000)
  expect(late).toMatchObject({ isLate: true, trouble: expect.stringContaining('has waited to be archived') })
  await rename(join(folder, 'wal-aside', 'wal'), join(folder, 'wal'))
  // As soon as PostgreSQL has noted that it is archived.
  await until(async () => (await keepRound({ dataDir, databaseUrl }, Date.now() + 11 * 60_000)).trouble === '')
  expect(await (await restored(original)).orders()).toEqual([1])
})

test('The two commands switch it on, restore a moment and say that ledger, log and figures are right', async () => {
  const { dataDir, key } = await createdFolder()
  const folder = join(dataDir, '..', 'backup')
  const target = await emptyFolder()
  await mkdir(target, { recursive: true })
  await writeKey(target, key)
  const run = (command: string, args: string[], folderOfData = dataDir) =>
    runProgram(process.execPath, [join('commands', `${command}.ts`), ...args], {
      env: { DATA_DIR: folderOfData, DATABASE_URL: '', DATA_KEY: '' },
    })
  const migrated = await launch(dataDir)
  await migrateAll(migrated.url)
  await migrated.stop()

  const on = await run('backup', ['--continuous', folder])
  expect(on).toMatchObject({
    code: 0,
    output: expect.stringContaining('From now on changes are archived within 60 seconds'),
  })
  expect(await run('backup', ['--continuous', folder])).toMatchObject({ code: 0 })
  const now = shanghaiDateTime(Date.now() + 1000)
  const { url, stop } = await launch(dataDir)
  expect(await run('backup', ['--continuous', folder])).toMatchObject({
    code: 0,
    output: expect.stringContaining('Restart the server'),
  })
  // Until the second has passed.
  await until(() => shanghaiDateTime(Date.now()) > now)
  await queryDatabase(url, 'create table later (no int)')
  await queryDatabase(url, 'select pg_switch_wal()')
  await stop()

  expect(await run('restore', [folder, '--to', 'yesterday'], target)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no moment'),
  })
  const restoredTo = await run('restore', [folder, '--to', now], target)
  expect(restoredTo.output).toMatch(
    /The ledger is right[\s\S]*The log is whole[\s\S]*The figures are right[\s\S]*Restored/,
  )
  expect(restoredTo.code).toBe(0)
  const again = await launch(target)
  expect(await queryDatabase(again.url, `select to_regclass('later') as later`)).toEqual([{ later: null }])
  expect(await run('backup', ['--continuous', 'off'])).toMatchObject({ code: 0 })
  expect(await run('backup', ['--continuous'])).toMatchObject({ code: 1 })
})

test('The server keeps the backup while it runs, and raises one alarm where the folder is gone', async () => {
  const { dataDir } = await createdFolder()
  const folder = join(dataDir, '..', 'backup')
  await startContinuous(dataDir, folder)
  const start = () => spawnServer({ DATA_DIR: dataDir, DATABASE_URL: '', DATA_KEY: '', DEMO: '', LOG_LEVEL: 'silent' })
  const first = await start()
  await until(async () => (await listCopies(folder)).length === 1)
  await first.kill()
  await rename(folder, `${folder}-away`)
  const second = await start()
  const url = (await findRunning(dataDir)) ?? ''
  const alarms = () =>
    queryDatabase<{ kind: string }>(url, `select kind from notifications where kind = 'backup.late' and is_claimable`)
  await until(async () => (await alarms()).length > 0)
  expect(await alarms()).toHaveLength(1)
  await second.kill()
})
