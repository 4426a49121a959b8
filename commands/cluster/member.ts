import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../e2e/setup/process/free-port.ts'
import { startProxy, type UnreliableProxy } from '../../e2e/setup/proxy.ts'
import { end, familyOf, kill, own, postmasterOf, start } from './processes.ts'
import type { Programs } from './programs.ts'

/** Seconds: a primary that is silent for so long has lost its place. The least that Patroni keeps with a second between its rounds. */
const dcs = { ttl: 5, loop_wait: 1, retry_timeout: 2 }

/** A PostgreSQL with its Patroni. Others reach it by lines that can be cut. */
export type Member = {
  name: string
  /** Ends Patroni and PostgreSQL as a power cut does. */
  kill(): void
  /** Starts Patroni again, which starts PostgreSQL. */
  revive(): void
  /** All of its processes stand still, and go on. */
  freeze(): void
  thaw(): void
  /** Neither clients nor other members nor etcd reach it, nor it them. */
  cutOff(): void
  reconnect(): void
  isPrimary(): Promise<boolean>
  /** Of the log of its Patroni. */
  lastLines(): Promise<string>
}

/** Where a member is reached, by itself and by the lines that can be cut. */
export type Ports = { postgres: number; rest: number; postgresLine: number; restLine: number }

export type Shared = {
  programs: Programs
  folder: string
  etcd: number
  password: string
  undo: (() => Promise<unknown>)[]
}

export async function createMember(
  name: string,
  { programs, folder, etcd, password, undo }: Shared,
): Promise<Member & { ports: Ports }> {
  const [postgres, rest] = [await freePort(), await freePort()]
  const home = join(folder, name)
  await mkdir(home, { mode: 0o700 })
  await own(programs, home)
  const lines: UnreliableProxy[] = []
  for (const port of [postgres, rest, etcd]) lines.push(await startProxy({ host: '127.0.0.1', port }))
  undo.push(() => Promise.all(lines.map(line => line.stop())))
  const [postgresLine, restLine, etcdLine] = lines.map(({ port }) => port) as [number, number, number]
  const config = join(home, 'patroni.json')
  const terms = { name, home, password, programs, ports: { postgres, rest, postgresLine, restLine }, etcdLine }
  await writeFile(config, JSON.stringify(patroniSettings(terms)), { mode: 0o644 })
  let patroni: ChildProcess | undefined
  const processes = () => [patroni?.pid, ...familyOf(postmasterOf(home))].filter(pid => pid !== undefined)
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes()) kill(pid, signal)
  }
  undo.push(async () => {
    signalAll('SIGCONT')
    // Patroni stops its PostgreSQL first.
    if (patroni) await end(patroni, 'SIGTERM')
    signalAll('SIGKILL')
  })
  return {
    name,
    ports: terms.ports,
    kill: () => signalAll('SIGKILL'),
    revive() {
      patroni = start(programs, programs.paths.patroni, [config])
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    cutOff() {
      for (const line of lines) line.cutOff()
    },
    reconnect() {
      for (const line of lines) line.reconnect()
    },
    isPrimary: () => answers(`http://127.0.0.1:${rest}/primary`),
    async lastLines() {
      const log = await readFile(join(home, 'patroni.log'), 'utf8')
      return log.trimEnd().split('\n').slice(-20).join('\n')
    },
  }
}

/**
 * Up to 3.0.2, which Debian 12 has, a primary that stood still and goes on takes its lock back from the one that replaced it, by the third protocol of
 * etcd (patroni/patroni#2689): what that one confirmed is lost. By the second it does not.
 */
export function isOldPatroni({ paths }: Programs): boolean {
  const version = /(\d+)\.(\d+)\.(\d+)/.exec(execFileSync(paths.patroni, ['--version'], { encoding: 'utf8' }))
  const [major = 0, minor = 0, patch = 0] = version?.slice(1).map(Number) ?? []
  return major < 3 || (major === 3 && minor === 0 && patch < 3)
}

type MemberTerms = { name: string; home: string; password: string; programs: Programs; ports: Ports; etcdLine: number }

/** How the first of the members makes the database that the others copy. */
const bootstrapSettings = {
  dcs: {
    ...dcs,
    maximum_lag_on_failover: 2 ** 20,
    synchronous_mode: true,
    // A primary that was killed is replaced at once, and not started again first.
    primary_start_timeout: 0,
    master_start_timeout: 0,
    postgresql: {
      use_pg_rewind: true,
      use_slots: true,
      parameters: {
        max_connections: 200,
        wal_level: 'replica',
        wal_log_hints: 'on',
        max_wal_senders: 8,
        jit: 'off',
      },
    },
  },
  initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
}

/** Patroni reads YAML, of which JSON is a part. */
function patroniSettings({ name, home, password, programs, ports, etcdLine }: MemberTerms) {
  const login = (username: string) => ({ username, password })
  return {
    scope: 'citydesk',
    name,
    log: { dir: home, level: 'INFO' },
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.restLine}` },
    // The line to etcd stands for it: without this Patroni would go around it.
    [isOldPatroni(programs) ? 'etcd' : 'etcd3']: { host: `127.0.0.1:${etcdLine}`, use_proxies: true, protocol: 'http' },
    bootstrap: bootstrapSettings,
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${ports.postgresLine}`,
      data_dir: join(home, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      // A copy does not wait for the next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: home, wal_sender_timeout: '3s', wal_receiver_timeout: '3s' },
    },
  }
}

export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
