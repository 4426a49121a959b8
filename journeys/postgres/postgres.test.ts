import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { launchPostgres } from '#server/postgres/launch.ts'
import { seePostmaster, shutDown } from '#server/postgres/processes.ts'

const cleanups: (() => Promise<unknown>)[] = []
const isRoot = process.getuid?.() === 0

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A data folder of the test's own; whatever still serves it afterwards is stopped. */
async function emptyFolder(...deeper: string[]) {
  const top = await mkdtemp(join(tmpdir(), 'citydesk-test-'))
  const dataDir = join(top, ...deeper, 'data')
  cleanups.push(async () => {
    const cluster = await realpath(join(dataDir, 'postgres')).catch(() => join(dataDir, 'postgres'))
    const left = seePostmaster(cluster)
    if (left) await shutDown(left)
    await rm(top, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return dataDir
}

async function launch(dataDir: string) {
  const said: string[] = []
  const postgres = await launchPostgres({ dataDir, log: sentence => said.push(sentence) })
  cleanups.push(() => postgres.stop())
  return { ...postgres, said }
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}

/** A server process of its own, as the person at the terminal starts it: Ctrl-C stops it in order. */
function startServer(dataDir: string, { sharedFolder = '/var/lib/citydesk', path = '' } = {}) {
  const script = `
    const { launchPostgres } = await import(${JSON.stringify(new URL('../../server/postgres/launch.ts', import.meta.url).href)})
    const [dataDir, sharedFolder] = process.argv.slice(1)
    try {
      const postgres = await launchPostgres({ dataDir, sharedFolder, log: sentence => console.log(sentence) })
      process.once('SIGINT', () => postgres.stop().then(() => console.log('stopped'), console.log).then(() => process.exit()))
      setInterval(() => {}, 1000)
      console.log('serving ' + postgres.url)
    } catch (error) { console.log(error.name + ': ' + error.message) }`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir, sharedFolder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${path}:${process.env.PATH}` },
  })
  cleanups.push(async () => killHard(server))
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  async function hears(pattern: RegExp) {
    for (;;) {
      const found = pattern.exec(said)
      if (found) return found[1] ?? found[0]
      if (server.stdout.readableEnded) throw new Error(`ended without ${pattern}: ${said}`)
      await Promise.race([once(server.stdout, 'data'), once(server.stdout, 'end')])
    }
  }
  return { server, pid: server.pid ?? 0, hears }
}

const serving = /serving (\S+)\n/

async function killHard(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

test('The first start makes a UTF-8 database that only this machine reaches, the second finds its rows', {
  timeout: 60_000,
}, async () => {
  const dataDir = await emptyFolder()
  const first = await launch(dataDir)
  await query(first.url, `create table shops (name text); insert into shops values ('老王麻辣烫')`)
  const [facts] = await query(
    first.url,
    `select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('listen_addresses') as network`,
  )
  expect(facts).toEqual({ name: 'citydesk', encoding: 'UTF8', fsync: 'on', network: '' })
  await first.stop()
  expect(seePostmaster(join(dataDir, 'postgres'))).toBeUndefined()

  const second = await launch(dataDir)
  expect(await query(second.url, 'select name from shops')).toEqual([{ name: '老王麻辣烫' }])
  expect(second.said).toEqual([])
})

test('A first start killed half-way leaves a folder that the next start can use', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder()
  const { server, hears } = startServer(dataDir)
  const unfinished = async () => (await readdir(dataDir)).find(name => name.startsWith('postgres-unfinished-'))
  await hears(/Creating/)
  const hasBegun = async () => (await readdir(join(dataDir, (await unfinished()) ?? 'none')).catch(() => [])).length > 0
  while (!(await hasBegun())) await sleep(5)
  await killHard(server)
  expect(await readdir(dataDir)).not.toContain('postgres')

  const next = await launch(dataDir)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  const last = await launch(dataDir)
  expect(await query(last.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await unfinished()).toBeUndefined()
})

test('After kill -9 of the server, an immediate restart goes on with the data', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder()
  const { server, hears } = startServer(dataDir)
  const url = await hears(serving)
  await query(url, 'create table orders (no int); insert into orders values (7)')
  await killHard(server)
  const again = await launch(dataDir)
  expect(await query(again.url, 'select no from orders')).toEqual([{ no: 7 }])
  expect(again.said.join()).toContain('Adopted the running database')
  await again.stop()
  expect(seePostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})

test('After kill -9 of server and database together, a restart recovers every committed row', {
  timeout: 60_000,
}, async () => {
  const dataDir = await emptyFolder()
  const { server, hears } = startServer(dataDir)
  const url = await hears(serving)
  await query(url, 'create table orders (no int); insert into orders values (7)')
  await killHard(server)
  process.kill(seePostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')
  expect(await query((await launch(dataDir)).url, 'select no from orders')).toEqual([{ no: 7 }])
})

test('A database that is killed under a running server comes back by itself', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder()
  const { url, said } = await launch(dataDir)
  process.kill(seePostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')
  while (!said.some(sentence => sentence.includes('started again'))) await sleep(50)
  const tries = async (): Promise<unknown> => query(url, 'select 1 as one').catch(() => sleep(50).then(tries))
  expect(await tries()).toEqual([{ one: 1 }])
})

test('A second server on the same data is refused and told who owns it', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder()
  const owner = startServer(dataDir)
  await owner.hears(serving)
  await expect(launch(dataDir)).rejects.toThrow(`in use by the CityDesk server with process id ${owner.pid}`)
  expect(await readFile(join(dataDir, 'owner.json'), 'utf8')).toContain(`"pid":${owner.pid},`)
})

test('Of two servers started at once on an empty folder, one serves and one is refused', {
  timeout: 60_000,
}, async () => {
  const dataDir = await emptyFolder()
  const both = [startServer(dataDir), startServer(dataDir)]
  const said = await Promise.all(both.map(({ hears }) => hears(/(?:serving|LaunchRefused: ).*\n/)))
  expect(said.filter(text => text.includes('serving'))).toHaveLength(1)
  expect(
    said.filter(text => /LaunchRefused: .* in use by the CityDesk server with process id \d+/.test(text)),
  ).toHaveLength(1)
})

test('Ctrl-C at the terminal stops server and database in order', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder()
  const { pid, hears } = startServer(dataDir)
  await hears(serving)
  process.kill(-pid, 'SIGINT')
  await hears(/stopped\n/)
  expect(seePostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})

test('A folder name too long for a socket still works', { timeout: 60_000 }, async () => {
  const dataDir = await emptyFolder('同城管家'.repeat(8), 'a folder, with "everything"')
  const { url } = await launch(dataDir)
  cleanups.push(() => rm(decodeURIComponent(/@([^:]+):/.exec(url)?.[1] ?? ''), { recursive: true }))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Data of another PostgreSQL version, and a folder with other files, are refused in words', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await expect(launch(dataDir)).rejects.toThrow('holds files, but no PostgreSQL data')
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(launch(dataDir)).rejects.toThrow('was made by PostgreSQL 17')
  await writeFile(`${dataDir}-file`, '')
  await expect(launch(join(`${dataDir}-file`, 'data'))).rejects.toThrow('a file is where a folder is needed')
})

test.skipIf(!isRoot)(
  'Root without user namespaces is served by nobody, from a folder nobody can reach',
  { timeout: 60_000 },
  async () => {
    const dataDir = await emptyFolder()
    const path = join(dataDir, '..', 'bin')
    await mkdir(path)
    await writeFile(join(path, 'unshare'), '#!/bin/sh\necho unshare failed: Operation not permitted >&2\nexit 1\n', {
      mode: 0o755,
    })
    const sharedFolder = await mkdtemp(join(tmpdir(), 'citydesk-test-shared-'))
    await chmod(sharedFolder, 0o755)
    cleanups.unshift(() => rm(sharedFolder, { recursive: true, force: true }))
    const { server, hears } = startServer(dataDir, { sharedFolder, path })
    expect(await hears(/the database lives in (.*)\n/)).toContain(sharedFolder)
    await query(await hears(serving), 'create table orders (no int)')
    await killHard(server)
    // User namespaces allowed again: it stays where it is, and as whose it is.
    expect(await query((await launch(dataDir)).url, 'select no from orders')).toEqual([])
  },
)
