import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../e2e/setup/process/free-port.ts'
import { createMember, isOldPatroni, type Member, type Ports, type Shared } from './member.ts'
import { end, own, start } from './processes.ts'
import { findPrograms, type Programs } from './programs.ts'

const timeoutMs = 120_000

export type Cluster = {
  /** Leads to whichever member is the primary. */
  databaseUrl: string
  /** Leads to the others. */
  readUrl: string
  members: Member[]
  /** What stands where, for the person at the terminal. */
  describe(): string[]
  primary(): Promise<Member>
  /** Resolves when one is the primary and both others follow it, one of them synchronously. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/** Three PostgreSQL under Patroni and etcd, replicated synchronously, behind HAProxy, on loopback; ended and removed by `stop`, which `begun` is told before all of it runs. */
export async function startCluster(
  say: (sentence: string) => void,
  begun: (stop: () => Promise<void>) => void = () => undefined,
): Promise<Cluster> {
  const programs = await findPrograms(['etcd', 'patroni', 'haproxy'], say)
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-cluster-'))
  await own(programs, folder)
  const undo: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  begun(stop)
  try {
    const etcd = await startEtcd(programs, folder, undo)
    const password = randomBytes(12).toString('hex')
    const shared = { programs, folder, etcd, password, undo }
    const members = await Promise.all(['pg1', 'pg2', 'pg3'].map(name => createMember(name, shared)))
    for (const member of members) member.revive()
    const { port, readPort } = await startHaproxy({ programs, folder, members, undo })
    const urlAt = (at: number) => `postgres://citydesk:${password}@127.0.0.1:${at}/citydesk`
    const primary = () => until('a primary', async () => (await filterAsync(members, member => member.isPrimary()))[0])
    await primary()
    await createDatabase(port, password)
    const cluster: Cluster = {
      databaseUrl: urlAt(port),
      readUrl: urlAt(readPort),
      members,
      describe: () => [
        `etcd       127.0.0.1:${etcd}`,
        ...members.map(
          ({ name, ports }) =>
            `${name.padEnd(10)} PostgreSQL 127.0.0.1:${ports.postgres}, Patroni http://127.0.0.1:${ports.rest}/cluster`,
        ),
        `HAProxy    127.0.0.1:${port}, to the primary; 127.0.0.1:${readPort}, to the others`,
        `data       ${folder}`,
      ],
      primary,
      async untilWhole() {
        const look = async () => (await Promise.all(members.map(isWhole))).some(Boolean)
        await until('three members in step', look).catch(async error => {
          throw new Error(`${error.message}\n${await describeState(members)}`)
        })
      },
      stop,
    }
    await cluster.untilWhole()
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

async function startEtcd(programs: Programs, folder: string, undo: Shared['undo']): Promise<number> {
  const [client, peer] = [await freePort(), await freePort()]
  const data = join(folder, 'etcd')
  await mkdir(data, { mode: 0o700 })
  await own(programs, data)
  const [clients, peers] = [client, peer].map(port => `http://127.0.0.1:${port}`) as [string, string]
  const child = start(programs, programs.paths.etcd, [
    '--name=only',
    ...(isOldPatroni(programs) ? ['--enable-v2=true'] : []),
    `--data-dir=${data}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=only=${peers}`,
  ])
  undo.push(() => end(child, 'SIGTERM'))
  await until('etcd', () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return client
}

type Front = Pick<Shared, 'programs' | 'folder' | 'undo'> & { members: { name: string; ports: Ports }[] }

/** Sends clients to the member whose Patroni says that it is the primary, and those of the second port to the others; ends their sessions where that changes. */
async function startHaproxy({ programs, folder, members, undo }: Front) {
  const [port, readPort] = [await freePort(), await freePort()]
  const config = join(folder, 'haproxy.cfg')
  const servers = members.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgresLine} check port ${ports.restLine}`,
  )
  const listen = (role: string, at: number) => `listen ${role}
  bind 127.0.0.1:${at}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
  await writeFile(
    config,
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
${listen('primary', port)}${listen('replica', readPort)}`,
    { mode: 0o644 },
  )
  const child = start(programs, programs.paths.haproxy, ['-db', '-f', config])
  undo.push(() => end(child, 'SIGTERM'))
  return { port, readPort }
}

async function createDatabase(port: number, password: string): Promise<void> {
  await until('the database', async () => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query(`select from pg_roles where rolname = 'citydesk'`)
      if (!rowCount) await client.query(`create role citydesk login password '${password}'`)
      await client.query('create database citydesk owner citydesk')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

type ClusterState = { members: { role: string; state: string; lag?: number | string }[] }

async function isWhole({ ports }: { ports: Ports }): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal: AbortSignal.timeout(1000) }).catch(
    () => undefined,
  )
  if (!answer?.ok) return false
  const { members } = (await answer.json()) as ClusterState
  const inStep = members.filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = inStep.map(({ role }) => role)
  return inStep.length === 3 && roles.includes('leader') && roles.includes('sync_standby')
}

/** What the first member that answers says of all of them, and the last that Patroni of each wrote. */
async function describeState(members: readonly (Member & { ports: Ports })[]): Promise<string> {
  const asked = members.map(({ ports }) =>
    fetch(`http://127.0.0.1:${ports.rest}/cluster`).then(answer => answer.text()),
  )
  const state = await Promise.any(asked).catch(() => 'No member answers.')
  const written = await Promise.all(members.map(async member => `${member.name}:\n${await member.lastLines()}`))
  return [state, ...written].join('\n')
}

async function filterAsync<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const found = await Promise.all(items.map(holds))
  return items.filter((_, at) => found[at])
}

async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s in vain for ${what}.`)
    await pause(100)
  }
}
