import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { launchPostgres } from '#server/postgres/launch.ts'
import { currentSystem } from '#server/postgres/operating-system.ts'
import { portable } from '#server/postgres/portable.ts'
import { findPostmaster, shutDown } from '#server/postgres/processes.ts'

/** The way of this operating system, and the way of macOS, which works on Linux too. */
export const systems = [
  { way: 'the current system', system: currentSystem },
  { way: 'the portable way', system: portable },
]

/** Undone after the test, the last one first. */
export function afterThisTest(cleanup: () => Promise<unknown>): void {
  onTestFinished(async () => void (await cleanup()))
}

/** A data folder of the test's own; whatever still serves it afterwards is stopped. */
export async function emptyFolder(...deeper: string[]): Promise<string> {
  const top = await mkdtemp(join(tmpdir(), 'citydesk-test-'))
  const dataDir = join(top, ...deeper, 'data')
  afterThisTest(async () => {
    const left = findPostmaster(await clusterIn(dataDir))
    if (left) await shutDown(left)
    await rm(top, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return dataDir
}

/** A data folder with a copy of the database in another one, which nobody has open: creating it takes most of the CPU of a first start. */
export async function copiedFolder(created: string): Promise<string> {
  const dataDir = await emptyFolder()
  for (const part of ['postgres', 'postgres-log'])
    await cp(join(created, part), join(dataDir, part), { recursive: true })
  return dataDir
}

/** As root in the portable way the database moves to a folder that the user nobody can reach. */
export async function sharedFolderBeside(dataDir: string): Promise<string> {
  const top = dirname(dataDir)
  await chmod(top, 0o755)
  await mkdir(join(top, 'shared'), { recursive: true })
  return join(top, 'shared')
}

async function clusterIn(dataDir: string): Promise<string> {
  return realpath(join(dataDir, 'postgres')).catch(() => join(dataDir, 'postgres'))
}

export async function postmasterOf(dataDir: string, system = currentSystem) {
  return findPostmaster(await clusterIn(dataDir), system)
}

export async function workersOf(dataDir: string, system = currentSystem) {
  return system.findWorkers(await clusterIn(dataDir))
}

export async function killPostmaster(dataDir: string, system = currentSystem): Promise<void> {
  const postmaster = await postmasterOf(dataDir, system)
  if (!postmaster) throw new Error(`no PostgreSQL serves ${dataDir}`)
  process.kill(postmaster.pid, 'SIGKILL')
}

export async function launch(dataDir: string, system = currentSystem) {
  const said: string[] = []
  const log = (sentence: string) => said.push(sentence)
  const isElsewhere = system !== currentSystem
  const shared = isElsewhere ? { sharedFolder: await sharedFolderBeside(dataDir) } : {}
  const postgres = await launchPostgres({ dataDir, system, log, ...shared })
  afterThisTest(() => postgres.stop())
  return { ...postgres, said }
}

const fileUrl = (name: string) => JSON.stringify(new URL(`../../../server/postgres/${name}`, import.meta.url).href)

const serverScript = `
  const { launchPostgres } = await import(${fileUrl('launch.ts')})
  const { currentSystem } = await import(${fileUrl('operating-system.ts')})
  const { portable } = await import(${fileUrl('portable.ts')})
  const [dataDir, sharedFolder, way] = process.argv.slice(1)
  const system = way === 'portable' ? portable : currentSystem
  try {
    const postgres = await launchPostgres({ dataDir, sharedFolder, system, log: sentence => console.log(sentence) })
    process.once('SIGINT', () => postgres.stop().then(() => console.log('stopped'), console.log).then(() => process.exit()))
    setInterval(() => {}, 1000)
    console.log('serving ' + postgres.url)
  } catch (error) { console.log(error.name + ': ' + error.message) }`

/** A server process of its own, as the person at the terminal starts it: Ctrl-C stops it in order. */
export async function startServer(dataDir: string, { system = currentSystem, sharedFolder = '', path = '' } = {}) {
  const isElsewhere = system !== currentSystem
  const shared = sharedFolder || (isElsewhere ? await sharedFolderBeside(dataDir) : '/var/lib/citydesk')
  const args = ['--input-type=module', '-e', serverScript, dataDir, shared, isElsewhere ? 'portable' : 'current']
  const server = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${path}:${process.env.PATH}` },
  })
  afterThisTest(async () => killHard(server))
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  async function waitForOutput(pattern: RegExp) {
    for (;;) {
      const found = pattern.exec(said)
      if (found) return found[1] ?? found[0]
      if (server.stdout.readableEnded) throw new Error(`ended without ${pattern}: ${said}`)
      await Promise.race([once(server.stdout, 'data'), once(server.stdout, 'end')])
    }
  }
  return { server, pid: server.pid ?? 0, waitForOutput }
}

export async function killHard(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}
