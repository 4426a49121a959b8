import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, own, start } from '../../commands/cluster/processes.ts'
import { findPrograms } from '../../commands/cluster/programs.ts'
import { freePort } from '../../e2e/setup/process/free-port.ts'
import { startDatabaseProxy } from '../../e2e/setup/proxy.ts'

export type Pooler = {
  /** Of the database through it. */
  url: string
  /** Otherwise a connection is somebody else's after each transaction. */
  keepsSessions: boolean
  restart(): Promise<void>
}

/** PgBouncer before a database: it pools transactions where it is new enough to know the names of statements. PGBOUNCER is the path of another one than Debian's. */
export async function startPooler(databaseUrl: string, undo: (() => Promise<unknown>)[]): Promise<Pooler> {
  const programs = await findPrograms(['pgbouncer'], console.log)
  const program = process.env.PGBOUNCER ?? programs.paths.pgbouncer
  const keepsSessions = !isNew(program)
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-pooler-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  await own(programs, folder)
  // It refuses root, and may not enter the folder of the database's socket as another user.
  const database = await startDatabaseProxy(databaseUrl)
  undo.push(() => database.stop())
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settingsOf({ port, to: new URL(database.url).port, keepsSessions }))
  await chmod(file, 0o644)
  let child = start(programs, program, [file])
  undo.push(() => end(child, 'SIGTERM'))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    keepsSessions,
    async restart() {
      await end(child, 'SIGTERM')
      child = start(programs, program, [file])
    },
  }
}

function isNew(program: string): boolean {
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(program, ['-V']).stdout.toString()) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

type Terms = { port: number; to: string; keepsSessions: boolean }

/** As `docs/operations.md` says. */
function settingsOf({ port, to, keepsSessions }: Terms): string {
  return `[databases]
* = host=127.0.0.1 port=${to} user=citydesk
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
max_client_conn = 300
default_pool_size = ${keepsSessions ? 100 : 20}
ignore_startup_parameters = extra_float_digits, idle_in_transaction_session_timeout
idle_transaction_timeout = 60
${keepsSessions ? 'pool_mode = session' : 'pool_mode = transaction\nmax_prepared_statements = 600'}
`
}
