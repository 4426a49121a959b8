import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import { listCopies, startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepContinuous, keepRound } from '#server/postgres/continuous/keep.ts'
import { restoreMoment } from '#server/postgres/continuous/restore-moment.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { backedUp, order, restored, test, untilArchived, withCreatedDatabase } from '../setup/process/backed-up.ts'
import { afterThisTest, emptyFolder, killPostmaster } from '../setup/process/postgres-launch.ts'
import { until } from '../setup/process/until.ts'

withCreatedDatabase()

test('Of any moment exactly what was committed by then is restored, with its uploaded files, and without one all that was archived, though server, database and disk are lost', async () => {
  const original = await backedUp()
  const { dataDir, databaseUrl, folder, postgres } = original
  const files = await uploaded(dataDir, ['kept', 'deleted early', 'deleted late'])
  await writeFile(join(files, 'being written'), 'half')
  const round = () => keepRound({ dataDir, databaseUrl }, Date.now())
  await round()
  await rm(join(files, 'deleted early'))
  await round()
  await order(original, 1)
  const moment = await order(original, 2)
  await order(original, 3)
  await untilArchived(original)
  await rm(join(files, 'deleted late'))
  await round()
  for (let no = 4; no <= 20; no++) await order(original, no)
  await untilArchived(original)
  await order(original, 21)
  await killPostmaster(dataDir)
  await postgres.stop()
  await rm(dataDir, { recursive: true })

  const copies = await readdir(join(folder, 'files'))
  expect(copies.toSorted()).toEqual(['deleted early.gone', 'deleted late.gone', 'kept'])
  expect((await readFile(join(folder, 'files', 'kept'))).includes('content')).toBe(false)
  const then = await restored(original, moment)
  expect(await then.orders()).toEqual([1, 2])
  expect((await readdir(join(then.dataDir, 'files'))).toSorted()).toEqual(['deleted late', 'kept'])
  expect(await readFile(join(then.dataDir, 'files', 'deleted late'), 'utf8')).toBe('content of deleted late')
  const whole = await restored(original)
  expect(await whole.orders()).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(whole.said.join()).toContain('Everything is there that was committed by')
  expect(await readdir(join(whole.dataDir, 'files'))).toEqual(['kept'])
})

/** A minute ago: younger ones may still be being written. */
async function uploaded(dataDir: string, names: string[]): Promise<string> {
  const files = join(dataDir, 'files')
  await mkdir(files)
  const before = new Date(Date.now() - 60_000)
  for (const name of names) {
    await writeFile(join(files, name), `content of ${name}`)
    await utimes(join(files, name), before, before)
  }
  return files
}

test('A copy is complete although rows are written and tables come and go while it is made', async () => {
  const original = await backedUp()
  const { databaseUrl, dataDir } = original
  let isWriting = true
  let no = 0
  const writing = (async () => {
    while (isWriting)
      await queryDatabase(
        databaseUrl,
        `insert into test_orders values (${++no}); create table t${no} as select * from test_orders; drop table if exists t${Math.max(0, no - 3)}`,
      )
  })()
  await until(() => no > 20)
  expect(await keepRound({ dataDir, databaseUrl }, Date.now() + dayMs - 1)).toMatchObject({ trouble: '' })
  isWriting = false
  await writing
  await untilArchived(original)
  expect(await listCopies(original.folder)).toHaveLength(2)
  expect(await (await restored(original)).orders()).toEqual(Array.from({ length: no }, (_, at) => at + 1))
})

test('What cannot be restored is refused with a sentence, and nothing is left of the attempt', async () => {
  const original = await backedUp()
  await order(original, 1)
  await untilArchived(original)
  await order(original, 2)
  await untilArchived(original)
  const [base] = await listCopies(original.folder)
  async function refused(sentence: RegExp, { to, key = original.key }: { to?: number; key?: string } = {}) {
    const attempt = await restored({ folder: original.folder, key }, to)
    await expect(attempt.restoring).rejects.toThrow(sentence)
    const left = await readdir(attempt.dataDir)
    expect(left.filter(name => /^postgres($|-unfinished)/.test(name))).toEqual([])
  }
  await refused(/The earliest moment that can be restored is/, { to: (base?.takenAt ?? 0) - 1 })
  await refused(/The archived log ends before/, { to: Date.now() + dayMs })
  await refused(/was encrypted with another key/, { key: randomBytes(32).toString('hex') })
  await refused(/no key to encrypt or read/, { key: 'none' })

  const wal = join(original.folder, 'wal')
  const segments = (await readdir(wal)).filter(name => /^[0-9A-F]{24}$/.test(name)).toSorted()
  const middle = segments.at(-2) ?? ''
  const bytes = await readFile(join(wal, middle))
  await rename(join(wal, middle), join(wal, 'aside'))
  await refused(/segment \w+ is missing/)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  await writeFile(join(wal, middle), bytes)
  await refused(/did not start/)
  await rename(join(wal, 'aside'), join(wal, middle))

  const copy = join(original.folder, 'base', base?.name ?? '')
  const whole = await readFile(copy)
  await writeFile(copy, whole.subarray(0, whole.length - 1))
  await refused(/is damaged/)
  await writeFile(copy, whole)

  const taken = await emptyFolder()
  await mkdir(join(taken, 'postgres'), { recursive: true })
  await expect(restoreMoment({ dataDir: taken, folder: original.folder, log: () => {} })).rejects.toThrow(
    'a restore overwrites nothing',
  )
  await expect(startContinuous(taken, original.folder)).rejects.toThrow('is not empty')
})

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
})
