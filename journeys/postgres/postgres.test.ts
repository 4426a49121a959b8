import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchPostgres } from '#server/postgres/launch.ts'
import { currentSystem } from '#server/postgres/operating-system.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import {
  afterThisTest,
  copiedFolder,
  emptyFolder,
  killHard,
  killPostmaster,
  launch,
  postmasterOf,
  startServer,
  systems,
  workersOf,
} from '../setup/process/postgres-launch.ts'

const isRoot = process.getuid?.() === 0
const serving = /serving (\S+)\n/

let created = ''
beforeAll(async () => {
  created = join(await mkdtemp(join(tmpdir(), 'citydesk-test-created-')), 'data')
  const { stop } = await launchPostgres({ dataDir: created, log: () => {} })
  await stop()
})
afterAll(() => rm(join(created, '..'), { recursive: true, force: true }))
const createdFolder = () => copiedFolder(created)

describe.each(systems)('On $way', ({ system }) => {
  test('The first start creates a UTF-8 database that only this machine can reach, the second finds its rows', async () => {
    const dataDir = await emptyFolder()
    const first = await launch(dataDir, system)
    await queryDatabase(first.url, `create table shops (name text); insert into shops values ('老王麻辣烫')`)
    const [facts] = await queryDatabase(
      first.url,
      `select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as network`,
    )
    expect(facts).toEqual({ name: 'citydesk', encoding: 'UTF8', fsync: 'on', network: '' })
    await first.stop()
    expect(await postmasterOf(dataDir, system)).toBeUndefined()

    const second = await launch(dataDir, system)
    expect(await queryDatabase(second.url, 'select name from shops')).toEqual([{ name: '老王麻辣烫' }])
    expect(second.said).toEqual([])
  })

  test('After kill -9 of the server, an immediate restart continues with the data', async () => {
    const dataDir = await createdFolder()
    const { server, waitForOutput } = await startServer(dataDir, { system })
    const url = await waitForOutput(serving)
    await queryDatabase(url, 'create table orders (no int); insert into orders values (7)')
    await killHard(server)
    const again = await launch(dataDir, system)
    expect(await queryDatabase(again.url, 'select no from orders')).toEqual([{ no: 7 }])
    expect(again.said.join()).toContain('Adopted the running database')
    await again.stop()
    expect(await postmasterOf(dataDir, system)).toBeUndefined()
  })

  test('After kill -9 of server and database together, a restart recovers every committed row', async () => {
    const dataDir = await createdFolder()
    const { server, waitForOutput } = await startServer(dataDir, { system })
    const url = await waitForOutput(serving)
    await queryDatabase(url, 'create table orders (no int); insert into orders values (7)')
    await killHard(server)
    await killPostmaster(dataDir, system)
    expect(await queryDatabase((await launch(dataDir, system)).url, 'select no from orders')).toEqual([{ no: 7 }])
  })

  test('A database that is killed under a running server is restarted', async () => {
    const dataDir = await createdFolder()
    const { url, said } = await launch(dataDir, system)
    await killPostmaster(dataDir, system)
    while (!said.some(sentence => sentence.includes('started again'))) await sleep(50)
    const tries = async (): Promise<unknown> => queryDatabase(url, 'select 1 as one').catch(() => sleep(50).then(tries))
    expect(await tries()).toEqual([{ one: 1 }])
  })

  test('The processes that serve a database are found while it runs, and none after it stopped', async () => {
    const dataDir = await createdFolder()
    const { stop } = await launch(dataDir, system)
    expect((await workersOf(dataDir, system)).length).toBeGreaterThan(2)
    await stop()
    expect(await workersOf(dataDir, system)).toEqual([])
  })

  test('A second server on the same data is refused and told who owns it', async () => {
    const dataDir = await createdFolder()
    const owner = await startServer(dataDir, { system })
    await owner.waitForOutput(serving)
    await expect(launch(dataDir, system)).rejects.toThrow(`in use by the CityDesk server with process id ${owner.pid}`)
    expect(await readFile(join(dataDir, 'owner.json'), 'utf8')).toContain(`"pid":${owner.pid},`)
  })

  test('One process cannot own the same data twice, and its own lock survives the attempt', async () => {
    const dataDir = await createdFolder()
    await launch(dataDir, system)
    await expect(launch(dataDir, system)).rejects.toThrow('in use by the CityDesk server')
    const other = await startServer(dataDir, { system })
    expect(await other.waitForOutput(/(?:serving|LaunchRefused: ).*\n/)).toContain('in use by the CityDesk server')
  })

  test('Of two servers started at once on an empty folder, one serves and one is refused', async () => {
    const dataDir = await emptyFolder()
    const both = await Promise.all([startServer(dataDir, { system }), startServer(dataDir, { system })])
    const said = await Promise.all(both.map(({ waitForOutput }) => waitForOutput(/(?:serving|LaunchRefused: ).*\n/)))
    expect(said.filter(text => text.includes('serving'))).toHaveLength(1)
    expect(
      said.filter(text => /LaunchRefused: .* in use by the CityDesk server with process id \d+/.test(text)),
    ).toHaveLength(1)
  })

  test('Ctrl-C at the terminal shuts down server and database', async () => {
    const dataDir = await createdFolder()
    const { pid, waitForOutput } = await startServer(dataDir, { system })
    await waitForOutput(serving)
    process.kill(-pid, 'SIGINT')
    await waitForOutput(/stopped\n/)
    expect(await postmasterOf(dataDir, system)).toBeUndefined()
  })
})

test('After a first start that was killed, the next start can use the folder', async () => {
  const dataDir = await emptyFolder()
  const { server, waitForOutput } = await startServer(dataDir)
  const unfinished = async () => (await readdir(dataDir)).find(name => name.startsWith('postgres-unfinished-'))
  await waitForOutput(/Creating/)
  const hasBegun = async () => (await readdir(join(dataDir, (await unfinished()) ?? 'none')).catch(() => [])).length > 0
  while (!(await hasBegun())) await sleep(5)
  await killHard(server)
  expect(await readdir(dataDir)).not.toContain('postgres')

  const next = await launch(dataDir)
  expect(await queryDatabase(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  const last = await launch(dataDir)
  expect(await queryDatabase(last.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await unfinished()).toBeUndefined()
})

test('Why a database did not start is said although its words arrive after its end', async () => {
  const dataDir = await createdFolder()
  await writeFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), "shared_buffers = 'much'\n")
  // It is taken for ended as soon as it is started.
  const system = { ...currentSystem, findProcess: () => undefined }
  await expect(launchPostgres({ dataDir, system, log: () => {} })).rejects.toThrow(
    /did not start: .*(FATAL|postgresql\.auto\.conf)/,
  )
})

test('A folder name too long for a socket still works', async () => {
  const dataDir = await emptyFolder('同城管家'.repeat(8), 'a folder, with "everything"')
  const { url } = await launch(dataDir)
  const socketFolder = decodeURIComponent(/@([^:]+):/.exec(url)?.[1] ?? '')
  afterThisTest(() => rm(socketFolder, { recursive: true }))
  expect(await queryDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('Data of another PostgreSQL version, and a folder with other files, are refused with a message', async () => {
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
  'As root without user namespaces, PostgreSQL runs as the user nobody in a folder that it can enter',
  async () => {
    const dataDir = await emptyFolder()
    const path = join(dataDir, '..', 'bin')
    await mkdir(path)
    await writeFile(join(path, 'unshare'), '#!/bin/sh\necho unshare failed: Operation not permitted >&2\nexit 1\n', {
      mode: 0o755,
    })
    const sharedFolder = await mkdtemp(join(tmpdir(), 'citydesk-test-shared-'))
    await chmod(sharedFolder, 0o755)
    afterThisTest(() => rm(sharedFolder, { recursive: true, force: true }))
    const { server, waitForOutput } = await startServer(dataDir, { sharedFolder, path })
    expect(await waitForOutput(/the database lives in (.*)\n/)).toContain(sharedFolder)
    await queryDatabase(await waitForOutput(serving), 'create table orders (no int)')
    await killHard(server)
    // User namespaces allowed again: it stays in that folder, and belongs to the same user.
    expect(await queryDatabase((await launch(dataDir)).url, 'select no from orders')).toEqual([])
  },
)
