import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import { listCopies, startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepRound } from '#server/postgres/continuous/keep.ts'
import { restoreMoment } from '#server/postgres/continuous/restore-moment.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import {
  backedUp,
  createdFolder,
  order,
  restored,
  untilArchived,
  withCreatedDatabase,
} from '../setup/process/backed-up.ts'
import { killPostmaster } from '../setup/process/postgres-launch.ts'
import { until } from '../setup/process/until.ts'

withCreatedDatabase()

test('Of any moment exactly what was committed by then is restored, and without one all that was archived', async () => {
  const original = await backedUp()
  await order(original, 1)
  const second = await order(original, 2)
  await order(original, 3)
  await untilArchived(original)
  const fourth = await order(original, 4)
  await order(original, 5)
  await untilArchived(original)

  expect(await (await restored(original, second)).orders()).toEqual([1, 2])
  expect(await (await restored(original, fourth)).orders()).toEqual([1, 2, 3, 4])
  const whole = await restored(original)
  expect(await whole.orders()).toEqual([1, 2, 3, 4, 5])
  expect(whole.said.join()).toContain('Everything is there that was committed by')
  // What was restored is a database like any other.
  expect(await queryDatabase(original.databaseUrl, 'select count(*)::int as orders from orders')).toEqual([
    { orders: 5 },
  ])
})

test('What was archived survives the loss of server, database and disk', async () => {
  const original = await backedUp()
  for (let no = 1; no <= 20; no++) await order(original, no)
  await untilArchived(original)
  await order(original, 21)
  await killPostmaster(original.dataDir)
  await original.postgres.stop()
  await rm(original.dataDir, { recursive: true })
  expect(await (await restored(original)).orders()).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('A copy is complete although rows are written and tables come and go while it is made', async () => {
  const original = await backedUp()
  const { databaseUrl, dataDir } = original
  let isWriting = true
  let no = 0
  const writing = (async () => {
    while (isWriting)
      await queryDatabase(
        databaseUrl,
        `insert into orders values (${++no}); create table t${no} as select * from orders; drop table if exists t${Math.max(0, no - 3)}`,
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

test('Uploaded files come back, also those deleted since the moment, and not those deleted before it', async () => {
  const original = await backedUp()
  const { dataDir, databaseUrl, folder } = original
  const files = join(dataDir, 'files')
  await mkdir(files)
  const before = new Date(Date.now() - 60_000)
  for (const name of ['kept', 'deleted early', 'deleted late']) {
    await writeFile(join(files, name), `content of ${name}`)
    await utimes(join(files, name), before, before)
  }
  await writeFile(join(files, 'being written'), 'half')
  const round = () => keepRound({ dataDir, databaseUrl }, Date.now())
  await round()
  await rm(join(files, 'deleted early'))
  await round()
  const moment = await order(original, 1)
  await order(original, 2)
  await untilArchived(original)
  await rm(join(files, 'deleted late'))
  await round()

  const copies = await readdir(join(folder, 'files'))
  expect(copies.toSorted()).toEqual(['deleted early.gone', 'deleted late.gone', 'kept'])
  expect((await readFile(join(folder, 'files', 'kept'))).includes('content')).toBe(false)
  const then = await restored(original, moment)
  await then.restoring
  expect((await readdir(join(then.dataDir, 'files'))).toSorted()).toEqual(['deleted late', 'kept'])
  expect(await readFile(join(then.dataDir, 'files', 'deleted late'), 'utf8')).toBe('content of deleted late')
})

test('What cannot be restored is refused with a sentence, and nothing is left of the attempt', async () => {
  const original = await backedUp()
  const moment = await order(original, 1)
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
  expect(await (await restored(original, moment)).orders()).toEqual([1])

  const copy = join(original.folder, 'base', base?.name ?? '')
  const whole = await readFile(copy)
  await writeFile(copy, whole.subarray(0, whole.length - 1))
  await refused(/is damaged/)
  await writeFile(copy, whole)

  const { dataDir: taken } = await createdFolder(original.key)
  await expect(restoreMoment({ dataDir: taken, folder: original.folder, log: () => {} })).rejects.toThrow(
    'a restore overwrites nothing',
  )
  await expect(startContinuous(taken, original.folder)).rejects.toThrow('is not empty')
})
