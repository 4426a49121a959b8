import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { listCopies, startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepRound } from '#server/postgres/continuous/keep.ts'
import { migrateAll } from '#server/process/start.ts'
import { findRunning } from '../../commands/start/database.ts'
import { spawnServer } from '../../e2e/setup/process/server-process.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { createdFolder, test, withCreatedDatabase, writeKey } from '../setup/process/backed-up.ts'
import { emptyFolder, launch } from '../setup/process/postgres-launch.ts'
import { runProgram } from '../setup/process/run-program.ts'
import { until } from '../setup/process/until.ts'

withCreatedDatabase(migrateAll)

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
  const { dataDir: running } = await createdFolder()
  const { url: databaseUrl } = await launch(running)
  await startContinuous(running, join(running, '..', 'backup'))
  expect(await keepRound({ dataDir: running, databaseUrl }, Date.now())).toEqual({
    trouble: expect.stringContaining('begins with the next start'),
    isLate: false,
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
