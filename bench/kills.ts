import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createWork } from './faults/acknowledged.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * `kill -9` of server, postmaster and one backend in turn, while apps place orders and pay and staff write notes. What was
 * acknowledged is kept, with its notifications. `node bench/kills.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 40)
const victims = ['server', 'postmaster', 'backend'] as const
/** Acknowledged writes between two kills, at least. */
const betweenKills = 12

const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-kills-'))
const { node, ...work } = await createWork(dataDir)

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function backendOf(parent: number): Promise<number | undefined> {
  for (const name of (await readdir('/proc')).filter(name => Number(name) > 0)) {
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map(file => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    )
    if (Number(stat?.split(') ')[1]?.split(' ')[1]) === parent && command?.includes('citydesk citydesk'))
      return Number(name)
  }
  return undefined
}

async function kill(victim: (typeof victims)[number]): Promise<void> {
  if (victim === 'server') return node.signal('SIGKILL')
  const parent = await postmaster()
  const pid = victim === 'postmaster' ? parent : await backendOf(parent)
  if (!pid) throw new Error('No backend serves the server.')
  process.kill(pid, 'SIGKILL')
}

async function startAgain(): Promise<void> {
  const pid = node.pid()
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await pause(10)
  await node.start()
}

try {
  await work.start()
  for (let round = 0; round < rounds; round += 1) {
    const enough = work.count() + betweenKills
    while (work.count() < enough) await pause(20)
    const victim = victims[round % victims.length] ?? 'server'
    const killedAt = performance.now()
    await kill(victim)
    if (victim === 'server') await startAgain()
    await work.placeOne()
    const ms = Math.round(performance.now() - killedAt)
    console.log(`${String(round + 1).padStart(3)}  ${victim.padEnd(10)} ready after ${ms} ms`)
  }
  await work.stop()
  checkLimits(await work.lost())
} finally {
  await node.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
