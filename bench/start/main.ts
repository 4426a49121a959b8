import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFile } from '../../commands/start/build-server.ts'
import { ensureWeb } from '../../commands/start/build-web.ts'
import { freePort } from '../../e2e/setup/process/free-port.ts'
import { memoryOfFamily, type Share } from '../city/processes.ts'
import { readCounts, refuse } from '../lists/counts.ts'
import { checkLimits, percentiles } from '../lists/figures.ts'

/**
 * How long `npm start` takes until the product is ready, with an empty folder and with its own, and how much memory all its processes
 * take together. What is built and compiled once after each change is so before. `node bench/start/main.ts [starts]`
 */
const { starts } = readCounts({ starts: { usual: 5 } })
if (process.platform !== 'linux')
  refuse('Only Linux says how much memory processes share, so only there it is measured.')
const [mostFirstSeconds, mostLaterSeconds, mostMegabytes] = [3, 1, 220]
const mostWaitMs = 60_000
/** Until what a start leaves to do is done. */
const restMs = 10_000

type Started = { seconds: number; memory: readonly Share[] }

/** Starts the product, waits until it is ready, and stops it. */
async function startOnce(dataDir: string, isWeighed: boolean): Promise<Started> {
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '',
    LOG_LEVEL: 'silent',
  }
  const begun = performance.now()
  const child = spawn(process.execPath, [join('commands', 'run.mjs'), 'start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(child, `http://127.0.0.1:${port}/readyz`)
    const seconds = (performance.now() - begun) / 1000
    if (isWeighed) await pause(restMs)
    return { seconds, memory: isWeighed ? await memoryOfFamily(child.pid ?? 0) : [] }
  } finally {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await gone
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + mostWaitMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before it was ready.`)
    if (Date.now() > until) throw new Error(`npm start was not ready after ${mostWaitMs / 1000} s.`)
    await pause(10)
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
  return answer?.ok ?? false
}

/** What a process of the product is, in few words. */
function nameOf({ name }: Share): string {
  const [program = '', ...args] = name.split(' ')
  if (program.includes('postgres')) return 'PostgreSQL'
  const file = args.find(arg => /\.m?[jt]s$/.test(arg) && !arg.startsWith('file:'))
  return file ? basename(file) : program
}

await Promise.all([ensureWeb(), serverFile()])
const folder = await mkdtemp(join(tmpdir(), 'citydesk-start-'))
const dataDir = join(folder, 'data')
try {
  await startOnce(join(folder, 'compiled before'), false)
  const first = await startOnce(dataDir, false)
  const later: number[] = []
  for (let start = 0; start < starts; start += 1) later.push((await startOnce(dataDir, false)).seconds)
  const { memory } = await startOnce(dataDir, true)
  const groups = Map.groupBy(memory, nameOf)
  const sum = (shares: readonly Share[]) => shares.reduce((all, { megabytes }) => all + megabytes, 0)
  const table = [...groups].map(([name, own]) => ({ name, processes: own.length, MB: Math.round(sum(own)) }))
  console.table({ 'first start, s': first.seconds, 'later starts, median in s': percentiles(later).p50 })
  console.table(table)
  const parts = table.map(({ name, processes, MB }) => `${name} ${MB} MB (processes: ${processes})`)
  checkLimits([
    { what: 'first start, s', value: first.seconds, most: mostFirstSeconds },
    {
      what: 'later starts, median in s',
      value: percentiles(later).p50,
      most: mostLaterSeconds,
      says: `${starts} starts took ${later.map(seconds => seconds.toFixed(2)).join(', ')} s.`,
    },
    {
      what: 'memory of all processes, MB',
      value: memory.length > 0 ? sum(memory) : Number.NaN,
      most: mostMegabytes,
      says: `It is made of ${parts.join(', ')}.`,
    },
  ])
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
