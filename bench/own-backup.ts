import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { readConfig } from '#server/kit/config.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { migrateAll } from '#server/process/start.ts'
import { end, own, start } from '../commands/cluster/processes.ts'
import { findPrograms } from '../commands/cluster/programs.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { freePort } from '../e2e/setup/process/free-port.ts'
import { createNode } from '../e2e/setup/process/nodes.ts'
import { createPeople } from './faults/people.ts'
import { createRandom } from './faults/random.ts'
import { app, write } from './faults/writers.ts'
import { checkLimits } from './lists/figures.ts'
import { encrypted, startSwift } from './swift.ts'

/**
 * A PostgreSQL of one's own under pgBackRest: while apps place and pay orders its server and disk are lost, and a moment before that is restored, as
 * docs/operations.md says: in a folder, or with `s3` in an object store. `node bench/own-backup.ts [s3]`
 */
const beforeMs = 8000
const afterMs = 8000
/** What was written within so long before the loss may be gone. */
const mostLostMs = 5000

const isInStore = process.argv[2] === 's3'
if (process.argv.length > 2 && !isInStore) throw new Error('Say s3 or nothing.')
const programs = await findPrograms(['pgbackrest'], console.log)
const folder = await mkdtemp(join(tmpdir(), 'citydesk-own-backup-'))
await own(programs, folder)
const undo: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
]
const [cluster, repository, settings] = [
  join(folder, 'data'),
  join(folder, 'repository'),
  join(folder, 'pgbackrest.conf'),
]
const port = await freePort()
const url = `postgres://postgres@127.0.0.1:${port}/citydesk`

/** As the user of PostgreSQL. */
const run = (program: string, args: string[]) => promisify(execFile)(program, args, { cwd: '/', ...programs.user })

const backrest = (...args: string[]) =>
  run(programs.paths.pgbackrest, [`--config=${settings}`, '--stanza=citydesk', ...args])

async function serve() {
  const child = start(programs, join(programs.postgres, 'postgres'), [
    '-D',
    cluster,
    '-c',
    `port=${port}`,
    '-c',
    `unix_socket_directories=${folder}`,
  ])
  for (;;) {
    const client = new Client({ connectionString: url.replace(/citydesk$/, 'postgres') })
    const isIn = await client.connect().then(
      () => client.query<{ away: boolean }>('select pg_is_in_recovery() as away'),
      () => undefined,
    )
    await client.end().catch(() => undefined)
    if (isIn?.rows[0]?.away === false) return child
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`)
    await pause(100)
  }
}

try {
  for (const path of [cluster, repository]) {
    await mkdir(path)
    await own(programs, path)
  }
  await writeFile(
    settings,
    `[global]
${isInStore ? await inStore() : `repo1-path=${repository}`}
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${randomBytes(24).toString('base64')}
log-path=${folder}
lock-path=${folder}
start-fast=y

[citydesk]
pg1-path=${cluster}
pg1-port=${port}
pg1-socket-path=${folder}
`,
    { mode: 0o644 },
  )
  await run(join(programs.postgres, 'initdb'), [
    '-D',
    cluster,
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-U',
    'postgres',
  ])
  const archive = `${programs.paths.pgbackrest} --config=${settings} --stanza=citydesk archive-push %p`
  await writeFile(
    join(cluster, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_timeout = 5s\narchive_command = '${archive}'\n`,
  )
  let postgres = await serve()
  undo.push(() => end(postgres, 'SIGINT'))
  await backrest('stanza-create')
  await run(join(programs.postgres, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'citydesk'])
  await migrateAll(url)
  const { db } = openDatabase(url, 6)
  const config = readConfig({ DATA_DIR: join(folder, 'files'), DATA_KEY: testDataKey })
  const scopes = ['order.write', 'event.payment'] as const
  await createApp(
    { db, config },
    { ...app, name: 'backup', kind: 'customer', scopes: [...scopes], ratePerSecond: 10_000 },
  )
  const people = await createPeople(db)
  const node = await createNode(url, { DATA_DIR: config.DATA_DIR })
  await node.start()
  undo.push(() => node.stop())
  await backrest('backup', '--type=full')
  const stopping = new AbortController()
  const writing = write({ db, people, urls: [node.url], random: createRandom(Date.now()), signal: stopping.signal })
  await pause(beforeMs)
  const paidBy = await paidIn(db)
  const moment = new Date()
  await pause(afterMs)
  stopping.abort()
  await writing
  const last = await paidIn(db)
  const lostAt = Date.now()
  await node.stop()
  await db.destroy()
  await end(postgres, 'SIGKILL')
  await rm(cluster, { recursive: true })

  const restored = async (...to: string[]) => {
    await mkdir(cluster)
    await own(programs, cluster)
    await backrest('restore', ...to)
    postgres = await serve()
    const again = openDatabase(url, 2).db
    try {
      return { paid: await paidIn(again), ledger: await compareLedger(again) }
    } finally {
      await again.destroy()
      await end(postgres, 'SIGINT')
      await rm(cluster, { recursive: true })
    }
  }
  // First: a database that was restored to a moment goes on with a history of its own, which the next restore would follow.
  const whole = await restored()
  const then = await restored(
    '--type=time',
    `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
    '--target-action=promote',
  )
  const gone = [...last].filter(([no]) => !whole.paid.has(no))
  checkLimits([
    {
      what: 'paid by the moment and not there',
      value: [...paidBy].filter(([no]) => !then.paid.has(no)).length,
      most: 0,
    },
    {
      what: 'paid after the moment and there',
      value: [...then.paid].filter(([, at]) => at > moment.getTime()).length,
      most: 0,
    },
    { what: 'wrong in the ledger of the moment', value: then.ledger.wrong, most: 0 },
    {
      what: 'paid by the moment, too few of which prove nothing: 20 without',
      value: Math.max(0, 20 - paidBy.size),
      most: 0,
    },
    {
      what: 'the oldest payment that is gone, in ms before the loss',
      value: Math.max(0, ...gone.map(([, at]) => lostAt - at)),
      most: mostLostMs + 1000,
    },
  ])
  console.log(
    `${paidBy.size} orders were paid by the moment, ${last.size} by the loss, of which ${whole.paid.size} came back.`,
  )
} finally {
  for (const step of undo.reverse()) await step().catch(() => undefined)
}

/** As docs/operations.md has it, with a certificate that need not be checked. */
async function inStore(): Promise<string> {
  const swift = await startSwift(folder, undo)
  return `repo1-type=s3
repo1-path=/postgres
repo1-s3-bucket=${swift.storeName}
repo1-s3-endpoint=127.0.0.1
repo1-s3-region=${swift.area}
repo1-s3-uri-style=path
repo1-s3-key=${swift.keys.AWS_ACCESS_KEY_ID}
repo1-s3-key-secret=${swift.keys.AWS_SECRET_ACCESS_KEY}
repo1-storage-host=127.0.0.1
repo1-storage-port=${await encrypted(swift, folder, undo)}
repo1-storage-verify-tls=n`
}

/** The orders that are paid, with the time of their payment. */
async function paidIn(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('orders').select(['no', 'paid_at']).where('paid_at', 'is not', null).execute()
  return new Map(rows.map(({ no, paid_at }) => [no, paid_at ?? 0]))
}
