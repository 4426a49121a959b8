import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test as testAnywhere } from 'vitest'
import { startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepRound } from '#server/postgres/continuous/keep.ts'
import { restoreMoment } from '#server/postgres/continuous/restore-moment.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { currentSystem } from '#server/postgres/operating-system.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { copiedFolder, emptyFolder, launch } from './postgres-launch.ts'
import { until } from './until.ts'

let created = ''

/** Not where root may make no user namespace: the product then refuses a continuous backup, and says so. */
export const test = testAnywhere.skipIf(process.getuid?.() === 0 && !(await canMakeNamespace()))

async function canMakeNamespace() {
  const [command, ...args] = [...(currentSystem.userNamespace ?? []), 'true']
  return command !== 'true' && new Promise<boolean>(done => execFile(command as string, args, error => done(!error)))
}

/** Creates a database for all tests of a file, which each of them copies. */
export function withCreatedDatabase(prepare: (url: string) => Promise<unknown> = async () => {}): void {
  beforeAll(async () => {
    created = join(await mkdtemp(join(tmpdir(), 'citydesk-test-created-')), 'data')
    const { url, stop } = await launchPostgres({ dataDir: created, log: () => {} })
    await prepare(url)
    await stop()
  })
  afterAll(() => rm(join(created, '..'), { recursive: true, force: true }))
}

/** A data folder with a copy of it, and this key. */
export async function createdFolder(key = randomBytes(32).toString('hex')): Promise<{ dataDir: string; key: string }> {
  const dataDir = await copiedFolder(created)
  await writeKey(dataDir, key)
  return { dataDir, key }
}

export const writeKey = (dataDir: string, key: string) =>
  writeFile(join(dataDir, 'data.key'), `${key}\n`, { mode: 0o600 })

/** A database that is backed up, with a table and its first copy made. */
export async function backedUp() {
  const { dataDir, key } = await createdFolder()
  const folder = join(dataDir, '..', 'backup')
  await startContinuous(dataDir, folder)
  const postgres = await launch(dataDir)
  await queryDatabase(postgres.url, 'create table test_orders (no int primary key)')
  const kept = { dataDir, databaseUrl: postgres.url }
  expect(await keepRound(kept, Date.now())).toEqual({ trouble: '', isLate: false })
  return { ...kept, postgres, folder, key }
}

type BackedUp = Awaited<ReturnType<typeof backedUp>>

/** Answers a moment at which it was committed, and nothing after it. */
export async function order({ databaseUrl }: BackedUp, no: number): Promise<number> {
  await queryDatabase(databaseUrl, `insert into test_orders values (${no})`)
  const [row] = await queryDatabase<{ at: Date }>(databaseUrl, 'select clock_timestamp() as at')
  return row?.at.getTime() ?? Number.NaN
}

/** As PostgreSQL does by itself within the minute. */
export async function untilArchived({ databaseUrl, folder }: BackedUp) {
  const [row] = await queryDatabase<{ segment: string }>(
    databaseUrl,
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  )
  await until(() => existsSync(join(folder, 'wal', row?.segment ?? '')))
}

/** Restores into a folder that has nothing but the key. */
export async function restored({ folder, key }: Pick<BackedUp, 'folder' | 'key'>, to?: number) {
  const dataDir = await emptyFolder()
  await mkdir(dataDir, { recursive: true })
  await writeKey(dataDir, key)
  const said: string[] = []
  const restoring = restoreMoment({ dataDir, folder, to, log: sentence => said.push(sentence) })
  return {
    dataDir,
    said,
    restoring,
    async orders() {
      await restoring
      const { url } = await launch(dataDir)
      return (await queryDatabase<{ no: number }>(url, 'select no from test_orders order by no')).map(({ no }) => no)
    },
  }
}
